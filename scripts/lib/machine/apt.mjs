import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { say, step, Trouble } from '../progress.mjs'
import { findCommand, lastLines, run, succeeds } from '../process/run.mjs'

/** Asked by every package's scripts whether a service may be started: 101 is no. */
const servicePolicy = '/usr/sbin/policy-rc.d'

/** Distributions this machine says it is or resembles: `debian`, `ubuntu`… @returns {string[]} */
export function distributions() {
  try {
    const text = readFileSync('/etc/os-release', 'utf8')
    return [...text.matchAll(/^ID(?:_LIKE)?="?([^"\n]*)"?$/gm)].flatMap((match) => (match[1] ?? '').split(/\s+/))
  } catch {
    return []
  }
}

/** Whether packages may be installed here without asking anyone. */
export const canInstallPackages = () =>
  process.getuid?.() === 0 &&
  findCommand('apt-get') !== null &&
  distributions().some((id) => id === 'debian' || id === 'ubuntu')

/**
 * Installs packages with apt, saying so. The services they bring are not started: what Trinchera needs of them, it runs itself.
 * @param {readonly string[]} packages
 * @param {string} why what they are for, after "para"
 * @param {AbortSignal} [signal]
 */
export async function installPackages(packages, why, signal) {
  const names = packages.join(' ')
  say(`Se instala ${names} con apt, para ${why}.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const guarded = existsSync(servicePolicy)
  if (!guarded) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await step(`instalando ${names}`, async () => {
      const update = await run('apt-get', ['update'], { env, signal })
      const install = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, signal })
      if (install.code !== 0)
        throw new Trouble(
          `${lastLines(update.code === 0 ? install.output : update.output + install.output)}\nNo se pudo instalar ${names} con apt-get install.`,
        )
    })
  } finally {
    if (!guarded) rmSync(servicePolicy, { force: true })
  }
}

/** Keeps a service that a package brought from starting with the machine. @param {string} service */
export function disableService(service) {
  if (existsSync('/run/systemd/system')) succeeds('systemctl', ['disable', '--now', service])
}

/**
 * The one command that installs something here.
 * @param {{ apt: string, dnf: string, brew: string }} packages
 */
export function installCommand({ apt, dnf, brew }) {
  if (findCommand('apt-get')) return `sudo apt-get update && sudo apt-get install -y ${apt}`
  if (findCommand('dnf')) return `sudo dnf install -y ${dnf}`
  return `brew install ${brew}`
}
