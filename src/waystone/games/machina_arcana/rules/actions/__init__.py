"""What explorers do and suffer: moving, fighting, spaces, items."""
