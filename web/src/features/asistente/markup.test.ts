import { expect, it } from 'vitest'
import { piecesOf } from './markup'

const text = (value: string) => ({ kind: 'text', text: value })
const bold = (...pieces: object[]) => ({ kind: 'bold', pieces })
const link = (label: string, to: string, away = false) => ({ kind: 'link', text: label, to, away })

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
])('reads %s', (_, answer, pieces) => expect(piecesOf(answer)).toEqual(pieces))

it.each([
  ['a script as an address', '[x](javascript:alert(1))'],
  ['the same in another case', '[x](JaVaScRiPt:alert)'],
  ['data as an address', '[x](data:text/html,hola)'],
  ['an address without its scheme', '[x](//malo.cl)'],
  ['the same by a backslash', '[x](/\\malo.cl)'],
  ['a relative address', '[x](malo)'],
  ['a mail', '[x](mailto:a@b.cl)'],
  ['an element', '<img src=x onerror=alert(1)>'],
  ['stars that open nothing', '2 ** 3 y **'],
  ['a bracket that closes nothing', '[x] (/y) ]('],
  ['an address that is none', '[x](http://)'],
])('leaves as text %s', (_, answer) => {
  const pieces = piecesOf(answer)
  expect(pieces.every(({ kind }) => kind === 'text')).toBe(true)
  expect(pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('')).toBe(answer)
})

it('takes no more than a moment for a text made to be slow', () => {
  const slow = [
    '**'.repeat(20_000),
    '['.repeat(40_000),
    '[a]('.repeat(10_000),
    `**${'a'.repeat(40_000)}`,
    '**[a](/b'.repeat(5000),
  ]
  for (const each of slow) expect(piecesOf(each).length).toBeLessThan(50_000)
})
