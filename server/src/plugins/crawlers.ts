import type { FastifyInstance } from 'fastify'
import { paths } from '@trinchera/contract/site-paths'
import { publicAddresses, type PublicAddress } from '@trinchera/db/queries/site/addresses'
import { textoStates } from '@trinchera/db/queries/site/textos'
import { topicVersion } from '@trinchera/db/queries/site/versions'
import { slugOf } from '@trinchera/rules/foro'
import type { TextoClave } from '@trinchera/rules/textos/textos'
import { ReplyCache, render, sendRendered } from '../http/reply-cache'
import { escaped } from '../preview/drawings'
import type { Services } from '../services'

/** Public pages whose URL contains no id. */
const fixedPages = [
  paths.home,
  paths.ladder,
  paths.agenda,
  paths.jugadores,
  paths.palmares,
  paths.anuncios,
  paths.torneos,
  paths.servidores,
  paths.stream,
  paths.foro,
  paths.reglamento,
  paths.mapas,
  paths.privacidad,
  paths.descargas,
  paths.volverAJugar,
]

/** Maximum number of URLs in one sitemap, set by the sitemap standard. */
const mostAddresses = 50_000

/** The XML of one URL in the sitemap. `changed`: time of the page's last change (ISO 8601), of which only the day is written. */
const row = (address: string, changed: string | null) =>
  `<url><loc>${escaped(address)}</loc>${changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ''}</url>`

const sitemapPath = '/sitemap.xml'

export function serveCrawlers(
  app: FastifyInstance,
  { database: { db }, config: { publicUrl } }: Pick<Services, 'database' | 'config'>,
) {
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: ${paths.panelAdmin()}\nSitemap: ${publicUrl}${sitemapPath}\n`),
  )

  /** The key of the staff-edited text that a page shows, by path. */
  const textoOf: Record<string, TextoClave> = {
    [paths.home]: 'portada',
    [paths.reglamento]: 'reglamento',
    [paths.privacidad]: 'privacidad_extra',
    [paths.volverAJugar]: 'guia',
  }

  const cache = new ReplyCache()
  app.get(sitemapPath, async (request, reply) => {
    const versions = await Promise.all(
      (['ladder', 'players', 'anuncios', 'juegos', 'retos', 'palmares', 'textos'] as const).map((topic) =>
        topicVersion(db, topic),
      ),
    )
    const rendered = await cache.get('sitemap', versions.join(), async () => {
      const { juegos, etapas, palmares, clanes, players, anuncios, partidas, retos, temas } = await publicAddresses(db)
      const textos = await textoStates(db)
      const edited = (path: string) => {
        const clave = textoOf[path]
        return (clave && textos.get(clave)?.actualizado) ?? null
      }
      const of = (addresses: readonly PublicAddress[], path: (id: number) => string) =>
        addresses.map(({ id, changed }) => row(publicUrl + path(id), changed))
      const rows = [
        ...fixedPages.map((path) => row(publicUrl + path, edited(path))),
        ...of(juegos, paths.juego),
        ...of(etapas, paths.etapa),
        ...of(palmares, paths.palmaresEtapa),
        ...of(clanes, paths.clan),
        ...of(anuncios, paths.anuncio),
        ...of(retos, paths.reto),
        ...temas.map(({ id, titulo }) => row(publicUrl + paths.tema(id, slugOf(titulo)), null)),
        ...of(players, paths.jugador),
        ...of(partidas, paths.partida),
      ].slice(0, mostAddresses)
      return render(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`,
      )
    })
    return sendRendered(request, reply, rendered, true, 'application/xml; charset=utf-8')
  })
}
