import type { FastifyInstance } from 'fastify'
import { newestAnuncios } from '@trinchera/db/queries/anuncios/anuncios'
import { topicVersion } from '@trinchera/db/queries/site/versions'
import { feedSize } from '@trinchera/rules/limits'
import { anuncioFeed, feedPaths, type FeedKind } from '../areas/anuncios/anuncio-feed'
import { ReplyCache, render, sendRendered } from '../http/reply-cache'
import type { Services } from '../services'

const kinds: readonly FeedKind[] = ['rss', 'atom']

/** Feeds of the newest anuncios, rendered once per change since feed readers poll often. */
export function serveFeeds(app: FastifyInstance, { database: { db }, config }: Pick<Services, 'database' | 'config'>) {
  const cache = new ReplyCache()
  for (const kind of kinds) {
    app.get(feedPaths[kind], async (request, reply) => {
      const version = String(await topicVersion(db, 'anuncios'))
      const rendered = await cache.get(kind, version, async () =>
        render(anuncioFeed(await newestAnuncios(db, feedSize), kind, config)),
      )
      return sendRendered(request, reply, rendered, true, `application/${kind}+xml; charset=utf-8`)
    })
  }
}
