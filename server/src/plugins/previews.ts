import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Cards } from '../preview/render'
import { idOf, isSubjectKind, subjectOf, type Subject } from '../preview/subject'
import type { Services } from '../services'
import { refuse, unknownAddress } from './envelope'
import type { Limits } from './limits'

/** Serves the preview cards that messengers show beside a link. Their URL changes with their content, so they may be cached. */
export function servePreviews(
  app: FastifyInstance,
  { database: { db }, config: { siteName, dataDir } }: Pick<Services, 'database' | 'config'>,
  limits: Limits,
) {
  const cards = new Cards(dataDir)
  const draw = async (request: FastifyRequest, subject: Pick<Subject, 'card' | 'imagen'>) => {
    if (!cards.has(subject)) await limits.draw(request)
    return cards.png(subject)
  }
  app.get('/og/portada.png', async (request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .send(await draw(request, { card: { kind: 'home', siteName }, imagen: null })),
  )
  app.get<{ Params: { kind: string; id: string } }>('/og/:kind/:id.png', async (request, reply) => {
    const { kind } = request.params
    const id = idOf(request.params.id)
    const subject = isSubjectKind(kind) && id !== null ? await subjectOf(db, kind, id, siteName) : null
    if (!subject) return refuse(reply, unknownAddress())
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=300')
      .send(await draw(request, subject))
  })
}
