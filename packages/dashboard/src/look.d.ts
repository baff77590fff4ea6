// The style sheet that the build makes from the colours of all pages of the service.
declare module 'virtual:look.css';

declare module '@fontsource-variable/instrument-sans/index.css';
