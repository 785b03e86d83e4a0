import { expect, it } from 'vitest'
import { blocksOf, plainAnswer } from './blocks'

/** Summarises the parts of an answer: 'text', or for each row its link and the clan of its emblem. */
const short = (answer: string) =>
  blocksOf(answer).map((block) =>
    block.kind === 'text' ? 'text' : block.rows.map(({ to, clan }) => `${to ?? '-'} ${clan ?? '-'}`),
  )

it.each([
  ['running text', 'Van 3.\nDos más.', ['text']],
  ['bullets', 'Van:\n• uno\n• dos\nFin.', ['text', ['- -', '- -'], 'text']],
  [
    'rows about a clan',
    '• **[Los Halcones](/ladder/detalle-clan/4)** va 1.º\n2. [Puelche](/ladder/detalle-clan/5) 8–2',
    [['/ladder/detalle-clan/4 Los Halcones', '/ladder/detalle-clan/5 Puelche']],
  ],
  [
    'a row with two links, which leads to neither',
    '• [A](/ladder/detalle-clan/4) le ganó a [B](/ladder/detalle-clan/5)',
    [['- A']],
  ],
  ['a line of one link', 'Mira:\n[Descargas](/descargas)', ['text', ['/descargas -']]],
  ['a link within a sentence', 'Mira [Descargas](/descargas).', ['text']],
  ['a score at the start of a line', '3-1 y nada más', ['text']],
  ['nothing', '', []],
])('reads %s', (_, answer, parts) => expect(short(answer)).toEqual(parts))

it('keeps the number of a row, and drops its bullet', () => {
  const [block] = blocksOf('1. uno\n• dos')
  expect(block?.kind === 'rows' && block.rows.map(({ pieces }) => pieces)).toEqual([
    [{ kind: 'text', text: '1. uno' }],
    [{ kind: 'text', text: 'dos' }],
  ])
})

it('as plain text has whole addresses', () =>
  expect(plainAnswer('**[A](/a)** y [B](https://b.cl/)\n• c', 'https://x.cl')).toBe(
    'A (https://x.cl/a) y B (https://b.cl/)\n• c',
  ))
