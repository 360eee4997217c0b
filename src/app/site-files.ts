import { hrefIn, hrefOf } from '../addresses'
import { addressHere, languages } from '../core/language/languages'
import { languageWords } from '../core/language/words'
import { calculators, siteName, views } from '../site'
import { addressOf } from './head'
import { appWords } from './words'

/** A map of a site needs full addresses; without an origin it is that of `npm start`. */
const localOrigin = 'http://localhost:4173'

/** What search engines look for at the root of a site, by the names of the files. */
export function crawlerFiles(): Record<string, string> {
  const origin = addressOf('') || localOrigin
  const entries = views.flatMap(({ name }) => {
    const pages = languages.map(({ code, path }) => ({
      code,
      address: origin + hrefIn(path, name),
    }))
    const alternates = pages.map(
      ({ code, address }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`,
    )
    return pages.map(({ address }) => `  <url><loc>${address}</loc>${alternates.join('')}</url>\n`)
  })
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`,
  }
}

export const webManifestPath = addressHere('/manifest.webmanifest')

type Colours = { background: string; theme: string }

/** How the site presents itself when it is installed on a device. */
export const webManifest = ({ background, theme }: Colours) => ({
  id: hrefOf('gst/single'),
  name: siteName,
  short_name: siteName,
  description: appWords.manifest,
  lang: languageWords.tag,
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
    url: hrefOf(calculator.views[0].name),
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
})
