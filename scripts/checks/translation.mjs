import ts from 'typescript'
import { lineAt } from './sources.mjs'

// When a browser translates a page, it replaces text nodes by <font> elements. React still holds the old nodes: its updates become
// invisible, and it throws when it removes an old node or inserts an element before one. Two kinds of text are safe: the only child of an
// element, because React does not hold its node, and a text that never changes and stands after elements that are always rendered, because
// React does not touch its node. Blank texts are safe too, because they are not translated.

const textual = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike
const unknown = ts.TypeFlags.Any | ts.TypeFlags.Unknown

/** The types of an array's elements; empty if `type` is not an array. @param {ts.TypeChecker} checker @param {ts.Type} type */
function elementsOf(checker, type) {
  const list = checker.isArrayType(type) || checker.isTupleType(type) || type.symbol?.name === 'Iterable'
  return list ? checker.getTypeArguments(/** @type {ts.TypeReference} */ (type)) : []
}

/**
 * True if React may render a value of this type as bare text, also within an array. '' and 0 do not count, because they come from
 * conditions (`count && …`).
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
 * True for the type `ReactNode`, which can be anything. Its texts are checked in the file that contains them.
 * @param {ts.Type} type
 */
const isAnything = (type) => type.isUnion() && type.types.some((part) => part.symbol?.name === 'Iterable')

/** True for an array of texts, or a union that has one. @param {ts.TypeChecker} checker @param {ts.Type} type @returns {boolean} */
function isListOfTexts(checker, type) {
  if (type.isUnion()) return !isAnything(type) && type.types.some((part) => isListOfTexts(checker, part))
  return elementsOf(checker, type).some((part) => isText(checker, part))
}

/** The text of a JSX text or of `{'text'}`; undefined for any other child. @param {ts.JsxChild} child */
const literalOf = (child) =>
  ts.isJsxText(child)
    ? child.text
    : ts.isJsxExpression(child) && child.expression && ts.isStringLiteralLike(child.expression)
      ? child.expression.text
      : undefined

/** False for blank texts and empty braces, which render nothing. @param {ts.JsxChild} child */
const isDrawn = (child) =>
  literalOf(child)?.trim() !== '' && (!ts.isJsxExpression(child) || child.expression !== undefined)

/** The opening tag of an element. @param {ts.JsxElement | ts.JsxSelfClosingElement} element */
const tagOf = (element) => (ts.isJsxElement(element) ? element.openingElement : element)
/** True if the tag has the attribute. @param {ts.JsxOpeningElement | ts.JsxSelfClosingElement} tag @param {string} name */
const has = (tag, name) => tag.attributes.properties.some((one) => one.name?.getText() === name)
/** True for an HTML element, false for a component. @param {ts.JsxOpeningElement | ts.JsxSelfClosingElement} tag */
const isHtml = (tag) => /^[a-z]/.test(tag.tagName.getText())

/** True for an HTML element that is always rendered: it is not in a condition and has no key. @param {ts.JsxChild} child */
function isFixed(child) {
  if (!ts.isJsxElement(child) && !ts.isJsxSelfClosingElement(child)) return false
  return isHtml(tagOf(child)) && !has(tagOf(child), 'key')
}

/** True for a component that renders its children without an element around them. @param {ts.JsxElement | ts.JsxFragment} parent */
const drawsNothing = (parent) =>
  ts.isJsxFragment(parent) || /(^|\.)(Fragment|Suspense|StrictMode|\w*Provider)$/.test(tagOf(parent).tagName.getText())

/**
 * The children of an element that are bare texts which a translation would break (see the top of this file).
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

/** True if the value is a name or a number, which must not be translated. @param {ts.TypeChecker} checker @param {ts.Expression} drawn */
function isName(checker, drawn) {
  const { flags } = checker.getTypeAtLocation(drawn)
  return (
    Boolean(flags & ts.TypeFlags.NumberLike) ||
    (Boolean(flags & ts.TypeFlags.StringLike) && names.test(drawn.getText()))
  )
}

/** True if the element or one around it has the attribute `translate`. @param {ts.Node} node @returns {boolean} */
const saysTranslate = (node) =>
  (ts.isJsxElement(node) && has(node.openingElement, 'translate')) || (node.parent && saysTranslate(node.parent))

/**
 * Finds names and numbers that are the only child of an element without the attribute `translate`.
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
 * Finds texts of the web that break when a browser translates the page, and names that the browser would translate.
 * @param {ts.Program} program @param {readonly string[]} paths
 * @returns {string[]} one line per text
 */
export function brokenByTranslation(program, paths) {
  const checker = program.getTypeChecker()
  return paths.flatMap((path) => {
    const file = program.getSourceFile(path)
    if (!file) return [`${path} is not compiled`]
    /** @type {string[]} */
    const problems = []
    /** Adds a line with the place of `node` to `problems`. @param {ts.Node} node @param {string} problem */
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
