import { spawnSync } from 'node:child_process'

const option = '--pdeathsig'
let works: boolean | undefined

/**
 * Arguments of `spawn` for a child process that ends with this process: the kernel sends it `signal` however this process ends, so no
 * orphan stays. Works on Linux only, with `setpriv`, which then execs the command.
 */
export function endingWithThisProcess(
  command: string,
  args: readonly string[],
  signal: 'KILL' | 'TERM' = 'KILL',
): [string, string[]] {
  works ??= spawnSync('setpriv', [option, signal, 'true'], { stdio: 'ignore' }).status === 0
  return works ? ['setpriv', [option, signal, command, ...args]] : [command, [...args]]
}
