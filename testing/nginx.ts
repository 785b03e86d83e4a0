import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endingWithThisProcess } from './child'
import { freePort } from './product'

const program = '/usr/sbin/nginx'

/** Whether this machine has nginx. */
export const hasNginx = (): boolean => spawnSync(program, ['-v'], { stdio: 'ignore' }).status === 0

/** The site file as it is shipped, for these servers, on one port without TLS. */
function siteFile(port: number, servers: readonly number[]): string {
  const shipped = (name: string) => readFileSync(join(import.meta.dirname, '../ops', name), 'utf8')
  const [before = '', ...sites] = shipped('nginx.conf').split(/^server \{$/m)
  const lines = (text: string) => text.split('\n')
  const upstreams = lines(shipped('nginx-servers.conf')).flatMap((line) => {
    if (!/^ +server 127\.0\.0\.1:/.test(line)) return [line]
    return line.includes(':3001') ? servers.map((each) => line.replace(':3001', `:${each}`)) : []
  })
  const site = lines(sites.at(-1) ?? '').filter((line) => !/^ *(listen|ssl_)/.test(line))
  const shared = lines(before).filter((line) => !line.startsWith('include '))
  return [...upstreams, ...shared, 'server {', `listen 127.0.0.1:${port};`, ...site].join('\n')
}

/** Starts nginx with `ops/nginx.conf` in front of servers on these ports of this machine. */
export async function startNginx(
  servers: readonly number[],
): Promise<{ url: string; errors(): string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'trinchera-nginx-'))
  const port = await freePort()
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name.replace('client_', ''))};`,
  )
  writeFileSync(join(folder, 'site.conf'), siteFile(port, servers))
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      'daemon off;',
      'worker_processes 1;',
      `pid ${join(folder, 'pid')};`,
      `error_log ${join(folder, 'error.log')} warn;`,
      'events { worker_connections 2048; }',
      `http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
    ].join('\n'),
  )
  const child = spawn(...endingWithThisProcess(program, ['-p', folder, '-c', join(folder, 'nginx.conf')]), {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${url}/salud`)
      .then(({ ok }) => ok)
      .catch(() => false))
  ) {
    if (child.exitCode !== null)
      throw new Error(`nginx ended with ${child.exitCode}:\n${readFileSync(join(folder, 'error.log'), 'utf8')}`)
    await new Promise((resolve) => setTimeout(resolve, 50)) // polled: no event tells when it takes connections
  }
  return {
    url,
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
