import ts from 'typescript'
import { lineAt } from './sources.mjs'

// A browser that translates a page puts <font> elements in the place of its text nodes. React then updates nodes that nobody sees, and throws where it removes
// one or puts an element before it. It keeps no reference to a text that is all there is in an element, nor touches one that never changes behind elements
// that are always there. Blanks are not translated.

const textual = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike
const unknown = ts.TypeFlags.Any | ts.TypeFlags.Unknown

/** The types of what a list holds. @param {ts.TypeChecker} checker @param {ts.Type} type */
function elementsOf(checker, type) {
  const list = checker.isArrayType(type) || checker.isTupleType(type) || type.symbol?.name === 'Iterable'
  return list ? checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)) : []
}

/** Whether React draws a value as bare text, or a list with such. '' and 0 of a condition do not count. @param {ts.TypeChecker} checker @param {ts.Type} type @param {readonly ts.Type[]} within lists of itself @returns {boolean} */
function isText(checker, type, within = []) {
  if (within.includes(type)) return false
  if (type.isUnion()) return type.types.some((part) => isText(checker, part, [...within, type]))
  if ((type.isStringLiteral() || type.isNumberLiteral()) && !type.value) return false
  if (type.flags & ts.TypeFlags.BigIntLiteral) return false
  return (
    Boolean(type.flags & (textual | unknown)) ||
    elementsOf(checker, type).some((part) => isText(checker, part, [...within, type]))
  )
}

/** What React's own types say of whatever can be drawn: their texts are looked at where they are written. @param {ts.Type} type */
const isAnything = (type) => type.isUnion() && type.types.some((part) => part.symbol?.name === 'Iterable')

/** @param {ts.TypeChecker} checker @param {ts.Type} type @returns {boolean} */
function isListOfTexts(checker, type) {
  if (type.isUnion()) return !isAnything(type) && type.types.some((part) => isListOfTexts(checker, part))
  return elementsOf(checker, type).some((part) => isText(checker, part))
}

/** @param {ts.JsxChild} child */
const literalOf = (child) =>
  ts.isJsxText(child)
    ? child.text
    : ts.isJsxExpression(child) && child.expression && ts.isStringLiteralLike(child.expression)
      ? child.expression.text
      : undefined

/** @param {ts.JsxChild} child */
const isDrawn = (child) =>
  literalOf(child)?.trim() !== '' && (!ts.isJsxExpression(child) || child.expression !== undefined)

/** @param {ts.JsxElement | ts.JsxSelfClosingElement} element */
const tagOf = (element) => (ts.isJsxElement(element) ? element.openingElement : element)
/** @param {ts.JsxOpeningElement | ts.JsxSelfClosingElement} tag @param {string} name */
const has = (tag, name) => tag.attributes.properties.some((one) => one.name?.getText() === name)
/** @param {ts.JsxOpeningElement | ts.JsxSelfClosingElement} tag */
const isHtml = (tag) => /^[a-z]/.test(tag.tagName.getText())

/** An element that is always there: one of HTML, without a condition or a key. @param {ts.JsxChild} child */
function isFixed(child) {
  if (!ts.isJsxElement(child) && !ts.isJsxSelfClosingElement(child)) return false
  return isHtml(tagOf(child)) && !has(tagOf(child), 'key')
}

/** What draws its children without an element around them. @param {ts.JsxElement | ts.JsxFragment} parent */
const drawsNothing = (parent) =>
  ts.isJsxFragment(parent) || /(^|\.)(Fragment|Suspense|StrictMode|\w*Provider)$/.test(tagOf(parent).tagName.getText())

/**
 * The children of an element that a translation takes from React.
 * @param {ts.TypeChecker} checker @param {ts.JsxElement | ts.JsxFragment} parent
 */
function bareTexts(checker, parent) {
  const children = parent.children.filter(isDrawn)
  const alone = children.length === 1 && !drawsNothing(parent)
  let fixed = !drawsNothing(parent)
  return children.filter((child) => {
    if (literalOf(child) !== undefined) return !alone && !fixed
    fixed &&= isFixed(child)
    if (!ts.isJsxExpression(child) || !child.expression) return false
    const type = checker.getTypeAtLocation(child.expression)
    return alone ? isListOfTexts(checker, type) : isText(checker, type)
  })
}

/** A component that may return bare text. @param {ts.TypeChecker} checker @param {ts.JsxOpeningElement | ts.JsxSelfClosingElement} tag */
function drawsText(checker, tag) {
  const returned = checker.getResolvedSignature(tag)?.getReturnType()
  return !isHtml(tag) && returned !== undefined && !isAnything(returned) && isText(checker, returned)
}

const names = /(^|\.)(nombre|username|nick|tag|creador|quien)$/

/** A name or a figure, which no language has other words for. @param {ts.TypeChecker} checker @param {ts.Expression} drawn */
function isName(checker, drawn) {
  const { flags } = checker.getTypeAtLocation(drawn)
  return (
    Boolean(flags & ts.TypeFlags.NumberLike) ||
    (Boolean(flags & ts.TypeFlags.StringLike) && names.test(drawn.getText()))
  )
}

/** @param {ts.Node} node @returns {boolean} */
const saysTranslate = (node) =>
  (ts.isJsxElement(node) && has(node.openingElement, 'translate')) || (node.parent && saysTranslate(node.parent))

/** Names and figures that stand alone in an element which does not say whether they are translated. @param {ts.TypeChecker} checker @param {ts.JsxElement} parent */
function translatedNames(checker, parent) {
  const [child, ...others] = parent.children.filter(isDrawn)
  if (!child || others.length > 0 || !ts.isJsxExpression(child) || !child.expression) return []
  const takes = checker.getContextualType(parent.openingElement.attributes)?.getProperty('translate')
  return takes && isName(checker, child.expression) && !saysTranslate(parent) ? [child] : []
}

/**
 * Texts of the screens that a translation of the page breaks, and names that it would change.
 * @param {ts.Program} program @param {readonly string[]} paths
 * @returns {string[]}
 */
export function brokenByTranslation(program, paths) {
  const checker = program.getTypeChecker()
  return paths.flatMap((path) => {
    const file = program.getSourceFile(path)
    if (!file) return [`${path} is not compiled`]
    /** @type {string[]} */
    const problems = []
    /** @param {ts.Node} node @param {string} problem */
    const report = (node, problem) =>
      problems.push(`${path}:${lineAt(file.text, node.getStart())} ${node.getText().trim().split('\n')[0]} ${problem}`)
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node))
        for (const child of bareTexts(checker, node))
          report(child, 'stands beside others without an element of its own')
      if (ts.isJsxElement(node))
        for (const child of translatedNames(checker, node))
          report(child, 'is a name or a figure: translate="no" (or "yes")')
      if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && drawsText(checker, node))
        report(node.tagName, 'returns text without an element')
      if (ts.isJsxOpeningElement(node) && node.tagName.getText() === 'option' && !has(node, 'value'))
        report(node, 'sends its text, which a translation changes: it has no value')
      ts.forEachChild(node, visit)
    }
    visit(file)
    return problems
  })
}
