import { describe, expect, test } from 'vitest'
import { parseTypedLink, isAllowedLink } from './link'

const origin = 'https://trinchera.test'

test.each([
  ['https://ejemplo.cl/a?b=1', 'https://ejemplo.cl/a?b=1'],
  [' http://ejemplo.cl ', 'http://ejemplo.cl'],
  ['www.ejemplo.cl', 'https://www.ejemplo.cl'],
  ['ejemplo.cl:8080/x', 'https://ejemplo.cl:8080/x'],
  ['ñandú.cl/reglas', 'https://ñandú.cl/reglas'],
  ['mailto:staff@trinchera.test', 'mailto:staff@trinchera.test'],
  ['staff@trinchera.test', 'mailto:staff@trinchera.test'],
  ['tel:+56912345678', 'tel:+56912345678'],
  ['+56 9 1234 5678', 'tel:+56912345678'],
  ['/ladder/etapa/2', 'https://trinchera.test/ladder/etapa/2'],
])('%s leads to %s', (typed, href) => {
  expect(parseTypedLink(typed, origin)).toEqual({ href })
})

describe('refused addresses, with the reason', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hola',
    'vbscript:x',
    'file:///etc/passwd',
    'sms:123',
  ])('%s', (typed) => {
    expect(parseTypedLink(typed, origin)).toEqual({
      error: `No se puede enlazar con «${typed.split(':')[0]?.toLowerCase()}:». Solo http, https, mailto y tel.`,
    })
  })
  test.each([
    '',
    '   ',
    'hola',
    '//otro.cl',
    'https://',
    'dos palabras.cl x',
    'https://alguien@otro.cl',
    'https://a:b@otro.cl',
  ])('«%s»', (typed) => {
    expect(parseTypedLink(typed, origin)).toHaveProperty('error')
  })
})

test('a pasted link stays one by the same four protocols', () => {
  expect(['https://a.cl', 'tel:1', 'mailto:a@b.cl', '/ladder'].every((href) => isAllowedLink(href, origin))).toBe(true)
  expect(
    ['javascript:1', 'java\nscript:1', 'data:x', 'blob:x', 'sms:1'].some((href) => isAllowedLink(href, origin)),
  ).toBe(false)
})
