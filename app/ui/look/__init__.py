"""How the program looks: themes, style sheet, fonts, icons, and what the system asks for."""
