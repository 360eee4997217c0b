import { hrefOf } from '../calculators/addresses'
import { calculators, siteName, views } from '../site'
import { addressOf } from './head'
import { appWords } from './words'

/** A map of a site needs full addresses; without an origin it is that of `npm start`. */
const localOrigin = 'http://localhost:4173'

/** What search engines look for at the root of a site, by the names of the files. */
export function crawlerFiles(): Record<string, string> {
  const origin = addressOf('') || localOrigin
  const entries = views.map(({ folder }) => `  <url><loc>${origin}${hrefOf(folder)}</loc></url>\n`)
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`,
  }
}

type Colours = { background: string; theme: string }

/** How the site presents itself when it is installed on a device. */
export const webManifest = ({ background, theme }: Colours) => ({
  id: '/',
  name: siteName,
  short_name: siteName,
  description: appWords.manifest,
  lang: 'en-IN',
  dir: 'ltr',
  start_url: hrefOf('gst/single'),
  scope: '/',
  display: 'standalone',
  background_color: background,
  theme_color: theme,
  categories: ['finance', 'business', 'utilities'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    {
      src: '/icons/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  shortcuts: calculators.map((calculator) => ({
    name: calculator.navLabel,
    description: calculator.note,
    url: hrefOf(calculator.views[0].folder),
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
})
