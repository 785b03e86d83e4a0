import { expect, test } from 'vitest'
import { wasStored, parseOutgoing } from './outgoing'

test('a comment that was being sent when the page was closed is restored as failed', () => {
  expect(parseOutgoing('[{"key":"a","html":"<p>x</p>"}]')).toEqual([
    { key: 'a', html: '<p>x</p>', failed: 'No alcanzó a salir' },
  ])
})

test('a failed comment keeps its reason', () => {
  expect(parseOutgoing('[{"key":"a","html":"<p>x</p>","failed":"Suspendido"}]')[0]?.failed).toBe('Suspendido')
})

test.each([null, '', '{', '7', '{}', '[1,null,{"key":"a"},{"key":1,"html":"x"},{"key":"a","html":""}]'])(
  '%s is restored as nothing',
  (stored) => {
    expect(parseOutgoing(stored)).toEqual([])
  },
)

test('a comment that was stored before the page was closed is not shown twice', () => {
  const [sent] = parseOutgoing('[{"key":"a","html":"<p>x</p>"}]')
  const [refused] = parseOutgoing('[{"key":"a","html":"<p>x</p>","failed":"Suspendido"}]')
  if (!sent || !refused) throw new Error('nothing restored')
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
  expect(wasStored(sent, 4, [stored])).toBe(true)
  expect(wasStored(sent, 5, [stored])).toBe(false)
  expect(wasStored(sent, 4, [{ ...stored, comentario: '<p>y</p>' }])).toBe(false)
  expect(wasStored(refused, 4, [stored])).toBe(false)
})
