import { posix } from 'node:path'
import { isCode, lineAt } from './sources.mjs'

const { dirname, join } = posix

/** The classes that a CSS module declares. @param {string} text */
function classesOf(text) {
  const bare = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/"[^"\n]*"|'[^'\n]*'/g, '""')
    .replaceAll(/:global\([^)]*\)/g, '')
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)].map((match) => (match[1] ?? '').trim())
  return new Set(
    selectors
      .filter((selector) => !selector.startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map((match) => match[1] ?? '')),
  )
}

/**
 * The classes of a CSS module that a file uses: by name (`css.name`, `css['name']`) or computed, with an optional fixed beginning
 * (`css[kind]`, css[`is-${kind}`]).
 * @param {string} text @param {string} name of the imported object
 */
function usesOf(text, name) {
  const named = [...text.matchAll(new RegExp(String.raw`\b${name}(?:\??\.(\w+)|\[['"]([^'"]+)['"]\])`, 'g'))].map(
    (match) => ({
      name: match[1] ?? match[2] ?? '',
      index: match.index,
    }),
  )
  const prefixes = [...text.matchAll(new RegExp(String.raw`\b${name}\[(?:\`([\w-]*)\$\{|[^'"\`\]])`, 'g'))].map(
    (match) => match[1] ?? '',
  )
  return { named, prefixes }
}

/**
 * Finds classes that are used but not declared in their CSS module, and classes that are declared but not used.
 * @param {readonly import('./sources.mjs').Source[]} sources
 * @returns {string[]} one line per class
 */
export function cssModuleProblems(sources) {
  const modules = new Map(
    sources
      .filter(({ path }) => path.endsWith('.module.css'))
      .map(({ path, text }) => [path, { text, classes: classesOf(text), used: new Set(['']), importers: 0 }]),
  )
  /** @type {string[]} */
  const problems = []
  for (const { path, text } of sources.filter((source) => isCode(source.path))) {
    for (const [, name = '', specifier = ''] of text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const module = modules.get(join(dirname(path), specifier))
      if (!module) {
        problems.push(`${path} imports ${specifier}, which is missing`)
        continue
      }
      module.importers += 1
      const { named, prefixes } = usesOf(text, name)
      for (const use of named) {
        module.used.add(use.name)
        if (!module.classes.has(use.name))
          problems.push(`${path}:${lineAt(text, use.index)} no class ${use.name} in ${specifier}`)
      }
      for (const prefix of prefixes) for (const one of module.classes) if (one.startsWith(prefix)) module.used.add(one)
    }
  }
  for (const [path, { text, classes, used, importers }] of modules) {
    if (!importers) problems.push(`${path} is imported by nobody`)
    else
      for (const one of classes)
        if (!used.has(one))
          problems.push(`${path}:${lineAt(text, text.search(new RegExp(`\\.${one}(?![\\w-])`)))} nobody uses .${one}`)
  }
  return problems
}
