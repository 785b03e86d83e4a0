import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { uploadsFolder } from '@trinchera/runtime/uploads'
import { refuse, unknownAddress } from './envelope'

/** From the sources and from the bundle alike. */
export const builtWeb = fileURLToPath(new URL('../../web/dist/', import.meta.url))

/** Vite names what is in here by its content. */
const hashedFolder = '/assets/'
const forever = 'public, max-age=31536000, immutable'

const notPages = /^\/(api|axisbot|socket\.io|uploads|assets|salud|listo)(\/|$)/

const wantsPage = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') && /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*') && !notPages.test(new URL(request.url, 'http://site').pathname)

/** The built web, precompressed, with its one page for every address of its own; and the uploaded pictures. */
export async function serveWeb(app: FastifyInstance, { dataDir, webDir }: { dataDir: string; webDir: string }) {
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

  const hasWeb = existsSync(join(webDir, 'index.html'))
  if (hasWeb) {
    await app.register(files, {
      root: webDir,
      wildcard: true,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', path.includes(hashedFolder) ? forever : 'no-cache'),
    })
  }

  app.setNotFoundHandler((request, reply) => {
    if (hasWeb && wantsPage(request)) return reply.code(200).header('cache-control', 'no-cache').sendFile('index.html')
    return refuse(reply, unknownAddress())
  })
}
