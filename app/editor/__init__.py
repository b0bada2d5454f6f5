"""The editor: a drawing board for layouts, with what is known of them as they are drawn."""
