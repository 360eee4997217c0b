import { hrefOf } from '../calculators/addresses'
import { views } from '../site'
import { addressOf } from './head'

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
