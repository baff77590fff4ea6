import { fileURLToPath } from 'node:url';
import { defineConfig, type DefaultTheme } from 'vitepress';

/** Pages and files that VitePress does not build. Links to them must not go through its router. */
const OTHER_PAGES = /^\/(?:reference|try)(?:[#?]|$)/;
const SERVICE_FILES = /^\/(?:openapi\.(?:json|yaml)|referral\.js)$/;

const sidebar: DefaultTheme.SidebarItem[] = [
  {
    text: 'Start',
    items: [
      { text: 'Overview', link: '/' },
      { text: 'First chain in five minutes', link: '/first-chain' },
    ],
  },
  {
    text: 'Integrate',
    items: [
      { text: 'Browser or server mode', link: '/leads' },
      { text: 'Attribution and commissions', link: '/commissions' },
      { text: 'Browser snippet', link: '/snippet' },
      { text: 'Payments from Stripe', link: '/payments' },
      { text: 'SDKs', link: '/sdks' },
      { text: 'The document and your tools', link: '/tools' },
      { text: 'Test mode and readiness', link: '/test-mode' },
      { text: 'Errors and retries', link: '/errors' },
      { text: 'Key rotation', link: '/key-rotation' },
      { text: 'Command line', link: '/command-line' },
      { text: 'Conformance in your CI', link: '/conformance' },
    ],
  },
  {
    text: 'Recipes',
    collapsed: true,
    items: [
      { text: 'Overview', link: '/recipes/' },
      { text: 'Express', link: '/recipes/express' },
      { text: 'Next.js', link: '/recipes/nextjs' },
      { text: 'Django', link: '/recipes/django' },
      { text: 'FastAPI', link: '/recipes/fastapi' },
      { text: 'Ruby on Rails', link: '/recipes/rails' },
      { text: 'Go', link: '/recipes/go' },
      { text: 'Stripe Checkout', link: '/recipes/stripe-checkout' },
      { text: 'Paddle, Polar, Lemon Squeezy', link: '/recipes/payment-webhooks' },
      { text: 'Consent', link: '/recipes/consent' },
      { text: 'Privacy', link: '/recipes/privacy' },
      { text: 'First-party proxy', link: '/recipes/proxy' },
      { text: 'Migrate from another tool', link: '/recipes/migration' },
    ],
  },
  {
    text: 'Operate',
    items: [
      { text: 'Self-hosting', link: '/self-hosting' },
      { text: 'Scaling and its limits', link: '/scaling' },
      { text: 'Failures and recovery', link: '/faults' },
    ],
  },
  {
    text: 'Reference',
    items: [
      { text: 'API reference', link: '/reference', target: '_self' },
      { text: 'Try it', link: '/try', target: '_self' },
    ],
  },
];

export default defineConfig({
  title: 'Referral tracking',
  description: 'Guides and reference for the referral tracking service.',
  lang: 'en',
  base: '/docs/',
  cleanUrls: true,
  srcExclude: ['samples/**', 'decisions/**'],
  ignoreDeadLinks: [OTHER_PAGES, SERVICE_FILES],
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/docs/favicon.svg' }]],
  markdown: {
    config(md) {
      const render = md.renderer.rules.link_open!;
      md.renderer.rules.link_open = (tokens, index, ...rest) => {
        const token = tokens[index]!;
        const href = token.attrGet('href') ?? '';
        if (OTHER_PAGES.test(href) || SERVICE_FILES.test(href)) {
          // Relative, because VitePress does not change a link with a target; all guides are in one folder.
          token.attrSet('href', SERVICE_FILES.test(href) ? `..${href}` : `.${href}`);
          token.attrSet('target', '_self');
        }
        return render(tokens, index, ...rest);
      };
    },
  },
  // The theme detects a page's sidebar only in the browser and then moves the top bar: set its classes at build time.
  transformHtml: (html, _id, { page }) =>
    page === '404.md' ? undefined : html.replace('class="VPNavBar"', 'class="VPNavBar has-sidebar top"'),
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Guides', link: '/first-chain', activeMatch: '^/(?!$)' },
      { text: 'Reference', link: '/reference', target: '_self' },
      { text: 'Try it', link: '/try', target: '_self' },
    ],
    sidebar,
    outline: { level: [2, 3] },
    externalLinkIcon: false,
  },
  vite: {
    // A separate cache, so that this build and Vitest at the repository's root do not affect each other.
    cacheDir: fileURLToPath(new URL('cache', import.meta.url)),
    build: { chunkSizeWarningLimit: 2000 },
  },
});
