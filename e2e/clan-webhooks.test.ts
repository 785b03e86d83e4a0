import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagesOf, type TestPages } from '@trinchera/testing/browser'
import { shiftedEnvironment } from '@trinchera/testing/clock'
import { authorityPath } from '@trinchera/testing/outbound-proxy'
import { adminOf, newClan, newPerson, newEtapa, type Person } from '@trinchera/testing/people'
import { ProductProcess, startProduct, type Product } from '@trinchera/testing/product'
import { isSigned, startWebhookReceiver, type WebhookReceiver } from '@trinchera/testing/webhook-receiver'
import { findings, sticksOut } from './axe'
import { chromium } from './chromium'
import { toastSaying, untilShown } from './screen'
import { smallTargets } from './targets'

let product: Product
let receiver: WebhookReceiver
let browser: TestPages
let admin: Person
beforeAll(async () => {
  receiver = await startWebhookReceiver()
  product = await startProduct({ OUTBOUND_PROXY: receiver.proxy, NODE_EXTRA_CA_CERTS: authorityPath })
  browser = pagesOf(chromium, product)
  admin = await adminOf(product)
})
afterAll(async () => {
  await product?.stop()
  await receiver?.stop()
})

async function led() {
  const etapa = await newEtapa(admin)
  const [leader, rival] = [await newPerson(product), await newPerson(product)]
  const clan = await newClan(leader, etapa, 'Los Halcones', 'HAL')
  const other = await newClan(rival, etapa, 'Cóndores', 'CON')
  const lose = () =>
    rival.api.reportLoss({
      body: { id_clan_ganador: clan.id, id_clan_perdedor: other.id, id_etapa: etapa.id, id_juego: etapa.juego.id },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
  return { clan, leader, lose }
}

const section = (page: Page) => page.getByRole('region', { name: 'Webhooks' })
const refused = (...codes: number[]) => codes.map((code) => new RegExp(`status of ${code}`))

it('is added, tested, told, paused, renewed and deleted by the clan’s leader', async (test) => {
  const { clan, leader, lose } = await led()
  const page = await browser.newPage(test, { as: leader, expects: refused(400) })
  await page.goto(`/ladder/editar-clan/${clan.id}`)
  await untilShown(page)
  await section(page).getByText('El clan no tiene webhooks').waitFor()

  // A refused URL stays in its field.
  await section(page).getByRole('button', { name: 'Agregar webhook' }).click()
  const adding = page.getByRole('dialog', { name: 'Agregar webhook' })
  const address = adding.getByLabel('Dirección')
  await address.fill('http://clan.trinchera.test/gancho')
  await adding.getByRole('button', { name: 'Agregar webhook' }).click()
  await adding.getByText('La dirección empieza con https://').waitFor()
  await address.fill('https://192.168.0.4/gancho')
  await adding.getByRole('button', { name: 'Agregar webhook' }).click()
  await adding.getByText('no de una red privada').waitFor()
  expect(await address.inputValue()).toBe('https://192.168.0.4/gancho')

  await address.fill('https://clan.trinchera.test/gancho?llave=9876')
  await adding.getByLabel('Integrantes').uncheck()
  await adding.getByRole('button', { name: 'Agregar webhook' }).click()
  const once = page.getByRole('dialog', { name: 'Guarda el secreto ahora' })
  const secret = await once.locator('code').innerText()
  await once.getByRole('button', { name: 'Ya lo guardé' }).click()
  const name = 'clan.trinchera.test …9876'
  await section(page).getByText('clan.trinchera.test').waitFor()
  await once.waitFor({ state: 'detached' })
  expect(await page.locator('body').innerText()).not.toContain(secret)

  // A test message shows its outcome without a reload; a failed one says why.
  const before = receiver.taken.length
  await section(page)
    .getByRole('button', { name: `Probar ${name}` })
    .click()
  await section(page).getByText('Prueba: Llegó (204)').waitFor()
  const taken = receiver.taken[before]
  if (!taken) throw new Error('no test came')
  expect(await isSigned(taken, secret)).toBe(true)
  receiver.answers('clan.trinchera.test', 302, { location: 'https://otra.trinchera.test/' })
  await section(page)
    .getByRole('button', { name: `Probar ${name}` })
    .click()
  await section(page).getByText('Prueba: No llegó. Contestó 302').waitFor()
  receiver.answers('clan.trinchera.test', 204)

  // Events of the clan are shown automatically.
  const known = receiver.taken.length
  await lose()
  await receiver.untilTaken(known + 2)
  expect(receiver.taken.slice(known).map(({ body }) => JSON.parse(body).type)).toEqual([
    'match.reported',
    'clan.place_changed',
  ])
  await page.reload()
  await untilShown(page)
  await section(page).getByText('Últimos envíos').click()
  await section(page).getByText('Los Halcones le ganó a Cóndores').waitFor()

  await section(page)
    .getByRole('button', { name: `Pausar ${name}` })
    .click()
  await toastSaying(page, 'El webhook queda en pausa').waitFor()
  await section(page).getByText('En pausa', { exact: true }).waitFor()
  await section(page)
    .getByRole('button', { name: `Reanudar ${name}` })
    .click()
  await section(page).getByText('Activo', { exact: true }).waitFor()

  await section(page)
    .getByRole('button', { name: `Elegir los avisos de ${name}` })
    .click()
  const choosing = page.getByRole('dialog', { name: `Avisos de ${name}` })
  expect(await choosing.getByLabel('Integrantes').isChecked()).toBe(false)
  await choosing.getByLabel('Integrantes').check()
  await choosing.getByRole('button', { name: 'Guardar' }).click()
  await section(page).getByText('Se le avisa todo.').waitFor()

  await section(page)
    .getByRole('button', { name: `Renovar el secreto de ${name}` })
    .click()
  await page
    .getByRole('dialog', { name: `Vas a renovar el secreto de ${name}` })
    .getByRole('button', { name: 'Renovar secreto' })
    .click()
  expect(await once.locator('code').innerText()).not.toBe(secret)
  await once.getByRole('button', { name: 'Ya lo guardé' }).click()

  await section(page)
    .getByRole('button', { name: `Eliminar ${name}` })
    .click()
  await page
    .getByRole('dialog', { name: `Vas a eliminar el webhook ${name}` })
    .getByRole('button', { name: 'Eliminar webhook' })
    .click()
  await section(page).getByText('El clan no tiene webhooks').waitFor()
})

it('says that it was turned off, and is legible and pressable on a phone in both themes', async (test) => {
  const { clan, leader, lose } = await led()
  const params = { id: clan.id }
  const urls = [
    'https://apagado.trinchera.test/gancho/1234',
    `https://${'muy-largo-'.repeat(5)}a.trinchera.test/${'x'.repeat(200)}`,
  ]
  for (const url of urls) await leader.api.createGancho({ params, body: { url, eventos: ['partida', 'puesto'] } })
  receiver.answers('apagado.trinchera.test', 410)
  await lose()
  await expect.poll(async () => (await leader.api.listGanchos({ params })).data[0]?.activo).toBe(false)
  const [notice] = (await leader.api.listNotices({ query: {} })).data.filter(({ tipo }) => tipo === 'webhook')
  expect(notice?.enlace).toBe(`/ladder/editar-clan/${clan.id}`)
  for (const colorScheme of ['dark', 'light'] as const) {
    const page = await browser.newPage(test, { as: leader, width: 360, height: 740, colorScheme })
    await page.goto(`/ladder/editar-clan/${clan.id}`)
    await untilShown(page)
    await section(page).getByText('Apagado', { exact: true }).waitFor()
    for (const summary of await section(page).getByText('Últimos envíos').all()) await summary.click()
    expect(await findings(page)).toEqual([])
    expect(await sticksOut(page)).toBe(0)
    expect((await smallTargets(page)).filter((one) => !one.startsWith('a'))).toEqual([]) // links are ignored, because this section has none
    await section(page).getByRole('button', { name: 'Agregar webhook' }).click()
    await page.getByRole('dialog', { name: 'Agregar webhook' }).waitFor()
    expect(await findings(page)).toEqual([])
    expect(await sticksOut(page)).toBe(0)
  }
})

it('is told once more with the same id, and in order, when the worker is killed while the answer is awaited', async () => {
  const { clan, leader, lose } = await led()
  const url = 'https://espera.trinchera.test/gancho'
  await leader.api.createGancho({ params: { id: clan.id }, body: { url, eventos: ['partida', 'puesto'] } })
  receiver.answers('espera.trinchera.test', 'silent')
  // Only this webhook's messages: those of an earlier test's clans may still arrive.
  const taken = () => receiver.taken.filter((message) => message.url === url)
  await lose()
  await expect.poll(() => taken().length).toBe(1)
  await product.worker.end('SIGKILL')
  receiver.answers('espera.trinchera.test', 204)
  // a minute later the lease of the interrupted attempt has expired
  const next = new ProductProcess('worker/dist/main.js', { ...product.env, ...shiftedEnvironment(60_000) })
  next.start()
  await expect.poll(() => taken().length).toBe(3)
  await next.end()
  product.worker.start()
  expect(taken().map(({ body }) => JSON.parse(body).type)).toEqual([
    'match.reported',
    'match.reported',
    'clan.place_changed',
  ])
  const [first, again] = taken().map(({ headers, body }) => [headers['webhook-id'], body])
  expect(again).toEqual(first)
  await expect
    .poll(async () =>
      (await leader.api.listGanchos({ params: { id: clan.id } })).data[0]?.envios.map(({ estado }) => estado),
    )
    .toEqual(['entregado', 'entregado'])
})
