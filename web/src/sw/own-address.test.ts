import { expect, it } from 'vitest'
import { ownAddress } from './own-address'

const site = 'https://trinchera.test'
const open = (address: string) => ownAddress(address, site, '/inicio')

it.each([
  ['/ladder/reto/7?a=1#b', '/ladder/reto/7?a=1#b'],
  [`${site}/anuncios`, '/anuncios'],
  ['', '/'],
])('%s of the site leads to %s', (address, own) => expect(open(address)).toBe(own))

it.each([
  'https://otro.test/x',
  '//otro.test/x',
  '/\\otro.test/x',
  `${site}//otro.test/x`,
  '/.//otro.test/x',
  '/a/..//otro.test/x',
  'javascript:alert(1)',
  'https://',
])('%s leads to no other site', (address) => expect(open(address)).toBe('/inicio'))
