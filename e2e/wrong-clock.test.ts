import { shiftDate } from '@trinchera/testing/clock'
import { pagesOf, type TestPages } from '@trinchera/testing/browser'
import { adminOf, apiOf } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromium } from './chromium'
import { agreedReto, inHours, laterServer } from './retos'
import { addressOf, logInThrough, untilLive } from './screen'
import { newStageOf } from './stage'

// A product of its own, whose second server is three hours later: a check-in has opened there.
const product = await startProduct()
const hours = 3
const hour = 3_600_000
const later = await laterServer(product, hours)
let browser: TestPages
beforeAll(() => {
  browser = pagesOf(chromium, later)
})
afterAll(async () => {
  await later.end()
  await product.stop()
})

const admin = await adminOf(product)
const stage = await newStageOf(product, admin, 8)
const { clan } = stage
const { data: torneo } = await admin.api.createTorneo({
  body: {
    nombre: 'Copa de los Relojes',
    descripcion: 'A la hora',
    inicio: inHours(hours + 0.2),
    checkin_minutos: 18,
    formato: 'doble',
    id_etapa: stage.etapa.id,
    cupos: 8,
    mejor_de: 3,
  },
})
for (let i = 0; i < 5; i++)
  await clan(i).leader.api.enrolTorneo({
    params: { id: torneo.id },
    body: { id_clan: clan(i).id, plantel: [clan(i).leader.id] },
  })
const agreed = await agreedReto(clan(5), clan(6), inHours(hours + 0.9))

const shifts = [
  ['3 h slow', -3 * hour],
  ['12 min slow', -0.2 * hour],
  ['30 min fast', 0.5 * hour],
  ['1.7 h fast', 1.7 * hour],
  ['8 days fast', 192 * hour],
] as const

it.each(shifts.map(([name, shift], index) => [name, shift, index] as const))(
  'a device %s has the time of the site',
  async (_name, shift, index) => {
    const ahead = hours * hour + shift
    const { leader, nombre, id } = clan(index)
    const page = await browser.newPage(test, { ahead })
  },
)
