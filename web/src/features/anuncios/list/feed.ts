import type { AnuncioCard } from '@trinchera/contract/anuncios'
import type { InfiniteData } from '@tanstack/react-query'

/** A page of announcements. `total`: number of announcements on all pages. */
export interface FeedPage {
  anuncios: AnuncioCard[]
  total: number
}
export type Feed = InfiniteData<FeedPage, unknown>

/** All loaded announcements, newest first, each once. One may be on two pages, because a publication between two fetches shifts them. */
export function listAnuncios(feed: Feed): AnuncioCard[] {
  return [...new Map(feed.pages.flatMap(({ anuncios }) => anuncios.map((anuncio) => [anuncio.id, anuncio]))).values()]
}

/** Adds a new announcement at the start. If it is already in the list, replaces it. */
export function withAnuncio(feed: Feed, anuncio: AnuncioCard): Feed {
  if (listAnuncios(feed).some(({ id }) => id === anuncio.id)) return replaceAnuncio(feed, anuncio)
  return {
    ...feed,
    pages: feed.pages.map((page, i) => ({
      anuncios: i === 0 ? [anuncio, ...page.anuncios] : page.anuncios,
      total: page.total + 1,
    })),
  }
}

/** Replaces an announcement, if it is listed. */
export function replaceAnuncio(feed: Feed, anuncio: AnuncioCard): Feed {
  return {
    ...feed,
    pages: feed.pages.map((page) => ({
      ...page,
      anuncios: page.anuncios.map((other) => (other.id === anuncio.id ? anuncio : other)),
    })),
  }
}

/** Removes an announcement, if it is listed. */
export function withoutAnuncio(feed: Feed, id: number): Feed {
  if (!listAnuncios(feed).some((anuncio) => anuncio.id === id)) return feed
  return {
    ...feed,
    pages: feed.pages.map((page) => ({
      anuncios: page.anuncios.filter((other) => other.id !== id),
      total: page.total - 1,
    })),
  }
}
