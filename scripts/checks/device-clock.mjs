import { isCode, isTest, lineAt } from './sources.mjs'

const allowed = [
  // allowed: corrects the device's clock with the time of the server
  'web/src/lib/server-time.ts',
  // allowed: measures the age of a file that the service worker stored; no other clock is available there
  'web/src/sw/share.ts',
  'web/src/features/compartir/shared.ts',
]
/** Matches code that reads the device's clock. The last case is an `Intl` formatter without argument, which formats the current time. */
const read = /\bDate\.now\b|\bDate\(\)|\bnew Date\b(?!\s*\()|\bTemporal\.Now\b|\.format(?:ToParts)?\(\)/g

/**
 * Finds code of the web that reads the device's clock, because this clock may be wrong.
 * @param {readonly import('./sources.mjs').Source[]} sources
 * @returns {string[]} one line per place
 */
export const deviceClockReads = (sources) =>
  sources
    .filter(({ path }) => path.startsWith('web/src/') && isCode(path) && !isTest(path) && !allowed.includes(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(read)].map(
        (match) =>
          `${path}:${lineAt(text, match.index)} the device's clock may be wrong: serverNow() of lib/server-time.ts, or performance.now() for durations`,
      ),
    )
