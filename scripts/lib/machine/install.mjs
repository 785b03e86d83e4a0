import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { canInstallPackages, installCommand, installPackages } from './apt.mjs'
import { step, Trouble } from '../progress.mjs'
import { findCommand, lastLines, run } from '../process/run.mjs'

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage */

/** @param {string} file @returns {Record<string, LockedPackage>} */
const lockedPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** The native addon is compiled for one version of Node; only loading it tells. @param {string} root */
function addonLoads(root) {
  try {
    const Database = createRequire(join(root, 'package.json'))('better-sqlite3')
    new Database(':memory:').close()
    return true
  } catch {
    return false
  }
}

/**
 * Whether node_modules holds what the lock file asks for. npm leaves beside the packages a list of what it installed,
 * whichever of its commands did; a package that is optional may be missing, for another system's binaries are.
 * @param {string} root
 */
export function dependenciesAreCurrent(root) {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return false
  const have = lockedPackages(installed)
  return Object.entries(lockedPackages(join(root, 'package-lock.json'))).every(
    ([path, { version, link, optional }]) =>
      !path.startsWith('node_modules/') || link || (have[path] ? have[path]?.version === version : optional),
  )
}

/** Where this Node's own headers stand, so that compiling downloads none; null where they are missing or another version's. */
function ownHeaders() {
  const prefix = dirname(dirname(process.execPath))
  try {
    const header = readFileSync(join(prefix, 'include/node/node_version.h'), 'utf8')
    const version = ['MAJOR', 'MINOR', 'PATCH']
      .map((part) => header.match(new RegExp(`NODE_${part}_VERSION (\\d+)`))?.[1])
      .join('.')
    return version === process.versions.node ? prefix : null
  } catch {
    return null
  }
}

/** What node-gyp is told so that it looks for no headers elsewhere. @returns {Record<string, string>} */
export function compilingEnvironment() {
  const headers = ownHeaders()
  return headers ? { npm_package_config_node_gyp_nodedir: headers } : {}
}

/** What compiling a native module asks for and this machine lacks, by its apt package. */
const missingCompilers = () => ['python3', 'make', 'g++'].filter((command) => !findCommand(command))

/** Brings a compiler where a native module could not be installed for want of one. @param {AbortSignal} [signal] @returns {Promise<boolean>} whether trying again makes sense */
export async function bringCompilers(signal) {
  const missing = missingCompilers()
  if (!missing.length) return false
  if (!canInstallPackages()) {
    const packages = { apt: 'python3 make g++', dnf: 'python3 make gcc-c++', brew: 'python' }
    throw new Trouble(
      `Para compilar better-sqlite3 falta ${missing.join(', ')}. Instálalo con:\n  ${installCommand(packages)}`,
    )
  }
  await installPackages(missing, 'compilar better-sqlite3', signal)
  return true
}

/** What npm ends with tells more of its options than of the failure. @param {string} output */
function reasonOf(output) {
  const errors = output.split('\n').filter((line) => /^npm (error|ERR!) ./.test(line))
  return errors.length ? errors.slice(0, 25).join('\n') : lastLines(output)
}

/** npm said no; what it said tells whether a compiler was missing. */
class NpmFailure extends Trouble {
  /** @param {import('../process/run.mjs').Outcome} outcome */
  constructor({ code, output }) {
    super(`${reasonOf(output)}\nNo se pudieron instalar las dependencias (npm ci terminó con ${code}).`)
    this.whileCompiling = /gyp|prebuild-install/.test(output)
  }
}

/**
 * Installs the dependencies where they are missing or not those of the lock file.
 * @param {string} root
 * @param {AbortSignal} [signal]
 */
export async function ensureDependencies(root, signal) {
  if (dependenciesAreCurrent(root) && addonLoads(root)) return
  const install = () =>
    step('instalando dependencias', async () => {
      // Building needs the development dependencies, in production too.
      const outcome = await run('npm', ['ci', '--include=dev', '--ignore-scripts=false'], {
        cwd: root,
        env: { ...process.env, ...compilingEnvironment() },
        signal,
      })
      if (outcome.code !== 0) throw new NpmFailure(outcome)
    })
  try {
    await install()
  } catch (error) {
    if (!(error instanceof NpmFailure && error.whileCompiling && (await bringCompilers(signal)))) throw error
    await install()
  }
}
