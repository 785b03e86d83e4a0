import { describe, expect, test } from 'vitest'
import type { Notice } from '@trinchera/contract/notificaciones'
import {
  bellLabel,
  linkOf,
  listNotices,
  listUnread,
  setRead,
  unreadText,
  withNotice,
  withOfferState,
  type NoticePages,
} from './notices'

const notice = (id: number, leida = false): Notice => ({
  id,
  tipo: 'rango',
  texto: `Aviso ${id}.`,
  enlace: null,
  fecha: '2025-07-12T12:00:00.000Z',
  leida,
  invitacion: null,
  solicitud: null,
  partida: null,
})
const pages = (...lists: Notice[][]): NoticePages => ({
  pages: lists.map((notices) => ({ notices, total: lists.flat().length })),
  pageParams: lists.map((_, i) => i + 1),
})
const ids = (data: NoticePages) => listNotices(data).map(({ id }) => id)

test.each([
  [1, '1', 'Avisos, 1 sin leer'],
  [99, '99', 'Avisos, 99 sin leer'],
  [100, '99+', 'Avisos, 100 sin leer'],
  [0, '0', 'Avisos'],
])('the bell with %i unread', (unread, figure, label) => {
  expect([unreadText(unread), bellLabel(unread)]).toEqual([figure, label])
})

describe('the list', () => {
  test('a new notice comes first, and only once if it arrives twice', () => {
    const after = withNotice(pages([notice(2), notice(1)]), notice(3))
    expect(ids(after)).toEqual([3, 2, 1])
    expect(ids(withNotice(after, notice(3)))).toEqual([3, 2, 1])
  })

  test('a notice that two pages contain is listed once', () => {
    expect(ids(pages([notice(5), notice(4), notice(3)], [notice(3), notice(2)]))).toEqual([5, 4, 3, 2])
  })

  test('marks one as read, all as read, and rolls back', () => {
    const data = pages([notice(3), notice(2, true)], [notice(1)])
    expect(listUnread(data, [2, 1])).toEqual([1])
    expect(listUnread(data, null)).toEqual([3, 1])
    const read = setRead(data, null, true)
    expect(listUnread(read, null)).toEqual([])
    expect(listUnread(setRead(read, [3, 1], false), null)).toEqual([3, 1])
    expect(listUnread(data, null)).toEqual([3, 1])
  })
})

test.each([
  ['/ladder/micuenta', '/ladder/micuenta'],
  ['https://otro.sitio/', undefined],
  ['//otro.sitio/', undefined],
  [null, undefined],
])('link of a notice with enlace %s', (enlace, link) => {
  expect(linkOf({ enlace })).toBe(link)
})

test('an answer changes what the notice of that invitation or request asks, and no other', () => {
  const invitacion = {
    id: 7,
    player_id: 1,
    player: 'Chuncho',
    clan_id: 2,
    clan: 'Los Halcones',
    etapa: 'Etapa I',
    id_etapa: 3,
    reclutador: null,
    estado: 'pendiente' as const,
    fecha_envio: '2025-07-12T12:00:00.000Z',
  }
  const solicitud = { ...invitacion, imagen: null, mensaje: '' }
  const data = pages([{ ...notice(3), invitacion }], [{ ...notice(2), solicitud }, notice(1)])
  const states = (shown: NoticePages) =>
    listNotices(shown).map((one) => [one.invitacion?.estado, one.solicitud?.estado])
  expect(states(withOfferState(data, { invitacion: { ...invitacion, estado: 'retirada' } }))).toEqual([
    ['retirada', undefined],
    [undefined, 'pendiente'],
    [undefined, undefined],
  ])
  expect(states(withOfferState(data, { solicitud: { ...solicitud, id: 8, estado: 'aceptada' } }))).toEqual(states(data))
})
