import type { AnuncioCard } from '@trinchera/contract/anuncios'
import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from '../../../lib/api-query'

export type Feed = InfiniteData<Page<AnuncioCard>, unknown>

/** All loaded announcements, newest first. A publication between two fetches shifts the pages, so one may be on two; it is listed once. */
export function listAnuncios(feed: Feed): AnuncioCard[] {
  return [...new Map(feed.pages.flatMap(({ rows }) => rows.map((anuncio) => [anuncio.id, anuncio]))).values()]
}

/** Adds a new announcement at the start. If it is already in the list, replaces it. */
export function withAnuncio(feed: Feed, anuncio: AnuncioCard): Feed {
  if (listAnuncios(feed).some(({ id }) => id === anuncio.id)) return replaceAnuncio(feed, anuncio)
  return {
    ...feed,
    pages: feed.pages.map((page, i) => ({
      rows: i === 0 ? [anuncio, ...page.rows] : page.rows,
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
      rows: page.rows.map((other) => (other.id === anuncio.id ? anuncio : other)),
    })),
  }
}

/** Removes an announcement, if it is listed. */
export function withoutAnuncio(feed: Feed, id: number): Feed {
  if (!listAnuncios(feed).some((anuncio) => anuncio.id === id)) return feed
  return {
    ...feed,
    pages: feed.pages.map((page) => ({
      rows: page.rows.filter((other) => other.id !== id),
      total: page.total - 1,
    })),
  }
}
