import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { RankMove } from './Rank'
import { Tally } from './Tally'

/** The visible text, without markup. */
const text = (markup: string) =>
  markup
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const strokes = (markup: string) => /<path d="([^"]+)"/.exec(markup)?.[1]?.match(/M/g)?.length

describe('a move', () => {
  test.each([
    [4, 7, 'sube 3'],
    [8, 7, 'baja 1'],
    [14, 0, 'nuevo'],
    [5, 5, '– sin cambios'],
  ])('to %i from %i reads "%s"', (actual, ultimo, read) =>
    expect(text(renderToStaticMarkup(<RankMove actual={actual} ultimo={ultimo} />))).toBe(read),
  )

  test('shows a trophy for the first and medals for the next two', () => {
    expect(renderToStaticMarkup(<RankMove actual={1} ultimo={2} />)).toContain('trophy')
    expect(renderToStaticMarkup(<RankMove actual={2} ultimo={1} />)).toContain('m2')
    expect(renderToStaticMarkup(<RankMove actual={3} ultimo={0} />)).toContain('m3')
    expect(renderToStaticMarkup(<RankMove actual={4} ultimo={0} />)).not.toContain('medal')
  })
})

describe('a streak', () => {
  test('has one stroke for each win, the fifth across', () => {
    expect(strokes(renderToStaticMarkup(<Tally racha={7} />))).toBe(7)
    expect(text(renderToStaticMarkup(<Tally racha={-2} />))).toContain('2 derrotas seguidas')
    expect(text(renderToStaticMarkup(<Tally racha={1} />))).toContain('1 victoria seguida')
  })

  test('burns at ten and freezes at minus ten', () => {
    expect(renderToStaticMarkup(<Tally racha={10} />)).toContain('🔥 racha de 10 victorias')
    expect(renderToStaticMarkup(<Tally racha={-10} />)).toContain('❄️ racha de 10 derrotas')
    expect(renderToStaticMarkup(<Tally racha={9} />)).not.toContain('🔥')
  })
})
