import type { FastifyInstance } from 'fastify'
import { paths } from '@trinchera/contract/site-paths'
import { publicAddresses } from '@trinchera/db/queries/site/addresses'
import { topicVersion } from '@trinchera/db/queries/site/versions'
import { ReplyCache, render, sendRendered } from '../http/reply-cache'
import { escaped } from '../preview/drawings'
import type { Services } from '../services'

/** Public pages without an id. */
const fixedPages = [
  paths.home,
  paths.ladder,
  paths.jugadores,
  paths.anuncios,
  paths.torneos,
  paths.servidores,
  paths.stream,
  paths.reglamento,
  paths.mapas,
  paths.descargas,
  paths.volverAJugar,
]

const sitemapPath = '/sitemap.xml'

/** `robots.txt`, and a sitemap of the public pages for search engines. */
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

  const cache = new ReplyCache()
  app.get(sitemapPath, async (request, reply) => {
    const versions = await Promise.all(
      (['ladder', 'players', 'anuncios'] as const).map((topic) => topicVersion(db, topic)),
    )
    const rendered = await cache.get('sitemap', versions.join(), async () => {
      const { etapas, clanes, players, anuncios } = await publicAddresses(db)
      const addresses = [
        ...fixedPages,
        ...etapas.map(paths.etapa),
        ...clanes.map(paths.clan),
        ...anuncios.map(paths.anuncio),
        ...players.map(paths.jugador),
      ]
      const rows = addresses.map((address) => `<url><loc>${escaped(publicUrl + address)}</loc></url>`)
      return render(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`,
      )
    })
    return sendRendered(request, reply, rendered, true, 'application/xml; charset=utf-8')
  })
}
