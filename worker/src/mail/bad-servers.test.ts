import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest'
import { insertMail, undeliveredMails } from '@trinchera/db/queries/notices/mails'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { openTestDatabase, usualDialect, type TestDatabase } from '@trinchera/db/testing'
import { readConfig } from '@trinchera/runtime/config'
import { createLog } from '@trinchera/runtime/log'
import { startBadSmtp, type BadSmtp, type MailFault } from '@trinchera/testing/bad-smtp'
import { reconcilerAt } from '../../testing/reconciler'
import { deliverMail } from '../handlers/deliver-mail'
import { createMailer } from './mailer'

const hour = 3_600_000
/** How long the mailer waits for a mail server in these tests, ms. */
const patience = 1_000

let smtp: BadSmtp
let database: TestDatabase
let dataDir: string
let player: number
let clock: Date
beforeAll(async () => {
  smtp = await startBadSmtp()
})
afterAll(() => smtp.stop())
beforeEach(async () => {
  database = await openTestDatabase(usualDialect)
  dataDir = mkdtempSync(join(tmpdir(), 'trinchera-mail-'))
  clock = new Date()
  const account = { username: 'Ñandú', email: 'nandu@trinchera.test', password_hash: null, volute: null }
  player = await insertPlayer(database.db, { ...account, created_at: clock.toISOString() })
})
afterEach(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

async function attempt(mail: number) {
  const log = createLog({ name: 'worker', level: 'fatal', production: false })
  const config = readConfig({ DATA_DIR: dataDir, REDIS_URL: 'redis://127.0.0.1:1', SMTP_URL: smtp.url })
  const { context } = reconcilerAt(clock, database)
  await deliverMail({ mail }, { ...context, log, mailer: createMailer(config, log, patience) })
  return database.db.selectFrom('mails').selectAll().where('id', '=', mail).executeTakeFirstOrThrow()
}

const motivo = async () => (await undeliveredMails(database.db, [player])).get(player)?.motivo

it.each<[MailFault, RegExp]>([
  ['refuses the connection', /554/],
  ['refuses the password', /535/],
  ['accepts and says nothing', /no contestó a tiempo/],
  ['greets and says nothing', /no contestó a tiempo/],
  ['hangs up in the middle of the mail', /closed|ECONNRESET|EPIPE/i],
  ['has a self-signed certificate', /self-signed/],
])('of a server that %s the mail waits, and leaves once the server is well', async (fault, failure) => {
  smtp.fail(fault)
  const before = smtp.accepted()
  const mail = await insertMail(database.db, player, { kind: 'recuperar' }, clock.toISOString())
  expect(await attempt(mail)).toMatchObject({ attempts: 1, sent_at: null, failure: expect.stringMatching(failure) })
  expect(smtp.accepted()).toBe(before)
  expect(await motivo()).toBeUndefined()
  smtp.fail(null)
  clock = new Date(clock.getTime() + hour)
  expect(await attempt(mail)).toMatchObject({ attempts: 2, sent_at: clock.toISOString(), failure: null })
  expect(smtp.accepted()).toBe(before + 1)
})

it('of a server that refuses the recipient the mail is given up, and the panel tells why', async () => {
  smtp.fail('refuses the recipient')
  const before = smtp.accepted()
  const mail = await insertMail(database.db, player, { kind: 'recuperar' }, clock.toISOString())
  await attempt(mail)
  expect(await motivo()).toMatch(/550/)
  smtp.fail(null)
  clock = new Date(clock.getTime() + 365 * 24 * hour)
  expect(await attempt(mail)).toMatchObject({ attempts: 1, sent_at: null })
  expect(smtp.accepted()).toBe(before)
})
