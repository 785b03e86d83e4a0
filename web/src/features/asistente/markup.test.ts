import { expect, it } from 'vitest'
import { parseMarkup } from './markup'

const text = (value: string) => ({ kind: 'text', text: value })
const bold = (...pieces: object[]) => ({ kind: 'bold', pieces })
const link = (label: string, to: string, external = false) => ({ kind: 'link', text: label, to, external })

it.each([
  ['plain text', 'Hola.', [text('Hola.')]],
  ['nothing', '', []],
  ['line breaks', 'uno\ndos', [text('uno\ndos')]],
  ['bold', 'van **segundos** hoy', [text('van '), bold(text('segundos')), text(' hoy')]],
  ['a link to a page of ours', '[Ver](/ladder/detalle-clan/4)', [link('Ver', '/ladder/detalle-clan/4')]],
  ['a link to an anchor', '[Ver](/ladder/reglamento#art-subir)', [link('Ver', '/ladder/reglamento#art-subir')]],
  ['a link to another site', '[Ver](https://a.cl/x?y=1)', [link('Ver', 'https://a.cl/x?y=1', true)]],
  ['a bold link', '**[A](/a)** va', [bold(link('A', '/a')), text(' va')]],
  ['two bolds', '**a****b**', [bold(text('a')), bold(text('b'))]],
])('reads %s', (_, answer, pieces) => expect(parseMarkup(answer)).toEqual(pieces))

it.each([
  ['a script as an address', '[x](javascript:alert(1))'],
  ['a script in mixed case', '[x](JaVaScRiPt:alert)'],
  ['data as an address', '[x](data:text/html,hola)'],
  ['an address without its scheme', '[x](//malo.cl)'],
  ['an address without its scheme, by a backslash', '[x](/\\malo.cl)'],
  ['a relative address', '[x](malo)'],
  ['a mail', '[x](mailto:a@b.cl)'],
  ['an element', '<img src=x onerror=alert(1)>'],
  ['unpaired stars', '2 ** 3 y **'],
  ['unpaired brackets', '[x] (/y) ]('],
  ['an incomplete address', '[x](http://)'],
])('leaves as text %s', (_, answer) => {
  const pieces = parseMarkup(answer)
  expect(pieces.every(({ kind }) => kind === 'text')).toBe(true)
  expect(pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('')).toBe(answer)
})

it('parses adversarial text in linear time', () => {
  const slow = [
    '**'.repeat(20_000),
    '['.repeat(40_000),
    '[a]('.repeat(10_000),
    `**${'a'.repeat(40_000)}`,
    '**[a](/b'.repeat(5000),
  ]
  for (const each of slow) expect(parseMarkup(each).length).toBeLessThan(50_000)
})
