// `npm run texts [-- FOLDER…]`: prints all texts that users read, by top-level folder and file, for proofreading.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const rooms = ['rules', 'contract', 'assistant', 'server', 'worker', 'bot', 'web']
const wanted = process.argv.slice(2)

/** Names of functions whose string arguments users do not see, because they are logged or are names. */
const silent =
  /^(import|require|useQuery|querySelector|getElementById|createElement|matchMedia|RegExp|warn|info|error|debug|fatal)$/
/** Names of attributes and properties whose strings users do not see. */
const unseen =
  /^(className|id|key|type|name|href|to|src|rel|kind|part|d|viewBox|as|method|path|role|autoComplete|inputMode|pattern|data-.*|size|icon|slot|layout|align|field|examples|event|queryKey)$/

/**
 * True for text in Spanish: several words, an accent, or a capital at the start. False for URLs, paths, selectors, code and SQL.
 * @param {string} text
 */
const isText = (text) =>
  /\p{L}{2}/u.test(text) &&
  (/\p{L}[,.:;?!…]? +\S*\p{L}/u.test(text) || /[áéíóúñ¿¡]/i.test(text) || /^\p{Lu}\p{Ll}/u.test(text)) &&
  !/^[a-z]+:\/\/|^[./#@]|[{}<>]=?|^\w+\(|^(select|insert|update|delete|create|alter) |^[A-Z][a-z]+[A-Z]|var\(--/.test(
    text,
  )

/** False for strings that no user sees: imports, keys, arguments of `silent`. @param {ts.Node} node */
function isShown(node) {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at
    if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isTypeNode(parent)) return false
    if (ts.isPropertyAssignment(parent) && parent.name === at) return false
    if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return false
    if ((ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) && unseen.test(parent.name.getText()))
      return false
    if (ts.isCallExpression(parent)) {
      const callee = ts.isPropertyAccessExpression(parent.expression) ? parent.expression.name : parent.expression
      return !silent.test(callee.getText())
    }
    if (ts.isStatement(parent) || ts.isJsxElement(parent)) return true
  }
  return true
}

/**
 * The texts in a file that users read.
 * @param {string} file
 * @returns {[line: number, text: string][]}
 */
function textsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  /** @type {[line: number, text: string][]} */
  const found = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    /** @type {string | null} */
    let text = null
    if (ts.isJsxText(node)) text = node.text.replace(/\s+/g, ' ').trim()
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) text = node.text
    else if (ts.isTemplateExpression(node)) text = node.getText().slice(1, -1)
    if (text && isText(text.replace(/\$\{[^}]*\}/g, 'X')) && isShown(node))
      found.push([source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text])
    if (!ts.isTemplateExpression(node)) ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** True for sources that are neither tests nor built. @param {string} file */
const isSource = (file) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|(^|\/)(dist|node_modules|testing)\//.test(file)

for (const room of rooms.filter((name) => wanted.length === 0 || wanted.includes(name)))
  for (const file of readdirSync(room, { recursive: true }).map(String).filter(isSource).sort()) {
    const texts = textsOf(join(room, file))
    if (texts.length === 0) continue
    process.stdout.write(`\n${join(room, file)}\n`)
    for (const [line, text] of texts)
      process.stdout.write(`  ${String(line).padStart(4)}  ${text.replace(/\s+/g, ' ')}\n`)
  }
