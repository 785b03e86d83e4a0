import { afterAll, expect, it } from 'vitest'
import { pagesOf } from '@trinchera/testing/browser'
import { adminOf, newPerson } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import { findings, sticksOut } from './axe'
import { chromium } from './chromium'
import { eventually } from './screen'
import { smallTargets } from './targets'
import { untilLiveAt, writing } from './writing'

// Starts its own product, so that the names on it are known.
const product = await startProduct()
afterAll(() => product.stop())
const browser = pagesOf(chromium, product)
const admin = await adminOf(product)
const phone = { width: 360, height: 740 } as const

const [writer, fox] = await Promise.all([
  newPerson(product, 'Quillagua'),
  newPerson(product, 'Zorro Gris'),
  ...['Zorzal', 'Zorrillo', 'Mezorra', 'Zulema', 'Zamora'].map((name) => newPerson(product, name)),
])
const seccion = (await admin.api.listSecciones()).data[0]?.id ?? 0
const tema = (
  await admin.api.createTema({ body: { id_seccion: seccion, titulo: 'Nombrar', contenido: '<p>Acá se nombra.</p>' } })
).data
const address = `/foro/tema/${tema.id}-${tema.slug}`

it('completes a name by keyboard, and who is named hears of it', async (test) => {
  const page = await browser.newPage(test, { as: writer })
  await untilLiveAt(page, address)
  await page.getByRole('button', { name: 'Responder', exact: true }).click()
  const text = writing(page, 'Responder')
  const list = page.getByRole('listbox', { name: 'Jugadores' })
  const selected = list.getByRole('option', { selected: true })
  /** Resolves once this option is selected, also for screen readers. */
  const untilSelected = async (name: string) => {
    await eventually(() => selected.textContent(), name)
    await eventually(
      async () => (await text.getAttribute('aria-activedescendant')) === (await selected.getAttribute('id')),
      true,
    )
  }
  await text.click()
  const toolbar = page.getByRole('toolbar', { name: 'Formato' })
  const before = await toolbar.boundingBox()

  await page.keyboard.type('Vente @zorr')
  // Names that begin with the typed letters come before names that contain them.
  await expect.poll(() => list.getByRole('option').allTextContents()).toEqual(['Zorrillo', 'Zorro Gris', 'Mezorra'])
  expect(await toolbar.boundingBox()).toEqual(before)
  await untilSelected('Zorrillo')
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await untilSelected('Zorro Gris')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await untilSelected('Mezorra')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await list.waitFor({ state: 'detached' })
  await eventually(() => text.getAttribute('aria-activedescendant'), null)
  await page.keyboard.type('al patio')
  await text.getByText('Vente @Zorro Gris al patio', { exact: true }).waitFor()

  // Escape keeps the typed text and closes the list, so that Enter makes a new line again.
  await page.keyboard.type(' con @zula')
  await page.keyboard.press('Backspace')
  await list.waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await page.keyboard.type('correo@zorro')
  await expect
    .poll(() => text.locator('p').allTextContents())
    .toEqual(['Vente @Zorro Gris al patio con @zul', 'correo@zorro'])
  expect(await list.count()).toBe(0)

  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await page.locator('[data-part="comment"]').filter({ hasText: 'al patio' }).waitFor()
  // poll, because the post is shown before the server has stored it
  await expect
    .poll(async () => (await fox.api.listNotices({})).data.map(({ texto }) => texto))
    .toContain('Quillagua te nombró en «Nombrar».')
})

it('completes a name by touch on a small screen, also while the keyboard composes it', async (test) => {
  const page = await browser.newPage(test, { as: writer, ...phone })
  await page.goto('/foro/nuevo')
  const text = writing(page, 'Primer mensaje')
  await text.click()
  await page.keyboard.type('Hola @')
  const input = await page.context().newCDPSession(page)
  const typed = 'zule'
  for (let length = 1; length <= typed.length; length++)
    await input.send('Input.imeSetComposition', {
      text: typed.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    })
  const option = page.getByRole('listbox', { name: 'Jugadores' }).getByRole('option')
  await eventually(() => option.allTextContents(), ['Zulema'])
  expect([await sticksOut(page), await smallTargets(page)]).toEqual([0, []])
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await option.click()
  await text.getByText('Hola @Zulema', { exact: false }).waitFor()
  await page.keyboard.type('y chao')
  await eventually(() => text.locator('p').allTextContents(), ['Hola @Zulema y chao'])
})

it('tells the most names that a message takes before one more is typed', async (test) => {
  const page = await browser.newPage(test, { as: writer, ...phone })
  await page.goto('/foro/nuevo')
  await writing(page, 'Primer mensaje').click()
  await page.keyboard.type('@Zorzal @Zorrillo @Zulema, @Zamora @Zorzal ')
  expect(await page.getByText(/Ya nombras/).count()).toBe(0)
  await page.keyboard.type('@Mezorra ')
  await page.getByText('Ya nombras a 5 jugadores, lo máximo en un mensaje.').waitFor()
  await page.keyboard.type('@Recluta ')
  await page.getByText('Nombras a 6 jugadores y un mensaje puede nombrar a 5: quita 1.').waitFor()
})
