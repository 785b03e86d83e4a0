import { expect, it } from 'vitest'
import { browser, demoPerson } from './fixture'
import { findings } from '../axe'
import { rankedTable, toastSaying } from '../screen'

const leader = await demoPerson('Tatán')

it('opens and closes the phone menu by keyboard, and restores the focus', async (test) => {
  const page = await browser.newPage(test, { width: 360, height: 740 })
  await page.goto('/ladder')
  const burger = page.getByRole('banner').getByRole('button', { name: 'Menú' })
  await burger.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await menu.waitFor()
  await expect.poll(() => findings(page)).toEqual([])
  // The focus stays inside the dialog.
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await expect.poll(() => burger.evaluate((button) => button === document.activeElement)).toBe(true)
})

it('reports a loss by keyboard', async (test) => {
  const page = await browser.newPage(test, { as: leader })
  await page.goto('/ladder/reportes')
  const form = page.getByRole('form', { name: 'Reportar Derrota' })
  const winner = form.getByLabel('Clan ganador')
  await form.getByLabel('Juego').focus()
  const press = async (key: string, times = 1) => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key)
  }
  const choose = async () => page.keyboard.press('ArrowDown')
  if (!(await form.getByLabel('Juego').inputValue())) await choose()
  await form.getByLabel('Etapa').and(page.locator(':enabled')).waitFor()
  await press('Tab')
  if (!(await form.getByLabel('Etapa').inputValue())) await choose()
  await winner.and(page.locator(':enabled')).waitFor()
  await press('Tab')
  await choose()
  await expect.poll(() => winner.inputValue()).not.toBe('')
  await press('Tab')
  await page.keyboard.type('Ganaron bien')
  // Skip the optional fields.
  await press('Tab', 2)
  await press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('«Ganaron bien»').waitFor()
  await expect.poll(() => findings(page)).toEqual([])

  // Escape cancels without sending anything and puts the focus back where it was.
  await press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(() =>
      form.getByRole('button', { name: 'Reportar Derrota' }).evaluate((button) => button === document.activeElement),
    )
    .toBe(true)
  await press('Enter')
  await dialog.getByRole('button', { name: 'Cancelar' }).and(page.locator(':focus')).waitFor()
  await press('Shift+Tab')
  // The button is disabled until the preview of the moved places has loaded.
  const confirm = dialog.getByRole('button', { name: 'Reportar Derrota', disabled: false })
  await confirm.and(page.locator(':focus')).waitFor()
  await press('Enter')
  await toastSaying(page, 'Derrota reportada').waitFor()
  await page.waitForURL('**/ladder/etapa/*')
  await rankedTable(page).waitFor()
})
