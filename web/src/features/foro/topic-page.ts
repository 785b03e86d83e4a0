import type { Mensaje, Reaccion, Tema } from '@trinchera/contract/foro'
import type { ReplyOf } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import { mensajesPageSize } from '@trinchera/rules/limits'
import type { ReaccionTipo } from '@trinchera/rules/foro'

type Reply = ReplyOf<Routes['getTema']>

/**
 * One page of a topic. `total`: number of posts of the whole topic that the viewer can see. `primerNoLeido`: id of the first unread post.
 * `paginaNoLeida`: number of the page with that post.
 */
export interface TemaPage {
  tema: Tema
  mensajes: Mensaje[]
  /** The page number, starting at 1. */
  pagina: number
  total: number
  primerNoLeido: number | null
  paginaNoLeida: number | null
}

export function pageOf({ data, meta }: Reply): TemaPage {
  const { mensajes, primer_no_leido, pagina_no_leido, ...tema } = data
  return {
    tema,
    mensajes,
    pagina: meta.pagina,
    total: meta.total,
    primerNoLeido: primer_no_leido,
    paginaNoLeida: pagina_no_leido,
  }
}

export const pagesOf = (total: number) => Math.max(1, Math.ceil(total / mensajesPageSize))

/** The number of a post within its topic, starting at 1. Counts only posts that the viewer can see. `index`: position on the page. */
export const numberOf = ({ pagina }: Pick<TemaPage, 'pagina'>, index: number) =>
  (pagina - 1) * mensajesPageSize + index + 1

/**
 * Replaces the earlier version of a post. A new post is added if this is the last page; on other pages only the counts change. A post that
 * is neither on the page nor new is ignored. The topic may already count a new post, because the event of the topic may come first.
 */
export function withMensaje(page: TemaPage, mensaje: Mensaje): TemaPage {
  if (page.mensajes.some(({ id }) => id === mensaje.id))
    return { ...page, mensajes: page.mensajes.map((other) => (other.id === mensaje.id ? mensaje : other)) }
  const isCounted = mensaje.id <= page.tema.ultimo.id
  const isLastPage = pagesOf(page.total) === page.pagina
  if (isCounted && !(isLastPage && mensaje.id > (page.mensajes.at(-1)?.id ?? 0))) return page
  const total = page.total + 1
  const ultimo = { id: mensaje.id, creador: mensaje.creador, fecha: mensaje.created_at }
  const tema = isCounted ? page.tema : { ...page.tema, ultimo, respuestas: page.tema.respuestas + 1 }
  const here = pagesOf(total) === page.pagina
  return { ...page, tema, total, mensajes: here ? [...page.mensajes, mensaje] : page.mensajes }
}

/** Returns the page without a post, and without the quotes of that post in other posts. */
export function withoutMensaje(page: TemaPage, id: number): TemaPage {
  const rest = page.mensajes.filter((other) => other.id !== id)
  const mensajes = rest.map((other) => (other.cita?.id === id ? { ...other, cita: null } : other))
  return { ...page, mensajes, total: page.total - (rest.length < page.mensajes.length ? 1 : 0) }
}

/** Returns the page with new data of its topic. Keeps what concerns the viewer: number of unread posts, and choice of notices. */
export const withTema = (
  page: TemaPage,
  { sin_leer: _sin_leer, seguimiento: _seguimiento, ...tema }: Tema,
): TemaPage => ({
  ...page,
  tema: { ...page.tema, ...tema },
})

/** Returns the reactions to a post after a player has given (`given`) or removed one. */
export function withReaction(
  list: readonly Reaccion[],
  tipo: ReaccionTipo,
  player: number,
  given: boolean,
): Reaccion[] {
  const known = list.some((one) => one.tipo === tipo) ? list : [...list, { tipo, jugadores: [] }]
  return known
    .map((one) => {
      if (one.tipo !== tipo) return one
      const others = one.jugadores.filter((other) => other !== player)
      return { tipo, jugadores: given ? [...others, player] : others }
    })
    .filter(({ jugadores }) => jugadores.length > 0)
}

/** Returns the page with the reactions to one post replaced. */
export const withReactions = (page: TemaPage, id: number, reacciones: readonly Reaccion[]): TemaPage => ({
  ...page,
  mensajes: page.mensajes.map((other) => (other.id === id ? { ...other, reacciones: [...reacciones] } : other)),
})
