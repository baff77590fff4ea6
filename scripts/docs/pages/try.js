/* global SwaggerUIBundle */
// The deployment that serves this page is the one to call, whatever address it knows itself by.
(async () => {
  const here = new URL('..', location.href);
  const response = await fetch(new URL('openapi.json', here));
  const spec = await response.json();
  SwaggerUIBundle({
    // What the API is about stands in the reference.
    spec: { ...spec, info: { ...spec.info, description: '' }, servers: [{ url: here.href.replace(/\/$/, '') }] },
    dom_id: '#swagger-ui',
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
    displayRequestDuration: true,
    tryItOutEnabled: true,
    validatorUrl: null,
  });
})();
