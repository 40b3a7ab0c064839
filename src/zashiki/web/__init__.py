"""The web server: pages, JSON API, live socket, identity."""
