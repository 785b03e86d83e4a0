import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { FirstPaint } from '@trinchera/contract/first-replies'
import { lazily } from '@trinchera/rules/lazily'

/** Vite's manifest: for each module its built files and the modules that it imports. */
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]), imports: z.array(z.string()).default([]) }),
)

/** What the server needs from the built web to render a page's first paint. */
export interface BuiltWeb {
  /**
   * The page with its own style sheets and scripts inlined, so that only fonts are fetched before the first paint. Null if the web is not
   * built.
   */
  html: string | null
  /** Sources for `script-src` of the policy that allow the scripts inlined in `html`. */
  inlineScripts: readonly string[]
  /**
   * HTML with the style sheets of the given files in `web/src/routes`, and a list of the app's modules and theirs for web/public/boot.js,
   * in which imported modules come first.
   */
  modulesOf: (routes: readonly string[]) => string
  firstPaint: FirstPaint
  /** Parts of the pages that other sites show in a frame. */
  embed: () => BuiltEmbed
}

/**
 * `style`: text of the style sheet; `styleSource`: source that allows it in `style-src`; `script`: URL of the script, null if it is not
 * built.
 */
export interface BuiltEmbed {
  style: string
  styleSource: string
  script: string | null
}

/**
 * Attribute that prevents Cloudflare's Rocket Loader from changing a script, which the policy would then block, leaving a blank page. It
 * must precede `src`.
 */
export const asItIs = 'data-cfasync="false"'

/** Policy source that allows an inlined text by its hash. */
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const readText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

/**
 * Reads a file now, but parses and checks it only when it is needed, so that the server starts faster. A missing file counts as an empty
 * object.
 */
function readLater<T>(file: string, schema: z.ZodType<T>): () => T {
  const text = readText(file) ?? '{}'
  return lazily(() => schema.parse(JSON.parse(text)))
}

/**
 * Inlines a style sheet of the page. The disabled link is not fetched; it tells the bundler's loader that chunks need not fetch the same
 * style sheet.
 */
function inlineSheet(webDir: string, href: string): string {
  const css = readText(join(webDir, href))
  if (css === null) return `<link rel="stylesheet" crossorigin href="/${href}">`
  return `<style>${css.replaceAll('</', '<\\/')}</style><link rel="stylesheet" crossorigin href="/${href}" disabled>`
}

/** Loads the web's own components, built to be rendered on the server (web/src/first-paint.tsx). */
async function loadFirstPaint(webDir: string): Promise<FirstPaint> {
  const file = join(webDir, '.server/first-paint.js')
  if (!existsSync(file)) return () => ''
  const built: { firstPaint: FirstPaint } = await import(pathToFileURL(file).href)
  return built.firstPaint
}

export async function readBuiltWeb(webDir: string): Promise<BuiltWeb> {
  const inlineScripts: string[] = []
  const html =
    readText(join(webDir, 'index.html'))
      ?.replaceAll(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/g, (_, href: string) =>
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
