import { describe, expect, test } from 'vitest'
import { blank, changedMeanwhile, changesTo, conflictsOf, readTyped, tooBig, type Shown } from './changes'

const first: Shown = {
  titulo: 'Arranca la Etapa II',
  descripcion: 'Inscripción abierta',
  contenido: '<p>Hola</p>',
  imagen: '/uploads/anuncios/a.webp',
  revision: 3,
}

describe('what is sent', () => {
  test('is nothing where nothing is different', () => {
    expect(changesTo(first, {})).toEqual({})
    expect(changesTo(first, { titulo: ' Arranca la Etapa II ', contenido: '<p>Hola</p>' })).toEqual({})
  })
  test('is what was changed', () => {
    expect(changesTo(first, { titulo: 'Otro', descripcion: '', quitar: true })).toEqual({
      titulo: 'Otro',
      descripcion: '',
      quitar_imagen: true,
    })
  })
  test('is all of a new one that was written', () => {
    expect(changesTo(blank, { titulo: 'Nuevo', contenido: '<p>a</p>' })).toEqual({
      titulo: 'Nuevo',
      contenido: '<p>a</p>',
    })
  })
  test('takes no picture away where there is none', () => {
    expect(changesTo({ ...first, imagen: null }, { quitar: true })).toEqual({})
  })
})

describe('what another changed meanwhile', () => {
  const now = { ...first, titulo: 'De otro', imagen: null, revision: 4 }
  test('comes in where it is not being written', () => {
    expect(changedMeanwhile(first, now)).toEqual(['titulo', 'imagen'])
    expect(conflictsOf(first, now, { descripcion: 'mía' }, false)).toEqual([])
  })
  test('clashes where it is', () => {
    expect(conflictsOf(first, now, { titulo: 'mío', descripcion: 'mía' }, true)).toEqual(['titulo', 'imagen'])
  })
  test('does not clash where both wrote the same', () => {
    expect(conflictsOf(first, now, { titulo: 'De otro' }, false)).toEqual([])
  })
  test('may be anything where it is not known what was there before', () => {
    expect(conflictsOf(null, now, { titulo: 'mío', contenido: '<p>mío</p>' }, false)).toEqual(['titulo', 'contenido'])
  })
})

test('a draft comes back, and what is broken of it is left out', () => {
  expect(readTyped('{"titulo":"a","descripcion":7,"quitar":true,"sobre":3,"otro":1}')).toEqual({
    titulo: 'a',
    quitar: true,
    sobre: 3,
  })
  for (const text of ['', '{', '7', 'null', '[]']) expect(readTyped(text)).toEqual({})
})

test('what is too big is told before it travels, counted in bytes', () => {
  expect(tooBig('<p>á</p>', null)).toEqual({})
  expect(tooBig('á'.repeat(300_000), null)).toHaveProperty('contenido')
  expect(tooBig('', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png'))).toHaveProperty('imagen')
})
