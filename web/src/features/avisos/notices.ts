import type { Notice, NoticeTipo } from '@trinchera/contract/notificaciones'
import type { InfiniteData } from '@tanstack/react-query'

export type NoticePages = InfiniteData<{ notices: Notice[]; total: number }>

const most = 99

/** The figure on the bell. */
export const unreadText = (unread: number) => (unread > most ? `${most}+` : String(unread))

export const bellLabel = (unread: number) => (unread > 0 ? `Avisos, ${unread} sin leer` : 'Avisos')

/** Every notice that has come so far, each once: what arrived meanwhile moves the pages, so that the next one begins with what is known already. */
export function listed({ pages }: NoticePages): Notice[] {
  const seen = new Map<number, Notice>()
  for (const { notices } of pages) for (const notice of notices) if (!seen.has(notice.id)) seen.set(notice.id, notice)
  return [...seen.values()].toSorted((a, b) => b.id - a.id)
}

const each = (data: NoticePages, change: (notice: Notice) => Notice): NoticePages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, notices: page.notices.map(change) })),
})

/** A new notice at the head of the list. */
export function withNotice(data: NoticePages, notice: Notice): NoticePages {
  const [first, ...rest] = data.pages
  if (!first || listed(data).some(({ id }) => id === notice.id)) return data
  return { ...data, pages: [{ notices: [notice, ...first.notices], total: first.total + 1 }, ...rest] }
}

/** Which of the notices on the screen a reading would mark: all the unread ones where `ids` is null. */
export const unreadAmong = (data: NoticePages, ids: readonly number[] | null): number[] =>
  listed(data).flatMap(({ id, leida }) => (!leida && (ids === null || ids.includes(id)) ? [id] : []))

/** The same list with some notices read, or unread again; all of them where `ids` is null. */
export const marked = (data: NoticePages, ids: readonly number[] | null, leida: boolean): NoticePages =>
  each(data, (notice) => (ids === null || ids.includes(notice.id) ? { ...notice, leida } : notice))

/** A notice's address, if it is one of this site. */
export const linkOf = ({ enlace }: Pick<Notice, 'enlace'>) =>
  enlace && /^\/(?![/\\])/.test(enlace) ? enlace : undefined

/** What a kind is called where one chooses which to get. */
export const tipoText: Record<NoticeTipo, string> = {
  invitacion: 'Un clan me invita',
  'invitacion-respondida': 'Responden una invitación de mi clan',
  solicitud: 'Piden entrar a mi clan',
  'solicitud-respondida': 'Responden mi solicitud',
  expulsado: 'Me expulsan de un clan',
  rango: 'Cambia mi rango',
  liderazgo: 'Cambia quién lidera mi clan',
  'clan-eliminado': 'Eliminan mi clan',
  'clan-renombrado': 'La administración modifica mi clan',
  partida: 'Reportan una partida de mi clan',
  fallo: 'Hay un fallo sobre una partida de mi clan',
  comentario: 'Comentan un anuncio mío',
  suspension: 'Me suspenden',
  'suspension-levantada': 'Me levantan una suspensión',
  stream: 'Empieza un stream que sigo',
  servidor: 'Hay gente en un servidor que espero',
}

/** Kinds that are bad news. */
export const isBad = (tipo: NoticeTipo) => tipo === 'expulsado' || tipo === 'clan-eliminado' || tipo === 'suspension'
