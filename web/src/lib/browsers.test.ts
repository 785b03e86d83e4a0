import { expect, it } from 'vitest'
import { isTooOld, madeFor } from './browsers'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  ['Chrome 108', `Mozilla/5.0 (Windows NT 6.1; Win64; x64) ${chromium} Chrome/108.0.0.0 Safari/537.36`, true],
  ['Chrome 109', `Mozilla/5.0 (Windows NT 6.1; Win64; x64) ${chromium} Chrome/109.0.0.0 Safari/537.36`, false],
  ['Edge 108', `Mozilla/5.0 (Windows NT 10.0) ${chromium} Chrome/120.0.0.0 Safari/537.36 Edg/108.0.0.0`, true],
  ['Firefox 102', 'Mozilla/5.0 (Windows NT 6.1; rv:102.0) Gecko/20100101 Firefox/102.0', true],
  ['Firefox 115', 'Mozilla/5.0 (Windows NT 6.1; rv:115.0) Gecko/20100101 Firefox/115.0', false],
  ['Safari 15.5', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/15.5 Safari/605.1.15`, true],
  ['Safari 15.6', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/15.6.1 Safari/605.1.15`, false],
  [
    'an iPhone of 12',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 12_5 like Mac OS X) ${webkit} Version/12.1.2 Safari/604.1`,
    true,
  ],
  [
    'Chrome on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) ${webkit} CriOS/100.0 Safari/604.1`,
    false,
  ],
  ['a browser that nobody knows', 'Mozilla/5.0 Ladybird/1.0', false],
])('%s', (_, userAgent, tooOld) => expect(isTooOld(userAgent)).toBe(tooOld))

it('names the browsers of the list', () =>
  expect(madeFor).toBe(
    'Sirven Chrome y Edge desde la versión 109, Firefox desde la 115, y Safari, el iPhone y el iPad desde la 15.6.',
  ))
