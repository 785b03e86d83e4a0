import { isCode, isTest, lineAt } from './sources.mjs'

const declaration = /^(?:export )?(?:default )?(?:async )?(?:function\*?|const|class) (\w+)/gm
const writes =
  /\.(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(|\bsql(?:<[^>\n]*>)?`\s*(?:insert|update|delete)\b/i

/** The top-level declarations of a file: each name with the text up to the next declaration. @param {string} text */
function declarationsOf(text) {
  const found = [...text.matchAll(declaration)]
  return found.map((match, index) => ({ name: match[1] ?? '', body: text.slice(match.index, found[index + 1]?.index) }))
}

/**
 * Names of the functions in `db/queries` that write to the database, directly or by calling another function that does.
 * @param {readonly import('./sources.mjs').Source[]} sources
 */
function writers(sources) {
  const all = sources
    .filter(({ path }) => path.startsWith('db/queries/') && isCode(path) && !isTest(path))
    .flatMap(({ text }) => declarationsOf(text))
  const found = new Set(all.filter(({ body }) => writes.test(body)).map(({ name }) => name))
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const { name, body } of all)
      if ([...body.matchAll(/\b(\w+)\(/g)].some(([, called = '']) => called !== name && found.has(called)))
        found.add(name)
  }
  return found
}

/**
 * Finds imports of queries that write to the database in the assistant, which may only read.
 * @param {readonly import('./sources.mjs').Source[]} sources
 * @returns {string[]} one line per import
 */
export function assistantWrites(sources) {
  const forbidden = writers(sources)
  return sources
    .filter(({ path }) => path.startsWith('assistant/') && isCode(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/import \{([^}]*)\} from '@trinchera\/db\/queries\//g)].flatMap((match) =>
        (match[1] ?? '')
          .split(',')
          .map((each) => each.trim().split(' ')[0] ?? '')
          .filter((name) => forbidden.has(name))
          .map((name) => `${path}:${lineAt(text, match.index)} ${name} writes; the assistant only reads`),
      ),
    )
}
