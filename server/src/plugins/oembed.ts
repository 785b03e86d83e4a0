import type { FastifyInstance } from 'fastify'
import {
  embedCode,
  embedHeight,
  embedWidth,
  leastEmbedWidth,
  oembedPath,
  rowsWithin,
  type EmbedKind,
} from '@trinchera/contract/embeds'
import { embedRows } from '@trinchera/rules/limits'
import { z } from 'zod'
import { withoutTrailingSlashes } from '../http/trailing-slashes'
import { render, sendRendered } from '../http/reply-cache'
import { RuleError } from '../http/rule-error'
import { card } from '../preview/drawings'
import { pageAt, type Page } from '../preview/page'
import type { Services } from '../services'
import { jsonType } from './envelope'

const pixels = z.coerce.number().int().positive()
const query = z.object({
  url: z.string().min(1).max(2000),
  format: z.string().max(20).default('json'),
  maxwidth: pixels.default(Number.POSITIVE_INFINITY),
  maxheight: pixels.default(Number.POSITIVE_INFINITY),
})

interface Box {
  maxwidth: number
  maxheight: number
}

/** An embed that fits into the box, with as many rows as fit completely; null if not even one row fits. */
function frameWithin(origin: string, { kind, id }: { kind: EmbedKind; id: number }, title: string, box: Box) {
  const width = Math.min(embedWidth, box.maxwidth)
  const filas = Math.min(embedRows.standard, rowsWithin(kind, box.maxheight))
  if (width < leastEmbedWidth || filas < embedRows.least) return null
  const height = embedHeight(kind, filas)
  return { type: 'rich', width, height, html: embedCode(origin, kind, id, { filas, width, height, title }) }
}

/** The thumbnail fields of the reply: the page's preview card, which exists in one size. Empty if the card does not fit into the box. */
const thumbnail = (publicUrl: string, { picture }: Page, { maxwidth, maxheight }: Box) =>
  picture.startsWith('/og/') && card.width <= maxwidth && card.height <= maxheight
    ? { thumbnail_url: publicUrl + picture, thumbnail_width: card.width, thumbnail_height: card.height }
    : {}

/** Serves oEmbed 1.0, a standard by which other sites ask for the embed of a page's URL (docs/behaviour/screens.md#On other sites). */
export function serveOembed(
  app: FastifyInstance,
  { database: { db }, config: { publicUrl, siteName } }: Pick<Services, 'database' | 'config'>,
) {
  const nothing = () => new RuleError(404, 'De esa dirección no hay nada que mostrar')
  app.get(oembedPath, async (request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*')
    const asked = query.safeParse(request.query)
    if (!asked.success) throw new RuleError(400, 'Di la dirección en url, y los tamaños en píxeles')
    const { url, format, ...box } = asked.data
    // The oEmbed standard requires 501 here; other routes reply 400 in such a case.
    if (format !== 'json')
      return reply
        .code(501)
        .type(jsonType)
        .send(JSON.stringify({ code: 501, message: 'Solo contestamos en JSON', data: null }))
    if (!URL.canParse(url)) throw nothing()
    const { host, pathname } = new URL(url)
    if (host !== new URL(publicUrl).host && host !== request.host) throw nothing()
    const page = await pageAt(db, withoutTrailingSlashes(pathname), { siteName, publicUrl })
    if (!page.found || page.canonical === null) throw nothing()
    const title = page.text.title ?? siteName
    const frame = page.embed && frameWithin(publicUrl, page.embed, `${title} · ${siteName}`, box)
    const body = {
      version: '1.0',
      ...(frame ?? { type: 'link' }),
      title,
      url: publicUrl + page.canonical,
      provider_name: siteName,
      provider_url: publicUrl,
      cache_age: 300,
      ...thumbnail(publicUrl, page, box),
    }
    return sendRendered(request, reply, render(JSON.stringify(body)), true, jsonType)
  })
}
