import { it } from 'vitest'
import { newPerson } from '@trinchera/testing/people'
import { browser, product, demoPerson } from './fixture'
import { ask, open, panel } from './assistant'
import { untilShown } from '../screen'

const sizes = [
  [360, 740, 'dark'],
  [1366, 768, 'light'],
] as const
it.for(sizes)('shots %i', { timeout: 120_000 }, async ([width, height, colorScheme], test) => {
  const person = await newPerson(product)
  const page = await browser.newPage(test, { as: person, width, height, colorScheme, reducedMotion: 'reduce' })
  await page.goto('/ladder')
  await untilShown(page)
  await open(page)
  await ask(page, 'tabla de la etapa II de allied assault')
  await page.screenshot({ path: `/tmp/shots14/widget-table-${width}.png` })
  await panel(page).getByRole('button', { name: 'No me sirvió' }).click()
  await page.waitForTimeout(300)
  await page.screenshot({ path: `/tmp/shots14/widget-rated-${width}.png` })
  await ask(page, 'receta de pan amasado')
  await panel(page).getByRole('button', { name: 'Preguntar a un moderador' }).click()
  await page.waitForTimeout(300)
  await page.screenshot({ path: `/tmp/shots14/widget-moderator-${width}.png` })
  await panel(page).getByRole('button', { name: 'Enviar' }).first().click()
  await page.waitForTimeout(500)
  const staff = await browser.newPage(test, {
    as: await demoPerson('ElIntendente'),
    width,
    height,
    colorScheme,
    reducedMotion: 'reduce',
  })
  await staff.goto('/panel-admin/asistente')
  await untilShown(staff)
  await staff.screenshot({ path: `/tmp/shots14/panel-cases-${width}.png`, fullPage: true })
  await staff.goto('/panel-admin/asistente?pestana=consultas')
  await untilShown(staff)
  await staff.getByText('Lo que conversó con Radio').first().click()
  await staff.screenshot({ path: `/tmp/shots14/panel-consultas-${width}.png`, fullPage: true })
})
