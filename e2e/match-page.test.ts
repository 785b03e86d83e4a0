import { expect, it } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { findings, sticksOut } from './axe'
import { admin, browser, product } from './fixture'
import { picture } from './picture'
import { atAddress, eventually, isMarked, mark, places, toastSaying, untilLive, untilShown } from './screen'
import { newStaff } from './staff'
import { newRanking, newEtapaOf } from './etapa'

/** Prints how long each step took that other people can see. A call without a name starts the next step. */
function stopwatch() {
  let since = performance.now()
  return (what?: string) => {
    if (what) process.stdout.write(`${what}: ${Math.round(performance.now() - since)} ms\n`)
    since = performance.now()
  }
}

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Avisos/ })
const evidence = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Evidencias' }) })

async function typeMap(
  form: Locator,
  number: number,
  index: number,
  rounds: [string, string],
  clans: [string, string],
) {
  await form.getByRole('button', { name: number === 1 ? 'Agregar mapa' : 'Otro mapa' }).click()
  await form.getByLabel(`Mapa ${number}`, { exact: true }).selectOption({ index })
  await form.getByLabel(`Rondas de ${clans[0]} en el mapa ${number}`).fill(rounds[0])
  await form.getByLabel(`Rondas de ${clans[1]} en el mapa ${number}`).fill(rounds[1])
}

it('is reported with two maps, rejected from the notice with pictures, and ruled: both pages and the table follow', async (test) => {
  const etapa = await newRanking(product, admin, 4)
  const { clan } = etapa
  const [winner, loser] = [clan(3), clan(0)]
  const won = await browser.newPage(test, { as: winner.leader })
  await won.goto(`/ladder/etapa/${etapa.id}`)
  await untilLive(won)
  await mark(won)
  await eventually(() => places(won), ['1 Compañía A', '2 Compañía B', '3 Compañía C', '4 Compañía D'])
  const table = await browser.newPage(test)
  await table.goto(`/ladder/etapa/${etapa.id}`)
  await untilLive(table)
  await mark(table)
  const moderator = await browser.newPage(test, { as: await newStaff(product, admin, 2) })
  await moderator.goto(`/panel-admin/reportes?estado=reclamadas&etapa=${etapa.id}`)
  await untilShown(moderator)
  await mark(moderator)
  const took = stopwatch()

  const lost = await browser.newPage(test, { as: loser.leader })
  await lost.goto(`/ladder/reportes?etapa=${etapa.id}`)
  const form = lost.getByRole('form', { name: 'Reportar Derrota' })
  await form.getByLabel('Clan ganador').selectOption(String(winner.id))
  await form.getByText('Mapas, hora y capturas').click()
  const names: [string, string] = [winner.nombre, loser.nombre]
  await typeMap(form, 1, 1, ['3', '7'], names)
  await typeMap(form, 2, 2, ['4', '6'], names)
  await form.getByRole('button', { name: 'Reportar Derrota' }).click()
  await form.getByText(`Con esas rondas no ganó ${winner.nombre}: revisa los mapas`).waitFor()
  await form.getByLabel(`Rondas de ${winner.nombre} en el mapa 1`).fill('11')
  await form.getByRole('button', { name: 'Reportar Derrota' }).click()
  const confirmation = lost.getByRole('dialog')
  await confirmation.getByText('por 1–1').waitFor()
  await confirmation.getByRole('button', { name: 'Reportar Derrota', disabled: false }).waitFor()
  took()
  const told = toastSaying(won, `${loser.nombre} perdió con ${winner.nombre}`).waitFor()
  await confirmation.getByRole('button', { name: 'Reportar Derrota' }).click()
  await toastSaying(lost, /Derrota reportada|sube/)
    .first()
    .waitFor()
  await eventually(() => places(table), ['1 Compañía A', '2 Compañía D', '3 Compañía B', '4 Compañía C'])
  took('from the press to the table')

  // The winner, without any action, is notified; rejecting leads to the match, where the reason is given and shown.
  await told
  await bell(won).click()
  await won
    .getByRole('link', { name: /^Rechazar: / })
    .first()
    .click()
  const rejection = won.getByRole('dialog', { name: `Rechazar la partida con ${loser.nombre}` })
  await rejection.getByLabel('Qué pasó').selectOption('falso')
  await rejection.getByLabel('Cuéntalo').fill('Jugamos, pero ganaron ellos')
  await rejection.getByRole('button', { name: 'Rechazar la partida' }).click()
  took()
  await won.getByText(/La rechazó .*: la administración la revisa/).waitFor()
  const id = Number(new URL(won.url()).pathname.split('/').at(-1))
  await moderator.getByRole('button', { name: `Resolver la partida ${id}` }).waitFor()
  took('from the rejection to the queue')
  await won.getByRole('heading', { level: 1, name: `${winner.nombre} contra ${loser.nombre}` }).waitFor()
  await expect
    .poll(() => won.getByRole('table', { name: 'Resultado de la partida' }).getByRole('row').allTextContents())
    .toEqual([expect.any(String), expect.stringContaining('114'), expect.stringContaining('76')])

  await evidence(won)
    .locator('input[type=file]')
    .setInputFiles([picture(3), picture(5), picture(11)])
  await won.getByLabel('Qué muestra la imagen 1').fill('Marcador del primer mapa')
  await won.getByRole('button', { name: 'Subir 3 imágenes' }).click()
  await eventually(
    () =>
      evidence(won)
        .getByRole('button', { name: /^Ampliar/ })
        .count(),
    3,
  )
  await evidence(won).getByText('Marcador del primer mapa').first().waitFor()

  // The other side's leader sees the pictures; a visitor does not even see that there are any.
  await lost.goto(`/ladder/partida/${id}`)
  await untilShown(lost)
  await eventually(
    () =>
      evidence(lost)
        .getByRole('button', { name: /^Ampliar/ })
        .count(),
    3,
  )
  await mark(lost)
  const visitor = await browser.newPage(test)
  await visitor.goto(`/ladder/partida/${id}`)
  await untilShown(visitor)
  await eventually(() => visitor.getByRole('heading', { name: 'Evidencias' }).count(), 0)
  await mark(visitor)

  await moderator.getByRole('button', { name: `Resolver la partida ${id}` }).click()
  const ruling = moderator.getByRole('dialog')
  await ruling.getByText('Jugamos, pero ganaron ellos').waitFor()
  await ruling.getByRole('radio', { name: 'Anular' }).check()
  await ruling.getByText('Se avisa a los líderes de ambos clanes.').waitFor() // the server refuses a preview of a match that is ruled
  await ruling.getByLabel('Motivo, será público').fill('Las capturas lo muestran')
  took()
  await ruling.getByRole('button', { name: 'Anular partida' }).click()
  for (const page of [won, lost, visitor]) await page.getByText('Motivo: Las capturas lo muestran').waitFor()
  took('from the ruling to all three pages')
  await eventually(() => places(table), ['1 Compañía A', '2 Compañía B', '3 Compañía C', '4 Compañía D'])
  took('and to the table')
  for (const page of [won, lost, visitor, table, moderator]) expect(await isMarked(page)).toBe(true)
  await eventually(
    () =>
      visitor
        .locator('section', { has: visitor.getByRole('heading', { name: 'Historia' }) })
        .locator('b')
        .allTextContents(),
    ['Anulado por la administración', 'Reportada', 'Rechazada', 'Reclamada', 'Fallada'],
  )
})

it('is confirmed by one tap in the notice, and everybody who looks sees it', async (test) => {
  const { clan, report } = await newEtapaOf(product, admin, 2)
  const { data: match } = await report(0, 1)
  const visitor = await browser.newPage(test)
  await visitor.goto(`/ladder/partida/${match.id}`)
  await visitor.getByText(/puede confirmarla o rechazarla hasta el .*: quedan? \d+ h/).waitFor()
  await untilShown(visitor)
  await mark(visitor)
  const page = await browser.newPage(test, { as: clan(0).leader })
  await page.goto('/ladder/micuenta')
  await untilShown(page)
  await bell(page).click()
  await page.getByRole('button', { name: /^Confirmar: / }).click()
  await toastSaying(page, 'Partida confirmada').waitFor()
  await page.getByText('Confirmada', { exact: true }).waitFor()
  await visitor.getByText(`La confirmó ${clan(0).leader.username}, de ${clan(0).nombre}`).waitFor()
  expect(await isMarked(visitor)).toBe(true)
})

it('keeps pictures whose connection was lost, and sends them when it returns', async (test) => {
  const { clan, report } = await newEtapaOf(product, admin, 2)
  const { data: match } = await report(0, 1)
  const page = await browser.newPage(test, { as: clan(1).leader, expects: [/ERR_INTERNET_DISCONNECTED/] })
  await page.goto(`/ladder/partida/${match.id}`)
  await untilShown(page)
  await evidence(page)
    .locator('input[type=file]')
    .setInputFiles([picture(17)])
  await page.getByLabel('Qué muestra la imagen 1').fill('El marcador, sin señal')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Subir la imagen' }).click()
  await page.getByText('Sin conexión: se sube sola cuando vuelva').waitFor()
  await page.context().setOffline(false)
  await eventually(() => evidence(page).getByRole('button', { name: 'Ampliar: El marcador, sin señal' }).count(), 1)
  await eventually(() => page.getByRole('list', { name: 'Imágenes por subir' }).count(), 0)
})

it('is led to by its line on the etapa, and is clear to a screen reader, on a phone and for a link', async (test) => {
  const etapa = await newEtapaOf(product, admin, 2)
  const { clan, report } = etapa
  const { data: match } = await report(0, 1)
  for (const theme of ['dark', 'light'] as const) {
    const page = await browser.newPage(test, { width: 360, height: 740, colorScheme: theme })
    await page.goto(`/ladder/etapa/${etapa.id}`)
    await untilShown(page)
    await page.getByRole('link', { name: new RegExp(`^Partida de ${clan(0).nombre} y ${clan(1).nombre}`) }).click()
    await atAddress(page, `/ladder/partida/${match.id}`)
    await page.getByRole('heading', { level: 1, name: `${clan(0).nombre} contra ${clan(1).nombre}` }).waitFor()
    await untilShown(page)
    expect(await findings(page)).toEqual([])
    expect(await sticksOut(page)).toBe(0)
  }
  const html = await (await fetch(`${product.url}/ladder/partida/${match.id}`)).text()
  expect(html).toContain(`${clan(0).nombre} le ganó a ${clan(1).nombre} en`)
  const card = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  expect((await fetch(new URL(card, product.url))).headers.get('content-type')).toBe('image/png')
  expect((await fetch(`${product.url}/ladder/partida/999999`)).status).toBe(404)
})
