import { resolve } from 'node:path'

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const digits = new Int8Array(128).fill(-1)
for (const [digit, sign] of [...signs].entries()) digits[sign.charCodeAt(0)] = digit
const [comma, semicolon] = [','.charCodeAt(0), ';'.charCodeAt(0)]

/**
 * The places of a bundle in its sources. `SourceMap` of Node.js holds an array for each place: from the first error that is written until their end, 133 MB of
 * the server and 38 MB of the bot. This keeps the text of the map and where its lines begin, and reads the line that is asked for.
 * @param {{ mappings: string, sources: readonly string[] }} map of version 3 (ECMA-426)
 * @param {string} folder where the map is
 */
export function openPlaces({ mappings, sources }, folder) {
  let at = 0
  /** Source, line and column, from 0; each mapping tells the distance from the one before. */
  const place = new Int32Array(3)

  const digit = () => digits[mappings.charCodeAt(at)] ?? -1
  function readNumber() {
    let value = 0
    for (let shift = 0; ; shift += 5) {
      const bits = digit()
      at++
      value |= (bits & 31) << shift
      if (bits < 32) return value & 1 ? -(value >>> 1) : value >>> 1
    }
  }
  /** Reads up to the mapping of `most`, or to the end of the line. @param {number} most */
  function readLine(most) {
    let column = 0
    while (at < mappings.length && mappings.charCodeAt(at) !== semicolon) {
      column += readNumber()
      if (column > most) return
      for (let field = 0; digit() >= 0; field++) {
        const distance = readNumber()
        if (field < 3) place[field] = (place[field] ?? 0) + distance // the fourth is a name
      }
      if (mappings.charCodeAt(at) === comma) at++
    }
  }

  /** @type {number[]} of each line where it begins, and the place before it */
  const begins = []
  for (; at < mappings.length; at++) {
    begins.push(at, ...place)
    readLine(Infinity)
  }
  const lines = Int32Array.from(begins)

  return {
    /** The place in the sources, as a stack names it; null beyond the bundle. @param {number} line from 1 @param {number} column from 1 */
    find(line, column) {
      const [begin, ...before] = lines.subarray((line - 1) * 4, line * 4)
      if (begin === undefined) return null
      at = begin
      place.set(before)
      readLine(column - 1)
      const [source = 0, sourceLine = 0, sourceColumn = 0] = place
      return `${resolve(folder, sources[source] ?? '')}:${sourceLine + 1}:${sourceColumn + 1}`
    },
  }
}
