import type { Notice, NoticeTipo } from '@trinchera/contract/notificaciones'
import type { InfiniteData } from '@tanstack/react-query'

export type NoticePages = InfiniteData<{ notices: Notice[]; total: number }>

const maxShown = 99

/** The number shown on the bell. */
export const unreadText = (unread: number) => (unread > maxShown ? `${maxShown}+` : String(unread))

/** The bell's accessible name. */
export const bellLabel = (unread: number) => (unread > 0 ? `Avisos, ${unread} sin leer` : 'Avisos')

/** All loaded notices, newest first. A new notice between two fetches shifts the pages, so one may be on two; it is listed once. */
export function listNotices({ pages }: NoticePages): Notice[] {
  const seen = new Map<number, Notice>()
  for (const { notices } of pages) for (const notice of notices) if (!seen.has(notice.id)) seen.set(notice.id, notice)
  return [...seen.values()].sort((a, b) => b.id - a.id)
}

const mapNotices = (data: NoticePages, change: (notice: Notice) => Notice): NoticePages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, notices: page.notices.map(change) })),
})

/** Returns the list with a new notice at its start; unchanged if the list already contains the notice. */
export function withNotice(data: NoticePages, notice: Notice): NoticePages {
  const [first, ...rest] = data.pages
  if (!first || listNotices(data).some(({ id }) => id === notice.id)) return data
  return { ...data, pages: [{ notices: [notice, ...first.notices], total: first.total + 1 }, ...rest] }
}

/** Returns the list with the new state of an invitation, solicitud or partida in all notices about it. */
export const withOfferState = (
  data: NoticePages,
  { invitacion, solicitud, partida }: Partial<Pick<Notice, 'invitacion' | 'solicitud' | 'partida'>>,
) =>
  mapNotices(data, (notice) => ({
    ...notice,
    ...(invitacion && notice.invitacion?.id === invitacion.id ? { invitacion } : {}),
    ...(solicitud && notice.solicitud?.id === solicitud.id ? { solicitud } : {}),
    ...(partida && notice.partida?.id === partida.id ? { partida } : {}),
  }))

/** Ids of the unread notices among `ids`, or of all unread notices if `ids` is null. */
export const listUnread = (data: NoticePages, ids: readonly number[] | null): number[] =>
  listNotices(data).flatMap(({ id, leida }) => (!leida && (ids === null || ids.includes(id)) ? [id] : []))

/** Returns the list with the notices `ids` (null: all) marked as read or unread. */
export const setRead = (data: NoticePages, ids: readonly number[] | null, leida: boolean): NoticePages =>
  mapNotices(data, (notice) => (ids === null || ids.includes(notice.id) ? { ...notice, leida } : notice))

/** The path of this site that a notice links to. Undefined if the notice has no link or the link is not such a path. */
export const linkOf = ({ enlace }: Pick<Notice, 'enlace'>) =>
  enlace && /^\/(?![/\\])/.test(enlace) ? enlace : undefined

/** Labels of the types of notice on the preferences screen. */
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
  webhook: 'Un webhook de mi clan dejó de recibir',
  partida: 'Reportan una partida de mi clan',
  fallo: 'Hay un fallo sobre una partida de mi clan',
  foro: 'Escriben en un tema que sigo',
  mencion: 'Me nombran o me citan en el foro',
  comentario: 'Comentan un anuncio mío',
  suspension: 'Me suspenden',
  'suspension-levantada': 'Me levantan una suspensión',
  apelacion: 'Responden mi apelación',
  reto: 'Hay novedades en un reto de mi clan',
  'reto-recordatorio': 'Se acerca un reto de mi clan',
  torneo: 'Les toca jugar o hay novedades en un torneo',
  medalla: 'Ganamos o perdemos una medalla',
  stream: 'Empieza un stream que sigo',
  servidor: 'Hay gente en un servidor que espero',
  consulta: 'Preguntas a la moderación',
  anuncio: 'Anuncios nuevos',
  'trabajo-apartado': 'Un trabajo del sitio quedó apartado',
  privacidad: 'Una versión nueva de la página de privacidad',
}

/** Types of notice that are shown as a warning. */
const bad: readonly NoticeTipo[] = ['expulsado', 'clan-eliminado', 'suspension', 'webhook', 'trabajo-apartado']
export const isBad = (tipo: NoticeTipo) => bad.includes(tipo)
