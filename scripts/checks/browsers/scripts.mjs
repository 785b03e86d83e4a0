import { parse } from 'acorn'
import { fullAncestor } from 'acorn-walk'
import { api, below, isFeature, javascript, lacking } from './support.mjs'

/** @typedef {import('./support.mjs').Browsers} Browsers */
/** @typedef {import('acorn').AnyNode} Node */
/**
 * A feature that the browsers in `without` lack, used at `index` of the text. @typedef {{ index: number, what: string, without: readonly
 * string[] }} Problem
 */

/** ECMAScript version that every supported browser parses, except for the syntax in `newSyntax`. */
const ecmaVersion = 2022

/** How scripts write the owner of these interfaces' members, e.g. `navigator.locks`. @type {Readonly<Record<string, string>>} */
const objects = { Window: '', Navigator: 'navigator.', Document: 'document.' }

/**
 * The features that supported browsers lack. Each is mapped to the browsers without it.
 * @param {Browsers} browsers
 */
export function newFeatures(browsers) {
  const features = {
    /** Global objects and their members: `WebTransport`, `URL.canParse`, `navigator.locks`. @type {Map<string, string[]>} */
    names: new Map(),
    /** Members recognizable by their name, such as `toSorted`: no older member has this name. @type {Map<string, string[]>} */
    members: new Map(),
    /** Events such as `scrollend`, to which scripts listen. @type {Map<string, string[]>} */
    events: new Map(),
    /** Members of iterators, separate because arrays have members with the same names. @type {Map<string, string[]>} */
    ofIterators: new Map(),
  }
  const older = new Set()
  const owners = [
    ...below(javascript.builtins),
    ...below(javascript.builtins?.Intl).map(([name, feature]) => /** @type {const} */ ([`Intl.${name}`, feature])),
    ...below(api),
  ]
  for (const [owner, feature] of owners) {
    const withoutOwner = lacking(feature, browsers)
    if (withoutOwner.length > 0) features.names.set(owner, withoutOwner)
    for (const [key, member] of below(feature)) {
      if (!isFeature(member)) continue
      const name = key.replace(/_static$/, '')
      const without = lacking(member, browsers)
      if (without.length === 0) older.add(name)
      else if (owner === 'Iterator') features.ofIterators.set(name, without)
      else if (key.endsWith('_event')) features.events.set(name.replace('_event', ''), without)
      else {
        features.names.set((objects[owner] ?? `${owner}.`) + name, without)
        // If browsers lack the whole object, its members need no entry, because the object's name is found.
        if (withoutOwner.length === 0) features.members.set(name, without)
      }
    }
  }
  for (const name of older) {
    features.members.delete(name)
    features.events.delete(name.replace('_event', ''))
  }
  return features
}

/** The value of a string literal; null for any other node. @param {Node | null | undefined} node @returns {string | null} */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? null
  return null
}

/** The name of a member in `a.b` or `a['b']`; null if it is computed. @param {import('acorn').MemberExpression} node */
const memberOf = ({ computed, property }) =>
  computed ? textOf(property) : property.type === 'Identifier' ? property.name : null

/**
 * The dotted path of an expression; null if it has none. `Array.prototype.toSorted` and `window.Array.toSorted` both become
 * `Array.toSorted`.
 * @param {Node} node
 * @returns {string | null}
 */
function pathOf(node) {
  if (node.type === 'Identifier') return node.name
  if (node.type !== 'MemberExpression') return null
  const [object, member] = [pathOf(node.object), memberOf(node)]
  if (object === null || member === null) return null
  if (/^(?:globalThis|window|self)$/.test(object)) return member
  return member === 'prototype' ? object : `${object}.${member}`
}

/** True if code only tests whether a feature exists, or uses it with `?.`. @param {Node} node @param {Node | undefined} parent */
function isAsked(node, parent) {
  switch (parent?.type) {
    case 'UnaryExpression':
      return parent.operator === 'typeof' || (parent.operator === '!' && node.type === 'MemberExpression')
    case 'BinaryExpression':
    case 'LogicalExpression':
      return node.type === 'MemberExpression'
    case 'IfStatement':
    case 'ConditionalExpression':
      return node.type === 'MemberExpression' && parent.test === node
    case 'AssignmentExpression':
      return parent.left === node
    case 'CallExpression':
      return parent.optional && parent.callee === node
    case 'MemberExpression':
      return parent.optional && parent.object === node
    default:
      return false
  }
}

/**
 * True if a condition around a node, or an earlier `if` in the same block, tests `name`.
 * @param {readonly Node[]} ancestors
 * @param {string} name
 * @param {string} text
 */
function isGuarded(ancestors, name, text) {
  /** True if the condition names `name`. @param {Node} test */
  const asks = (test) => new RegExp(`\\b${name}\\b`).test(text.slice(test.start, test.end))
  return ancestors.some((ancestor, index) => {
    const child = ancestors[index + 1]
    switch (ancestor.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
        return child !== ancestor.test && asks(ancestor.test)
      case 'LogicalExpression':
        return child === ancestor.right && asks(ancestor.left)
      case 'BlockStatement':
        return ancestor.body.some(
          (statement) =>
            child && statement.end <= child.start && statement.type === 'IfStatement' && asks(statement.test),
        )
      default:
        return false
    }
  })
}

const isScope = (/** @type {Node | undefined} */ node) =>
  node !== undefined && /^(?:Program|FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)

/**
 * Returns a function that gives the class of a variable, if the variable is declared once with `new`, like `query = new URLSearchParams()`;
 * null otherwise.
 * @param {import('acorn').Program} program
 */
function variablesOf(program) {
  /** By scope and name. @type {Map<Node | undefined, Map<string, { times: number, madeBy: string | null }>>} */
  const scopes = new Map()
  /** The entry of a variable in the nearest scope, created if missing. @param {readonly Node[]} ancestors @param {string} name */
  function variable(ancestors, name) {
    const scope = ancestors.findLast(isScope)
    const variables = scopes.get(scope) ?? new Map()
    const one = variables.get(name) ?? { times: 0, madeBy: null }
    scopes.set(scope, variables.set(name, one))
    return one
  }
  fullAncestor(program, (found, _, all, type) => {
    const node = /** @type {Node} */ (found)
    const ancestors = /** @type {Node[]} */ (all)
    if (type === 'VariablePattern' && node.type === 'Identifier') variable(ancestors, node.name).times++
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init?.type === 'NewExpression')
      variable(ancestors, node.id.name).madeBy = pathOf(node.init.callee)
  })
  /** @param {readonly Node[]} ancestors @param {string} name */
  return (ancestors, name) => {
    const scope = ancestors.findLast((node) => isScope(node) && scopes.get(node)?.has(name))
    const { times = 0, madeBy = null } = scopes.get(scope)?.get(name) ?? {}
    return times === 1 ? madeBy : null
  }
}

/** Returns a function that finds in a node the syntax newer than `ecmaVersion` that browsers lack. @param {Browsers} browsers */
function newSyntax(browsers) {
  const { classes, regular_expressions: expressions } = javascript
  const without = {
    staticBlock: lacking(classes?.static?.initialization_blocks, browsers),
    lookbehind: lacking(expressions?.lookbehind_assertion, browsers),
    sets: lacking(javascript.builtins?.RegExp?.unicodeSets, browsers),
  }
  /** The same for a regular expression. @param {string} pattern @param {string} flags @returns {Omit<Problem, 'index'>[]} */
  const inExpression = (pattern, flags) => [
    ...(/\(\?<[=!]/.test(pattern.replaceAll(/\\./g, '')) ? [{ what: 'lookbehind', without: without.lookbehind }] : []),
    ...(flags.includes('v') ? [{ what: 'flag v', without: without.sets }] : []),
  ]
  return (/** @type {Node} */ node) => {
    if (node.type === 'StaticBlock') return [{ what: 'static block', without: without.staticBlock }]
    if (node.type === 'Literal' && node.regex) return inExpression(node.regex.pattern, node.regex.flags)
    if ((node.type === 'CallExpression' || node.type === 'NewExpression') && pathOf(node.callee) === 'RegExp')
      return inExpression(textOf(node.arguments[0]) ?? '', textOf(node.arguments[1]) ?? '')
    return []
  }
}

/**
 * Returns a function that finds the features in a script that supported browsers lack, unless the script tests for the feature first.
 * @param {Browsers} browsers
 * @returns {(text: string) => Problem[]}
 */
export function scriptProblems(browsers) {
  const features = newFeatures(browsers)
  const syntaxOf = newSyntax(browsers)
  const iterating = new Set(['values', 'keys', 'entries', 'matchAll'])

  /** The features at a node that browsers lack. @param {Node} node @param {Node | undefined} parent @returns {Omit<Problem, 'index'>[]} */
  function missing(node, parent) {
    const path = pathOf(node)
    const ofPath = path === null ? undefined : features.names.get(path)
    if (path && ofPath) return [{ what: path, without: ofPath }]
    if (node.type === 'MemberExpression') {
      const member = memberOf(node) ?? ''
      const called = parent?.type === 'CallExpression' && parent.callee === node
      const ofMember = features.members.get(member)
      if (ofMember && (called || (parent?.type === 'MemberExpression' && parent.object === node)))
        return [{ what: member, without: ofMember }]
      const { object } = node
      const ofIterator = features.ofIterators.get(member)
      if (
        called &&
        ofIterator &&
        object.type === 'CallExpression' &&
        object.callee.type === 'MemberExpression' &&
        iterating.has(memberOf(object.callee) ?? '') &&
        pathOf(object.callee.object) !== 'Object'
      )
        return [{ what: `Iterator.${member}`, without: ofIterator }]
    }
    if (
      node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      memberOf(node.callee) === 'addEventListener'
    ) {
      const event = textOf(node.arguments[0]) ?? ''
      const ofEvent = features.events.get(event)
      if (ofEvent) return [{ what: `event ${event}`, without: ofEvent }]
    }
    return []
  }

  /**
   * Finds a member that browsers lack on an object that this script made with `new`, even if the member is only read: `query.size ? a : b`.
   * @param {Node} node
   * @param {(name: string) => string | null} classOf
   * @returns {Omit<Problem, 'index'>[]}
   */
  function missingOfMade(node, classOf) {
    if (node.type !== 'MemberExpression') return []
    const { object } = node
    const madeBy =
      object.type === 'Identifier'
        ? classOf(object.name)
        : object.type === 'NewExpression'
          ? pathOf(object.callee)
          : null
    const what = `${madeBy}.${memberOf(node)}`
    const without = features.names.get(what)
    return madeBy && without ? [{ what, without }] : []
  }

  return (text) => {
    /** @type {Problem[]} */
    const problems = []
    /** @type {import('acorn').Program} */
    let program
    try {
      program = parse(text, { ecmaVersion, sourceType: 'module' })
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      const index = 'pos' in error && typeof error.pos === 'number' ? error.pos : 0
      return [
        {
          index,
          what: `syntax newer than ES${ecmaVersion}: ${error.message}`,
          without: Object.entries(browsers).map((named) => named.join(' ')),
        },
      ]
    }
    const classOf = variablesOf(program)
    fullAncestor(program, (found, _, ancestors) => {
      const [node, parent] = [/** @type {Node} */ (found), /** @type {Node | undefined} */ (ancestors.at(-2))]
      const all = /** @type {Node[]} */ (ancestors)
      const used = missing(node, parent)
      for (const problem of used) {
        const name = problem.what.split(/[. ]/).at(-1) ?? ''
        if (!isAsked(node, parent) && !isGuarded(all, name, text)) problems.push({ index: node.start, ...problem })
      }
      for (const problem of used.length > 0 ? [] : missingOfMade(node, (name) => classOf(all, name)))
        problems.push({ index: node.start, ...problem })
      for (const problem of syntaxOf(node))
        if (problem.without.length > 0) problems.push({ index: node.start, ...problem })
    })
    return problems
  }
}
