document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches)
window.SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: document.getElementById('viewer'),
  supportedSubmitMethods: [],
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
})
