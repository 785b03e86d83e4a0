import { spawnSync } from 'node:child_process'

const option = '--pdeathsig'
let works: boolean | undefined

/**
 * The arguments of `spawn` for a process that the kernel sends a signal when this one ends, however it ends, so that no orphan stays. Linux only,
 * by `setpriv`, which execs the command.
 */
export function endingWithThisProcess(
  command: string,
  args: readonly string[],
  signal: 'KILL' | 'TERM' = 'KILL',
): [string, string[]] {
  works ??= spawnSync('setpriv', [option, signal, 'true'], { stdio: 'ignore' }).status === 0
  return works ? ['setpriv', [option, signal, command, ...args]] : [command, [...args]]
}
