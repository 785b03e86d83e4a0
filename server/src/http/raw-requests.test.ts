import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { login } from '@trinchera/contract/session'
import { startTestApp, type TestApp } from '../../testing/app'

// Requests that no client library would send.

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => site.stop())

function open(): Socket {
  const socket = connect({ port: Number(new URL(site.url).port), host: '127.0.0.1' })
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  return socket
}

/** Everything that the server sends in reply to these bytes until it closes the connection. */
async function answersTo(socket: Socket, bytes: string): Promise<string> {
  let said = ''
  socket.setEncoding('latin1').on('data', (data) => (said += data))
  socket.write(bytes, 'latin1')
  await once(socket, 'close')
  return said
}

const statuses = (said: string) => said.match(/HTTP\/1\.1 \d{3}/g) ?? []
const lines = (...all: string[]) => all.join('\r\n')
/** A second request, hidden in what some servers take for the body of the first one. */
const hidden = lines('GET /salud HTTP/1.1', 'Host: x', '', '')
const post = (...headers: string[]) =>
  lines(`POST ${login.path} HTTP/1.1`, 'Host: x', 'Content-Type: application/json', ...headers, '', '')

describe('a request that two readers could take for different ones is refused, and nothing is read after it', () => {
  it.each([
    ['a length and chunks', post('Content-Length: 5', 'Transfer-Encoding: chunked') + lines('0', '', hidden)],
    ['chunks and a length', post('Transfer-Encoding: chunked', 'Content-Length: 5') + lines('0', '', hidden)],
    ['two lengths', post('Content-Length: 0', `Content-Length: ${hidden.length}`) + hidden],
    ['the same length twice', post('Content-Length: 0', 'Content-Length: 0') + hidden],
    ['a list of lengths', post(`Content-Length: 0, ${hidden.length}`) + hidden],
    ['a signed length', post('Content-Length: +0') + hidden],
    ['a length in hexadecimal', post('Content-Length: 0x0') + hidden],
    ['an unknown coding', post('Transfer-Encoding: xchunked') + lines('0', '', hidden)],
    ['a coding after chunks', post('Transfer-Encoding: chunked, identity') + lines('0', '', hidden)],
    ['a space before the colon', post('Transfer-Encoding : chunked') + lines('0', '', hidden)],
    ['a folded header', post('Transfer-Encoding:', ' chunked') + lines('0', '', hidden)],
    ['a chunk whose size is no number', post('Transfer-Encoding: chunked') + lines('0x0', '', hidden)],
    ['a chunk whose size is too great', post('Transfer-Encoding: chunked') + lines('fffffffffffffffff', '', hidden)],
    ['a chunk longer than it says', post('Transfer-Encoding: chunked') + lines('1', 'abc', '0', '', hidden)],
    ['a line end without CR', `POST /salud HTTP/1.1\nHost: x\nContent-Length: 0\n\n${hidden}`],
    ['a CR within a value', post('X-Name: a\rTransfer-Encoding: chunked') + lines('0', '', hidden)],
    ['a zero byte within a value', post('X-Name: a\0b') + hidden],
    ['no host', lines('GET /salud HTTP/1.1', '', hidden)],
    ['no version', `GET /salud\r\n\r\n${hidden}`],
    ['the preface of HTTP/2', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${hidden}`],
  ])('%s', async (_, bytes) => {
    expect(statuses(await answersTo(open(), bytes))).toEqual(['HTTP/1.1 400'])
  })

  it.each([
    ['a header of 20 kB', post(`X-Name: ${'x'.repeat(20_000)}`)],
    ['an address of 20 kB', lines(`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'Host: x', '', '')],
    ['two thousand headers', post(...Array.from({ length: 2000 }, (_, i) => `X-Name-${i}: ${i}`))],
  ])('%s is too much', async (_, bytes) => {
    const said = await answersTo(open(), bytes + hidden)
    expect(statuses(said)).toEqual(['HTTP/1.1 431'])
    expect(JSON.parse(said.slice(said.indexOf('\r\n\r\n')))).toMatchObject({ code: 431, data: null })
  })
})

describe('a request that does not arrive whole in time is given up', () => {
  const arriving = { headersTimeout: 60_000, requestTimeout: 120_000 }

  it('after the deadlines that are set', () => {
    const { headersTimeout, requestTimeout } = site.app.http.server
    expect({ headersTimeout, requestTimeout }).toEqual(arriving)
  })

  it.each([
    ['slow headers', 'POST /salud HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['a slow body', `${post('Content-Length: 100')}{`],
    ['slow chunks', `${post('Transfer-Encoding: chunked')}1\r\n{\r\n`],
  ])('%s', async (_, bytes) => {
    const { server } = site.app.http
    Object.assign(server, { headersTimeout: 1, requestTimeout: 1 })
    onTestFinished(() => void Object.assign(server, arriving))
    expect(statuses(await answersTo(open(), bytes))).toEqual(['HTTP/1.1 408'])
    expect((await fetch(`${site.url}/salud`)).status).toBe(200)
  })
})
