import { afterEach, describe, expect, it } from 'vitest'
import { authority, startOutboundProxy, type OutboundProxy } from '@trinchera/testing/outbound-proxy'
import { isPublicAddress, openOutbound, publicUrl, type Outbound } from './outbound'

const open: (OutboundProxy | Outbound)[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await ('stop' in one ? one.stop() : one.close())
})
const keep = <T extends OutboundProxy | Outbound>(one: T): T => {
  open.push(one)
  return one
}

describe('an address that somebody gave', () => {
  it.each(['https://fcm.googleapis.com/x', 'https://1.1.1.1/x', 'https://[2606:4700::1]:8443/x'])(
    '%s is taken',
    (text) => expect(publicUrl(text)).toEqual(new URL(text)),
  )
  it.each([
    'http://1.1.1.1/x',
    'ftp://1.1.1.1/',
    'javascript:alert(1)',
    'una dirección',
    '',
    'https://',
    'https://localhost/x',
    'https://a.localhost./x',
    'https://impresora/x',
    'https://nas.local/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://0.0.0.0/x',
    'https://10.1.2.3/x',
    'https://172.16.0.1/x',
    'https://192.168.1.10/x',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/x',
    'https://224.0.0.1/x',
    'https://[::1]/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[64:ff9b::a00:1]/x',
    'https://[::127.0.0.1]/x',
    'https://[2002:7f00:1::]/x',
    'https://[4000::1]/x',
    'https://127.0.0.1./x',
    'https://quien:clave@example.com/x',
  ])('%s is not', (text) => expect(publicUrl(text)).toBeNull())
})

it('only addresses of the public internet count as such', () =>
  expect(['8.8.8.8', '2606:4700::1', '192.168.0.1', '::ffff:127.0.0.1', 'nada'].map(isPublicAddress)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]))

describe('a request', () => {
  it('goes through the proxy with its headers and body; a redirect is the reply', async () => {
    const seen: unknown[] = []
    const proxy = keep(
      await startOutboundProxy((request, response) => {
        let body = ''
        request
          .on('data', (chunk) => (body += chunk))
          .on('end', () => {
            seen.push([request.method, request.url, request.headers.host, request.headers['x-one'], body])
            response.writeHead(307, { location: 'https://127.0.0.1/', 'retry-after': '30' }).end('no importa')
          })
      }),
    )
    const outbound = keep(openOutbound({ proxy: proxy.url, ca: authority() }))
    const reply = await outbound.post('https://avisos.trinchera.test/a?b=c', { 'x-one': '1' }, 'hola')
    expect(reply).toEqual({ status: 307, retryAfter: 30 })
    expect(seen).toEqual([['POST', '/a?b=c', 'avisos.trinchera.test', '1', 'hola']])
    expect(proxy.asked).toEqual(['avisos.trinchera.test:443'])
  })

  it('reads no more of a reply without end than it needs', async () => {
    const proxy = keep(
      await startOutboundProxy((_, response) => {
        const more = () => {
          while (response.write(Buffer.alloc(16_384)));
        }
        response.writeHead(200).on('drain', more)
        more()
      }),
    )
    const outbound = keep(openOutbound({ proxy: proxy.url, ca: authority(), patience: 3000 }))
    expect(await outbound.post('https://avisos.trinchera.test/', {}, '')).toEqual({ status: 200, retryAfter: null })
  })

  it('is refused before a connection is made, where the address is not public', async () => {
    const proxy = keep(await startOutboundProxy((_, response) => response.end()))
    const outbound = keep(openOutbound({ proxy: proxy.url, ca: authority() }))
    await expect(outbound.post('https://10.0.0.1/', {}, '')).rejects.toMatchObject({ refused: true })
    expect(proxy.asked).toEqual([])
  })

  it('is refused where a public name resolves to an address that is not', async () => {
    const outbound = keep(
      openOutbound({ proxy: null }, (_, __, done) => done(null, [{ address: '127.0.0.1', family: 4 }])),
    )
    await expect(outbound.post('https://avisos.trinchera.test/', {}, '')).rejects.toMatchObject({ refused: true })
  })

  it('fails without naming the address where nobody answers, or where the certificate is not trusted', async () => {
    const proxy = keep(await startOutboundProxy((_, response) => response.end()))
    const trusting = keep(openOutbound({ proxy: 'http://127.0.0.1:1' }))
    const strict = keep(openOutbound({ proxy: proxy.url }))
    for (const outbound of [trusting, strict]) {
      const failed = outbound.post('https://avisos.trinchera.test/secreto', {}, '')
      await expect(failed).rejects.toMatchObject({ refused: false, message: expect.not.stringContaining('secreto') })
    }
  })
})
