/** Matches the start of a formula, also with full-width characters. Spreadsheets would execute formulas in cells with user input. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠|]/u

const cell = (text: string) =>
  `"${(formula.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const line = (cells: readonly string[]) => cells.map(cell).join(';')

/** A table as CSV for spreadsheets with Chilean settings: semicolons, CRLF and a UTF-8 byte order mark. */
export const csvOf = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[header, ...rows].map(line).join('\r\n')}\r\n`
