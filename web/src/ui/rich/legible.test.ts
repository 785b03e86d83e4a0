import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, legible, parseRgb } from './legible'

const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8')
const [dark = '', light = ''] = tokens.split(":root[data-theme='light']")
const token = (theme: string, name: string) =>
  parseRgb(new RegExp(`--${name}: ?(#[0-9a-f]{6})`).exec(theme)?.[1] ?? '') ?? [0, 0, 0]
const grounds = ['ground', 'ground-2', 'ground-3', 'glow', 'glow-2']
const colors = ['#000000', '#ffffff', '#ff0000', '#ffff00', '#0000ff', '#808080', '#c0392b', '#10150f', '#e7e8dc']

test.each(colors)('text in %s is legible on every background of both themes', (color) => {
  const text = legible(parseRgb(color), null)
  for (const ground of grounds) {
    expect(contrast(parseRgb(text?.dark ?? '') ?? [0, 0, 0], token(dark, ground))).toBeGreaterThanOrEqual(4.49)
    expect(contrast(parseRgb(text?.light ?? '') ?? [0, 0, 0], token(light, ground))).toBeGreaterThanOrEqual(4.49)
  }
})

test.each(colors)('text on a background of %s is legible, whatever its own colour', (background) => {
  const ground = parseRgb(background)
  for (const color of [null, ...colors.map(parseRgb)]) {
    const text = legible(color, ground)
    expect(text?.dark).toBe(text?.light)
    expect(contrast(parseRgb(text?.dark ?? '') ?? [0, 0, 0], ground ?? [0, 0, 0])).toBeGreaterThanOrEqual(4.49)
  }
})

test('a colour with enough contrast stays unchanged', () => {
  expect(legible(parseRgb('#9fc67c'), null)?.dark).toBe('#9fc67c')
  expect(legible(parseRgb('rgb(162, 48, 30)'), null)?.light).toBe('#a2301e')
})

test('malformed colours are ignored', () => {
  expect(parseRgb('red')).toBeNull()
  expect(parseRgb('rgb(1,2,3')).toBeNull()
  expect(legible(null, null)).toBeNull()
})
