"""What every painted board shares: its cached background, its names for screen readers, arrow and banner."""
