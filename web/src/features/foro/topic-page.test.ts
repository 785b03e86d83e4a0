import type { Mensaje, Reaccion, Tema } from '@trinchera/contract/foro'
import { describe, expect, test } from 'vitest'
import { numberOf, withMensaje, withoutMensaje, withReaction, withTema, type TemaPage } from './topic-page'

const mensaje = (id: number, cita: Mensaje['cita'] = null): Mensaje => ({
  id,
  id_tema: 1,
  creador: 'Quiltro',
  id_creador: 1,
  imagen: null,
  clan: null,
  tagClan: null,
  staff: false,
  created_at: '2025-07-05T20:15:00.000Z',
  edited_at: null,
  contenido: `<p>${id}</p>`,
  oculto: false,
  cita,
  reacciones: [],
})
const tema: Tema = {
  id: 1,
  id_seccion: 3,
  titulo: 'Rutas',
  slug: 'rutas',
  creador: 'Quiltro',
  id_creador: 1,
  created_at: '2025-07-05T20:15:00.000Z',
  fijado: false,
  cerrado: false,
  oculto: false,
  respuestas: 1,
  ultimo: { id: 2, creador: 'Quiltro', fecha: '2025-07-05T20:15:00.000Z' },
  busca: null,
  sin_leer: 4,
  seguimiento: 'seguir',
}
const page = (mensajes: Mensaje[], pagina = 1, total = mensajes.length): TemaPage => ({
  tema,
  mensajes,
  pagina,
  total,
  primerNoLeido: null,
  paginaNoLeida: null,
})
const ids = ({ mensajes }: TemaPage) => mensajes.map(({ id }) => id)
const full = Array.from({ length: 30 }, (_, i) => mensaje(i + 1))

describe('a new post', () => {
  test('comes last on the last page', () => {
    const after = withMensaje(page([mensaje(1), mensaje(2)]), mensaje(3))
    expect([ids(after), after.total, after.tema.respuestas]).toEqual([[1, 2, 3], 3, 2])
  })
  test('told twice, it is there once and counts once', () => {
    const once = withMensaje(page([mensaje(1), mensaje(2)]), mensaje(3))
    expect(withMensaje(once, mensaje(3))).toEqual(once)
  })
  test('comes last also where the topic was told of it first, and counts once', () => {
    const shown = page([mensaje(1), mensaje(2)])
    const told = withTema(shown, { ...tema, respuestas: 2, ultimo: { ...tema.ultimo, id: 3 } })
    const after = withMensaje(told, mensaje(3))
    expect([ids(after), after.total, after.tema.respuestas]).toEqual([[1, 2, 3], 3, 2])
    expect(withMensaje(after, mensaje(3))).toEqual(after)
  })
  test('begins a page where the last one is full', () => {
    const shown = { ...page(full), tema: { ...tema, ultimo: { ...tema.ultimo, id: 30 } } }
    const after = withMensaje(withMensaje(shown, mensaje(31)), mensaje(31))
    expect([ids(after).length, after.total]).toEqual([30, 31])
  })
  test('is not put on an earlier page', () => {
    expect(ids(withMensaje(page([mensaje(1)], 1, 40), mensaje(50)))).toEqual([1])
  })
})

test('a corrected post stays in its place', () => {
  const corrected = { ...mensaje(1), contenido: '<p>mejor</p>' }
  expect(withMensaje(page([mensaje(1), mensaje(2)]), corrected).mensajes).toEqual([corrected, mensaje(2)])
})

test('a deleted post goes, and what others quote of it', () => {
  const quoting = mensaje(2, { id: 1, creador: 'Quiltro', extracto: '1' })
  const after = withoutMensaje(page([mensaje(1), quoting]), 1)
  expect([after.mensajes, after.total]).toEqual([[mensaje(2)], 1])
  expect(withoutMensaje(after, 1).total).toBe(1)
})

test('the number of a post counts the pages before', () => {
  expect([numberOf({ pagina: 1 }, 0), numberOf({ pagina: 3 }, 4)]).toEqual([1, 65])
})

test('a topic that changed keeps what is the own of its reader', () => {
  const after = withTema(page([]), { ...tema, titulo: 'Rutas y humo', sin_leer: 0, seguimiento: null })
  expect(after.tema).toEqual({ ...tema, titulo: 'Rutas y humo' })
})

describe('a reaction', () => {
  const some: Reaccion[] = [{ tipo: 'bien', jugadores: [7] }]
  test('counts once however often it is given', () => {
    const once = withReaction(some, 'bien', 1, true)
    expect(once).toEqual([{ tipo: 'bien', jugadores: [7, 1] }])
    expect(withReaction(once, 'bien', 1, true)).toEqual(once)
  })
  test('of another kind comes beside', () => {
    expect(withReaction(some, 'risa', 1, true)).toEqual([...some, { tipo: 'risa', jugadores: [1] }])
  })
  test('of nobody is not shown', () => {
    expect(withReaction(some, 'bien', 7, false)).toEqual([])
  })
})
