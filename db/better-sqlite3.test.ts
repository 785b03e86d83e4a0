import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('a process that ends while a database is open ends well on this Node.js', () => {
  const open = `new (require('./better-sqlite3.cjs'))(':memory:').prepare('select 1').get()`
  const { status, signal, stderr } = spawnSync(process.execPath, ['-e', open], { cwd: import.meta.dirname })
  expect([status, signal, stderr.toString()]).toEqual([0, null, ''])
})
