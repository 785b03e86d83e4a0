import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { apiOf, newPerson } from '@trinchera/testing/people'
import { browser, product, undisturbed } from './fixture'
import { answers, ask, button, field, open, panel, questions, shown } from './assistant'
import { findings, sticksOut } from '../axe'
import { addressOf, atAddress, eventually, isMarked, mark, toastSaying, untilShown } from '../screen'

const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement)

it('answers the two quick questions and a follow-up as over HTTP', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/ladder')
  await open(page)
  await panel(page).getByText('Hola. Pregúntame por el ladder').waitFor()
  await panel(page).getByRole('button', { name: '¿Hay torneos próximos?' }).waitFor()
  await panel(page).getByRole('button', { name: '¿Cómo vuelvo a jugar?' }).click()
  await panel(page).getByRole('link', { name: 'Guía para volver a jugar' }).waitFor()

  const question = 'en q puesto van los halcones'
  const { response, answer } = await undisturbed(async () => ({
    response: (await apiOf(product.url).chat({ body: { message: question } })).response,
    answer: await ask(page, question),
  }))
  expect(answer).toBe(shown(response))
  await expect.poll(() => answers(page).last().locator('b').first().innerText()).toBe('Los Halcones')
  expect(await ask(page, 'y sus derrotas?')).toContain('Los Halcones')
})

it('lets a question have several lines, of which four are seen, and does not offer again what was just asked', async (test) => {
  const page = await browser.newPage(test, { width: 360, height: 740 })
  await page.goto('/ladder')
  await open(page)
  const height = async () => (await field(page).boundingBox())?.height ?? 0
  const lines = (count: number) => field(page).fill(Array(count).fill('hola').join('\n'))
  const one = await height()
  await lines(4)
  await expect.poll(height).toBeGreaterThan(2 * one)
  const four = await height()
  await lines(8)
  await expect.poll(height).toBe(four)
  await lines(0)
  await expect.poll(height).toBe(one)
  await field(page).press('Shift+Enter')
  await expect.poll(() => field(page).inputValue()).toBe('\n')
  await lines(0)

  const quick = panel(page).getByRole('button', { name: '¿Cómo vuelvo a jugar?' })
  await quick.click()
  await eventually(() => answers(page).count(), 2)
  await eventually(() => quick.count(), 0)
})

it('opens a link of an answer without a page load, and stays open', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/ladder')
  await mark(page)
  await open(page)
  await ask(page, '¿en qué puesto van Los Halcones?')
  await answers(page).last().getByRole('link', { name: 'Ver el clan' }).click()
  await page.waitForURL('**/ladder/detalle-clan/*')
  expect(await isMarked(page)).toBe(true)
  await page.getByRole('heading', { level: 1, name: 'Los Halcones' }).waitFor()
  await expect.poll(() => answers(page).count()).toBe(2)
})

it('works by keyboard, shows a missing message, and restores the focus', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/ladder/reglamento')
  await untilShown(page)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await field(page).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await panel(page).getByRole('alert').getByText('El mensaje es obligatorio').waitFor()
  await expect
    .poll(async () => [await hasFocus(field(page)), await field(page).getAttribute('aria-invalid')])
    .toEqual([true, 'true'])

  await page.keyboard.type('quien va primero en la etapa 2')
  await expect.poll(() => panel(page).getByRole('alert').count()).toBe(0)
  await page.keyboard.press('Enter')
  await eventually(() => answers(page).count(), 2)
  await expect.poll(() => answers(page).last().innerText()).toContain('Vieja Guardia')
  await expect.poll(() => hasFocus(field(page))).toBe(true)

  // Pressing a suggestion with the keyboard asks it, and the focus is not lost although the button disappears.
  await page.keyboard.press('Shift+Tab')
  const next = await page.evaluate(() => document.activeElement?.textContent)
  if (!next) throw new Error('the focus is on no suggestion')
  await page.keyboard.press('Enter')
  await questions(page).filter({ hasText: next }).waitFor()
  await eventually(() => answers(page).count(), 3)
  await expect.poll(() => hasFocus(field(page))).toBe(true)

  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'detached' })
  await button(page).and(page.locator(':focus')).waitFor()
})

it('keeps the conversation through reloads and other pages, in this tab only', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/ladder')
  await open(page)
  await ask(page, 'en que puesto va puelche')
  await field(page).fill('a medio escribir')
  await page.reload()
  await eventually(() => answers(page).count(), 2)
  await expect.poll(() => field(page).inputValue()).toBe('a medio escribir')
  await expect.poll(() => hasFocus(field(page))).toBe(false)
  expect(await ask(page, 'y su racha?')).toContain('Puelche')
  await page.goto('/descargas')
  await eventually(() => answers(page).count(), 3)
  await panel(page).getByRole('button', { name: 'Cerrar el asistente' }).click()
  await page.reload()
  await button(page).waitFor()
  await expect.poll(() => panel(page).count()).toBe(0)

  const other = await browser.newTab(page)
  await other.goto('/ladder')
  await open(other)
  await expect.poll(() => answers(other).count()).toBe(1)
})

it('clears the conversation at logout', async (test) => {
  const person = await newPerson(product)
  const page = await browser.newPage(test, { as: person, expects: [/401/] })
  await page.goto('/ladder')
  await open(page)
  await panel(page).getByText(`Hola, ${person.username}.`).waitFor()
  await ask(page, 'quien es loica')
  await field(page).fill('algo privado')
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await toastSaying(page, 'Sesión cerrada').waitFor()
  await panel(page).waitFor({ state: 'detached' })
  await open(page)
  await expect.poll(() => answers(page).allInnerTexts()).toEqual([expect.stringContaining('Hola. Pregúntame')])
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/loica|privado/i)
})

it('keeps a question that could not be sent, and retries it', async (test) => {
  const page = await browser.newPage(test, { expects: [/ERR_FAILED|ERR_INTERNET|429/] })
  await page.goto('/ladder')
  await open(page)
  await page.route('**/axisbot/chat/lineas', (route) => route.abort())
  await field(page).fill('quien va primero')
  await field(page).press('Enter')
  await panel(page).getByRole('alert').getByText('No llegó: revisa tu conexión.').waitFor()
  await page.unroute('**/axisbot/chat/lineas')
  await page.route('**/axisbot/chat/lineas', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/json',
      body: JSON.stringify({
        code: 429,
        message: 'Demasiados intentos. Espera 10 segundos y vuelve a intentarlo',
        data: null,
      }),
    }),
  )
  await panel(page).getByRole('button', { name: 'Reintentar' }).click()
  await panel(page).getByRole('alert').getByText('Demasiados intentos').waitFor()
  await page.unroute('**/axisbot/chat/lineas')
  await panel(page).getByRole('button', { name: 'Reintentar' }).click()
  await eventually(() => answers(page).count(), 2)
  await expect.poll(() => answers(page).last().innerText()).toContain('Vieja Guardia')
  await expect.poll(() => questions(page).count()).toBe(1)
  // The pressed button is gone, so the focus moves to the text field for keyboard users.
  await expect.poll(() => hasFocus(field(page))).toBe(true)
})

it('works when the browser’s storage is full', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/ladder')
  await page.evaluate(() => {
    let room = 'x'.repeat(4_000_000)
    while (room.length > 8) {
      try {
        sessionStorage.setItem(`filler ${room.length} ${Math.random()}`, room)
      } catch {
        room = room.slice(0, room.length / 2)
      }
    }
  })
  await open(page)
  expect(await ask(page, 'quien va primero')).toContain('Vieja Guardia')
  expect(await ask(page, 'reglas')).toContain('Reglamento')
})

it('does not break the page when its code cannot be loaded', async (test) => {
  const page = await browser.newPage(test, { expects: [/ERR_FAILED|dynamically imported module|preload/] })
  await page.route('**/assets/Asistente-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/Asistente-'))
  await page.goto('/ladder')
  await untilShown(page)
  await failed
  await page.getByRole('heading', { level: 1, name: 'Ladder' }).waitFor()
  await expect.poll(() => button(page).count()).toBe(0)
})

it('shows that it is writing, and accepts no second question meanwhile', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/ladder')
  await open(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let asked = 0
  await page.route('**/axisbot/chat/lineas', async (route) => {
    asked++
    await held
    await route.continue()
  })
  await field(page).fill('quien va primero')
  await field(page).press('Enter')
  await panel(page).getByText('Radio está escribiendo…').waitFor()
  await expect.poll(() => findings(page)).toEqual([])
  await field(page).fill('y el segundo?')
  await field(page).press('Enter')
  await panel(page).getByRole('button', { name: 'Enviar' }).click({ force: true })
  release()
  await eventually(() => answers(page).count(), 2)
  await expect.poll(async () => [asked, await field(page).inputValue()]).toEqual([1, 'y el segundo?'])
})

it('shows a clan name literally, never as markup', async (test) => {
  const { api } = await newPerson(product)
  const { data: juegos } = await api.listJuegos()
  const etapas = (await Promise.all(juegos.map(({ id }) => api.listEtapas({ params: { gameId: id } })))).flatMap(
    ({ data }) => data,
  )
  const breakthrough = etapas.find(({ juego, activo }) => juego.nombre === 'Breakthrough' && activo)
  await api.createClan({
    body: { nombre: '[ya](http://e.cl) **@everyone', tag: 'YA', id_etapa: breakthrough?.id ?? 0 },
  })
  const page = await browser.newPage(test)
  await page.goto('/')
  await open(page)
  const answer = await ask(page, 'quien es ya http e cl everyone')
  expect(answer.replaceAll('\u200B', '')).toContain('[ya](http://e.cl) **@everyone')
  const links = await answers(page)
    .last()
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links).not.toEqual([])
  for (const address of links) expect(address).toMatch(/^\/ladder\//)
})

it('stays in the bar while a phone scrolls, and fits the smallest screen', async (test) => {
  const page = await browser.newPage(test, { width: 320, height: 640, colorScheme: 'light' })
  await page.goto('/ladder')
  await untilShown(page)
  await page.mouse.wheel(0, 20_000)
  await eventually(() => page.evaluate(() => scrollY > 0), true)
  await button(page).waitFor()
  await expect.poll(() => button(page).evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)

  await open(page)
  await ask(page, 'tabla de la etapa II de allied assault') // names the etapa: which one "tabla" alone means depends on the date
  await expect.poll(() => sticksOut(page)).toBe(0)
  const [top, header] = await Promise.all([
    panel(page).evaluate((one) => one.getBoundingClientRect().top),
    page.getByRole('banner').evaluate((one) => one.getBoundingClientRect().bottom),
  ])
  expect(top).toBeGreaterThanOrEqual(header)
  await expect.poll(() => findings(page)).toEqual([])
  // Following a link closes the conversation, which would cover the page.
  const clan = answers(page).last().locator('a[href^="/ladder/detalle-clan/"]').first()
  const name = (await clan.textContent()) ?? 'no clan'
  await clan.click()
  await panel(page).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name }).waitFor()
})

it('opens without the keyboard of a phone, and closes by the button that opened it', async (test) => {
  const page = await browser.newPage(test, { width: 360, height: 740 })
  await page.goto('/ladder/jugadores')
  await untilShown(page)
  // Opening the assistant on a phone does not focus the text field, because the on-screen keyboard would cover the suggestions.
  await open(page)
  await expect.poll(() => page.locator('input:focus').count()).toBe(0)
  await panel(page).getByRole('button', { name: '¿Hay torneos próximos?' }).click()
  await eventually(() => answers(page).count(), 2)
  await expect.poll(() => page.locator('input:focus').count()).toBe(0)
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar el asistente' }).click()
  await panel(page).waitFor({ state: 'detached' })
  await button(page).and(page.locator(':focus')).waitFor()
})

it('axe finds nothing, dark on a desktop', async (test) => {
  const page = await browser.newPage(test, { colorScheme: 'dark' })
  await page.goto('/ladder')
  await untilShown(page)
  await button(page).waitFor()
  await expect.poll(() => findings(page)).toEqual([])
  await open(page)
  await field(page).press('Enter')
  await panel(page).getByText('El mensaje es obligatorio').waitFor()
  await expect.poll(() => findings(page)).toEqual([])
  await ask(page, 'reglas')
  await expect.poll(() => findings(page)).toEqual([])
  expect(addressOf(page)).toBe('/ladder')
  await panel(page).getByRole('link', { name: 'Reglamento Ladder' }).click()
  await atAddress(page, '/ladder/reglamento')
})
