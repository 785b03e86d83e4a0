import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { uploadKey } from '@trinchera/runtime/uploads'
import { found } from '../http/rule-error'
import type { Services } from '../services'

/** For what never changes under its name. */
export const forever = 'public, max-age=31536000, immutable'

const prefix = '/uploads/'

/** A picture opened by itself runs and loads nothing. */
const headers = { 'cache-control': forever, 'content-security-policy': "default-src 'none'; sandbox" }

/** Serves the uploaded pictures: files from the data folder, or pictures out of the bucket that is configured. */
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
