import { expect, test } from 'vitest'
import { withoutOffer, withOffer, withPending } from './offers'

const offer = (id: number) => ({ id, fecha_envio: '2025-07-12T12:00:00.000Z' })

test('the newest invitation comes first, and a repeated one is not duplicated', () => {
  const list = withOffer(withOffer([offer(1)], offer(2)), offer(2))
  expect(list.map(({ id }) => id)).toEqual([2, 1])
})

test('removes the answered one only', () => {
  expect(withoutOffer([offer(2), offer(1)], 2)).toEqual([offer(1)])
  expect(withoutOffer([offer(1)], 9)).toEqual([offer(1)])
})

test('marks a recruit as invited or as asking to join, and keeps the order of the list', () => {
  const recruits = [1, 2].map((id) => ({
    id,
    username: `Recluta ${id}`,
    imagen: null,
    victorias: 0,
    derrotas: 0,
    id_invitacion: null,
    id_solicitud: null,
  }))
  expect(withPending(recruits, 2, { id_invitacion: 7 }).map(({ id_invitacion }) => id_invitacion)).toEqual([null, 7])
  expect(withPending(recruits, 1, { id_solicitud: 9 }).map(({ id_solicitud }) => id_solicitud)).toEqual([9, null])
  expect(withPending(withPending(recruits, 2, { id_invitacion: 7 }), 2, { id_invitacion: null })).toEqual(recruits)
})
