import { expect, test } from 'vitest'
import { arrived, restoreOutgoing } from './outgoing'

test('what was under way when the page was left comes back as not sent', () => {
  expect(restoreOutgoing('[{"key":"a","html":"<p>x</p>"}]')).toEqual([
    { key: 'a', html: '<p>x</p>', failed: 'No alcanzó a salir' },
  ])
})

test('what had failed keeps its reason', () => {
  expect(restoreOutgoing('[{"key":"a","html":"<p>x</p>","failed":"Suspendido"}]')[0]?.failed).toBe('Suspendido')
})

test.each([null, '', '{', '7', '{}', '[1,null,{"key":"a"},{"key":1,"html":"x"},{"key":"a","html":""}]'])(
  '%s is nothing',
  (stored) => {
    expect(restoreOutgoing(stored)).toEqual([])
  },
)

test('one that arrived before the page was left is not shown twice', () => {
  const [sent] = restoreOutgoing('[{"key":"a","html":"<p>x</p>"}]')
  const [refused] = restoreOutgoing('[{"key":"a","html":"<p>x</p>","failed":"Suspendido"}]')
  if (!sent || !refused) throw new Error('nothing came back')
  const stored = {
    id: 1,
    idAnuncio: 1,
    creador: 'Quiltro',
    id_creador: 4,
    imagen: null,
    created_at: '2025-07-05T20:15:00.000Z',
    edited_at: null,
    comentario: '<p>x</p>',
    clan: null,
    tagClan: null,
    staff: false,
    oculto: false,
  }
  expect(arrived(sent, 4, [stored])).toBe(true)
  expect(arrived(sent, 5, [stored])).toBe(false)
  expect(arrived(sent, 4, [{ ...stored, comentario: '<p>y</p>' }])).toBe(false)
  expect(arrived(refused, 4, [stored])).toBe(false)
})
