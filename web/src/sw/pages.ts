import { paths } from '@trinchera/contract/site-paths'
import { NavigationRoute, registerRoute, Route } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { assetsCache, isHashedFile, readShell } from './lifecycle'
import { isAway, replies } from './replies'
import { takeShared } from './share'

/** Milliseconds that the service worker waits for the response of a page. After that it shows the shell, the cached offline page. */
const patience = 10_000

/** Paths on this host that a browser may open, but that are not pages of the web app. */
const notPages = [
  /^\/(?:api|axisbot|socket\.io|uploads|baja|evidencias|assets|og|icono|embed|firma|oembed|salud|listo)(?:\/|$)/,
  /\.\w+$/,
]

const preloadedBy = (event: ExtendableEvent): Promise<Response | undefined> =>
  event instanceof FetchEvent ? Promise.resolve(event.preloadResponse) : Promise.resolve(undefined)

/** Returns the page from the server, so always of the current build. Without a connection, returns the shell, which shows stored data. */
async function pageFor(request: Request, event: ExtendableEvent): Promise<Response> {
  const network = preloadedBy(event).then((preloaded) => preloaded ?? fetch(request))
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  try {
    const page = await Promise.race([network, late])
    if (page && !isAway(page)) return page
    return (await readShell()) ?? page ?? (await network)
  } catch (error) {
    const shell = await readShell()
    if (shell) return shell
    throw error
  }
}

export function answerRequests() {
  registerRoute(new NavigationRoute(({ request, event }) => pageFor(request, event), { denylist: notPages }))
  registerRoute(
    new Route(
      ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
      new CacheFirst({
        cacheName: assetsCache,
        matchOptions: { ignoreVary: true },
        plugins: [{ cacheWillUpdate: async ({ response }) => (isHashedFile(response) ? response : null) }],
      }),
    ),
  )
  registerRoute(new Route(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/v1/'), replies))
  registerRoute(
    new Route(
      ({ url, sameOrigin }) => sameOrigin && url.pathname === paths.compartir,
      ({ request }) => takeShared(request),
      'POST',
    ),
  )
}
