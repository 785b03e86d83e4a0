import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { uploadsFolder } from '@trinchera/runtime/uploads'
import { withHead } from '../preview/head'
import { homePage, pageAt, type Page } from '../preview/page'
import { render, sendRendered } from '../reply-cache'
import type { Services } from '../services'
import { refuse, unknownAddress } from './envelope'

/** From the sources and from the bundle alike. */
export const builtWeb = fileURLToPath(new URL('../../web/dist/', import.meta.url))

/** Vite names what is in here by its content. */
const hashedFolder = '/assets/'
const forever = 'public, max-age=31536000, immutable'

/** Milliseconds that a page waits for what its address is about. */
const headPatience = 1500

/** The page itself says better than an error what is wrong with the database, and better than a wait. */
const orHome = (page: Promise<Page>) =>
  Promise.race([page.catch(() => homePage), after(headPatience, homePage, { ref: false })])

const notPages = /^\/(api|axisbot|socket\.io|uploads|assets|og|salud|listo)(\/|$)/

const pathOf = (request: FastifyRequest) => new URL(request.url, 'http://site').pathname

const wantsPage = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*') &&
  !notPages.test(pathOf(request))

/** The built web, precompressed, with its one page for every address of its own, headed by what that address is about; and the uploaded pictures. */
export async function serveWeb(
  app: FastifyInstance,
  { database: { db }, config: { dataDir, siteName, publicUrl } }: Pick<Services, 'database' | 'config'>,
  webDir: string,
) {
  const uploads = uploadsFolder(dataDir)
  mkdirSync(uploads, { recursive: true })
  await app.register(files, {
    root: uploads,
    prefix: '/uploads/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', forever)
      reply.header('content-security-policy', "default-src 'none'; sandbox")
    },
  })

  const index = join(webDir, 'index.html')
  const html = existsSync(index) ? readFileSync(index, 'utf8') : null
  if (html !== null) {
    await app.register(files, {
      root: webDir,
      wildcard: true,
      index: false,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header('cache-control', path.includes(hashedFolder) ? forever : 'no-cache'),
    })
  }

  // what serves files refuses a folder, which the root is, to whoever takes nothing compressed
  app.get('/', (_, reply) => reply.callNotFound())

  app.setNotFoundHandler(async (request, reply) => {
    if (html === null || !wantsPage(request)) return refuse(reply, unknownAddress())
    const pathname = pathOf(request).replace(/(?<=.)\/+$/, '')
    const page = await orHome(pageAt(db, pathname, siteName))
    return sendRendered(
      request,
      reply.code(200),
      render(withHead(html, page, { siteName, publicUrl, pathname })),
      true,
      'text/html; charset=utf-8',
    )
  })
}
