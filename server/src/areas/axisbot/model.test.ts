import { afterAll, beforeAll, expect, it } from 'vitest'
import { startLanguageModel, type LanguageModel } from '@trinchera/testing/language-model'
import { startTestApp, type TestApp } from '../../../testing/app'

let model: LanguageModel
let app: TestApp
let plain: TestApp
beforeAll(async () => {
  model = await startLanguageModel()
  app = await startTestApp({ env: model.env })
  plain = await startTestApp()
})
afterAll(async () => {
  await app.stop()
  await plain.stop()
  await model.stop()
})

const first = 'Reporta el que pierde.'
const says = `${first} Es en **[Reportar Derrota](/ladder/reportes)**.`
const message = 'perdimos, qué hago'
const asksFor = (text: string) =>
  model.plays((_, step) =>
    step === 0 ? { uses: [{ name: 'preguntar', with: { pregunta: '¿cómo reporto una derrota?' } }] } : { says: text },
  )
async function lines({ url }: TestApp, body: object) {
  const reply = await fetch(`${url}/axisbot/chat/lineas`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: reply.status, lines: (await reply.text()).split('\n').map((line): unknown => JSON.parse(line)) }
}

it('words the answers of the site where a language model is configured', async () => {
  asksFor(says)
  expect((await app.visitor.tell({ body: { message } })).response).toBe(says)
})

it('tells the answer line by line, and its reply at the end', async () => {
  asksFor(says)
  const { lines: told } = await lines(app, { message })
  expect(told.at(-1)).toMatchObject({ code: 200, message: 'Respuesta', response: says, ficha: expect.any(String) })
  // any text, because on a slow machine it may be the engine's answer instead of the model's
  expect(told.slice(0, -1)).toEqual([{ texto: expect.any(String) }])
  expect(await app.visitor.chat({ body: { message: 'hola' } })).not.toHaveProperty('texto')
})

it('gives the reply of the plain call where no model is configured, and refuses what that refuses', async () => {
  const { ficha: _ficha, ...reply } = await plain.visitor.chat({ body: { message } })
  const { lines: told } = await lines(plain, { message })
  expect(told).toEqual([expect.objectContaining(reply)])
  expect(await lines(plain, { message: ' ' })).toMatchObject({
    status: 400,
    lines: [{ code: 400, message: 'El mensaje es obligatorio' }],
  })
})
