"""How the program looks: themes, a style of our own, fonts, icons, and what the system asks for."""
