import { expect, it } from 'vitest'
import { auditedFields } from './anuncio-texts'

it.each(['😀', '🇨🇱', '👩🏽‍🚒'])('the audit log has an excerpt that parts no %s', (letter) => {
  const contenido = `<p>${'a'.repeat(999)}${letter} y más</p>`
  expect(auditedFields({ contenido })).toEqual({ contenido: 'a'.repeat(999) })
})
