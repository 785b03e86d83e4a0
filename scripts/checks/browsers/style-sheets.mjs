import postcss from 'postcss'
import { below, css, lacking } from './support.mjs'

/** @typedef {import('./support.mjs').Browsers} Browsers */
/** @typedef {import('./support.mjs').Identifier} Identifier */
/**
 * A feature that the browsers in `without` lack, used at `index` of the text. @typedef {{ index: number, what: string, without: readonly
 * string[] }} Problem
 */

/** Units, with the name under which MDN groups them. @type {readonly (readonly [units: RegExp, name: string])[]} */
const unitGroups = [
  [/^cq/, 'container_query_length_units'],
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^sv/, 'viewport_percentage_units_small'],
]

/**
 * All CSS functions in MDN's data, by name (`color-mix`), however deeply they are nested.
 * @param {Identifier | undefined} types
 * @param {Map<string, Identifier>} found
 * @returns {Map<string, Identifier>}
 */
function functionsOf(types, found = new Map()) {
  for (const [name, feature] of below(types)) {
    found.set(name.replace(/[-_]function$/, ''), feature)
    functionsOf(feature, found)
  }
  return found
}

/**
 * Returns a function that finds the features in a style sheet that supported browsers lack. It ignores rules within `@supports`, and a
 * value that overrides an earlier, supported value of the same property.
 * @param {Browsers} browsers
 * @returns {(text: string) => Problem[]}
 */
export function styleSheetProblems(browsers) {
  const functions = functionsOf(css.types)

  /** Empty if no browser lacks it. @param {string} what @param {Identifier | undefined} feature @returns {Omit<Problem, 'index'>[]} */
  function missing(what, feature) {
    const without = lacking(feature, browsers)
    return without.length > 0 ? [{ what, without }] : []
  }
  /** @param {import('postcss').AtRule} rule */
  const inAtRule = ({ name, params }) => [
    ...missing(`@${name}`, css['at-rules']?.[name]),
    ...(name === 'media'
      ? [
          ...[...params.matchAll(/\(\s*([a-z-]+)/g)].flatMap(([, feature = '']) =>
            missing(`@media (${feature})`, css['at-rules']?.media?.[feature]),
          ),
          ...(/[<>]/.test(params) ? missing('@media (a < b)', css['at-rules']?.media?.range_syntax) : []),
        ]
      : []),
  ]
  /** @param {import('postcss').Rule} rule */
  const inSelector = ({ selector, parent }) => [
    ...(selector.includes('&') || parent?.type === 'rule' ? missing('nesting', css.selectors?.nesting) : []),
    ...[...selector.matchAll(/:([a-z][a-z-]*)/g)].flatMap(([, name = '']) =>
      missing(`:${name}`, css.selectors?.[name]),
    ),
  ]
  /** @param {string} prop @param {string} value */
  const inValue = (prop, value) => [
    ...[...value.matchAll(/(?<![\w-])([a-z][a-z-]*)(\()?/g)].flatMap(([, name = '', call]) =>
      call ? missing(`${name}()`, functions.get(name)) : missing(`${prop}: ${name}`, css.properties?.[prop]?.[name]),
    ),
    ...[...value.matchAll(/(?<![\w#-])[\d.]+([a-z]+)/g)].flatMap(([, unit = '']) =>
      missing(unit, css.types?.length?.[unitGroups.find(([units]) => units.test(unit))?.[1] ?? unit]),
    ),
    ...(/\(\s*from /.test(value) ? missing('color from another', functions.get('rgb')?.relative_syntax) : []),
  ]
  /**
   * True if an earlier declaration of the same property has a value that all supported browsers know.
   * @param {import('postcss').Declaration} declaration
   */
  const hasFallback = (declaration) =>
    declaration.parent?.nodes.some(
      (other) =>
        other.type === 'decl' &&
        other.prop === declaration.prop &&
        declaration.parent &&
        declaration.parent.index(other) < declaration.parent.index(declaration) &&
        inValue(other.prop, other.value).length === 0,
    ) ?? false
  /**
   * True if the rule also has the property under its `-webkit-` name, which older browsers know.
   * @param {import('postcss').Declaration} declaration
   */
  const hasPrefixed = ({ parent, prop }) =>
    parent?.nodes.some((other) => other.type === 'decl' && other.prop === `-webkit-${prop}`) ?? false
  /** What browsers lack in a rule or declaration, without its children. @param {import('postcss').ChildNode} node */
  function problemsOf(node) {
    if (node.type === 'atrule') return inAtRule(node)
    if (node.type === 'rule') return inSelector(node)
    if (node.type !== 'decl') return []
    if (node.prop.startsWith('-webkit-') || node.prop.startsWith('-moz-')) return []
    return [
      ...(hasPrefixed(node) ? [] : missing(node.prop, css.properties?.[node.prop])),
      ...(hasFallback(node) || hasPrefixed(node) ? [] : inValue(node.prop, node.value)),
    ]
  }
  /** True within `@supports`. @param {import('postcss').Container | import('postcss').Document | undefined} node @returns {boolean} */
  const isConditional = (node) =>
    node?.type === 'atrule' && 'name' in node && node.name === 'supports'
      ? true
      : node?.parent
        ? isConditional(node.parent)
        : false

  return (text) => {
    /** @type {Problem[]} */
    const problems = []
    postcss.parse(text).walk((node) => {
      if (isConditional(node.parent)) return
      for (const problem of problemsOf(node)) problems.push({ index: node.source?.start?.offset ?? 0, ...problem })
    })
    return problems
  }
}
