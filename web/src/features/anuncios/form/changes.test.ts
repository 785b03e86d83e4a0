import { describe, expect, test } from 'vitest'
import { anuncioConflicts, changesTo, contentError, emptyVersion, fields, parseEdits, type Version } from './changes'
import { changedFields } from '../../../lib/edit-conflict'
import { pictureError } from '../../../ui/form/PictureInput'

const first: Version = {
  titulo: 'Arranca la Etapa II',
  descripcion: 'Inscripción abierta',
  contenido: '<p>Hola</p>',
  imagen: '/uploads/anuncios/a.webp',
  revision: 3,
}

describe('the body of a save', () => {
  test('is empty where nothing differs', () => {
    expect(changesTo(first, {})).toEqual({})
    expect(changesTo(first, { titulo: ' Arranca la Etapa II ', contenido: '<p>Hola</p>' })).toEqual({})
  })
  test('contains the changed fields', () => {
    expect(changesTo(first, { titulo: 'Otro', descripcion: '', removePicture: true })).toEqual({
      titulo: 'Otro',
      descripcion: '',
      quitar_imagen: true,
    })
  })
  test('contains every written field of a new announcement', () => {
    expect(changesTo(emptyVersion, { titulo: 'Nuevo', contenido: '<p>a</p>' })).toEqual({
      titulo: 'Nuevo',
      contenido: '<p>a</p>',
    })
  })
  test('does not remove a picture where there is none', () => {
    expect(changesTo({ ...first, imagen: null }, { removePicture: true })).toEqual({})
  })
})

describe('a change by somebody else', () => {
  const now = { ...first, titulo: 'De otro', imagen: null, revision: 4 }
  test('does not conflict with edits of other fields', () => {
    expect(changedFields(fields, first, now)).toEqual(['titulo', 'imagen'])
    expect(anuncioConflicts(first, now, { descripcion: 'mía' }, false)).toEqual([])
  })
  test('conflicts with an edit of the same field', () => {
    expect(anuncioConflicts(first, now, { titulo: 'mío', descripcion: 'mía' }, true)).toEqual(['titulo', 'imagen'])
  })
  test('does not conflict where both wrote the same', () => {
    expect(anuncioConflicts(first, now, { titulo: 'De otro' }, false)).toEqual([])
  })
  test('conflicts with every edited text where the version before is unknown', () => {
    expect(anuncioConflicts(undefined, now, { titulo: 'mío', contenido: '<p>mío</p>' }, false)).toEqual([
      'titulo',
      'contenido',
    ])
  })
})

test('a draft is restored without its malformed fields', () => {
  expect(parseEdits('{"titulo":"a","descripcion":7,"removePicture":true,"baseRevision":3,"otro":1}')).toEqual({
    titulo: 'a',
    removePicture: true,
    baseRevision: 3,
  })
  for (const text of ['', '{', '7', 'null', '[]']) expect(parseEdits(text)).toEqual({})
})

test('sizes over the limit are errors, counted in bytes', () => {
  expect(contentError('<p>á</p>')).toBeNull()
  expect(contentError('á'.repeat(300_000))).toContain('500 kB')
  expect(pictureError(null)).toBeNull()
  expect(pictureError(new File([new Uint8Array(20 * 1024 * 1024)], 'a.png'))).toBeNull()
  expect(pictureError(new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'a.png'))).toBe('La imagen pesa más de 20 MB')
})
