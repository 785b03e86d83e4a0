import bcd from '@mdn/browser-compat-data/forLegacyNode'

/** @typedef {import('@mdn/browser-compat-data/types').Identifier} Identifier */
/** @typedef {import('@mdn/browser-compat-data/types').CompatStatement} CompatStatement */
/** @typedef {Readonly<Record<string, string>>} Browsers the oldest supported version of each browser (web/browsers.json) */

/** MDN's names of the browsers. @type {Readonly<Record<string, import('@mdn/browser-compat-data/types').BrowserName>>} */
const mdnNames = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios: 'safari_ios' }

/** True if the version `a` is not later than `b`. @param {string} a @param {string} b */
function isAtMost(a, b) {
  const [left, right] = [a, b].map((version) => version.replace('≤', '').split('.').map(Number))
  for (const [index, part] of (left ?? []).entries()) {
    const difference = part - (right?.[index] ?? 0)
    if (difference) return difference < 0
  }
  return true
}

/** True without flag or prefix in that version. @param {CompatStatement} compat @param {string} browser @param {string} version */
function isIn({ support }, browser, version) {
  const name = mdnNames[browser]
  if (!name) throw new Error(`web/browsers.json: nothing is known of ${browser}`)
  const statements = [support[name] ?? []].flat()
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName }) =>
      typeof added === 'string' &&
      added !== 'preview' &&
      isAtMost(added, version) &&
      !(typeof removed === 'string' && removed !== 'preview' && isAtMost(removed, version)) &&
      !flags &&
      !prefix &&
      !otherName,
  )
}

/**
 * The supported browsers that lack a feature according to MDN's data. Empty if none lacks it or MDN has no data on it.
 * @param {Identifier | undefined} feature
 * @param {Browsers} browsers
 * @returns {string[]} such as "safari 15.6"
 */
export function lacking(feature, browsers) {
  const { __compat: compat } = feature ?? {}
  if (!compat) return []
  return Object.entries(browsers)
    .filter(([browser, version]) => !isIn(compat, browser, version))
    .map((named) => named.join(' '))
}

/** True for a feature, false for a group of features. @param {Identifier} feature */
export const isFeature = ({ __compat: compat }) => compat !== undefined

/** The direct children of a feature or group. @param {Identifier | undefined} feature @returns {[name: string, feature: Identifier][]} */
export const below = (feature = {}) =>
  Object.keys(feature).flatMap((name) => {
    const one = feature[name]
    return one && name !== '__compat' ? [[name, one]] : []
  })

/** MDN's data on JavaScript, web APIs and CSS. */
export const { javascript, api, css } = bcd
