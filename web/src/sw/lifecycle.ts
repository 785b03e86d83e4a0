import { paths } from '@trinchera/contract/site-paths'
import type { ToPage } from '../lib/worker-messages'
import { askPage } from './ask-page'
import { build } from './build'
import { openPages, worker } from './scope'

// docs/decisions/013-offline-by-network-first.md explains why an old build is never shown and two builds are never mixed.

export const assetsCache = 'archivos'
const shellPrefix = 'armazon-'
const shellCache = shellPrefix + build.id

const buildOf = (html: string) => /<meta name="build" content="(\w+)"/.exec(html)?.[1]

/**
 * True if a response is a hashed file of the site. The site marks those as immutable; a network that answers in its place (a login portal)
 * does not.
 */
export const isHashedFile = ({ status, headers }: Response) =>
  status === 200 && /\bimmutable\b/.test(headers.get('cache-control') ?? '')

async function keepFile(assets: Cache, path: string) {
  if (await assets.match(path, { ignoreVary: true })) return
  const file = await fetch(path)
  if (!isHashedFile(file)) throw new Error(`${path} is not the site's`)
  await assets.put(path, file)
}

/**
 * Caches the shell of this build: its page, and the files that its screens need. Rejects if one of them cannot be fetched; the browser
 * tries again later.
 */
export async function install() {
  const page = await fetch(paths.sinConexion, { cache: 'no-cache', credentials: 'omit' })
  const html = await page.clone().text()
  // During a deployment the answer may come from another build.
  if (!page.ok || buildOf(html) !== build.id) throw new Error(`the page is not of build ${build.id}`)
  const assets = await caches.open(assetsCache)
  await Promise.all(build.shell.map((path) => keepFile(assets, path)))
  await (await caches.open(shellCache)).put(paths.sinConexion, page)
}

/** The page that is shown in place of any other while there is no connection. */
export const readShell = async () =>
  (await caches.open(shellCache)).match(paths.sinConexion, { ignoreVary: true, ignoreSearch: true })

/** Deletes the files of other builds, unless an open page may belong to one of them. */
export async function deleteOldAssets() {
  const builds = await Promise.all((await openPages()).map((page) => askPage(page, { clase: 'que-build' })))
  if (builds.some((open) => open !== build.id)) return
  const assets = await caches.open(assetsCache)
  const own = new Set(build.assets)
  const kept = await assets.keys()
  await Promise.all(kept.filter(({ url }) => !own.has(new URL(url).pathname)).map((old) => assets.delete(old)))
}

export async function activate() {
  await worker.registration.navigationPreload?.enable()
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(shellPrefix) && name !== shellCache).map((name) => caches.delete(name)),
  )
  await worker.clients.claim()
  const changed: ToPage = { clase: 'build', build: build.id }
  for (const page of await openPages()) page.postMessage(changed)
}
