import { drawPlate } from '@trinchera/rules/art/plate'
import { hash, noise, random } from '@trinchera/rules/art/random'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { medalLooks } from '@trinchera/rules/art/medal'
import { medallaTipos } from '@trinchera/rules/medallas/tipos'
import { Emblem } from './Emblem'
import { Hero } from './Hero'
import { drawMap } from './map'
import { MapTile } from './MapTile'
import { MedalDrawing } from './MedalDrawing'
import { Plate } from './Plate'

/** Expects that all tags are closed in the right order and that no number is NaN, undefined or infinite. */
function expectWellFormed(svg: string) {
  const open: string[] = []
  for (const [, close, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name)
    else if (!self) open.push(name ?? '')
  }
  expect(open).toEqual([])
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
}

describe('seeds', () => {
  test('make the same numbers in every browser', () => {
    expect([hash(''), hash('emblema:clan:1'), hash('chapa:Ñanco')]).toMatchInlineSnapshot(`
      [
        760700053,
        1716364864,
        1438124961,
      ]
    `)
    const next = random('campo')
    expect([next(), next(), next()].map((value) => value.toFixed(6))).toMatchInlineSnapshot(`
      [
        "0.534331",
        "0.033186",
        "0.477863",
      ]
    `)
  })

  test('make noise that stays between 0 and 1 and has no steps', () => {
    const relief = noise('campo')
    for (let x = -3; x < 3; x += 0.1) {
      expect(relief(x, x * 2)).toBeGreaterThanOrEqual(0)
      expect(relief(x, x * 2)).toBeLessThanOrEqual(1)
      expect(Math.abs(relief(x, 1) - relief(x + 0.001, 1))).toBeLessThan(0.01)
    }
  })
})

describe('a medal', () => {
  const markup = (title?: string) =>
    medallaTipos.map((tipo) => renderToStaticMarkup(<MedalDrawing tipo={tipo} size={32} title={title} />))

  test('of each kind is drawn as no other', () => {
    for (const svg of markup()) expectWellFormed(svg)
    expect(new Set(markup()).size).toBe(medallaTipos.length)
    expect(Object.keys(medalLooks)).toEqual([...medallaTipos])
  })

  test('is decoration beside words, and says what it is where it stands alone', () => {
    for (const svg of markup()) expect(svg).toContain('aria-hidden="true"')
    for (const svg of markup('Remontada')) expect(svg).toContain('role="img" aria-label="Remontada"')
  })
})

describe('a plate', () => {
  test.each([
    ['Quiltro', 'QU'],
    ['Ñanco', 'ÑA'],
    ['_x_', 'X'],
    ['11:30', '11'],
    ['---', '?'],
  ])('of %s says %s', (username, letters) => expect(drawPlate(username).letters).toBe(letters))

  test('shows the picture that its player uploaded', () => {
    expect(renderToStaticMarkup(<Plate username="Quiltro" imagen="/uploads/q.webp" />)).toContain(
      'src="/uploads/q.webp"',
    )
  })
})

describe('pictures', () => {
  test.each([
    ['an emblem', <Emblem key="e" nombre="Puelche" />],
    ['a plate', <Plate key="p" username="<b>" />],
    ['a map', <MapTile key="m" name="Puente Caído" />],
    ['the hero', <Hero key="h" />],
  ])('%s is well formed and silent', (_name, picture) => {
    const svg = renderToStaticMarkup(picture)
    expectWellFormed(svg)
    expect(svg).toContain('aria-hidden="true"')
  })

  test('emblems of one page do not share a clip', () => {
    const page = renderToStaticMarkup(
      <>
        <Emblem nombre="Puelche" />
        <Emblem nombre="Puelche" />
      </>,
    )
    const ids = [...page.matchAll(/clipPath id="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(2)
  })

  test('two maps differ, one map never does', () => {
    expect(drawMap('El Molino')).toEqual(drawMap('El Molino'))
    expect(drawMap('El Molino').trace).not.toBe(drawMap('La Aduana').trace)
  })

  test('a map stays small enough to draw a page of them', () => {
    expect(renderToStaticMarkup(<MapTile name="Bosque Viejo" />).length).toBeLessThan(16_000)
  })
})
