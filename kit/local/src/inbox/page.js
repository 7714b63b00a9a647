// A new message loads the page again; without JavaScript there is the link.
new EventSource('/changes').addEventListener('change', () => location.reload())
