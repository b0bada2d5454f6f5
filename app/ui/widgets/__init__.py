"""Controls that Qt lacks or that behave alike everywhere: dropdowns, fields, lists, notes, toasts, focus."""
