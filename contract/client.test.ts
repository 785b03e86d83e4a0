import { expect, it } from 'vitest'
import { ForeignReply } from './api-error'
import { createApi } from './client'
import { listJuegos } from './juegos'

const answered = (status: number, json: unknown) =>
  createApi<{ listJuegos: typeof listJuegos }>({ listJuegos }, () => Promise.resolve({ status, json })).listJuegos()

it('resolves with the envelope of a success', async () => {
  const envelope = { code: 200, message: 'Juegos', data: [] }
  expect(await answered(200, envelope)).toEqual(envelope)
})

it.each([401, 403, 404, 503])('rejects with the refusal of an envelope: %i', async (code) => {
  await expect(answered(code, { code, message: 'No', data: null })).rejects.toMatchObject({ code, message: 'No' })
})

it.each([
  ['a page', 200, null],
  ['a page', 401, null],
  ['a page', 403, null],
  ['a redirect that was not followed', 0, null],
  ['a redirect', 302, null],
  ['a page that wants a login', 511, null],
  ['another JSON', 200, { error: 'login required' }],
  ['another JSON', 403, { message: 'Blocked', code: 7 }],
  ['an envelope of another status', 200, { code: 401, message: 'No', data: null }],
  ['a list', 200, []],
])('%s with status %i is nobody’s refusal', async (_, status, json) => {
  const refusal = await answered(status, json).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ForeignReply)
  expect(refusal).toMatchObject({ code: 0 })
})

it.each([500, 502, 503, 504])('what a proxy says of a site that is away is no reply: %i', async (status) => {
  const refusal = await answered(status, null).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 0 })
  expect(refusal).not.toBeInstanceOf(ForeignReply)
})

it('is too large, whoever says so', async () => {
  await expect(answered(413, null)).rejects.toMatchObject({ code: 413 })
})
