import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBadSmtp, type BadSmtp, type MailFault } from '@trinchera/testing/bad-smtp'
import { adminOf, type Person } from '@trinchera/testing/people'
import { startProduct, type Product } from '@trinchera/testing/product'

let smtp: BadSmtp
let product: Product
let admin: Person

beforeAll(async () => {
  smtp = await startBadSmtp()
  product = await startProduct({ SMTP_URL: smtp.url, NODE_EXTRA_CA_CERTS: smtp.authority })
  admin = await adminOf(product)
})

afterAll(async () => {
  await product?.stop()
  smtp?.stop()
})

it.each<[MailFault, RegExp]>([
  ['refuses the connection', /no quiso la conexión.*554/],
  ['refuses the password', /no aceptó el usuario y la contraseña.*535/],
  ['refuses the recipient', /no quiso el correo para tu dirección.*550/],
  ['accepts and says nothing', /no contestó a tiempo/],
  ['greets and says nothing', /no contestó a tiempo/],
  ['hangs up in the middle of the mail', /cortó la conexión/],
  ['has a self-signed certificate', /su certificado no vale.*self-signed/],
  ['has the certificate of another name', /su certificado no vale.*(altnames|does not match)/],
  ['has an expired certificate', /su certificado no vale.*expired/],
])('the trial mail to a server that %s is answered with what is wrong', async (fault, said) => {
  smtp.fail(fault)
  const { data } = await admin.api.tryMail()
  expect(data).toEqual({ aceptado: false, respuesta: expect.stringMatching(said) })
  expect(smtp.accepted()).toBe(0)
})

it('the trial mail to a server that is well is accepted', async () => {
  smtp.fail(null)
  expect((await admin.api.tryMail()).data.aceptado).toBe(true)
  expect(smtp.accepted()).toBe(1)
})
