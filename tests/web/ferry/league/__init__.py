"""The room that the toy brings: a page that counts its visits, and a command."""
