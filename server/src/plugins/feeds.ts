import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Anuncio } from '@trinchera/contract/anuncios'
import { paths } from '@trinchera/contract/site-paths'
import { newestAnuncios } from '@trinchera/db/queries/anuncios/anuncios'
import { newestTemas } from '@trinchera/db/queries/foro/mensajes'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { topicVersion } from '@trinchera/db/queries/site/versions'
import { slugOf } from '@trinchera/rules/foro'
import { feedSize } from '@trinchera/rules/limits'
import { ReplyCache, render, sendRendered } from '../http/reply-cache'
import { RuleError } from '../http/rule-error'
import type { Services } from '../services'
import { feedText, type FeedEntry, type FeedKind } from './feed'

const anunciosFeeds: Record<FeedKind, string> = { rss: paths.anunciosFeed, atom: paths.anunciosAtom }

const entryOf = ({
  id,
  titulo,
  descripcion,
  contenido,
  creador,
  created_at,
  updated_at,
  imagen,
}: Anuncio): FeedEntry => ({
  title: titulo,
  path: paths.anuncio(id),
  description: descripcion,
  content: contenido,
  author: creador,
  published: created_at,
  changed: updated_at ?? created_at,
  picture: imagen,
})

/** Serves feeds of the newest anuncios and of each forum section's newest topics, cached because feed readers poll often. */
export function serveFeeds(app: FastifyInstance, { database: { db }, config }: Pick<Services, 'database' | 'config'>) {
  const cache = new ReplyCache()
  const { siteName } = config

  for (const kind of ['rss', 'atom'] as const) {
    app.get(anunciosFeeds[kind], async (request, reply) => {
      const version = String(await topicVersion(db, 'anuncios'))
      const of = {
        title: `Anuncios de ${siteName}`,
        description: `Lo que se anuncia en ${siteName}`,
        path: paths.anuncios,
        self: anunciosFeeds[kind],
      }
      const rendered = await cache.get(kind, version, async () =>
        render(feedText(kind, of, (await newestAnuncios(db, feedSize)).map(entryOf), config)),
      )
      return sendRendered(request, reply, rendered, true, `application/${kind}+xml; charset=utf-8`)
    })
  }

  app.get<{ Params: { slug: string } }>(paths.foroAtom(':slug'), async (request, reply): Promise<FastifyReply> => {
    const seccion = (await readOpciones(db)).foro.find(({ nombre }) => slugOf(nombre) === request.params.slug)
    if (!seccion) throw new RuleError(404, 'Esa sección no existe')
    const { id, nombre, descripcion } = seccion
    const slug = slugOf(nombre)
    const version = `${await topicVersion(db, 'foro')} ${nombre} ${descripcion}`
    const of = {
      title: `${nombre} · Foro de ${siteName}`,
      description: descripcion,
      path: paths.foroSeccion(slug),
      self: paths.foroAtom(slug),
    }
    const rendered = await cache.get(`foro ${id}`, version, async () => {
      const entries = (await newestTemas(db, id, feedSize)).map(
        (tema): FeedEntry => ({
          title: tema.titulo,
          path: paths.tema(tema.id, slugOf(tema.titulo)),
          content: tema.contenido,
          author: tema.creador,
          published: tema.created_at,
          changed: tema.ultimo,
        }),
      )
      return render(feedText('atom', of, entries, config))
    })
    return sendRendered(request, reply, rendered, true, 'application/atom+xml; charset=utf-8')
  })
}
