import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '@trinchera/db/database'
import { apiOf } from '@trinchera/testing/people'
import { ProductProcess, startProduct, type Product } from '@trinchera/testing/product'
import { startSmtp, type TestSmtp } from '@trinchera/testing/smtp'

let smtp: TestSmtp
let product: Product
let second: ProductProcess

beforeAll(async () => {
  smtp = await startSmtp()
  product = await startProduct({ SMTP_URL: smtp.url })
  second = new ProductProcess('worker/dist/main.js', product.env)
  second.start()
  await second.prints(/worker listo/)
})

afterAll(async () => {
  await second?.end()
  await product?.stop()
  await smtp?.stop()
})

const letters = 'ABCDEFGHJKMNPQRTUVWX'
const register = (username: string) =>
  apiOf(product.url).registerPlayer({
    body: {
      username,
      email: `${username.toLowerCase().replace(' ', '.')}@trinchera.test`,
      password: 'Clave-de-recluta',
    },
  })

/** A mail that could not be sent, or not at once, is tried again only after a while. */
const recovery = { timeout: 240_000 }

/** Number of e-mails that have not been sent. */
async function waiting(): Promise<number> {
  const database = openDatabase({ url: product.databaseUrl })
  const rows = await database.db.selectFrom('mails').where('sent_at', 'is', null).select('id').execute()
  await database.close()
  return rows.length
}

const receivers = () => smtp.taken.map((mail) => mail.to?.[0]?.address).sort()

it('delivers each mail once with two workers', async () => {
  const names = [...letters].map((letter) => `Recluta ${letter}`)
  await Promise.all(names.map(register))
  await expect.poll(waiting, recovery).toBe(0)
  expect(receivers()).toEqual(names.map((name) => `${name.toLowerCase().replace(' ', '.')}@trinchera.test`).sort())
  expect(new Set(smtp.taken.map((mail) => mail.messageId)).size).toBe(names.length)
})

it('retries after the mail server was down, and logs no secret', async () => {
  const before = smtp.taken.length
  await smtp.stop()
  const from = { first: product.worker.output.length, second: second.output.length }
  await register('Loica Paciente')
  await Promise.race([
    product.worker.prints(/un correo no salió/, from.first),
    second.prints(/un correo no salió/, from.second),
  ])
  await smtp.start()
  await expect.poll(waiting, recovery).toBe(0)
  const late = smtp.taken.slice(before)
  expect(late).toHaveLength(1)
  const token = /token=([\w-]+)/.exec(late[0]?.text ?? '')?.[1] ?? ''
  expect(token).toHaveLength(43)
  const log = product.server.output + product.worker.output + second.output
  expect(log).not.toContain(token)
  expect(log).not.toContain('loica.paciente@')
  expect(log).not.toMatch(/ error /)
})
