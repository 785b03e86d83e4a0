import { expect, it } from 'vitest'
import { loggedSecrets } from './logged-secrets'

it.each([
  ['a session token', 'auth eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MSwianRpIjoieCJ9.c2lnbmF0dXJlLW9mLXRoaXMtdG9rZW4'],
  ['a token in an address', 'GET /validar-cuenta?token=Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4'],
  ['the hash of a password', 'row $argon2id$v=19$m=65536'],
])('finds %s in what was printed', (kind, line) => {
  expect(loggedSecrets(`all is well\n${line}\n`, {})).toEqual([`${kind}: ${line}`])
})

it('finds the secrets that the processes were started with, and nothing in an ordinary line', () => {
  const environment = { ADMIN_PASSWORD: 'Cuartel-General-44' }
  expect(loggedSecrets('login of ana with Cuartel-General-44', environment)).toHaveLength(1)
  const addresses = { SMTP_URL: 'smtps://sitio:clave%20larga@correo.example', DISCORD_TOKEN: 'ficha.de.prueba' }
  expect(loggedSecrets('refused: clave larga', addresses)).toHaveLength(1)
  expect(loggedSecrets('Bot ficha.de.prueba', addresses)).toHaveLength(1)
  expect(loggedSecrets('no answer of correo.example', addresses)).toEqual([])
  expect(loggedSecrets('GET /ladder?token=[oculto] 200\nlistening on 3000', environment)).toEqual([])
})
