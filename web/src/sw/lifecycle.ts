import { paths } from '@trinchera/contract/site-paths'
import type { ToPage } from '../lib/worker-messages'
import { askPage } from './ask-page'
import { build } from './build'
import { openPages, worker } from './scope'

// Cache of hashed files. docs/decisions/013-offline-by-network-first.md explains why builds are never mixed and an old one never shown.

export const assetsCache = 'archivos'
const shellPrefix = 'armazon-'
const shellCache = shellPrefix + build.id

const buildOf = (html: string) => /<meta name="build" content="(\w+)"/.exec(html)?.[1]

/** True for a hashed file of this site. The server marks such files as immutable; a login portal that replies in its place does not. */
export const isHashedFile = ({ status, headers }: Response) =>
  status === 200 && /\bimmutable\b/.test(headers.get('cache-control') ?? '')

async function keepFile(assets: Cache, path: string) {
  if (await assets.match(path, { ignoreVary: true })) return
  const file = await fetch(path)
  if (!isHashedFile(file)) throw new Error(`${path} is not the site's`)
  await assets.put(path, file)
}

/**
 * Caches the shell of this build: the offline page and the files that its screens need. Rejects if a file cannot be fetched; the browser
 * then installs again later.
 */
export async function install() {
  const page = await fetch(paths.sinConexion, { cache: 'no-cache', credentials: 'omit' })
  const html = await page.clone().text()
  // During a deployment, this page may come from another build.
  if (!page.ok || buildOf(html) !== build.id) throw new Error(`the page is not of build ${build.id}`)
  const assets = await caches.open(assetsCache)
  await Promise.all(build.shell.map((path) => keepFile(assets, path)))
  await (await caches.open(shellCache)).put(paths.sinConexion, page)
}

/** The shell, which replaces any page while there is no connection; undefined if it is not cached. */
export const readShell = async () =>
  (await caches.open(shellCache)).match(paths.sinConexion, { ignoreVary: true, ignoreSearch: true })

/** Deletes the cached files of other builds. Does nothing if an open page may still use another build. */
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
