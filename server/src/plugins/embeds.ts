import type { FastifyInstance } from 'fastify'
import { embedKinds, embedThemes, type EmbedKind } from '@trinchera/contract/embeds'
import { paths } from '@trinchera/contract/site-paths'
import { embedRows } from '@trinchera/rules/limits'
import { z } from 'zod'
import { clanEmbed } from '../embed/clan'
import { embedPage, linkTo, messageEmbed, type EmbedContent } from '../embed/page'
import { torneoEmbed } from '../embed/torneo'
import { etapaEmbed } from '../embed/etapa'
import { torneoVersion } from '@trinchera/db/queries/torneos/stored-torneos'
import { readVersions } from '../http/cache-versions'
import { ReplyCache, render, sendRendered, type Rendered } from '../http/reply-cache'
import { lazily } from '@trinchera/rules/lazily'
import type { BuiltEmbed } from '../preview/built-web'
import { escaped } from '../preview/drawings'
import { idOf } from '../preview/subject'
import type { Services } from '../services'
import { refusalOf } from './envelope'
import { embedHeaders } from './security'

/** Options in the URL of an embed. Invalid values are ignored, because people write these URLs by hand. */
const options = z.object({
  tema: z.enum(embedThemes).optional().catch(undefined),
  filas: z.coerce.number().int().min(embedRows.least).max(embedRows.most).catch(embedRows.standard),
})

const kinds: Record<EmbedKind, { of: typeof etapaEmbed; missing: string; version?: typeof torneoVersion }> = {
  etapa: { of: etapaEmbed, missing: 'Esa etapa no existe' },
  clan: { of: clanEmbed, missing: 'Ese clan no existe, o ya no está' },
  torneo: { of: torneoEmbed, missing: 'Ese torneo no existe, o ya no está', version: torneoVersion },
}

const html = 'text/html; charset=utf-8'

/** Serves the pages that other sites may show in an iframe (docs/behaviour/screens.md#On other sites). They use no cookies. */
export function serveEmbeds(
  app: FastifyInstance,
  { database, config: { publicUrl, siteName } }: Pick<Services, 'database' | 'config'>,
  built: () => BuiltEmbed,
) {
  const { db } = database
  const versionOf = readVersions(database)
  const cache = new ReplyCache()
  const pagesOfNothing = new WeakSet<Rendered>()
  const headers = lazily(() => embedHeaders({ publicUrl }, built().styleSource))
  const home = linkTo(paths.home, escaped(siteName), 'site')

  void app.register(async (scope) => {
    scope.addHook('onRequest', async (_, reply) => {
      reply.removeHeader('x-frame-options').headers(headers())
    })
    scope.setErrorHandler((error: unknown, request, reply) => {
      const { code } = refusalOf(error)
      if (code >= 500) request.log.error({ err: error }, 'un embed falló')
      const { tema } = options.parse(request.query)
      const content = messageEmbed('No pudimos traer esto', 'Intenta de nuevo en un momento.', home)
      return reply
        .code(code)
        .header('cache-control', 'no-store')
        .type(html)
        .send(embedPage(content, { built: built(), siteName, tema }))
    })

    for (const kind of embedKinds) {
      const { of, missing, version: ownVersion } = kinds[kind]
      const versions = [versionOf('getClan'), versionOf('listClanes')]
      scope.get<{ Params: { id: string } }>(`/embed/${kind}/:id`, async (request, reply) => {
        const id = idOf(request.params.id)
        const { tema, filas } = options.parse(request.query)
        const page = (content: EmbedContent) =>
          render(embedPage({ ...content, foot: content.foot + home }, { built: built(), siteName, tema }))
        const own = id !== null && ownVersion ? ownVersion(db, id, Date.now()) : ''
        const version = (await Promise.all([...versions.map((read) => read?.(id)), own])).join()
        const rendered = await cache.get(`${kind} ${id} ${tema} ${filas}`, version, async () => {
          const content = id === null ? null : await of(db, id, filas)
          if (content) return page(content)
          const none = page(
            messageEmbed(missing, 'Puede que se haya eliminado, o que la dirección tenga un error.', ''),
          )
          pagesOfNothing.add(none)
          return none
        })
        return sendRendered(request, reply.code(pagesOfNothing.has(rendered) ? 404 : 200), rendered, true, html)
      })
    }
  })
}
