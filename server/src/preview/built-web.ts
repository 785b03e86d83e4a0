import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { FirstPaint } from '@trinchera/contract/first-replies'
import { lazily } from '@trinchera/rules/lazily'

/** Vite's manifest: the built files of each module, with the modules that those import. */
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]), imports: z.array(z.string()).default([]) }),
)

/** What the server must know of the built web to render a page's first paint. */
export interface BuiltWeb {
  /** The page, with its style sheets and its own scripts in it: nothing else but fonts is fetched before the first paint. Null: not built. */
  html: string | null
  /** Sources for the policy's `script-src` that allow the scripts inlined in `html`. */
  inlineScripts: readonly string[]
  /**
   * The style sheets of files in `web/src/routes`, and the list of the app's modules with theirs, what is imported before what imports it, for
   * web/public/boot.js.
   */
  modulesOf: (routes: readonly string[]) => string
  firstPaint: FirstPaint
  /** Of the pages that other sites frame. */
  embed: () => BuiltEmbed
}

/** `style`: the text of the style sheet; `styleSource`: what allows it in a policy's `style-src`; `script`: an address, null: not built. */
export interface BuiltEmbed {
  style: string
  styleSource: string
  script: string | null
}

/** Keeps Cloudflare's Rocket Loader from taking a script over, which the policy would then refuse: a blank page. Before any `src`. */
export const asItIs = 'data-cfasync="false"'

/** Allows an inlined text in a policy. */
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const readText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

/** The file as it is now, checked when it is asked for: no start waits for that. A missing one is an empty object. */
function readLater<T>(file: string, schema: z.ZodType<T>): () => T {
  const text = readText(file) ?? '{}'
  return lazily(() => schema.parse(JSON.parse(text)))
}

/**
 * A style sheet of the page as its text. The disabled link is not fetched: it tells the bundler's loader that a chunk with the same style
 * sheet need not fetch it.
 */
function inlineSheet(webDir: string, href: string): string {
  const css = readText(join(webDir, href))
  if (css === null) return `<link rel="stylesheet" crossorigin href="/${href}">`
  return `<style>${css.replaceAll('</', '<\\/')}</style><link rel="stylesheet" crossorigin href="/${href}" disabled>`
}

/** The web's own components, built to be rendered here (web/src/first-paint.tsx). */
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
