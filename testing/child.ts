import { spawnSync } from 'node:child_process'

const prefix = ['--pdeathsig', 'KILL']
const works = spawnSync('setpriv', [...prefix, 'true'], { stdio: 'ignore' }).status === 0

/**
 * The arguments of `spawn` for a process that the kernel kills when this one ends, however it ends, so that no orphan stays. Linux only, by
 * `setpriv`, which execs the command.
 */
export const endingWithThisProcess = (command: string, args: readonly string[]): [string, string[]] =>
  works ? ['setpriv', [...prefix, command, ...args]] : [command, [...args]]
