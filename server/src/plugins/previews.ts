import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signaturePath } from '@trinchera/contract/embeds'
import { readTexto } from '@trinchera/db/queries/site/textos'
import { withLimits } from '@trinchera/rules/textos/limites'
import { matchesEtag } from '../http/reply-cache'
import { contentHash } from '../preview/page'
import { Cards } from '../preview/render'
import { idOf, isSubjectKind, signatureOf, subjectOf, type Subject } from '../preview/subject'
import type { Services } from '../services'
import { refuse, unknownAddress } from './envelope'
import type { Limits } from './limits'

/**
 * Serves preview cards, the pictures that messengers show for a link, and the signatures of clans (docs/behaviour/screens.md#On other
 * sites). A card's URL changes with its content, so it can be cached; a signature keeps its URL.
 */
export function servePreviews(
  app: FastifyInstance,
  { database: { db }, config: { siteName, publicUrl }, pictures }: Pick<Services, 'database' | 'config' | 'pictures'>,
  limits: Limits,
) {
  const cards = new Cards(pictures)
  const draw = async (request: FastifyRequest, subject: Pick<Subject, 'card' | 'imagen'>) => {
    if (!cards.has(subject)) await limits.draw(request)
    return cards.png(subject)
  }
  app.get('/og/portada.png', async (request, reply) => {
    const { titular } = withLimits(await readTexto(db, 'portada')).contenido
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .send(await draw(request, { card: { kind: 'home', siteName, titular }, imagen: null }))
  })
  app.get<{ Params: { id: string } }>(signaturePath(':id'), async (request, reply) => {
    const id = idOf(request.params.id)
    const shown = id === null ? null : await signatureOf(db, id, siteName)
    if (!shown) return refuse(reply, unknownAddress())
    const etag = `W/"${contentHash(shown)}"`
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=300')
      .header('etag', etag)
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('image/png').send(await draw(request, shown))
  })
  app.get<{ Params: { kind: string; id: string } }>('/og/:kind/:id.png', async (request, reply) => {
    const { kind } = request.params
    const id = idOf(request.params.id)
    const subject = isSubjectKind(kind) && id !== null ? await subjectOf(db, kind, id, { siteName, publicUrl }) : null
    if (!subject) return refuse(reply, unknownAddress())
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=300')
      .send(await draw(request, subject))
  })
}
