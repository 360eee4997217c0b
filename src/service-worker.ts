import { clientsClaim, skipWaiting } from 'workbox-core'
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { OFFLINE_PATH } from './addresses'

/** Every file of this version of the site, put here by the build. */
declare const PRECACHED: PrecacheEntry[]

// The tab of the first visit is offline-proof at once; later versions wait until they are asked for.
clientsClaim()
addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') skipWaiting()
})

precacheAndRoute(PRECACHED, {
  // A page is the same whatever the query, and with a slash at the end.
  ignoreURLParametersMatching: [/./],
  urlManipulation: ({ url }) => [new URL(url.pathname.replace(/\/+$/, ''), url.origin)],
  cleanURLs: false,
})

// Any other address is the network's to answer, with its own status; without one, a page says so.
registerRoute(
  new NavigationRoute(async ({ request }) => {
    try {
      return await fetch(request)
    } catch {
      return (await offlinePage()) ?? Response.error()
    }
  }),
)

/** With a status of its own: the address was not found to be there. */
async function offlinePage(): Promise<Response | undefined> {
  const page = await matchPrecache(OFFLINE_PATH)
  return page && new Response(page.body, { status: 503, headers: page.headers })
}
