import { expect, it } from 'vitest'
import { mailRefusal } from './mail-refusal'

it.each([
  ['el servidor de correo no contestó a tiempo', /no contestó a tiempo/],
  ['connect ECONNREFUSED 127.0.0.1:2525', /nadie contesta/],
  ['getaddrinfo ENOTFOUND smtp.ejemplo.cl', /no existe con ese nombre/],
  ['self-signed certificate', /su certificado no vale/],
  ['Invalid login: 535 5.7.8 Authentication failed', /usuario y la contraseña/],
  ['Message failed: 550 relaying denied', /no quiso el correo/],
  ['Invalid greeting. response=554 5.7.1 no te atiendo', /no quiso la conexión/],
  ['Connection closed unexpectedly', /cortó la conexión/],
  ['451 try later', /no lo aceptó/],
])('%s is told in Spanish, with the server’s own words', (failure, told) => {
  expect(mailRefusal(failure)).toMatch(told)
  expect(mailRefusal(failure)).toContain(`«${failure}»`)
})
