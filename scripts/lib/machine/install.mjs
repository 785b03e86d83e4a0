import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { canInstallPackages, installCommand, installPackages } from './apt.mjs'
import { step, UserError } from '../progress.mjs'
import { findCommand, lastLines, run } from '../process/run.mjs'

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage */

/** @param {string} file @returns {Record<string, LockedPackage>} */
const lockedPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * Tests whether SQLite's native addon can be loaded. It may be missing, because npm omits packages for other versions of Node.js, or not
 * compiled for this version. The test runs in a child process, because a wrong addon may crash the process.
 * @param {string} root
 * @returns {Promise<'loads' | 'missing' | 'fails'>}
 */
async function addonState(root) {
  const open = `new (require('./db/better-sqlite3.cjs'))(':memory:').close()`
  const { code, output } = await run(process.execPath, ['-e', open], { cwd: root })
  if (code === 0) return 'loads'
  return output.includes("Cannot find module 'better-sqlite3") ? 'missing' : 'fails'
}

/**
 * True if node_modules matches package-lock.json, according to npm's own list of installed packages. Optional packages may be missing,
 * because they may be for other systems.
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

/** Path prefix of this Node.js's installed header files, so that node-gyp does not download them; null if they are not installed. */
function localHeaders() {
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

/** Environment variables that make node-gyp use the installed headers; empty if there are none. @returns {Record<string, string>} */
function compilerEnvironment() {
  const headers = localHeaders()
  return headers ? { npm_package_config_node_gyp_nodedir: headers } : {}
}

/** The commands for compiling native modules that this machine lacks. Each is also the name of its apt package. */
const missingCompilers = () => ['python3', 'make', 'g++'].filter((command) => !findCommand(command))

/**
 * Installs the missing compilers.
 * @param {AbortSignal} [signal]
 * @returns {Promise<boolean>} false if no compiler was missing
 */
async function installCompilers(signal) {
  const missing = missingCompilers()
  if (!missing.length) return false
  if (!canInstallPackages()) {
    const packages = { apt: 'python3 make g++', dnf: 'python3 make gcc-c++', brew: 'python' }
    throw new UserError(
      `Para compilar better-sqlite3 falta ${missing.join(', ')}. Instálalo con:\n  ${installCommand(packages)}`,
    )
  }
  await installPackages(missing, 'compilar better-sqlite3', signal)
  return true
}

/** The error lines of npm's output, or its last lines if there are none. @param {string} output */
function reasonOf(output) {
  const errors = output.split('\n').filter((line) => /^npm (error|ERR!) ./.test(line))
  return errors.length ? errors.slice(0, 25).join('\n') : lastLines(output)
}

/**
 * Installs the packages if they do not match the lock file. No package may run its install script (`.npmrc`). Only better-sqlite3 needs
 * such a script, with older versions of Node.js, and this function compiles it.
 * @param {string} root
 * @param {AbortSignal} [signal]
 */
export async function ensureDependencies(root, signal) {
  /** Runs npm in the project. @param {readonly string[]} args */
  const npm = (args) => run('npm', args, { cwd: root, env: { ...process.env, ...compilerEnvironment() }, signal })
  let addon = dependenciesAreCurrent(root) ? await addonState(root) : 'missing'
  if (addon === 'missing') {
    await step('instalando dependencias', async () => {
      // The build needs development dependencies, even in production.
      const { code, output } = await npm(['ci', '--include=dev', '--include=optional'])
      if (code !== 0)
        throw new UserError(
          `${reasonOf(output)}\nNo se pudieron instalar las dependencias (npm ci terminó con ${code}).`,
        )
    })
    addon = await addonState(root)
  }
  const compile = async () => {
    const rebuild = ['rebuild', 'better-sqlite3-for-older-node', '--ignore-scripts=false']
    await step('compilando better-sqlite3', () => npm(rebuild))
    addon = await addonState(root)
  }
  if (addon !== 'loads') await compile()
  if (addon !== 'loads' && (await installCompilers(signal))) await compile()
  if (addon !== 'loads')
    throw new UserError(
      'better-sqlite3 no se pudo compilar. El motivo: npm rebuild better-sqlite3-for-older-node --ignore-scripts=false --foreground-scripts',
    )
}
