import { toChileLocal } from '@trinchera/rules/chile-time'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings, sticksOut } from './axe'
import { admin, browser, product } from './fixture'
import { picture } from './picture'
import { eventually, isMarked, mark, places, rankedTable, rowOf, toastSaying, untilLive, untilShown } from './screen'
import { newStaff } from './staff'
import { newRanking, type newEtapaOf } from './etapa'

const hour = 3_600_000
const refused = (...codes: number[]) => codes.map((code) => new RegExp(`status of ${code}`))
const pictures = (count: number, from = 2) => Array.from({ length: count }, (_, i) => picture(from + i * 3))
const enlarge = (page: Page | Locator) => page.getByRole('button', { name: /^Ampliar/ })
const bytesOf = ({ buffer }: ReturnType<typeof picture>) => new Uint8Array(buffer)

type Etapa = Awaited<ReturnType<typeof newEtapaOf>>

/** A case opened through the API: the winner claims a win of yesterday. */
async function opened({ id, clan }: Etapa, winner: number, loser: number) {
  const { data } = await clan(winner).leader.api.openVictoria({
    body: {
      id_etapa: id,
      id_clan_ganador: clan(winner).id,
      id_clan_perdedor: clan(loser).id,
      jugada: new Date(Date.now() - 30 * hour).toISOString(),
      texto: 'No la reportaron y no contestan',
      imagenes: pictures(4).map(bytesOf),
    },
  })
  return data
}

it('a win kept silent: asked with four pictures, disputed, voted on and credited; every page and the table follow', async (test) => {
  const etapa = await newRanking(product, admin, 4)
  const { clan } = etapa
  const [winner, loser, third] = [clan(3), clan(0), clan(1)]
  const rival = await browser.newPage(test, { as: loser.leader })
  await rival.goto(etapa.address)
  await untilLive(rival)
  await mark(rival)
  const visitor = await browser.newPage(test)
  await visitor.goto(etapa.address)
  await untilLive(visitor)
  await mark(visitor)
  await eventually(async () => (await places(visitor))[0], `1 ${loser.nombre}`)
  const moderator = await browser.newPage(test, { as: await newStaff(product, admin, 2) })
  await moderator.goto('/panel-admin/victorias')
  await untilShown(moderator)
  await mark(moderator)

  const page = await browser.newPage(test, {
    as: winner.leader,
    width: 360,
    height: 740,
    expects: [/ERR_INTERNET_DISCONNECTED/],
  })
  await page.goto(etapa.address)
  await untilShown(page)
  await page.getByRole('link', { name: '¿Te deben una victoria?' }).click()
  const form = page.getByRole('form', { name: 'Victoria no reportada' })
  await form.getByLabel('Clan que perdió').selectOption(String(loser.id))
  await form.getByLabel('Cuándo se jugó, hora de Chile').fill(toChileLocal(Date.now() - 2 * hour))
  await form.getByLabel('Qué pasó').fill('Ganamos 2 a 0 y nadie contesta')
  await form.locator('input[type=file]').setInputFiles(pictures(3))
  await form.getByRole('button', { name: 'Pedir que cuente' }).click()
  // The form shows the errors before anything is sent.
  await form.getByText('El rival tiene 24 horas para reportar').waitFor()
  await form.getByText('Faltan imágenes: son al menos 4').waitFor()
  expect([await findings(page), await sticksOut(page)]).toEqual([[], 0])
  await form.getByLabel('Cuándo se jugó, hora de Chile').fill(toChileLocal(Date.now() - 26 * hour))
  await form.locator('input[type=file]').setInputFiles([picture(40)])
  await eventually(() => form.getByRole('list', { name: 'Imágenes elegidas' }).getByRole('img').count(), 4)

  // The connection is lost, but the typed text and the chosen pictures are kept.
  await page.context().setOffline(true)
  await form.getByRole('button', { name: 'Pedir que cuente' }).click()
  await toastSaying(page, 'Lo que escribiste y las imágenes siguen acá').waitFor()
  await page.context().setOffline(false)
  expect(await form.getByLabel('Qué pasó').inputValue()).toBe('Ganamos 2 a 0 y nadie contesta')
  // The rival is notified on the open page, by a toast that goes by itself.
  await Promise.all([
    toastSaying(rival, `${winner.nombre} pide que cuente una victoria`).waitFor(),
    form.getByRole('button', { name: 'Pedir que cuente' }).click(),
  ])
  await page.getByRole('heading', { level: 1, name: `${winner.nombre} dice que le ganó a ${loser.nombre}` }).waitFor()
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  await eventually(() => enlarge(page).count(), 4)
  await page.getByText(/puede reconocerla o disputarla hasta el .*: quedan? /).waitFor()
  expect([await findings(page), await sticksOut(page)]).toEqual([[], 0])
  await mark(page)

  // The moderators' list shows the case, without a button until the deadline has passed.
  await rival
    .getByRole('region', { name: 'Asamblea' })
    .getByRole('link', { name: new RegExp(winner.nombre) })
    .click()
  await rival.getByRole('button', { name: 'Reconocer' }).click()
  const preview = await rival.getByRole('dialog').getByText(`${winner.nombre} sube del 4 al`).textContent()
  const place = Number(/al (\d)/.exec(preview ?? '')?.[1])
  expect(place).toBeLessThan(4)
  await rival.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  const line = moderator.getByRole('listitem').filter({ hasText: `Caso ${id},` })
  await line.getByText('Espera al rival').waitFor()
  await line.getByRole('button', { name: `Resolver el caso ${id}` }).click()
  const dialog = moderator.getByRole('dialog')
  await dialog.getByText('El rival todavía puede responder').waitFor()
  await dialog.getByRole('radio', { name: 'Acreditar' }).check()
  await expect.poll(() => dialog.getByRole('button', { name: 'Acreditar' }).getAttribute('aria-disabled')).toBe('true')
  expect(await findings(moderator)).toEqual([])

  await rival.getByRole('button', { name: 'Disputar' }).click()
  await rival.getByRole('dialog').getByLabel('Qué pasó').fill('Se cayó el servidor: no terminó')
  await rival.getByRole('dialog').getByRole('button', { name: 'Disputar' }).click()
  await toastSaying(rival, 'Victoria disputada').waitFor()
  await page.getByText('«Se cayó el servidor: no terminó»').waitFor()
  expect(await findings(rival)).toEqual([])

  // In the Assembly, a Líder of another clan votes and then changes the vote.
  const voter = await browser.newPage(test, { as: third.leader })
  await voter.goto(`/ladder/victoria/${id}`)
  await untilShown(voter)
  await voter.getByRole('button', { name: 'Votar en contra' }).click()
  await dialog.getByText('En contra', { exact: true }).waitFor()
  await voter.getByRole('button', { name: 'Cambiar: votar a favor' }).click()
  await dialog.getByText('A favor', { exact: true }).waitFor()
  await page.getByText('A favor', { exact: true }).waitFor()
  expect([await findings(voter), await isMarked(page)]).toEqual([[], true])

  // The win is credited with a reason from the templates; the table then shows what the preview said.
  await dialog.getByText(`${winner.nombre} sube del 4 al ${place}.`).waitFor()
  await dialog.getByLabel('Plantillas').selectOption({ index: 1 })
  await expect.poll(() => dialog.getByLabel('Motivo, será público').inputValue()).toMatch(/capturas/)
  await dialog.getByRole('button', { name: 'Acreditar', disabled: false }).click()
  await toastSaying(moderator, 'Victoria acreditada').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await line.waitFor({ state: 'detached' })
  await eventually(async () => (await places(visitor))[place - 1], `${place} ${winner.nombre}`)
  await rowOf(rankedTable(visitor), winner.nombre).waitFor()
  await page.getByText('Acreditada', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'Ver la partida que entró al ranking' }).click()
  await page.getByRole('heading', { level: 1, name: `${winner.nombre} contra ${loser.nombre}` }).waitFor()
  for (const each of [rival, visitor, moderator, page]) expect(await isMarked(each)).toBe(true)
  expect(etapa.id).toBeGreaterThan(0)
})

it('a case is no business of others, is acknowledged in the rival’s one press, and says of a second one where the first is', async (test) => {
  const etapa = await newRanking(product, admin, 3)
  const { clan } = etapa
  const winClaim = await opened(etapa, 2, 0)
  const member = await browser.newPage(test, { expects: refused(403), as: clan(3).leader })
  await member.goto(`/ladder/victoria/${winClaim.id}`)
  await member.getByRole('heading', { level: 1, name: /dice que le ganó/ }).waitFor()
  const stranger = await browser.newPage(test, {
    expects: refused(403, 404),
    as: await newStaff(product, admin, 4),
  })
  await stranger.goto(`/ladder/victoria/${winClaim.id}`)
  await stranger.getByText('No tienes los permisos necesarios').waitFor()
  await stranger.goto(`/ladder/victoria/${winClaim.id + 100_000}`)
  await stranger.getByRole('heading', { level: 1, name: /no/i }).waitFor()
  await stranger.goto(etapa.address)
  await untilShown(stranger)
  expect(await stranger.getByRole('region', { name: 'Asamblea' }).count()).toBe(0)
  const visitor = await browser.newPage(test)
  await visitor.goto(`/ladder/victoria/${winClaim.id}`)
  await visitor.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).waitFor()

  const winner = await browser.newPage(test, { as: clan(2).leader })
  await winner.goto(`/ladder/nueva-victoria?etapa=${etapa.id}`)
  const form = winner.getByRole('form', { name: 'Victoria no reportada' })
  await form.getByLabel('Clan que perdió').selectOption(String(clan(0).id))
  await form.getByText('Ya hay un caso abierto entre los dos clanes').waitFor()
  await form.getByRole('link', { name: 'Ver el caso' }).click()
  await winner.getByRole('heading', { level: 1, name: /dice que le ganó/ }).waitFor()
  await mark(winner)

  const rival = await browser.newPage(test, { as: clan(0).leader, width: 360, height: 740 })
  await rival.goto(`/ladder/victoria/${winClaim.id}`)
  await rival.getByRole('button', { name: 'Reconocer' }).click()
  await rival.getByRole('button', { name: 'Reconocer la victoria' }).click()
  await toastSaying(rival, 'Victoria reconocida').waitFor()
  await winner.getByRole('link', { name: 'Ver la partida que entró al ranking' }).waitFor()
  expect(await isMarked(winner)).toBe(true)
  await eventually(() => rival.getByRole('button', { name: 'Disputar' }).count(), 0)
})
