import { isCode, isTest, lineAt } from './sources.mjs'

const allowed = [/^db\//]
const statement = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(|\bsql(?:<[^>\n]*>)?`/g

/** Finds SQL statements outside `db`. @param {readonly import('./sources.mjs').Source[]} sources @returns {string[]} */
export const sqlOutsideDb = (sources) =>
  sources
    .filter(({ path }) => isCode(path) && !isTest(path) && !allowed.some((pattern) => pattern.test(path)))
    .flatMap(({ path, text }) =>
      [...text.matchAll(statement)].map((match) => `${path}:${lineAt(text, match.index)} SQL belongs to db/queries`),
    )
