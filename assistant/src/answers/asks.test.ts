import { expect, it } from 'vitest'
import { howTo } from '../english/how'
import { said } from '../english/said'
import { foroPoints } from '../guides/foro-points'
import { retoPoints } from '../guides/reto-points'
import { rulePoints } from '../guides/rule-points'
import { rulingPoints } from '../guides/ruling-points'
import { sitePoints } from '../guides/site-points'
import { trustPoints } from '../guides/trust-points'
import { closest, fitting, noTalk, pointOf, type Asks } from './asks'

it('has one guide of each name', () => {
  const names = [rulePoints, rulingPoints, retoPoints, foroPoints, sitePoints, trustPoints].flatMap(Object.keys)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

const asked = [
  'how can i cancel a challenge',
  'how do i report',
  'where do i download teamspeak',
  'how many maps per match',
  'how do i create a clan here and how many people do i need',
  'how many players do i need for a clan',
  'is there an anticheat',
  'is the anticheat safe',
  'where can i see my matches',
]

it.each(asked)('says the same whatever the order of what it knows: %s', (text) => {
  for (const known of [howTo, said]) expect(fitting(known.toReversed(), text)).toBe(fitting(known, text))
})

it('takes what asks with the most of the text', () => {
  const saysOf = (one: RegExp) => [one]
  const [challenge, cancel] = [/\bchallenge\b/, /\bcancel\b.*\bchallenge\b/]
  for (const known of [
    [challenge, cancel],
    [cancel, challenge],
  ])
    expect(closest('how do i cancel a challenge', known, saysOf)).toBe(cancel)
})

it('tells two that ask with as much apart by their patterns', () => {
  const saysOf = (one: { says: RegExp[] }) => one.says
  const [one, other] = [{ says: [/\bmapas\b/] }, { says: [/\bmapa[s]\b/] }]
  expect(closest('mapas', [one, other], saysOf)).toBe(closest('mapas', [other, one], saysOf))
})

const points: readonly Asks<'alone' | 'founding' | 'photo' | 'game'>[] = [
  { point: 'alone', says: [/\bsolo\b/] },
  { point: 'founding', of: /\bclan\b/, says: [/\bsolo\b/] },
  { point: 'photo', says: [/\bfoto\b/, /\btamano\b/], not: /\bforo\b/ },
  { point: 'game', says: [/\btamano\b/] },
]

it.each([
  ['', 'y si estoy solo', 'alone'],
  ['fundar un clan', 'y si estoy solo', 'founding'],
  ['', 'fundo un clan solo', 'founding'],
  ['', 'de que tamano', 'game'],
  ['subir una foto', 'de que tamano', 'photo'],
  ['subir una foto al foro', 'de que tamano', 'game'],
  ['de que tamano la foto', 'y gratis', undefined],
])('asks a point of what the text says, or of what was said before it: %s, %s', (before, text, point) => {
  const own = text.split(' ').filter((word) => word.length > 3 && word !== 'estoy')
  expect(pointOf(points, text, before ? { before, own } : noTalk, () => true)?.point).toBe(point)
})

it('leaves what was said before where the text says something else as well', () => {
  const talk = { before: 'subir una foto', own: ['tamano', 'juego'] }
  expect(pointOf(points, 'de que tamano es el juego', talk, () => true)?.point).toBe('game')
})
