import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { uploadsFolder } from '@trinchera/runtime/uploads'
import type { Card } from '../preview/card'
import { Cards } from '../preview/render'
import { isSubjectKind, subjectOf, type Subject } from '../preview/subject'
import type { Services } from '../services'
import { refuse, unknownAddress } from './envelope'

/** As large as a card shows it. */
const side = 400

/** An uploaded picture as a data URL; null where its file is gone or broken: the drawing stands in. */
async function pictureUrl(dataDir: string, imagen: string | null): Promise<string | null> {
  const file = /^\/uploads\/([a-z]+\/[0-9a-f]{32}\.webp)$/.exec(imagen ?? '')?.[1]
  if (!file) return null
  try {
    const png = await sharp(await readFile(join(uploadsFolder(dataDir), file))).resize(side, side, { fit: 'cover' }).png().toBuffer()
    return `data:image/png;base64,${png.toString('base64')}`
  } catch {
    return null
  }
}

async function cardOf({ card, imagen }: Subject, dataDir: string): Promise<Card> {
  if (card.kind !== 'clan' && card.kind !== 'jugador') return card
  const picture = await pictureUrl(dataDir, imagen)
  return picture ? { ...card, picture } : card
}

/** The pictures that messengers show beside a link of the site. Their address changes with what they show: whoever has one may keep it for a while. */
export function servePreviews(app: FastifyInstance, { database: { db }, config: { siteName, dataDir } }: Pick<Services, 'database' | 'config'>) {
  const cards = new Cards()
  app.get('/og/portada.png', async (_, reply) => reply.type('image/png').header('cache-control', 'public, max-age=86400').send(await cards.png({ kind: 'home', siteName })))
  app.get<{ Params: { kind: string; id: string } }>('/og/:kind/:id.png', async ({ params: { kind, id } }, reply) => {
    const subject = isSubjectKind(kind) && /^[1-9]\d{0,9}$/.test(id) ? await subjectOf(db, kind, Number(id), siteName) : null
    if (!subject) return refuse(reply, unknownAddress())
    return reply.type('image/png').header('cache-control', 'public, max-age=300').send(await cards.png(await cardOf(subject, dataDir)))
  })
}
