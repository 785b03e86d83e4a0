import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DataState } from '@trinchera/db/queries/site/versions'
import { withoutStuck } from '@trinchera/rules/web-address'
import type { BuiltWeb } from '../preview/built-web'
import { firstRepliesElement, readFirstReplies, type FirstReplies } from '../preview/first-replies'
import { firstScreenAt } from '../preview/first-screen'
import { withHead } from '../preview/head'
import { homePage, pageAt, type Page } from '../preview/page'
import type { DataVersions } from '../http/cache-versions'
import type { HotReplies } from '../http/hot-replies'
import { withoutTrailingSlashes } from '../http/trailing-slashes'
import type { ReadReply } from '../http/mount'
import { ReplyCache, render, sendRendered } from '../http/reply-cache'
import type { Services } from '../services'
import { refuse, unknownAddress } from './envelope'
import { forever, serveUploads } from './uploads'

/** Folder of the built web. It has the same relative path from this source file and from the server's bundle. */
export const builtWeb = fileURLToPath(new URL('../../web/dist/', import.meta.url))

/** Folder of built files whose names contain a hash of their content, so that they can be cached forever. */
const hashedFolder = '/assets/'

/** How long a page waits for data from the database, in ms. Then it is sent without data. */
const pageTimeoutMs = 1500

/** Maximum number of cached pages, each of up to about 80 KB. */
const maxCachedPages = 200

/** A page's head and the API replies sent with the page. `version`: version of the data in both; null if they contain no data. */
interface Content {
  version: string | null
  page: Page
  replies: FirstReplies
}

const defaultContent: Content = { version: null, page: homePage, replies: { json: '[]', versions: '' } }

/** Sends the page without data if the database fails or takes too long, because the web app shows the error better than a bare reply. */
const withTimeout = (content: Promise<Content>) =>
  Promise.race([content.catch(() => defaultContent), delay(pageTimeoutMs, defaultContent, { ref: false })])

const notPages = /^\/(api|axisbot|socket\.io|uploads|assets|og|icono|firma|oembed|salud|listo)(\/|$)/

const pathOf = (request: FastifyRequest) => new URL(request.url, 'http://site').pathname

/** Replaces several slashes in a URL's path by one. Backslashes count as slashes, because browsers treat `/\\host` as another site. */
function withSingleSlashes(url: string): string {
  const [path = '', ...query] = url.split('?')
  return [path.replaceAll(/\/[/\\]+/g, '/'), ...query].join('?')
}

const acceptsPage = ({ accept = '*/*' }: IncomingHttpHeaders) => /text\/html|\*\/\*/.test(accept)

const wantsPage = (request: FastifyRequest) =>
  request.method === 'GET' && acceptsPage(request.headers) && !notPages.test(pathOf(request))

/** Removes a bracket or full stop after the token at the end of a URL, which people copy by mistake. Tokens never end with one. */
const withoutStuckToken = (url: string) => (/[?&]token=[^&]+$/.test(url) ? withoutStuck(url) : url)

const pageType = 'text/html; charset=utf-8'

interface Kept {
  readReply: ReadReply
  versions: DataVersions
  hot: HotReplies
}

/** Serves uploaded pictures and the built web; for all other paths, the page with the code and API replies of its first screen. */
export async function serveWeb(
  app: FastifyInstance,
  services: Pick<Services, 'database' | 'config' | 'pictures' | 'now'>,
  webDir: string,
  built: BuiltWeb,
  { readReply, versions, hot }: Kept,
) {
  const {
    database: { db },
    config: { siteName, publicUrl },
    now,
  } = services
  await serveUploads(app, services)
  const { html } = built
  if (html !== null) {
    await app.register(files, {
      root: webDir,
      wildcard: true,
      index: false,
      preCompressed: true,
      dotfiles: 'ignore',
      // Every built file has an extension, so other paths need not be looked up on the disk.
      allowedPath: (pathname) => pathname.includes('.'),
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header('cache-control', path.includes(hashedFolder) ? forever : 'no-cache'),
    })
  }

  // @fastify/static replies 400 to URLs with double slashes, which occur in links written by hand.
  app.addHook('onRequest', async (request, reply) => {
    const single = withSingleSlashes(request.url)
    if (request.method === 'GET' && single !== request.url) return reply.redirect(single, 301)
  })

  // @fastify/static replies 403 for a folder such as `/` if the client accepts no compression.
  app.get('/', (_, reply) => reply.callNotFound())

  const pages = new ReplyCache(maxCachedPages)

  /** Version of a page. It changes with every commit to the database and every second, because pages depend on the time too. */
  const versionIn = ({ token }: DataState) => `${token} ${Math.floor(now().getTime() / 1000)}`

  async function contentAt(pathname: string): Promise<Content> {
    const version = versionIn(await versions.current(null))
    const page = await pageAt(db, pathname, { siteName, publicUrl })
    return {
      version,
      page,
      replies: await readFirstReplies(page.found ? firstScreenAt(pathname, now()).reads : [], readReply),
    }
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (html === null || !wantsPage(request)) return refuse(reply, unknownAddress())
    const pathname = withoutTrailingSlashes(pathOf(request))
    const token = withoutStuckToken(request.url)
    if (token !== request.url) return reply.redirect(token, 302)
    const { version, page, replies } = await withTimeout(contentAt(pathname))
    const meant = page.found ? pathname : withoutTrailingSlashes(withoutStuck(pathname))
    if (meant !== pathname && (await pageAt(db, meant, { siteName, publicUrl })).found)
      return reply.redirect(meant + new URL(request.url, 'http://site').search, 302)
    const rendered = await pages.get(pathname, JSON.stringify([page, replies.versions]), async () => {
      const main = built.firstPaint(pathname, JSON.parse(replies.json))
      return render(
        withHead(html, page, { siteName, publicUrl, pathname })
          .replace('</head>', () => `  ${built.modulesOf(firstScreenAt(pathname, now()).chunks)}\n  </head>`)
          .replace('<main class="first-paint">', (begin) => begin + main)
          .replace('</body>', () => `  ${firstRepliesElement(replies.json)}\n  </body>`),
      )
    })
    // URLs with a query are not kept in `hot`, because there are too many of them and the query does not change the page.
    if (version !== null && page.found && request.method === 'GET' && request.url === pathname)
      hot.remember(pathname, {
        rendered,
        route: 'sin-ruta',
        type: pageType,
        shared: true,
        etapa: null,
        holds: (state) => versionIn(state) === version,
        suits: acceptsPage,
      })
    return sendRendered(request, reply.code(page.found ? 200 : 404), rendered, true, pageType)
  })
}
