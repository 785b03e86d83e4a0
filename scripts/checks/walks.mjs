/** A row of a walk (a path through the code) in ARCHITECTURE.md: number, file, its lines, the function passed through. */
const row = /^\| \d+ \| `([^`]+)` \| (\d+) \| `(\w+)` \|/gm
/** A row must be updated once its file has grown or shrunk by more than this share. */
const tolerance = 0.25

/**
 * Rows of the walks whose file or function does not exist, or whose line count is out of date.
 * @param {readonly import('./sources.mjs').Source[]} sources
 * @returns {string[]}
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
