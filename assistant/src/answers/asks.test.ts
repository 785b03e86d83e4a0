import { expect, it } from 'vitest'
import { howTo } from '../english/how'
import { said } from '../english/said'
import { closest, fitting } from './asks'

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
