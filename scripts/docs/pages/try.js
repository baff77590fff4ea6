/* global SwaggerUIBundle */
// Call the deployment that serves this page, whatever its configured address is.
(async () => {
  const here = new URL('..', location.href);
  const response = await fetch(new URL('openapi.json', here));
  const spec = await response.json();
  SwaggerUIBundle({
    // The description of the API is on the reference page.
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
