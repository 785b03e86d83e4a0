import { expect, it } from 'vitest'
import { drawCard } from './card'

const clan = (title: string, note = '[HLC] · Etapa II') =>
  drawCard({ kind: 'clan', siteName: 'Trinchera', title, note, place: 1, of: 9, record: '1–0' }, '')
const textAt = (svg: string, y: number) => {
  const found = new RegExp(`<text x="298" y="${y}"[^>]* font-size="(\\d+)"[^>]*>([^<]*)<`).exec(svg)
  return { size: Number(found?.[1]), words: found?.[2] }
}

it('fits the widest possible clan name beside the emblem', () => {
  // 0.613 is the measured width of a W in the condensed font relative to the font size.
  expect(textAt(clan('W'.repeat(30)), 240).size * 30 * 0.613).toBeLessThan(1200 - 72 - 298)
  expect(textAt(clan('Los Halcones'), 240).size).toBe(112)
})

it.each([
  ['虎の穴戦士団', 'Clan'],
  ['🙂🙂 Los Halcones', 'Los Halcones'],
  ['Ñanco №1 «Ωmega» Сибирь', 'Ñanco 1 «Ωmega» Сибирь'],
  ['100% *real* #1', '100% *real* #1'],
])('draws the characters of %s that the fonts have', (name, drawn) => expect(textAt(clan(name), 240).words).toBe(drawn))

it('omits a tag without drawable characters', () =>
  expect(textAt(clan('虎', '[虎] · Etapa II'), 300).words).toBe('Etapa II'))
