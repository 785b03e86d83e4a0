import type { Page } from 'playwright-core'
import { pagesOf } from '@trinchera/testing/browser'
import { adminOf, newClan, newEtapa } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import { afterAll, expect, it } from 'vitest'
import { findings, sticksOut } from './axe'
import { chromium } from './chromium'
import { atAddress, eventually, isMarked, mark, toastSaying, toasts, untilShown } from './screen'
import { newStaff } from './staff'
import { newRanking, newEtapaOf } from './etapa'
import { smallTargets } from './targets'

// Starts its own product, because other tests expect a site without archived etapas.
const product = await startProduct()
afterAll(() => product.stop())
const browser = pagesOf(chromium, product)
const admin = await adminOf(product)

const phone = { width: 360, height: 740 } as const

const shelf = (page: Page) => page.getByRole('region', { name: 'Medallas' })
const medals = (page: Page) => shelf(page).locator('[data-part="medalla"] h3').allTextContents()
/** Waits until somebody watches the clan's page and a member is online: both sockets are open and in the clan's room. */
const untilWatched = (clan: number, member: number) =>
  expect
    .poll(async () => {
      const { mirando, en_linea: online } = (await admin.api.getPresence({ params: { room: `clan:${clan}` } })).data
      return mirando > 0 && online.includes(member)
    })
    .toBe(true)

/** Opens the closing page of an archived etapa, which the worker creates some seconds later. */
const openClosing = (page: Page, etapa: Awaited<ReturnType<typeof newEtapaOf>>) =>
  eventually(async () => {
    await page.goto(`/ladder/palmares/${etapa.id}`)
    await untilShown(page)
    return page.getByRole('heading', { level: 1 }).innerText()
  }, etapa.nombre.toUpperCase())

/**
 * Faults of the page: axe's violations in both themes, sideways overflow and targets too small for a finger. Waits until no toast covers
 * the page.
 */
async function wrongWith(page: Page) {
  await eventually(() => toasts(page).count(), 0)
  const found: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await findings(page)))
  }
  return [...found, ...(await smallTargets(page)), ...((await sticksOut(page)) > 0 ? ['sticks out'] : [])]
}

it('an empty hall says what will be in it', async (test) => {
  const page = await browser.newPage(test, phone)
  await page.goto('/ladder')
  await page.getByRole('link', { name: 'Ver el palmarés' }).click()
  await atAddress(page, '/ladder/palmares')
  await page.getByText('Todavía no se cierra ninguna etapa').waitFor()
  await eventually(() => page.getByRole('region', { name: 'Las medallas' }).getByRole('listitem').count(), 13)
  await untilShown(page)
  expect(await wrongWith(page)).toEqual([])
})

it('ten wins give a medal, a ruling takes it back, and the closed etapa is told in the hall', async (test) => {
  const etapa = await newEtapaOf(product, admin, 4)
  const winner = etapa.clan(0)
  for (let i = 0; i < 9; i++) await etapa.report(0, 1 + (i % 3))

  // a viewer of the clan's page sees the medal appear, and its holders are notified
  const watcher = await browser.newPage(test, phone)
  await watcher.goto(`/ladder/detalle-clan/${winner.id}`)
  await untilShown(watcher)
  await eventually(() => medals(watcher), ['Fundador'])
  const leader = await browser.newPage(test, { as: winner.leader })
  await leader.goto('/ladder/micuenta')
  await untilShown(leader)
  await untilWatched(winner.id, winner.leader.id)
  await mark(watcher)
  // a toast is visible for only three seconds, so wait for it while the other checks run
  const given = toastSaying(leader, `${winner.nombre} ganó una medalla, Racha de 10.`).waitFor()
  const { data: tenth } = await etapa.report(0, 1)
  await eventually(() => medals(watcher), ['Racha de 10', 'Fundador'])
  await shelf(watcher)
    .getByText(/^Ganó 10 seguidas en .*; la última, contra Compañía B\.$/)
    .waitFor()
  await given
  expect(await wrongWith(watcher)).toEqual([])

  // the player chooses it as a medal to show first
  await leader.getByRole('button', { name: 'Elegir medallas' }).click()
  const choice = leader.getByRole('dialog', { name: 'Elige hasta 3 medallas' })
  await choice.getByRole('checkbox', { name: /^Racha de 10/ }).check()
  await choice.getByRole('button', { name: 'Guardar' }).click()
  await leader.getByRole('main').getByRole('img', { name: 'Racha de 10' }).waitFor()
  const profile = await browser.newPage(test, phone)
  await profile.goto(`/ladder/detalle-jugador/${winner.leader.id}`)
  await profile.getByRole('list', { name: 'Sus elegidas' }).getByText('Racha de 10').waitFor()
  await profile.getByRole('region', { name: 'Su mejor noche' }).getByText('10', { exact: true }).waitFor()
  await untilShown(profile)
  expect(await wrongWith(profile)).toEqual([])

  // a ruling revokes the medal on the open page; lifting the ruling awards it again
  const rule = (tipo: 'anular' | 'restituir', motivo: string) =>
    admin.api.ruleMatch({ params: { id: tenth.id }, body: { tipo, motivo } })
  const taken = toastSaying(leader, `${winner.nombre} ya no tiene la medalla Racha de 10`).waitFor()
  await rule('anular', 'Se reportó dos veces')
  await eventually(() => medals(watcher), ['Fundador'])
  await taken
  await leader.getByText('Elige hasta tres: tu perfil las muestra primero y en grande.').waitFor()
  await rule('restituir', 'Eran dos partidas')
  await eventually(() => medals(watcher), ['Racha de 10', 'Fundador'])
  expect(await isMarked(watcher)).toBe(true)

  // the etapa is archived
  await admin.api.archiveEtapa({ params: { id: etapa.id } })
  await eventually(() => medals(watcher), ['Primer lugar', 'Racha de 10', 'Fundador'])
  const name = `${etapa.juego.nombre} · ${etapa.nombre}`
  const hall = await browser.newPage(test, phone)
  await hall.goto('/ladder/palmares')
  const article = hall.getByRole('article', { name })
  await article.getByRole('link', { name: winner.nombre }).first().waitFor()
  await hall.getByRole('region', { name: 'Récords de todos los tiempos' }).getByText('La racha más larga').waitFor()
  await untilShown(hall)
  expect(await wrongWith(hall)).toEqual([])
  await article.getByRole('link', { name: `Ver el cierre de ${name}` }).click()
  await atAddress(hall, `/ladder/palmares/${etapa.id}`)
  await hall.getByRole('heading', { level: 1, name: etapa.nombre }).waitFor()

  // podium, chart, story and final table; the chart works by keyboard and also as a table
  const chart = hall.getByRole('list', { name: 'Clanes del gráfico' })
  await chart.getByRole('button', { name: winner.nombre, pressed: true }).waitFor()
  const places = hall.getByRole('table', { name: 'Puestos de los diez primeros al cierre de cada mes' })
  await eventually(() => places.getByRole('row').count(), 2)
  expect(await places.getByRole('row').nth(1).innerText()).toMatch(new RegExp(`^${winner.nombre}\\s+1$`))
  await hall
    .getByRole('region', { name: 'La historia de la temporada' })
    .getByText(`La temporada se abrió con una victoria de ${winner.nombre} sobre Compañía B.`)
    .waitFor()
  await eventually(
    () =>
      hall
        .getByRole('table', { name: /^Tabla final/ })
        .getByRole('link')
        .allTextContents(),
    [winner.nombre],
  )
  await untilShown(hall)
  expect(await wrongWith(hall)).toEqual([])
})

it('staff take the drafted announcement to the form, and do not lose one they had begun', async (test) => {
  const etapa = await newEtapaOf(product, admin, 2)
  await etapa.report(0, 1)
  await admin.api.archiveEtapa({ params: { id: etapa.id } })
  const page = await browser.newPage(test, { as: await newStaff(product, admin, 4), expects: [/status of 404/] })
  await page.goto('/panel-admin/anuncios')
  await page.getByLabel('Título').fill('Reunión del jueves')
  await openClosing(page, etapa)
  await page.getByRole('button', { name: 'Redactar anuncio' }).click()
  const ask = page.getByRole('dialog', { name: 'Ya tienes un anuncio a medio escribir' })
  await ask.getByRole('button', { name: 'Cancelar' }).click()
  await ask.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Redactar anuncio' }).click()
  await ask.getByRole('button', { name: 'Reemplazarlo' }).click()
  await atAddress(page, '/panel-admin/anuncios')
  await expect
    .poll(() => page.getByLabel('Título').inputValue())
    .toBe(`Compañía A ganó ${etapa.nombre} de ${etapa.juego.nombre}`)
  await page.locator('.ql-editor').getByRole('heading', { name: 'La temporada' }).waitFor()
})

it('a closing is told to a screen reader, and its chart is read and its matches are reached by keys alone', async (test) => {
  const etapa = await newRanking(product, admin, 2)
  await admin.api.archiveEtapa({ params: { id: etapa.id } })
  const page = await browser.newPage(test, { expects: [/status of 404/] })
  await openClosing(page, etapa)
  const told = (index: number) => [
    '  - listitem:',
    `    - text: "Puesto ${index + 1}:"`,
    `    - link "${etapa.clan(index).nombre}":`,
    `      - /url: /ladder/detalle-clan/${etapa.clan(index).id}`,
    '    - text: 1–0',
  ]
  const podium = page.getByRole('list', { name: 'Podio' })
  await eventually(() => podium.ariaSnapshot(), ['- list "Podio":', ...told(0), ...told(1)].join('\n'))
  const places = page.getByRole('table', { name: 'Puestos de los diez primeros al cierre de cada mes' })
  await eventually(
    async () => (await places.getByRole('row').allInnerTexts()).slice(1).map((row) => row.split(/\s+(?=\d+$)/)),
    [
      [etapa.clan(0).nombre, '1'],
      [etapa.clan(1).nombre, '2'],
    ],
  )

  const chart = page.getByRole('list', { name: 'Clanes del gráfico' })
  await chart.getByRole('button', { name: etapa.clan(0).nombre, pressed: true }).focus()
  await page.keyboard.press('Tab')
  await chart.getByRole('button', { name: etapa.clan(1).nombre, pressed: true }).waitFor()
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  expect(await focused.getAttribute('aria-label')).toMatch(/^Ver la partida: La temporada se abrió con una victoria de/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/ladder\/partida\/\d+$/)
})

it('a leader unites the clan with the one of an earlier etapa, and takes it back', async (test) => {
  const before = await newEtapaOf(product, admin, 1)
  const { leader, id: earlier } = before.clan(0)
  const etapa = await newEtapa(admin)
  const later = await newClan(leader, etapa, 'Compañía de Siempre', 'SIE')
  const page = await browser.newPage(test, { ...phone, as: leader })
  await page.goto(`/ladder/detalle-clan/${later.id}`)
  const line = page.getByRole('region', { name: 'A través de las etapas' })
  await line.getByRole('button', { name: 'Unir con un clan anterior' }).click()
  const unite = page.getByRole('dialog', { name: '¿Qué clan era antes?' })
  await unite.getByLabel('Clan anterior').selectOption({ value: String(earlier) })
  await unite.getByRole('button', { name: 'Unir con Compañía A' }).click()
  await toastSaying(page, 'Los dos clanes quedaron unidos').waitFor()
  await eventually(() => line.getByRole('listitem').count(), 2)
  expect(await wrongWith(page)).toEqual([])
  await line.getByRole('button', { name: /^Separar de Compañía A/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Separar', exact: true }).click()
  await line.getByRole('button', { name: 'Unir con un clan anterior' }).waitFor()
  await eventually(() => line.getByRole('listitem').count(), 1)
})
