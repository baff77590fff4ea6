import { fileURLToPath } from 'node:url';
import { defineConfig, type DefaultTheme } from 'vitepress';

/** What VitePress does not make, a link to which leaves its router: pages beside the guides, files of the service. */
const OTHER_PAGES = /^\/(?:reference|try)(?:[#?]|$)/;
const SERVICE_FILES = /^\/(?:openapi\.(?:json|yaml)|referral\.js)$/;

const sidebar: DefaultTheme.SidebarItem[] = [
  {
    text: 'Start',
    items: [
      { text: 'What it is', link: '/' },
      { text: 'First chain in five minutes', link: '/first-chain' },
    ],
  },
  {
    text: 'Integrate',
    items: [
      { text: 'Browser or server mode', link: '/leads' },
      { text: 'Attribution and commissions', link: '/commissions' },
      { text: 'The browser snippet', link: '/snippet' },
      { text: 'The payment processor', link: '/payments' },
      { text: 'The SDKs', link: '/sdks' },
      { text: 'Test mode and readiness', link: '/test-mode' },
      { text: 'Errors and retries', link: '/errors' },
      { text: 'Key rotation', link: '/key-rotation' },
      { text: 'The command line', link: '/command-line' },
      { text: 'Conformance in your CI', link: '/conformance' },
    ],
  },
  {
    text: 'Operate',
    items: [
      { text: 'Self-hosting', link: '/self-hosting' },
      { text: 'Scaling and its limits', link: '/scaling' },
      { text: 'When something fails', link: '/faults' },
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
  description: 'Guides and reference of the referral tracking service.',
  lang: 'en',
  base: '/docs/',
  cleanUrls: true,
  srcExclude: ['samples/**', 'decisions/**'],
  ignoreDeadLinks: [OTHER_PAGES, SERVICE_FILES],
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: './favicon.svg' }]],
  markdown: {
    config(md) {
      const render = md.renderer.rules.link_open!;
      md.renderer.rules.link_open = (tokens, index, ...rest) => {
        const token = tokens[index]!;
        const href = token.attrGet('href') ?? '';
        if (OTHER_PAGES.test(href) || SERVICE_FILES.test(href)) {
          // Relative, since VitePress leaves a link with a target as it is; all guides stand side by side.
          token.attrSet('href', SERVICE_FILES.test(href) ? `..${href}` : `.${href}`);
          token.attrSet('target', '_self');
        }
        return render(tokens, index, ...rest);
      };
    },
  },
  // The theme learns only in the browser that a page has a sidebar, and then moves the bar at the top.
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
    // The tests of the repository's root must not reach into the documentation's build.
    cacheDir: fileURLToPath(new URL('cache', import.meta.url)),
    build: { chunkSizeWarningLimit: 2000 },
  },
});
