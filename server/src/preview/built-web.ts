import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { FirstPaint } from '@trinchera/contract/first-replies'
import { lazily } from '@trinchera/rules/lazily'
import { escaped } from './drawings'

/** Vite's manifest of the built web: for each module, its built file, its style sheets and the modules that it imports. */
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]), imports: z.array(z.string()).default([]) }),
)

/** The parts of the built web that the server needs to send pages. */
export interface BuiltWeb {
  /** The page with its style sheets and scripts inlined, so that it is visible after one request. Null if the web is not built. */
  html: string | null
  /** CSP sources (hashes) that allow the scripts inlined in `html`. */
  inlineScripts: readonly string[]
  /**
   * HTML that loads the modules of the given files in `web/src/routes`: their style sheets, and a list of the modules for
   * web/public/boot.js, in which each module comes after the modules that it imports.
   */
  modulesOf: (routes: readonly string[]) => string
  firstPaint: FirstPaint
  /** The style and script of embeds, the pages that other sites show in an iframe. */
  embed: () => BuiltEmbed
}

/** `style`: text of the style sheet. `styleSource`: CSP source that allows it. `script`: URL of the script; null if it is not built. */
export interface BuiltEmbed {
  style: string
  styleSource: string
  script: string | null
}

/**
 * Attribute that keeps Cloudflare's Rocket Loader from changing a script. The Content-Security-Policy would block the changed script, and
 * the page would stay blank. It must precede `src`.
 */
export const asItIs = 'data-cfasync="false"'

/** The CSP source that allows an inlined text: its hash. */
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const readText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

/** Reads a JSON file now but parses it only when needed, so that the server starts faster. A missing file counts as `{}`. */
function readLater<T>(file: string, schema: z.ZodType<T>): () => T {
  const text = readText(file) ?? '{}'
  return lazily(() => schema.parse(JSON.parse(text)))
}

/** HTML that inlines a style sheet. The disabled link loads nothing; it tells Vite's loader not to fetch the style sheet again. */
function inlineSheet(webDir: string, href: string): string {
  const css = readText(join(webDir, href))
  if (css === null) return `<link rel="stylesheet" crossorigin href="/${href}">`
  return `<style>${css.replaceAll('</', '<\\/')}</style><link rel="stylesheet" crossorigin href="/${href}" disabled>`
}

/** Loads the function that renders a page's first view on the server; it is built from the web's components (web/src/first-paint.tsx). */
async function loadFirstPaint(webDir: string): Promise<FirstPaint> {
  const file = join(webDir, '.server/first-paint.js')
  if (!existsSync(file)) return () => ''
  const built: { firstPaint: FirstPaint } = await import(pathToFileURL(file).href)
  return built.firstPaint
}

export async function readBuiltWeb(webDir: string, siteName: string): Promise<BuiltWeb> {
  const inlineScripts: string[] = []
  const html =
    readText(join(webDir, 'index.html'))
      ?.replaceAll('Trinchera', () => escaped(siteName))
      .replaceAll(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/g, (_, href: string) =>
        inlineSheet(webDir, href),
      )
      .replaceAll(/<script src="\/([^"]+)"><\/script>/g, (element, src: string) => {
        const script = readText(join(webDir, src))
        if (script === null) return element
        inlineScripts.push(hashSource(script))
        return `<script ${asItIs}>${script}</script>`
      })
      .replaceAll(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, '') ?? null
  const manifest = readLater(join(webDir, '.vite', 'manifest.json'), manifestSchema)

  const withImports = (key: string, found: Set<string>) => {
    if (found.has(key)) return found
    for (const imported of manifest()[key]?.imports ?? []) withImports(imported, found)
    return found.add(key)
  }
  const entry = 'index.html'
  const inPage = lazily(() => withImports(entry, new Set<string>()))

  return {
    html,
    inlineScripts,
    modulesOf(routes) {
      const keys = new Set(inPage())
      keys.delete(entry)
      for (const route of routes) withImports(`src/routes/${route}.tsx`, keys)
      const ofRoutes = [...keys].filter((key) => !inPage().has(key))
      const sheets = new Set(ofRoutes.flatMap((key) => manifest()[key]?.css ?? []))
      const files = [...keys, entry].flatMap((key) => manifest()[key]?.file ?? []).map((file) => `/${file}`)
      return [
        ...[...sheets].map((href) => inlineSheet(webDir, href)),
        `<script type="application/json" id="modules">${JSON.stringify(files)}</script>`,
      ].join('\n    ')
    },
    firstPaint: await loadFirstPaint(webDir),
    embed: lazily(() => {
      const embed = manifest()['src/embed/embed.ts']
      const style = (embed?.css ?? [])
        .map((file) => readText(join(webDir, file)) ?? '')
        .join('')
        .replaceAll('</', '<\\/')
      return { style, styleSource: hashSource(style), script: embed ? `/${embed.file}` : null }
    }),
  }
}
