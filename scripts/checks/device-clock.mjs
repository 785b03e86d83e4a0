import { isCode, isTest, lineAt } from './sources.mjs'

const allowed = [
  // adds to it what the server's clock is ahead
  'web/src/lib/server-time.ts',
  // the age of a file that the service worker kept, which knows no other clock
  'web/src/sw/share.ts',
  'web/src/features/compartir/shared.ts',
]
/** Each reads the clock: the last are formatters of `Intl`, which without an argument show the present. */
const read = /\bDate\.now\b|\bDate\(\)|\bnew Date\b(?!\s*\()|\bTemporal\.Now\b|\.format(?:ToParts)?\(\)/g

/** Where the web reads the device's clock, which may be wrong. @param {readonly import('./sources.mjs').Source[]} sources @returns {string[]} */
export const deviceClockReads = (sources) =>
  sources
    .filter(({ path }) => path.startsWith('web/src/') && isCode(path) && !isTest(path) && !allowed.includes(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(read)].map(
        (match) =>
          `${path}:${lineAt(text, match.index)} the device's clock may be wrong: serverNow() of lib/server-time.ts, or performance.now() for durations`,
      ),
    )
