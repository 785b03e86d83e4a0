import { expect, it } from 'vitest'
import { closest } from './asks'

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
