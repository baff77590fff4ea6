import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { defineConfig, type DefaultTheme, type MarkdownRenderer } from 'vitepress';
import { diagram } from './diagram.ts';
import { splitIntoSections } from './search.ts';
import { breakIdentifiers, labelCells } from './tables.ts';

/** Files that the service serves next to the documentation. Links to them must not go through VitePress's router. */
const SERVICE_FILES = /^\/(?:openapi\.(?:json|yaml)|referral\.js)$/;

const read = (name: string): string => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');

const guides: DefaultTheme.SidebarItem[] = [
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
      { text: 'Short addresses', link: '/short-addresses' },
      { text: 'Webhooks', link: '/webhooks' },
      { text: 'Webhook events', link: '/webhook-events' },
      { text: 'SDKs', link: '/sdks' },
      { text: 'The document and your tools', link: '/tools' },
      { text: 'Test mode and readiness', link: '/test-mode' },
      { text: 'Errors and retries', link: '/errors' },
      { text: 'Command line', link: '/command-line' },
      { text: 'Key rotation', link: '/key-rotation' },
    ],
  },
  {
    text: 'Payments',
    items: [
      { text: 'Payments from Stripe', link: '/payments' },
      { text: 'Paddle', link: '/processors/paddle' },
      { text: 'WooCommerce', link: '/processors/woocommerce' },
      { text: 'Shopify', link: '/processors/shopify' },
      { text: 'Polar', link: '/processors/polar' },
      { text: 'Lemon Squeezy', link: '/processors/lemonsqueezy' },
      { text: 'Catching up', link: '/catching-up' },
    ],
  },
  {
    text: 'Use the pages',
    items: [
      { text: 'Run a program', link: '/run-a-program' },
      { text: 'Invite partners', link: '/invite-partners' },
      { text: 'Why was this attributed?', link: '/why-attributed' },
      { text: 'For partners', link: '/for-partners' },
    ],
  },
  {
    text: 'Manage',
    items: [
      { text: 'Management API', link: '/management' },
      { text: 'Partners', link: '/management/partners' },
      { text: 'Links', link: '/management/links' },
      { text: 'Link hosts', link: '/management/link-hosts' },
      { text: 'Terms', link: '/management/terms' },
      { text: 'Discount codes', link: '/management/codes' },
      { text: 'Commissions', link: '/management/commissions' },
      { text: 'Payouts', link: '/management/payouts' },
      { text: 'Customers', link: '/management/customers' },
      { text: 'Mail', link: '/management/mail' },
      { text: 'Partner portal', link: '/management/portal' },
      { text: 'A day with the command line', link: '/management/day' },
    ],
  },
  {
    text: 'Recipes',
    link: '/recipes/',
    collapsed: true,
    items: [
      { text: 'Express', link: '/recipes/express' },
      { text: 'Next.js', link: '/recipes/nextjs' },
      { text: 'Django', link: '/recipes/django' },
      { text: 'FastAPI', link: '/recipes/fastapi' },
      { text: 'Ruby on Rails', link: '/recipes/rails' },
      { text: 'Go', link: '/recipes/go' },
      { text: 'Stripe Checkout', link: '/recipes/stripe-checkout' },
      { text: 'Receive webhooks', link: '/recipes/webhook-receiver' },
      { text: 'Sign in with Apple, SAML', link: '/recipes/cross-site' },
      { text: 'Without a script', link: '/recipes/without-script' },
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
      { text: 'Who signs in', link: '/sign-in/' },
      { text: 'Sign-in with Google', link: '/sign-in/google' },
      { text: 'Sign-in with Microsoft Entra', link: '/sign-in/entra' },
      { text: 'Sign-in with Keycloak', link: '/sign-in/keycloak' },
      { text: 'Operations', link: '/operations' },
      { text: 'Docker', link: '/docker' },
      { text: 'Kubernetes', link: '/kubernetes' },
      { text: 'systemd', link: '/systemd' },
      { text: 'Reverse proxy', link: '/reverse-proxy' },
      { text: 'High availability', link: '/high-availability' },
      { text: 'Upgrading', link: '/upgrading' },
      { text: 'Clicks through a log', link: '/clicks-log' },
    ],
  },
  {
    text: 'Reference',
    items: [
      { text: 'API reference', link: '/reference/' },
      { text: 'Try it', link: '/try' },
      { text: 'Changelog', link: '/changelog' },
    ],
  },
  {
    text: 'For maintainers',
    items: [
      { text: 'Conformance', link: '/conformance' },
      { text: 'Scaling and its limits', link: '/scaling' },
      { text: 'Failures and recovery', link: '/faults' },
    ],
  },
];

/** The operations by tag, as the reference was generated from the document. */
const operations = JSON.parse(read('generated/sidebar.json')) as DefaultTheme.SidebarItem[];
const reference: DefaultTheme.SidebarItem[] = [
  {
    items: [
      { text: 'Overview', link: '/reference/' },
      { text: 'Scopes', link: '/reference/scopes' },
      { text: 'Try it', link: '/try' },
      { text: 'Errors', link: '/errors' },
    ],
  },
  ...operations,
];

/** Makes links to files of the service relative, because VitePress does not change a link with a target. */
function linkServiceFiles(md: MarkdownRenderer): void {
  const render = md.renderer.rules.link_open!;
  md.renderer.rules.link_open = (tokens, index, options, env: { relativePath?: string }, self) => {
    const token = tokens[index]!;
    const href = token.attrGet('href') ?? '';
    if (SERVICE_FILES.test(href)) {
      const depth = (env.relativePath ?? '').split('/').length;
      token.attrSet('href', `${'../'.repeat(depth).slice(0, -1)}${href}`);
      token.attrSet('target', '_self');
    }
    return render(tokens, index, options, env, self);
  };
}

/** Draws code blocks with the language `mermaid`. */
function drawDiagrams(md: MarkdownRenderer): void {
  const render = md.renderer.rules.fence!;
  md.renderer.rules.fence = (tokens, index, ...rest) => {
    const { info, content } = tokens[index]!;
    return info.trim() === 'mermaid' ? diagram(content, `diagram-${index}`) : render(tokens, index, ...rest);
  };
}

const language = `<script>${transformSync(read('language.js'), { minify: true }).code.trim()}</script>`;

export default defineConfig({
  title: 'Referral tracking',
  description: 'Guides and reference for the referral tracking service.',
  lang: 'en',
  base: '/docs/',
  cleanUrls: true,
  srcExclude: ['samples/**', 'decisions/**'],
  ignoreDeadLinks: [SERVICE_FILES],
  transformHead: ({ siteData: { base } }) => [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${base}favicon.svg` }],
  ],
  metaChunk: true,
  // Otherwise each page loads the twenty guides of the sidebar, two thirds of its weight.
  router: { prefetchLinks: false },
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      linkServiceFiles(md);
      drawDiagrams(md);
      labelCells(md);
      breakIdentifiers(md);
    },
  },
  // The theme detects a page's sidebar only in the browser and then moves the top bar: set its classes at build time.
  transformHtml: (html, _id, { page }) =>
    (page === '404.md' ? html : html.replace('class="VPNavBar"', 'class="VPNavBar has-sidebar top"')).replace(
      '</body>',
      () => `${language}</body>`,
    ),
  themeConfig: {
    logo: '/favicon.svg',
    search: {
      provider: 'local',
      options: { detailedView: true, miniSearch: { _splitIntoSections: splitIntoSections } },
    },
    notFound: {
      title: 'This page does not exist',
      quote: 'Search for it at the top, or start from the overview.',
      linkLabel: 'Overview of the documentation',
      linkText: 'Overview',
    },
    nav: [
      { text: 'Guides', link: '/first-chain', activeMatch: '^/(?!$|reference/|try$)' },
      { text: 'Reference', link: '/reference/', activeMatch: '^/reference/' },
      { text: 'Try it', link: '/try' },
    ],
    sidebar: { '/reference/': reference, '/': guides },
    outline: { level: [2, 3] },
    externalLinkIcon: false,
  },
  vite: {
    // A separate cache, so that this build and Vitest at the repository's root do not affect each other.
    cacheDir: fileURLToPath(new URL('cache', import.meta.url)),
    build: { chunkSizeWarningLimit: 2000 },
  },
});
