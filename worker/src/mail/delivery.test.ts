import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '@trinchera/db/database'
import { insertMail, undeliveredMails } from '@trinchera/db/queries/notices/mails'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { openTestDatabase, testDialects, type TestDatabase } from '@trinchera/db/testing'
import { appealToken } from '@trinchera/runtime/appeal-token'
import { readConfig } from '@trinchera/runtime/config'
import { mailOffToken } from '@trinchera/runtime/mail-off-token'
import { createLog, readable } from '@trinchera/runtime/log'
import { openPictureFolder } from '@trinchera/runtime/picture-folder'
import { requestToken } from '@trinchera/runtime/request-token'
import { startSmtp, type TestSmtp } from '@trinchera/testing/smtp'
import { noQuarantine, noWebhooks } from '../../testing/reconciler'
import type { WorkerContext } from '../context'
import { deliverMail, mostAttempts } from '../handlers/deliver-mail'
import { reconcileOnce } from '../reconciler/reconciler'
import { createMailer } from './mailer'
import { silentPush } from '../../testing/silent-push'

const second = 1000
const email = 'nandu@trinchera.test'

describe.each(testDialects)('mail over SMTP, on %s', (dialect) => {
  let database: TestDatabase
  let smtp: TestSmtp
  let dataDir: string
  let clock: number
  let logged: string[]
  let player: number
  const endings: (() => Promise<void>)[] = []

  beforeEach(async () => {
    database = await openTestDatabase(dialect)
    smtp = await startSmtp()
    dataDir = mkdtempSync(join(tmpdir(), 'trinchera-mail-'))
    clock = Date.now()
    logged = []
    player = await insertPlayer(database.db, {
      username: 'Ñandú',
      email,
      password_hash: null,
      volute: null,
      created_at: at(),
    })
  })

  afterEach(async () => {
    for (const end of endings.splice(0)) await end()
    await smtp.stop()
    await database.drop()
    rmSync(dataDir, { recursive: true })
  })

  const at = () => new Date(clock).toISOString()

  /** The levels of the log lines. */
  const levels = () => logged.map((line) => line.split(/\s+/)[1])

  /** A worker that sends mails. `own`: gives it its own database connections. */
  function worker({ own = false, env = {} }: { own?: boolean; env?: Record<string, string> } = {}): WorkerContext {
    const to = { write: (line: string) => void logged.push(readable(line, false)) }
    const log = createLog({ name: 'worker', level: 'warn', production: false, to })
    const config = readConfig({
      DATA_DIR: dataDir,
      REDIS_URL: 'redis://127.0.0.1:1',
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://trinchera.example',
      ...env,
    })
    let used: Database = database
    if (own) {
      used = openDatabase({ url: database.url })
      endings.push(() => used.close())
    }
    return {
      database: used,
      live: { emit() {} },
      jobs: { enqueue: () => {} },
      canBroadcast: () => false,
      mailer: createMailer(config, log),
      ...silentPush,
      quarantine: noQuarantine,
      webhooks: noWebhooks,
      now: () => new Date(clock),
      pictures: openPictureFolder(dataDir),
      log,
    }
  }

  const stored = (mail: number) =>
    database.db.selectFrom('mails').selectAll().where('id', '=', mail).executeTakeFirstOrThrow()

  it('arrives, with its headers, once', async () => {
    const mail = await insertMail(database.db, player, { kind: 'validar' }, at())
    await reconcileOnce(worker())
    await reconcileOnce(worker())
    const [got] = smtp.taken
    expect(smtp.taken).toHaveLength(1)
    expect(got).toMatchObject({
      subject: 'Valida tu cuenta en Trinchera',
      to: [{ address: email }],
      from: { name: 'Trinchera', address: 'no-responder@trinchera.example' },
    })
    expect(got?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
    expect(got?.text).toContain('https://trinchera.example/validar-cuenta?email=nandu%40trinchera.test&token=')
    expect(await stored(mail)).toMatchObject({ sent_at: at(), attempts: 1, failure: null })
  })

  it('about a suspension has the link that the server takes, and stores no token', async () => {
    const secret = 'a secret of at least thirty-two letters'
    const suspension = { id: 12, hasta: at(), motivo: 'Insultos' }
    await insertMail(database.db, player, { kind: 'suspension', suspension }, at())
    const answer = { texto: 'Se mantuvo', suspension: 12, enlace: null }
    await insertMail(database.db, player, { kind: 'apelacion', answer }, at())
    await reconcileOnce(worker({ env: { JWT_SECRET: secret } }))
    const link = `https://trinchera.example/apelar?token=${appealToken(secret, 12)}`
    expect(smtp.taken.map(({ text }) => text?.includes(`${link}\n`))).toEqual([true, true])
    expect(await database.db.selectFrom('mail_tokens').selectAll().execute()).toEqual([])
  })

  it('to an address without an account has the link of its request at every attempt', async () => {
    const secret = 'a secret of at least thirty-two letters'
    const to = 'nadie@trinchera.test'
    const solicitud = { id: 7, numero: '2026-7', derecho: 'acceso' } as const
    await insertMail(database.db, null, { kind: 'solicitud', email: to, solicitud }, at())
    await reconcileOnce(worker({ env: { JWT_SECRET: secret } }))
    const [mail] = smtp.taken
    expect(mail?.text).toContain(`https://trinchera.example/privacidad/solicitud?token=${requestToken(secret, 7)}\n`)
    expect(mail?.text).toMatch(/^Hola:/)
    expect(await database.db.selectFrom('mail_tokens').selectAll().execute()).toEqual([])
  })

  it('can be unsubscribed from in one click where it tells of a notice, by a link for that kind alone', async () => {
    const secret = 'a secret of at least thirty-two letters'
    const names = { clan: 'Lobos', etapa: 'Etapa II', quien: 'Tatán' }
    const notice = { tipo: 'reto', texto: 'Te retaron.', enlace: null } as const
    const ruled = { texto: 'Se mantuvo', suspension: null, enlace: '/ladder/partida/3' }
    await insertMail(database.db, player, { kind: 'aviso', notice }, at())
    await insertMail(database.db, player, { kind: 'invitacion', names }, at())
    await insertMail(database.db, player, { kind: 'apelacion', answer: ruled }, at())
    await reconcileOnce(worker({ env: { JWT_SECRET: secret } }))
    const header = (name: string) =>
      smtp.taken.map(({ headers }) => headers.find(({ key }) => key === name)?.value).toSorted()
    expect(header('list-unsubscribe')).toEqual(
      (['apelacion', 'invitacion', 'reto'] as const).map(
        (tipo) => `<https://trinchera.example/baja?aviso=${tipo}&token=${mailOffToken(secret, tipo, player)}>`,
      ),
    )
    expect(header('list-unsubscribe-post')).toEqual(Array(3).fill('List-Unsubscribe=One-Click'))
  })

  it('cannot be unsubscribed from where the account always gets it', async () => {
    const suspension = { id: 12, hasta: at(), motivo: 'Insultos' }
    const lifted = { texto: 'Se levantó', suspension: null, enlace: null }
    await insertMail(database.db, player, { kind: 'validar' }, at())
    await insertMail(database.db, player, { kind: 'clave-cambiada' }, at())
    await insertMail(database.db, player, { kind: 'suspension', suspension }, at())
    await insertMail(database.db, player, { kind: 'apelacion', answer: lifted }, at())
    await reconcileOnce(worker())
    expect(smtp.taken).toHaveLength(4)
    expect(smtp.taken.flatMap(({ headers }) => headers.filter(({ key }) => key.startsWith('list-')))).toEqual([])
  })

  it('that the server refuses for good is shown to staff, until one arrives or the address changes', async () => {
    const context = worker()
    const shown = async () => (await undeliveredMails(database.db, [player])).get(player)
    const refused = async () => {
      await insertMail(database.db, player, { kind: 'recuperar' }, at())
      smtp.refuse({ code: 550, at: 'recipient' })
      await reconcileOnce(context)
      smtp.refuse(null)
    }
    await refused()
    expect(await shown()).toEqual({ fecha: at(), motivo: expect.stringContaining('550') })
    expect((await shown())?.motivo).not.toContain(email)
    await insertMail(database.db, player, { kind: 'recuperar' }, at())
    await reconcileOnce(context)
    expect(await shown()).toBeUndefined()
    await refused()
    await database.db.updateTable('players').set({ email: 'otro@trinchera.test' }).where('id', '=', player).execute()
    expect(await shown()).toBeUndefined()
  })

  it.each([
    ['20 hands of one worker', 1, 20],
    ['5 hands of each of 4 workers', 4, 5],
  ])('is sent once by %s at the same time', async (_, workers, hands) => {
    const mail = await insertMail(database.db, player, { kind: 'recuperar' }, at())
    const contexts = Array.from({ length: workers }, () => worker({ own: true }))
    await Promise.all(
      contexts.flatMap((context) => Array.from({ length: hands }, () => deliverMail({ mail }, context))),
    )
    expect(smtp.taken).toHaveLength(1)
    expect(await stored(mail)).toMatchObject({ sent_at: at(), attempts: 1 })
  })

  it('is sent once by a job and the reconciler at the same time', async () => {
    const context = worker()
    const mails = await Promise.all(
      Array.from({ length: 6 }, () => insertMail(database.db, player, { kind: 'clave-cambiada' }, at())),
    )
    const everything = () =>
      Promise.all([reconcileOnce(context), ...mails.map((mail) => deliverMail({ mail }, context))])
    await everything()
    await everything() // sends the mails that were skipped at the concurrency limit
    expect(smtp.taken).toHaveLength(6)
  })

  it.each([
    ['was down', () => smtp.stop(), () => smtp.start(), /ECONNREFUSED/],
    [
      'refused for the moment',
      async () => smtp.refuse({ code: 452, at: 'content' }),
      async () => smtp.refuse(null),
      /452/,
    ],
    [
      'refused the recipient for the moment',
      async () => smtp.refuse({ code: 450, at: 'recipient' }),
      async () => smtp.refuse(null),
      /450/,
    ],
  ])('is retried after the server %s, not before the delay', async (_, away, back, why) => {
    const context = worker()
    const mail = await insertMail(database.db, player, { kind: 'recuperar' }, at())
    await away()
    await deliverMail({ mail }, context) // a failed attempt is not a failed job
    expect((await stored(mail)).failure).toMatch(why)
    clock += 4 * second
    await reconcileOnce(context)
    expect(await stored(mail)).toMatchObject({ attempts: 1, sent_at: null })
    clock += second
    await reconcileOnce(context)
    expect((await stored(mail)).attempts).toBe(2)
    await back()
    clock += 9 * second
    await reconcileOnce(context)
    expect(smtp.taken).toHaveLength(0)
    clock += second
    await reconcileOnce(context)
    expect(smtp.taken).toHaveLength(1)
    expect(await stored(mail)).toMatchObject({ attempts: 3, sent_at: at(), failure: null })
    expect(levels()).toEqual(['aviso', 'aviso'])
  })

  it('has the same Message-ID at every attempt', async () => {
    const context = worker()
    const mail = await insertMail(database.db, player, { kind: 'recuperar' }, at())
    const other = await insertMail(database.db, player, { kind: 'recuperar' }, at())
    await reconcileOnce(context)
    // simulates a process that died after the server accepted the mail and before it recorded that
    await database.db
      .updateTable('mails')
      .set({ sent_at: null, next_attempt_at: at() })
      .where('id', '=', mail)
      .execute()
    await reconcileOnce(context)
    const ids = smtp.taken.map(({ messageId }) => messageId)
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(2)
    expect(ids[2]).toMatch(new RegExp(`^<recuperar\\.${mail}\\..*@trinchera\\.example>$`))
    expect(other).not.toBe(mail)
  })

  it('doubles the delay after each failure, up to an hour, and is abandoned after three days with one log line', async () => {
    const context = worker()
    const mail = await insertMail(database.db, player, { kind: 'recuperar' }, at())
    await smtp.stop()
    const pauses: number[] = []
    for (let tries = 1; tries < mostAttempts; tries++) {
      await reconcileOnce(context)
      const wait = Date.parse((await stored(mail)).next_attempt_at) - clock
      pauses.push(wait / second)
      clock += wait
    }
    await reconcileOnce(context)
    expect(pauses.slice(0, 12)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600])
    const days = pauses.reduce((sum, pause) => sum + pause, 0) / (24 * 3600)
    expect(days).toBeCloseTo(3, 1)
    clock += 365 * 24 * 3600 * second
    await reconcileOnce(context)
    expect(await stored(mail)).toMatchObject({
      attempts: mostAttempts,
      sent_at: null,
      failure: expect.stringContaining('ECONNREFUSED'),
    })
    expect(levels()).toEqual([...Array(mostAttempts - 1).fill('aviso'), 'error'])
  })

  it.each([
    ['recipient', 550],
    ['content', 554],
  ] as const)(
    'that the server will never take, by its %s, is not tried again, and the log names nobody',
    async (where, code) => {
      const context = worker()
      const mail = await insertMail(database.db, player, { kind: 'recuperar' }, at())
      smtp.refuse({ code, at: where })
      await reconcileOnce(context)
      smtp.refuse(null)
      clock += 365 * 24 * 3600 * second
      await reconcileOnce(context)
      expect(smtp.taken).toHaveLength(0)
      expect(await stored(mail)).toMatchObject({ attempts: 1, failure: expect.stringContaining(String(code)) })
      expect(levels()).toEqual(['error'])
      expect(logged[0]).toContain(String(code))
      expect(logged[0]).not.toContain(email)
    },
  )

  it('does not block other mails when it fails', async () => {
    const context = worker()
    const other = await insertPlayer(database.db, {
      username: 'Loica',
      email: 'loica@trinchera.test',
      password_hash: null,
      volute: null,
      created_at: at(),
    })
    const stuck = await insertMail(database.db, player, { kind: 'recuperar' }, at())
    smtp.refuse({ code: 450, at: 'recipient' })
    await reconcileOnce(context)
    smtp.refuse(null)
    await insertMail(database.db, other, { kind: 'recuperar' }, at())
    await reconcileOnce(context)
    expect(smtp.taken.map(({ to }) => to?.[0]?.address)).toEqual(['loica@trinchera.test'])
    expect(await stored(stuck)).toMatchObject({ sent_at: null })
  })

  it.each([
    ['the account closed meanwhile', 'clave-cambiada', { closed_at: '2025-07-06T00:15:00.000Z' }],
    ['the account was validated meanwhile', 'validar', { validado: 1 }],
  ] as const)('is not sent where %s', async (_, kind, change) => {
    const mail = await insertMail(database.db, player, { kind }, at())
    await database.db.updateTable('players').set(change).where('id', '=', player).execute()
    await reconcileOnce(worker())
    expect(smtp.taken).toHaveLength(0)
    expect(await database.db.selectFrom('mails').select('id').where('id', '=', mail).execute()).toEqual([])
  })

  it('names the inviter and the clan, and no name can inject a header', async () => {
    const clan = 'Lobos\r\nBcc: todos@example.com\r\n\r\nhola'
    await insertMail(
      database.db,
      player,
      {
        kind: 'invitacion',
        names: { clan, etapa: 'Etapa II', quien: '"Tatán" <tatan@malo.cl>\r\nTo: otro@example.com' },
      },
      at(),
    )
    await reconcileOnce(worker())
    const [mail] = smtp.taken
    expect(mail?.to).toEqual([expect.objectContaining({ address: email })])
    expect(mail?.headers.filter(({ key }) => ['bcc', 'to'].includes(key))).toHaveLength(1)
    expect(mail?.subject).toMatch(/^Lobos Bcc.* hola te quiere en sus filas$/)
    expect(mail?.text).toMatch(/^Hola, Ñandú:/)
  })

  it('is a file in the outbox when no server is configured', async () => {
    await insertMail(database.db, player, { kind: 'validar' }, at())
    await reconcileOnce(worker({ env: { SMTP_URL: '' } }))
    const [file = '', ...others] = readdirSync(join(dataDir, 'outbox'))
    expect(others).toEqual([])
    expect(readFileSync(join(dataDir, 'outbox', file), 'utf8')).toMatch(/^To: nandu@trinchera\.test$/m)
    expect(smtp.taken).toHaveLength(0)
  })
})
