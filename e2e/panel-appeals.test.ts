import { chileDay, shiftDay } from '@trinchera/rules/chile-time'
import { formatDate } from '@trinchera/rules/presentation'
import { mailTo } from '@trinchera/testing/outbox'
import { apiOf, newPerson } from '@trinchera/testing/people'
import { expect, it } from 'vitest'
import { findings, sticksOut } from './axe'
import { admin, browser, product } from './fixture'
import { eventually, isMarked, logInThrough, mark, toastSaying, untilShown } from './screen'
import { newStaff } from './staff'
import { newRanking } from './etapa'

const refused = (...codes: number[]) => codes.map((code) => new RegExp(`status of ${code}`))
const inDays = (days: number) => shiftDay(chileDay(Date.now()), { days })
const endOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

it('a suspended player appeals from the login; another moderator hears of it, shortens it, and the page says so', async (test) => {
  const [player, judge, other] = [
    await newPerson(product),
    await newStaff(product, admin, 2),
    await newStaff(product, admin, 2),
  ]
  await judge.api.createSuspension({
    body: { player_id: player.id, alcance: 'cuenta', hasta: endOf(20), motivo: 'Cuenta compartida' },
  })
  const queue = await browser.newPage(test, { as: other })
  await queue.goto('/panel-admin/apelaciones')
  await untilShown(queue)
  await mark(queue)

  const page = await browser.newPage(test, { width: 360, height: 740, expects: refused(423) })
  await page.goto('/login')
  await untilShown(page)
  await logInThrough(page, player)
  await toastSaying(page, /suspendida.*Cuenta compartida/).waitFor()
  await page.getByRole('link', { name: 'Apelar' }).click()
  await page.getByText('Cuenta compartida', { exact: true }).waitFor()
  expect([await findings(page), await sticksOut(page)]).toEqual([[], 0])

  // An appeal without a text is not sent; a typed text survives a reload.
  await page.getByRole('button', { name: 'Enviar apelación' }).click()
  await page.getByText('Cuenta por qué no corresponde').waitFor()
  await page.getByLabel('Por qué no corresponde').fill('Era mi hermano, con su propia cuenta')
  await page.reload()
  await untilShown(page)
  await expect
    .poll(() => page.getByLabel('Por qué no corresponde').inputValue())
    .toBe('Era mi hermano, con su propia cuenta')
  await page.getByRole('button', { name: 'Enviar apelación' }).click()
  await page.getByRole('heading', { name: 'Tu apelación espera respuesta' }).waitFor()
  expect([await findings(page), await sticksOut(page)]).toEqual([[], 0])

  const line = queue.getByRole('listitem').filter({ hasText: player.username })
  await line.getByText('Era mi hermano').waitFor()
  await queue
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: /^Apelaciones\s*\d+/ })
    .waitFor()
  expect(await findings(queue)).toEqual([])
  await line.getByRole('button', { name: `Resolver la apelación de ${player.username}` }).click()
  const dialog = queue.getByRole('dialog')
  await dialog.getByText(`La decisión es de ${judge.username}`).waitFor()
  await dialog.getByRole('radio', { name: 'Acortarla' }).check()
  expect(await findings(queue)).toEqual([])
  const day = inDays(2)
  await dialog.getByLabel('Último día, hora de Chile').fill(day)
  await dialog.getByLabel('Motivo').fill('Primera vez')
  await dialog.getByRole('button', { name: 'Acortar', exact: true }).click()
  await toastSaying(queue, 'suspensión acortada').waitFor()
  await eventually(() => line.count(), 0)
  expect(await isMarked(queue)).toBe(true)
  await queue.getByRole('button', { name: 'Resueltas' }).click()
  await line.getByText('Acortada', { exact: true }).waitFor()

  await page.getByRole('heading', { name: 'Acortaron la suspensión' }).waitFor()
  await page.getByText(`${formatDate(`${day}T15:00:00.000Z`)}, 23:59`).waitFor()
  await eventually(async () => (await mailTo(product, player.email)).subject.startsWith('Respondieron'), true)
  const mail = await mailTo(product, player.email)
  expect(mail.link('/apelar').href).toBe(page.url())
})

it('an open case tells that it was resolved by somebody else meanwhile, and the link of an ended suspension says so', async (test) => {
  const [player, other] = [await newPerson(product), await newStaff(product, admin, 2)]
  await admin.api.createSuspension({
    body: { player_id: player.id, alcance: 'cuenta', hasta: endOf(20), motivo: 'Insultos' },
  })
  const subject = async () => (await mailTo(product, player.email)).subject
  await eventually(async () => (await subject()).includes('está suspendida'), true)
  const link = (await mailTo(product, player.email)).link('/apelar')
  const token = link.searchParams.get('token') ?? ''
  await apiOf(product.url).appealSuspension({ params: { token }, body: { texto: 'No fui yo' } })
  const found = (await other.api.listApelaciones()).data.find(({ quien }) => quien === player.username)

  const queue = await browser.newPage(test, { as: other })
  await queue.goto(`/panel-admin/apelaciones?apelacion=${found?.id}`)
  const dialog = queue.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Levantarla' }).check()
  await dialog.getByLabel('Motivo').fill('Se comprobó')
  const page = await browser.newPage(test, { expects: refused(404) })
  await page.goto(link.pathname + link.search)
  await page.getByRole('heading', { name: 'Tu apelación espera respuesta' }).waitFor()

  const third = await newStaff(product, admin, 1)
  await third.api.resolveApelacion({
    params: { id: found?.id ?? 0 },
    body: { tipo: 'levantar', motivo: 'Era otra persona' },
  })
  await dialog.getByText('Era otra persona').waitFor()
  await eventually(() => dialog.getByRole('button', { name: 'Levantar' }).count(), 0)
  await page.getByText('Esta suspensión ya terminó: puedes iniciar sesión').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).click()
  await logInThrough(page, player)
  await page.waitForURL('**/ladder')
})

it('a leader appeals against a ruling from the page of the match, once for both clans', async (test) => {
  const [judge, etapa] = [await newStaff(product, admin, 2), await newRanking(product, admin, 4)]
  const { data: match } = await etapa.report(3, 0)
  await judge.api.ruleMatch({ params: { id: match.id }, body: { tipo: 'anular', motivo: 'Se cayó el servidor' } })
  const page = await browser.newPage(test, { as: etapa.clan(0).leader })
  const rival = await browser.newPage(test, { as: etapa.clan(3).leader, expects: refused(409) })
  for (const one of [page, rival]) {
    await one.goto(`/ladder/partida/${match.id}`)
    await untilShown(one)
    await one.getByRole('button', { name: 'Apelar el fallo' }).click()
    await one.getByLabel('Por qué no corresponde').fill('Ya había terminado')
  }
  expect(await findings(page)).toEqual([])
  for (const one of [page, rival]) {
    await one.getByRole('button', { name: 'Enviar apelación' }).click()
    await one.getByText('La respuesta le llega a quien lo apeló').waitFor()
  }
  const { data } = await judge.api.listApelaciones()
  expect(data.filter(({ partida }) => partida?.id === match.id)).toMatchObject([
    { estado: 'abierta', quien: etapa.clan(0).leader.username },
  ])
})
