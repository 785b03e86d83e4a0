import { expect, test } from 'vitest'
import { textoDifferences } from './differences'
import { textoLimites, unknownPlaceholders, withLimits } from './limites'
import type { Article, Section } from '../reglamento/articles'

test('a text says the figures of the rules', () => {
  expect(withLimits({ lista: ['Tiene {{reporte_horas}} horas y {{ jugadores_minimo }} jugadores'], n: 3 })).toEqual({
    lista: ['Tiene 24 horas y 4 jugadores'],
    n: 3,
  })
  expect(Object.values(textoLimites).every(Number.isInteger)).toBe(true)
})

test('a figure that the rules do not know is named as it was written', () => {
  expect(unknownPlaceholders('{{clan_minimo}} {{nada}} {{toString}} {{}} {{nada}}')).toEqual([
    '{{nada}}',
    '{{toString}}',
    '{{}}',
  ])
})

const article = (id: string, titulo: string, words: string): Article => ({
  id,
  titulo,
  contenido: `<p>${words}</p>`,
  ejemplos: [],
  ver: null,
})
const rules = (...articulos: Article[]): { secciones: Section[] } => ({
  secciones: [{ id: 'una', titulo: 'Una', articulos }],
})
const [up, down] = [article('subir', 'Subir', 'Se sube.'), article('bajar', 'Bajar', 'Se baja.')]

test.each([
  ['nothing', rules(up), rules(up), []],
  [
    'an article with other words',
    rules(up, down),
    rules({ ...up, contenido: '<p>Se sube de a uno.</p>' }, down),
    [{ parte: 'Artículo «Subir»', antes: 'Subir\nSe sube.', ahora: 'Subir\nSe sube de a uno.' }],
  ],
  ['a new article', rules(up), rules(up, down), [{ parte: 'Artículo «Bajar»', antes: null, ahora: 'Bajar\nSe baja.' }]],
  [
    'a removed article',
    rules(up, down),
    rules(up),
    [{ parte: 'Artículo «Bajar»', antes: 'Bajar\nSe baja.', ahora: null }],
  ],
  ['the order alone', rules(up, down), rules(down, up), [expect.objectContaining({ parte: 'Orden' })]],
  [
    'the markup alone',
    rules(up),
    rules({ ...up, contenido: '<p><strong>Se sube.</strong></p>' }),
    [expect.objectContaining({ parte: 'Formato' })],
  ],
])('what changed between two versions: %s', (_, before, after, differences) => {
  expect(textoDifferences('reglamento', before, after)).toEqual(differences)
})
