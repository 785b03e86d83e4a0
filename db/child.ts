import { spawnSync } from 'node:child_process'

const option = '--pdeathsig'
let works: boolean | undefined

/**
 * Command and arguments for `spawn`, so that the child process does not outlive this process. When this process ends, for whatever reason,
 * the kernel sends `signal` to the child. Works only on Linux with `setpriv`; elsewhere the command is returned unchanged.
 */
export function endingWithThisProcess(
  command: string,
  args: readonly string[],
  signal: 'KILL' | 'TERM' = 'KILL',
): [string, string[]] {
  works ??= spawnSync('setpriv', [option, signal, 'true'], { stdio: 'ignore' }).status === 0
  return works ? ['setpriv', [option, signal, command, ...args]] : [command, [...args]]
}
