import { expect, it } from 'vitest'
import { apiOf, newPerson } from '@trinchera/testing/people'
import { admin, browser, product } from './fixture'
import { atAddress, eventually, toastSaying, untilLive, untilShown } from './screen'
import { newStaff } from './staff'

/** A question unrelated to the site, which no other test asks. */
const strange = (word: string) => `¿Cuántas ${word} caben en un submarino?`

it('shows staff live what did not help, and gives them the marked cases as a file', async (test) => {
  const moderator = await newStaff(product, admin, 2)
  const page = await browser.newPage(test, { as: moderator })
  await page.goto('/panel-admin/asistente')
  await untilShown(page)
  const visitor = await browser.newPage(test)
  await visitor.goto('/ladder')
  await visitor.getByRole('button', { name: 'Abrir el asistente' }).click()
  const radio = visitor.getByRole('dialog', { name: 'Radio' })
  const question = strange('berenjenas')
  await radio.getByLabel('Tu mensaje').fill(question)
  await radio.getByLabel('Tu mensaje').press('Enter')
  await radio.getByRole('button', { name: 'No me sirvió' }).click()
  await radio.getByRole('button', { name: 'No me sirvió', pressed: true }).waitFor()

  const cases = page.getByRole('list', { name: 'Respuestas del asistente' })
  const mine = cases.getByRole('listitem').filter({ hasText: question })
  await mine.getByText('1 no sirvió').waitFor()
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: /^Asistente \d+ por resolver/ })
    .waitFor()
  await mine.getByRole('button', { name: `Marcar para las pruebas: ${question}` }).click()
  await mine.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Marcados', exact: true }).click()
  await atAddress(page, '/panel-admin/asistente?estado=marcados')
  await mine.getByText('Marcado', { exact: true }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar marcados' }).click()
  expect((await download).suggestedFilename()).toMatch(/^asistente-.*\.json$/)
})

it('takes a question to a moderator, and the answer back as a notice', async (test) => {
  const moderator = await newStaff(product, admin, 2)
  const player = await newPerson(product)
  const page = await browser.newPage(test, { as: player })
  await page.goto('/ladder')
  await untilLive(page)
  await page.getByRole('button', { name: 'Abrir el asistente' }).waitFor()
  await page.keyboard.press('Control+k')
  const radio = page.getByRole('dialog', { name: 'Radio' })
  const question = strange('sandías')
  await radio.getByLabel('Tu mensaje').fill(question)
  await radio.getByLabel('Tu mensaje').press('Enter')
  await radio.getByRole('button', { name: 'Preguntar a un moderador' }).click()
  const own = radio.getByLabel('Tu pregunta a la moderación')
  expect(await own.inputValue()).toBe(question)
  await radio.getByRole('form', { name: 'Preguntar a un moderador' }).getByRole('button', { name: 'Enviar' }).click()
  await toastSaying(page, 'Pregunta enviada').waitFor()

  const panel = await browser.newPage(test, { as: moderator })
  await panel.goto('/panel-admin/asistente?pestana=consultas')
  const mine = panel
    .getByRole('list', { name: 'Preguntas a la moderación' })
    .getByRole('listitem')
    .filter({ has: panel.getByRole('heading', { name: question }) })
  await mine.getByText('Lo que conversó con Radio').click()
  await mine.getByText('Radio:', { exact: true }).waitFor()
  await mine.getByLabel('Tu respuesta').fill('Ninguna: no entran.')
  await mine.getByRole('button', { name: 'Contestar' }).click()
  await mine.getByText('Contestada').waitFor()
  await page.getByRole('button', { name: /^Avisos/ }).click()
  await page
    .getByRole('list', { name: 'Avisos' })
    .getByText(`${moderator.username} contestó tu pregunta «${question}»: Ninguna: no entran.`)
    .waitFor()
})

it('tells a visitor to log in before asking a moderator, and begins a new conversation', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/ladder')
  await page.getByRole('button', { name: 'Abrir el asistente' }).click()
  const radio = page.getByRole('dialog', { name: 'Radio' })
  await radio.getByLabel('Tu mensaje').fill('reglas')
  await radio.getByLabel('Tu mensaje').press('Enter')
  await radio.getByRole('button', { name: 'Preguntar a un moderador' }).click()
  expect(await radio.getByRole('link', { name: 'inicia sesión' }).getAttribute('href')).toBe('/login?volver=%2Fladder')
  await radio.getByRole('button', { name: 'Volver' }).click()
  await radio.getByRole('button', { name: 'Nueva conversación' }).click()
  await eventually(() => radio.locator('[data-part="question"]').count(), 0)
  await expect(apiOf(product.url).sendConsulta({ body: { pregunta: 'x' } })).rejects.toMatchObject({ code: 401 })
})

it('leaves the shortcut to whoever writes', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/ladder/jugadores')
  await untilShown(page)
  await page.getByRole('button', { name: 'Abrir el asistente' }).waitFor()
  const radio = page.getByRole('dialog', { name: 'Radio' })
  await page.getByRole('searchbox').first().press('Control+k')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+k')
  await radio.getByLabel('Tu mensaje').and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Control+k')
  await radio.waitFor({ state: 'detached' })
})
