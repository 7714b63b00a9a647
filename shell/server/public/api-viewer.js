document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches)
window.SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: document.getElementById('viewer'),
  supportedSubmitMethods: [],
  // a noun at a time: of more than 150 rows the viewer renders only those in sight, and a browser finds no others
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
})
