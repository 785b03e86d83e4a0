import { Delta } from 'quill/core.js'

type Attributes = Record<string, unknown>

/** Formats of whole lines. They are removed inside table cells, because in Quill a cell is a line that has the format "table row". */
const ofLines = ['align', 'blockquote', 'code-block', 'direction', 'header', 'indent', 'list', 'table']

const inlineOnly = (attributes: Attributes = {}): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !ofLines.includes(name)))

/** The content of a table cell as one line. An empty line follows for each further column that the cell spans. */
function lineOf(cell: HTMLTableCellElement, content: Delta): Delta {
  const line = new Delta()
  for (const { insert, attributes } of content.ops) {
    const inner = { ...inlineOnly(attributes), ...(cell.tagName === 'TH' ? { bold: true } : {}) }
    if (typeof insert === 'string') line.insert(insert.replace(/\s*\n\s*/g, ' '), inner)
    else if (insert) line.insert(insert, inner)
  }
  const { ops } = line
  const last = ops.at(-1)
  if (typeof last?.insert === 'string') last.insert = last.insert.trimEnd()
  return new Delta(ops.filter(({ insert }) => insert !== '')).insert('\n'.repeat(cell.colSpan))
}

/** For each column of a row: true if a cell of an earlier row extends down into this row. */
function takenColumns(row: HTMLTableRowElement): readonly boolean[] {
  let left: number[] = []
  for (const each of row.closest('table')?.rows ?? []) {
    const taken = left.map((rows) => rows > 0)
    if (each === row) return taken
    left = left.map((rows) => Math.max(0, rows - 1))
    let column = 0
    for (const { colSpan, rowSpan } of each.cells) {
      while (taken[column]) column++
      for (let i = 0; i < colSpan; i++) left[column++] = rowSpan - 1
    }
  }
  return []
}

let rows = 0

/** Joins the cells of a table row (one line each). Returns a row of an editor table or, if tables are not allowed, one line of text. */
function rowOf(row: HTMLTableRowElement, lines: Delta, hasTables: boolean): Delta {
  const taken = takenColumns(row)
  const table = `row-${++rows}`
  const cells: Delta[] = []
  const fill = () => {
    while (taken[cells.length]) cells.push(new Delta())
  }
  lines.eachLine((line) => {
    fill()
    cells.push(line)
  })
  fill()
  return cells.reduce((all, cell, i) => {
    if (hasTables) return all.concat(cell).insert('\n', { table })
    return i === cells.length - 1 ? all.concat(cell).insert('\n') : all.concat(cell).insert(' | ')
  }, new Delta())
}

/** Rules by which Quill converts pasted tables. Each cell becomes one line. Merged cells are split, because Quill lacks them. */
export const tableMatchers = (hasTables: boolean): [selector: string, match: (node: Node, delta: Delta) => Delta][] => [
  ['td, th', (node, delta) => (node instanceof HTMLTableCellElement ? lineOf(node, delta) : delta)],
  ['tr', (node, delta) => (node instanceof HTMLTableRowElement ? rowOf(node, delta, hasTables) : delta)],
]
