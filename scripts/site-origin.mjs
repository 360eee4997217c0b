/** @typedef {Record<string, string | undefined>} Environment */

/**
 * What hosts tell a build about the address of the site. Names such as URL mean anything
 * elsewhere, so each is believed only beside the mark of its host.
 * @type {{ mark: string, variable: string, address?: (value: string) => string }[]}
 */
const hosts = [
  { mark: 'NETLIFY', variable: 'URL' },
  { mark: 'CF_PAGES', variable: 'CF_PAGES_URL', address: withoutDeployment },
  { mark: 'VERCEL', variable: 'VERCEL_PROJECT_PRODUCTION_URL', address: withScheme },
  { mark: 'RENDER', variable: 'RENDER_EXTERNAL_URL' },
]

/**
 * Where the site will live, such as https://example.in, without a slash at the end: as SITE_ORIGIN
 * says, else as the host does that builds it. Empty if nobody says.
 *
 * @param {Environment} environment
 */
export function siteOriginFrom(environment) {
  if (environment.SITE_ORIGIN) return originOf('SITE_ORIGIN', environment.SITE_ORIGIN)

  const host = hosts.find(({ mark, variable }) => environment[mark] && environment[variable])
  if (!host) return ''
  const { variable, address = (value) => value } = host
  return originOf(variable, address(`${environment[variable]}`))
}

/**
 * @param {string} variable
 * @param {string} value
 */
function originOf(variable, value) {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (isOrigin) return url.origin
  throw new Error(
    `${variable} should be an address such as https://example.in, without a path, not "${value}".` +
      (variable === 'SITE_ORIGIN' ? '' : ' Set SITE_ORIGIN instead.'),
  )
}

/** Cloudflare names the one deployment, 1a2b3c.project.pages.dev; the site is at the project. @param {string} value */
function withoutDeployment(value) {
  return value.replace(/^(https:\/\/)[^./]+\.([^./]+\.pages\.dev)/, '$1$2')
}

/** @param {string} value */
function withScheme(value) {
  return value.includes('://') ? value : `https://${value}`
}
