import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../places.mjs'
import { heaps, nodeArgs } from './node-args.mjs'

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8')
const units = 'docs/operations/systemd'
const files = ['Dockerfile', 'docker-compose.yml', ...readdirSync(join(root, units)).map((name) => `${units}/${name}`)]
/** The lines of these files that start a process, with the arguments for Node.js. */
const starts = files.flatMap((file) =>
  [...read(file).matchAll(/node"?,? "?(--.*dist\/main\.js)/g)].map(([, args = '']) => ({
    file,
    args: args.replaceAll(/["',]/g, ''),
  })),
)

describe('each process', () => {
  it('is started with the same arguments by npm start, in containers and by systemd', () => {
    expect(starts).toHaveLength(6)
    for (const { file, args } of starts) {
      const room = /(\w+)\/dist/.exec(args)?.[1] ?? ''
      expect([file, args]).toEqual([file, nodeArgs(room).join(' ')])
    }
  })

  it.each(Object.entries(heaps))('%s has half of what its container gives it as heap', (room, mb) => {
    const [, service = ''] = read('docker-compose.yml').split(new RegExp(`^  ${room}:$`, 'm'))
    const [, given, unit] = /memory: (\d+)([MG])/.exec(service) ?? []
    expect(Number(given) * (unit === 'G' ? 1024 : 1)).toBe(mb * 2)
  })

  it('keeps the heap that NODE_OPTIONS give it', () => {
    expect(nodeArgs('worker', '--max-old-space-size=2048')).toEqual(['--enable-source-maps', 'worker/dist/main.js'])
  })
})
