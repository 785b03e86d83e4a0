import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** A program that leaves databases and statements to the garbage collector and forces it to run. */
const program = `
  const SQLite = require('./better-sqlite3.cjs')
  for (let count = 0; count < 20; count++) new SQLite(':memory:').prepare('select 1').get()
  const kept = []
  for (let count = 0; count < 2e6; count++) kept.push({ count })
`

it('a database that is collected as garbage does not end the process', () => {
  const { status, signal, stderr } = spawnSync(process.execPath, ['-e', program], { cwd: import.meta.dirname })
  expect([status, signal, stderr.toString()]).toEqual([0, null, ''])
})
