import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { uploadKey } from '@trinchera/runtime/uploads'
import { found } from '../http/rule-error'
import type { Services } from '../services'

/** Value of the header `Cache-Control` for files that never change under the same name. */
export const forever = 'public, max-age=31536000, immutable'

const prefix = '/uploads/'

/** Headers of pictures. With this policy, a picture that is opened as a page can neither run scripts nor load anything. */
const headers = { 'cache-control': forever, 'content-security-policy': "default-src 'none'; sandbox" }

/** Serves uploaded pictures from the data folder or, if one is configured, from the bucket. */
export async function serveUploads(app: FastifyInstance, { config, pictures }: Pick<Services, 'config' | 'pictures'>) {
  if (config.bucket) {
    app.get(`${prefix}*`, async ({ url }, reply) => {
      const missing = 'Esa imagen no existe'
      const key = found(uploadKey(url.split('?', 1)[0] ?? null), missing)
      const bytes = found(await pictures.get(key), missing)
      return reply.headers(headers).type('image/webp').send(bytes)
    })
    return
  }
  const root = join(config.dataDir, 'uploads')
  mkdirSync(root, { recursive: true })
  await app.register(files, {
    root,
    prefix,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(headers)) reply.header(name, value)
    },
  })
}
