import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '@trinchera/testing/browser'
import { adminOf, apiOf, type Person } from '@trinchera/testing/people'
import { startProduct, type Product } from '@trinchera/testing/product'
import { findings, sticksOut } from './axe'
import { agreedReto, inHours, laterServer } from './retos'
import { eventually, isMarked, mark, toastSaying, untilShown } from './screen'
import { newStaff } from './staff'
import { newEtapaOf } from './etapa'
import { smallTargets } from './targets'

let product: Product
let browser: TestBrowser
let admin: Person
let later: Awaited<ReturnType<typeof laterServer>>

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser(product)
  admin = await adminOf(product)
  later = await laterServer(product, 3)
})
afterAll(async () => {
  await browser.close()
  await later.end()
  await product.stop()
})

/** Compañía A reports that Compañía B did not come, and B contests it. */
async function contestedReto(texto: string) {
  const etapa = await newEtapaOf(product, admin, 2)
  const reto = await agreedReto(etapa.clan(0), etapa.clan(1), inHours(2.5))
  const [accuser, accused] = [0, 1].map((index) => apiOf(later.url, etapa.clan(index).leader.token))
  await accuser?.sendRetoMessage({ params: { id: reto.id }, body: { texto: 'Los esperamos una hora' } })
  await accuser?.reportNoShow({ params: { id: reto.id } })
  return {
    etapa,
    reto,
    contest: () => accused?.contestNoShow({ params: { id: reto.id }, body: { texto } }),
  }
}

it('a contested no-show arrives without a reload, one moderator sees another look at it, and it is taken back with a reason', async (test) => {
  const [judge, other] = [await newStaff(product, admin, 2), await newStaff(product, admin, 1)]
  const { etapa, reto, contest } = await contestedReto('Estuvimos en el servidor desde las nueve')
  const entry = await browser.newPage(test, { as: other, width: 360, height: 740 })
  await entry.goto('/panel-admin')
  await untilShown(entry)
  const page = await browser.newPage(test, { as: judge })
  await page.goto('/panel-admin/retos')
  await untilShown(page)
  await page.getByText('Nada por decidir').waitFor()
  await mark(page)
  expect([await findings(page), await sticksOut(page)]).toEqual([[], 0])

  await contest()
  const row = page.getByRole('listitem').filter({ hasText: 'Compañía A dice que no se presentó Compañía B' })
  await row.getByText('Reclamada', { exact: true }).waitFor()
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: /^Retos\s*1/ })
    .waitFor()
  await row.getByRole('button', { name: `Resolver el reto ${reto.id}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Estuvimos en el servidor desde las nueve').waitFor()
  await dialog.getByText('Los esperamos una hora').waitFor()

  // The panel's home lists the contested reto and shows who is looking at it.
  const waiting = entry.getByRole('link', { name: /Compañía A dice que no se presentó Compañía B/ })
  await waiting.getByText(`${judge.username} lo está mirando`).waitFor()
  expect([await findings(entry), await smallTargets(entry), await sticksOut(entry)]).toEqual([[], [], 0])
  await waiting.click()
  await entry.getByRole('dialog').getByText(`${judge.username} también tiene esto abierto`).waitFor()
  await entry.getByRole('dialog').getByText('Los esperamos una hora').waitFor()
  expect([await findings(entry), await smallTargets(entry), await sticksOut(entry)]).toEqual([[], [], 0])

  await dialog.getByRole('radio', { name: 'Retirar la falta' }).check()
  await dialog.getByText('El reto queda cancelado y no es falta de ninguno.').waitFor()
  await dialog.getByRole('button', { name: 'Retirar la falta' }).click()
  await dialog.getByText('Escribe el motivo').waitFor()
  await dialog.getByLabel('Motivo, será público').fill('Hay una captura de los cuatro en el servidor')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Retirar la falta' }).click()
  await toastSaying(page, 'Falta retirada').waitFor()
  await eventually(() => row.count(), 0)
  expect(await isMarked(page)).toBe(true)

  // Staff who still have the case open see the decision instead of the form.
  await entry.getByRole('dialog').getByText('Hay una captura de los cuatro en el servidor').waitFor()
  await eventually(() => entry.getByRole('dialog').getByRole('radio').count(), 0)
  const { data } = await etapa.clan(1).leader.api.getReto({ params: { id: reto.id } })
  expect([data.estado, data.reclamo?.fallo]).toEqual(['cancelado', 'retirado'])
})

it('a fault that is kept stands on the page of its clan, with a link to its reto', async (test) => {
  const { etapa, reto, contest } = await contestedReto('Se cayó la luz')
  const page = await browser.newPage(test, { width: 360, height: 740 })
  await page.goto(`/ladder/detalle-clan/${etapa.clan(0).id}`)
  await untilShown(page)
  // A clan that has played and cancelled no reto, and never failed to come, has no record to show.
  expect(await page.getByRole('region', { name: 'Retos', exact: true }).count()).toBe(0)
  await contest()
  await page.goto(`/ladder/detalle-clan/${etapa.clan(1).id}`)
  await untilShown(page)
  const section = page.getByRole('region', { name: 'Retos', exact: true })
  await section.getByText('1 vez no se presentó').waitFor()
  await section.getByText('Lo reclama: la administración decide.').waitFor()
  await admin.api.settleNoShow({ params: { id: reto.id }, body: { fallo: 'mantenido', motivo: 'Nadie los vio' } })
  await section.getByText('La administración mantuvo la falta. Motivo: Nadie los vio').waitFor()
  expect([await findings(page), await smallTargets(page), await sticksOut(page)]).toEqual([[], [], 0])
  expect(await section.getByRole('link', { name: /No se presentó contra Compañía A/ }).getAttribute('href')).toBe(
    `/ladder/reto/${reto.id}`,
  )
})

it('beside the case of a match stands the conversation of the reto that arranged it', async (test) => {
  const etapa = await newEtapaOf(product, admin, 2)
  const reto = await agreedReto(etapa.clan(0), etapa.clan(1), inHours(2.5))
  await etapa.clan(1).leader.api.sendRetoMessage({
    params: { id: reto.id },
    body: { texto: 'Jugamos sin <b>parches</b>' },
  })
  const { data: match } = await etapa.clan(1).leader.api.reportLoss({
    body: {
      id_clan_ganador: etapa.clan(0).id,
      id_clan_perdedor: etapa.clan(1).id,
      id_etapa: etapa.id,
      id_juego: etapa.juego.id,
      id_reto: reto.id,
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  const page = await browser.newPage(test, { as: admin })
  await page.goto(`/panel-admin/reportes?partida=${match.id}`)
  const talk = page.getByRole('dialog').getByRole('region', { name: 'Conversación de los dos clanes' })
  await talk.getByText('Jugamos sin <b>parches</b>').waitFor()
  expect(await findings(page)).toEqual([])
})
