import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { print, step, UserError } from '../progress.mjs'
import { findCommand, lastLines, run, succeeds } from '../process/run.mjs'

/** A file that installation scripts of packages run before they start a service. If it exits with 101, the service is not started. */
const servicePolicy = '/usr/sbin/policy-rc.d'

/** The names of this machine's distribution and of those it is based on, such as `ubuntu`, `debian`. @returns {string[]} */
export function distributions() {
  try {
    const text = readFileSync('/etc/os-release', 'utf8')
    return [...text.matchAll(/^ID(?:_LIKE)?="?([^"\n]*)"?$/gm)].flatMap((match) => (match[1] ?? '').split(/\s+/))
  } catch {
    return []
  }
}

/** True if this script can install packages without asking for a password: it runs as root on Debian or Ubuntu. */
export const canInstallPackages = () =>
  process.getuid?.() === 0 &&
  findCommand('apt-get') !== null &&
  distributions().some((id) => id === 'debian' || id === 'ubuntu')

/**
 * Prints that it installs packages with apt, and why, and installs them. Their services are not started, because Trinchera runs its own.
 * @param {readonly string[]} packages
 * @param {string} why their purpose, printed after "para"
 * @param {AbortSignal} [signal]
 */
export async function installPackages(packages, why, signal) {
  const names = packages.join(' ')
  print(`Se instala ${names} con apt, para ${why}.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const guarded = existsSync(servicePolicy)
  if (!guarded) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await step(`instalando ${names}`, async () => {
      const update = await run('apt-get', ['update'], { env, signal })
      const install = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, signal })
      if (install.code !== 0)
        throw new UserError(
          `${lastLines(update.code === 0 ? install.output : update.output + install.output)}\nNo se pudo instalar ${names} con apt-get install.`,
        )
    })
  } finally {
    if (!guarded) rmSync(servicePolicy, { force: true })
  }
}

/** Prevents the service of an installed package from starting at boot. @param {string} service */
export function disableService(service) {
  if (existsSync('/run/systemd/system')) succeeds('systemctl', ['disable', '--now', service])
}

/**
 * The command that installs a package on this machine, to be shown in messages.
 * @param {{ apt: string, dnf: string, brew: string }} packages
 */
export function installCommand({ apt, dnf, brew }) {
  if (findCommand('apt-get')) return `sudo apt-get update && sudo apt-get install -y ${apt}`
  if (findCommand('dnf')) return `sudo dnf install -y ${dnf}`
  return `brew install ${brew}`
}
