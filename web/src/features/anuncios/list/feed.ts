import type { AnuncioCard } from '@trinchera/contract/anuncios'
import type { InfiniteData } from '@tanstack/react-query'

/** A page of announcements; `total` counts all there are. */
export interface FeedPage {
  anuncios: AnuncioCard[]
  total: number
}
export type Feed = InfiniteData<FeedPage, unknown>

/** All that were fetched, the newest first, each once: a page moves when something is published before the next is asked for. */
export function listed(feed: Feed): AnuncioCard[] {
  return [...new Map(feed.pages.flatMap(({ anuncios }) => anuncios.map((anuncio) => [anuncio.id, anuncio]))).values()]
}

/** One that was published, before the others; where it is there already it is only brought up to date. */
export function withAnuncio(feed: Feed, anuncio: AnuncioCard): Feed {
  if (listed(feed).some(({ id }) => id === anuncio.id)) return changed(feed, anuncio)
  return {
    ...feed,
    pages: feed.pages.map((page, i) => ({
      anuncios: i === 0 ? [anuncio, ...page.anuncios] : page.anuncios,
      total: page.total + 1,
    })),
  }
}

/** One that was changed, in its place. */
export function changed(feed: Feed, anuncio: AnuncioCard): Feed {
  return {
    ...feed,
    pages: feed.pages.map((page) => ({
      ...page,
      anuncios: page.anuncios.map((other) => (other.id === anuncio.id ? anuncio : other)),
    })),
  }
}

export function withoutAnuncio(feed: Feed, id: number): Feed {
  if (!listed(feed).some((anuncio) => anuncio.id === id)) return feed
  return {
    ...feed,
    pages: feed.pages.map((page) => ({
      anuncios: page.anuncios.filter((other) => other.id !== id),
      total: page.total - 1,
    })),
  }
}
