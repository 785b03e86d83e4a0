import ts from 'typescript'
import { lineAt } from './sources.mjs'

// When a browser translates a page, it replaces text nodes by <font> elements. React then updates nodes that are no longer visible, and
// throws when it removes such a node or inserts an element before it. Two cases are safe: a text that is the only child of an element,
// since React keeps no reference to it, and a text that never changes and stands after elements that are always there, since React does not
// touch it. Blanks are not translated.

const textual = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike
const unknown = ts.TypeFlags.Any | ts.TypeFlags.Unknown

/** The types of a list's elements. @param {ts.TypeChecker} checker @param {ts.Type} type */
function elementsOf(checker, type) {
  const list = checker.isArrayType(type) || checker.isTupleType(type) || type.symbol?.name === 'Iterable'
  return list ? checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)) : []
}

/**
 * True if React renders a value as bare text, or as a list that contains some. '' and 0 do not count: they come from conditions.
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @param {readonly ts.Type[]} within the types that contain this one, to end recursion
 * @returns {boolean}
 */
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

/**
 * True for the type `ReactNode`, which stands for anything that can be rendered. Such texts are checked where they are written instead.
 * @param {ts.Type} type
 */
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

/** True for an element that is always rendered: an HTML element without a condition or a key. @param {ts.JsxChild} child */
function isFixed(child) {
  if (!ts.isJsxElement(child) && !ts.isJsxSelfClosingElement(child)) return false
  return isHtml(tagOf(child)) && !has(tagOf(child), 'key')
}

/** True for a component that renders its children without an element around them. @param {ts.JsxElement | ts.JsxFragment} parent */
const drawsNothing = (parent) =>
  ts.isJsxFragment(parent) || /(^|\.)(Fragment|Suspense|StrictMode|\w*Provider)$/.test(tagOf(parent).tagName.getText())

/**
 * The children of an element whose text nodes a translation would replace while React still uses them.
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

/**
 * True for a component that may return bare text.
 * @param {ts.TypeChecker} checker
 * @param {ts.JsxOpeningElement | ts.JsxSelfClosingElement} tag
 */
function drawsText(checker, tag) {
  const returned = checker.getResolvedSignature(tag)?.getReturnType()
  return !isHtml(tag) && returned !== undefined && !isAnything(returned) && isText(checker, returned)
}

const names = /(^|\.)(nombre|username|nick|tag|creador|quien)$/

/** True for a name or a number, which must not be translated. @param {ts.TypeChecker} checker @param {ts.Expression} drawn */
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

/**
 * Names and numbers that are the only child of an element without the attribute `translate`.
 * @param {ts.TypeChecker} checker
 * @param {ts.JsxElement} parent
 */
function translatedNames(checker, parent) {
  const [child, ...others] = parent.children.filter(isDrawn)
  if (!child || others.length > 0 || !ts.isJsxExpression(child) || !child.expression) return []
  const takes = checker.getContextualType(parent.openingElement.attributes)?.getProperty('translate')
  return takes && isName(checker, child.expression) && !saysTranslate(parent) ? [child] : []
}

/**
 * Texts of the screens that break when the page is translated, and names that a translation would change.
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
