import { isCode, isTest, lineAt } from './sources.mjs'

const allowed = [
  // corrects the device's clock by its difference to the server's
  'web/src/lib/server-time.ts',
  // the age of a file that the service worker stored; no other clock is available there
  'web/src/sw/share.ts',
  'web/src/features/compartir/shared.ts',
]
/** Expressions that read the clock. The last one is a formatter of `Intl`, which shows the present if called without an argument. */
const read = /\bDate\.now\b|\bDate\(\)|\bnew Date\b(?!\s*\()|\bTemporal\.Now\b|\.format(?:ToParts)?\(\)/g

/**
 * Places in the web where the device's clock is read, because it may be wrong.
 * @param {readonly import('./sources.mjs').Source[]} sources
 * @returns {string[]}
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
