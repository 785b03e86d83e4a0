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
  /** Link elements that fetch the chunks of files in `web/src/routes` together with the entry, which otherwise asks for them once it runs. */
  linksOf: (routes: readonly string[]) => string
  classOf: ClassOf
}

export function readBuiltWeb(webDir: string): BuiltWeb {
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
    linksOf(routes) {
      const keys = new Set(routes.flatMap((route) => [...withImports(`src/routes/${route}.tsx`)]))
      const chunks = [...keys].filter((key) => !entry.has(key)).flatMap((key) => manifest[key] ?? [])
      const sheets = new Set(chunks.flatMap(({ css }) => css))
      return [
        ...[...sheets].map((href) => `<link rel="stylesheet" crossorigin href="/${href}">`),
        ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ].join('\n    ')
    },
    classOf: (module, name) => classes[module]?.[name] ?? '',
  }
}
