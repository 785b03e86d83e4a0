/** Matches a table row of a walk (a request's way through the code) in ARCHITECTURE.md: step, file, number of lines, function. */
const row = /^\| \d+ \| `([^`]+)` \| (\d+) \| `(\w+)` \|/gm
/** Largest allowed difference between the number of lines that a row states and that of its file, as a share of the file's lines. */
const tolerance = 0.25

/**
 * Finds rows of the walks whose file or function does not exist, or whose number of lines is out of date.
 * @param {readonly import('./sources.mjs').Source[]} sources
 * @returns {string[]} one line per row
 */
export function outdatedWalks(sources) {
  const document = sources.find((source) => source.path === 'ARCHITECTURE.md')
  const rows = [...(document?.text ?? '').matchAll(row)]
  if (rows.length === 0) return ['ARCHITECTURE.md has no walk of this form: | 1 | `file` | lines | `function` | …']
  return rows.flatMap(([, path, lines, name]) => {
    const text = sources.find((source) => source.path === path)?.text
    if (text === undefined) return [`ARCHITECTURE.md: there is no ${path}`]
    if (!new RegExp(`\\b(?:function|const) ${name}\\b`).test(text)) return [`ARCHITECTURE.md: ${path} has no ${name}`]
    const count = text.split('\n').length - 1
    return Math.abs(count - Number(lines)) > count * tolerance ? [`ARCHITECTURE.md: ${path} has ${count} lines`] : []
  })
}
