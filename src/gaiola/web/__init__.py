"""The browser table: pages, live updates, and the guard at the door."""
