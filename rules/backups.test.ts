import { describe, expect, it } from 'vitest'
import { backupTrouble, isBackupDue, sizeText, type BackupState } from './backups'

const made = (at: string): BackupState => ({ tried: at, error: null, last: { made: at, verified: at, bytes: 1 } })
const failed = (at: string, last: BackupState['last'] = null): BackupState => ({
  tried: at,
  error: 'No hay espacio',
  last,
})

// In May it is 05:00 in Chile at 09:00 UTC, in December at 08:00.
describe('a backup is due', () => {
  it.each([
    ['never before', null, 24, '2026-05-10T12:00Z', true],
    ['after the night of the last one: before 5', made('2026-05-10T09:00:07Z'), 24, '2026-05-11T08:59Z', false],
    ['after the night of the last one: at 5', made('2026-05-10T09:00:07Z'), 24, '2026-05-11T09:00Z', true],
    ['in summer too', made('2026-12-10T08:00:07Z'), 24, '2026-12-11T08:00Z', true],
    ['in the night when the clock changes', made('2026-04-04T08:00:07Z'), 24, '2026-04-05T08:30Z', false],
    ['in the night after one made by hand', made('2026-05-10T23:00Z'), 24, '2026-05-11T09:00Z', true],
    ['at 5 after one made earlier in that night', made('2026-05-10T08:00Z'), 24, '2026-05-10T09:00Z', true],
    ['late, where no worker ran at night', made('2026-05-08T09:00Z'), 24, '2026-05-10T20:00Z', true],
    ['every second night', made('2026-05-10T09:00:07Z'), 48, '2026-05-11T09:00Z', false],
    ['every second night', made('2026-05-10T09:00:07Z'), 48, '2026-05-12T09:00Z', true],
    ['every six hours', made('2026-05-10T09:00Z'), 6, '2026-05-10T14:59Z', false],
    ['every six hours', made('2026-05-10T09:00Z'), 6, '2026-05-10T15:00Z', true],
    ['an hour after one that failed', failed('2026-05-10T09:00Z'), 24, '2026-05-10T09:59Z', false],
    ['an hour after one that failed', failed('2026-05-10T09:00Z'), 24, '2026-05-10T10:00Z', true],
    ['after the clock was set back', made('2026-06-10T09:00Z'), 24, '2026-05-10T10:00Z', true],
    ['never, where they are off', null, 0, '2026-05-10T09:00Z', false],
  ] as const)('%s', (_, state, every, now, due) => expect(isBackupDue(state, every, new Date(now))).toBe(due))
})

describe('what is wrong with backups', () => {
  const last = made('2026-05-10T09:00Z').last
  it.each([
    ['there is none', null, 24, '2026-05-10T12:00Z', 'none'],
    ['nothing, after one that is verified', made('2026-05-10T09:00Z'), 24, '2026-05-12T09:00Z', null],
    ['it is older than two periods', made('2026-05-10T09:00Z'), 24, '2026-05-12T09:01Z', 'old'],
    ['by hand, nothing within eight days', made('2026-05-10T09:00Z'), 0, '2026-05-18T09:00Z', null],
    ['by hand, it is older than eight days', made('2026-05-10T09:00Z'), 0, '2026-05-18T09:01Z', 'old'],
    [
      'the last attempt failed, whatever there was before',
      failed('2026-05-11T09:00Z', last),
      24,
      '2026-05-11T10:00Z',
      'failed',
    ],
  ] as const)('%s', (_, state, every, now, trouble) => expect(backupTrouble(state, every, new Date(now))).toBe(trouble))
})

it('the size of a small backup is not told as nothing', () => {
  expect([41_200, 999_999, 12_340_000].map(sizeText)).toEqual(['42 kB', '1000 kB', '12,3 MB'])
})
