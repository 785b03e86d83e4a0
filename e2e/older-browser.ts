import { readFileSync } from 'node:fs'
import bcd from '@mdn/browser-compat-data/forLegacyNode'
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types'
import type { Page } from 'playwright-core'

/** The oldest supported version of each browser. `makeOlder` removes a feature if any of these versions lacks it. */
const list: { chrome: string; firefox: string; safari: string } = JSON.parse(
  readFileSync(new URL('../web/browsers.json', import.meta.url), 'utf8'),
)

/**
 * Features that are never removed from a page. Playwright needs `checkVisibility`, and the page's security policy requires trusted types in
 * Chromium, where even old versions have them.
 */
const kept = /^[tT]rusted|^checkVisibility$/

function isMissing({ support }: CompatStatement): boolean {
  const has = (version: string, statements: CompatStatement['support'][keyof CompatStatement['support']]) =>
    [statements ?? []]
      .flat()
      .some(
        ({ version_added: added, flags, prefix }) =>
          typeof added === 'string' && !flags && !prefix && parseFloat(added.replace('≤', '')) <= parseFloat(version),
      )
  return !(
    has(list.chrome, support.chrome) &&
    has(list.firefox, support.firefox) &&
    has(list.safari, support.safari) &&
    has(list.safari, support.safari_ios)
  )
}

type Missing = [owner: string, member: string | null]

const below = (feature: Identifier): [name: string, feature: Identifier][] =>
  Object.keys(feature).flatMap((name): [string, Identifier][] => {
    const one = feature[name]
    return one && name !== '__compat' && !kept.test(name) ? [[name, one]] : []
  })

/** Global names, and members of globals, that at least one of the oldest supported browsers lacks. */
const missing = (tree: Identifier): Missing[] =>
  below(tree).flatMap(([owner, feature]): Missing[] => {
    const { __compat: compat } = feature
    if (compat && isMissing(compat) && owner !== 'Iterator') return [[owner, null]]
    return below(feature).flatMap(([key, { __compat: of }]): Missing[] =>
      of && isMissing(of) ? [[owner, key.replace(/_static$/, '')]] : [],
    )
  })

/** Removes from the page, from its next navigation on, every feature that Chrome 109, Firefox 115 or Safari 15.6 lacks. */
export async function makeOlder(page: Page) {
  const gone = [...missing(bcd.javascript.builtins ?? {}), ...missing(bcd.api)]
  await page.addInitScript((names) => {
    const remove = (object: unknown, name: string) => {
      if ((typeof object === 'object' || typeof object === 'function') && object) Reflect.deleteProperty(object, name)
    }
    for (const [owner, member] of names) {
      const object: unknown = Reflect.get(window, owner)
      if (member === null) remove(window, owner)
      else {
        remove(object, member)
        remove(typeof object === 'function' ? object.prototype : undefined, member)
        if (owner === 'Window') remove(window, member)
      }
    }
  }, gone)
}
