import { expect, test } from 'vitest'
import { foundWords } from './found-words'

const marked = (text: string, query: string) =>
  foundWords(text, query)
    .map(({ text: piece, found }) => (found ? `[${piece}]` : piece))
    .join('')

test.each([
  ['Emboscada nocturna en Bazán', 'bazan', 'Emboscada nocturna en [Bazán]'],
  ['La pólvora mojada', 'POLVORA moja', 'La [pólvora] [mojada]'],
  ['Nada de eso', 'granada', 'Nada de eso'],
  ['ñandú, ñandúes', 'ñandu', '[ñandú], [ñandúes]'],
  ['n\u0303andu\u0301', 'ñandu', '[n\u0303andu\u0301]'],
  ['a<b>c', '<', 'a<b>c'],
  ['👍 bien', 'bien', '👍 [bien]'],
])('«%s» searched for «%s» is %s', (text, query, shown) => {
  expect(marked(text, query)).toBe(shown)
})
