import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ClassOf } from './first-html'

/** Vite's manifest: the built files of each module, with the modules that those import. */
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]), imports: z.array(z.string()).default([]) }),
)
/** The class names of each CSS module (web/vite.config.ts). */
const classesSchema = z.record(z.string(), z.record(z.string(), z.string()))

function readJson<T>(file: string, schema: z.ZodType<T>): T | null {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

/** What the server must know of the built web to render a page's first paint. */
export interface BuiltWeb {
  /** The page, with its style sheets and its script for the theme in it: nothing else is fetched before the first paint. Null: not built. */
  html: string | null
  /** Sources for the policy's `script-src` that allow the scripts inlined in `html`. */
  inlineScripts: readonly string[]
  /** Elements that style and fetch the chunks of files in `web/src/routes` together with the entry, which otherwise asks for them once it runs. */
  linksOf: (routes: readonly string[]) => string
  classOf: ClassOf
}

const readText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

/**
 * A style sheet of the page as its text. The disabled link is not fetched: it tells the bundler's loader that a chunk with the same style
 * sheet need not fetch it.
 */
function inlineSheet(webDir: string, href: string): string {
  const css = readText(join(webDir, href))
  if (css === null) return `<link rel="stylesheet" crossorigin href="/${href}">`
  return `<style>${css.replaceAll('</', '<\\/')}</style><link rel="stylesheet" crossorigin href="/${href}" disabled>`
}

export function readBuiltWeb(webDir: string): BuiltWeb {
  const inlineScripts: string[] = []
  const html =
    readText(join(webDir, 'index.html'))
      ?.replaceAll(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/g, (_, href: string) =>
        inlineSheet(webDir, href),
      )
      .replaceAll(/<script src="\/([^"]+)"><\/script>/g, (element, src: string) => {
        const script = readText(join(webDir, src))
        if (script === null) return element
        inlineScripts.push(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
        return `<script>${script}</script>`
      })
      .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"') ?? null
  const manifest = readJson(join(webDir, '.vite', 'manifest.json'), manifestSchema) ?? {}
  const classes = readJson(join(webDir, '.vite', 'classes.json'), classesSchema) ?? {}

  const withImports = (key: string, found = new Set<string>()): Set<string> => {
    if (!found.has(key)) {
      found.add(key)
      for (const imported of manifest[key]?.imports ?? []) withImports(imported, found)
    }
    return found
  }
  const entry = withImports('index.html')

  return {
    html,
    inlineScripts,
    linksOf(routes) {
      const keys = new Set(routes.flatMap((route) => [...withImports(`src/routes/${route}.tsx`)]))
      const chunks = [...keys].filter((key) => !entry.has(key)).flatMap((key) => manifest[key] ?? [])
      const sheets = new Set(chunks.flatMap(({ css }) => css))
      return [
        ...[...sheets].map((href) => inlineSheet(webDir, href)),
        ...chunks.map(({ file }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
      ].join('\n    ')
    },
    classOf: (module, name) => classes[module]?.[name] ?? '',
  }
}
