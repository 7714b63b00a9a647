// A new message reloads the page; without JavaScript there is the link.
new EventSource('/changes').addEventListener('change', () => location.reload())
