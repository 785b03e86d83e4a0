import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, legible, rgbOf } from './legible'

const tokens = readFileSync(new URL('../../../styles/tokens.css', import.meta.url), 'utf8')
const [night = '', paper = ''] = tokens.split(":root[data-theme='light']")
const token = (theme: string, name: string) =>
  rgbOf(new RegExp(`--${name}: ?(#[0-9a-f]{6})`).exec(theme)?.[1] ?? '') ?? [0, 0, 0]
const grounds = ['ground', 'ground-2', 'ground-3', 'glow', 'glow-2']
const colors = ['#000000', '#ffffff', '#ff0000', '#ffff00', '#0000ff', '#808080', '#c0392b', '#10150f', '#e7e8dc']

test.each(colors)('text in %s can be read on every ground of both themes', (color) => {
  const text = legible(rgbOf(color), null)
  for (const ground of grounds) {
    expect(contrast(rgbOf(text?.dark ?? '') ?? [0, 0, 0], token(night, ground))).toBeGreaterThanOrEqual(4.49)
    expect(contrast(rgbOf(text?.light ?? '') ?? [0, 0, 0], token(paper, ground))).toBeGreaterThanOrEqual(4.49)
  }
})

test.each(colors)('text on a background of %s can be read, whatever its own colour', (background) => {
  const ground = rgbOf(background)
  for (const color of [null, ...colors.map(rgbOf)]) {
    const text = legible(color, ground)
    expect(text?.dark).toBe(text?.light)
    expect(contrast(rgbOf(text?.dark ?? '') ?? [0, 0, 0], ground ?? [0, 0, 0])).toBeGreaterThanOrEqual(4.49)
  }
})

test('a colour that is read already stays', () => {
  expect(legible(rgbOf('#9fc67c'), null)?.dark).toBe('#9fc67c')
  expect(legible(rgbOf('rgb(162, 48, 30)'), null)?.light).toBe('#a2301e')
})

test('what is no colour changes nothing', () => {
  expect(rgbOf('red')).toBeNull()
  expect(rgbOf('rgb(1,2,3')).toBeNull()
  expect(legible(null, null)).toBeNull()
})
