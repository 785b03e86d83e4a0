import type { Locator } from 'playwright-core'
import { newPerson } from '@trinchera/testing/people'
import { expect, it } from 'vitest'
import { findings, sticksOut } from './axe'
import { open, opener, phone, post, say } from './foro-pages'
import { admin, browser, product } from './fixture'
import { atAddress, eventually, toasts, toastSaying, untilShown } from './screen'
import { newStaff } from './staff'
import { smallTargets } from './targets'
import { untilLiveAt, writing } from './writing'

it('a reader goes on where they were on another device', async (test) => {
  const [editor, reader] = [await newStaff(product, admin, 4), await newPerson(product)]
  const tema = await open(editor, 'Crónica de una liga')
  for (let i = 2; i <= 45; i++) await say(editor, tema.id, `Capítulo ${i}.`)
  const address = `/foro/tema/${tema.id}-${tema.slug}`
  const desk = await browser.newPage(test, { as: reader })
  await untilLiveAt(desk, address)
  await desk.getByRole('button', { name: 'Página siguiente' }).first().click()
  await post(desk, 'Capítulo 33.').scrollIntoViewIfNeeded()
  await expect
    .poll(async () => (await reader.api.getTema({ params: { id: tema.id }, query: {} })).data.primer_no_leido)
    .not.toBeNull()
  const next = async () => (await reader.api.getTema({ params: { id: tema.id }, query: {} })).data
  await expect.poll(async () => (await next()).pagina_no_leido).toBe(2)
  await desk.close()

  const mobile = await browser.newPage(test, { as: reader, ...phone })
  await untilLiveAt(mobile, '/foro/tactica-y-mapas')
  await mobile.getByRole('link', { name: 'Crónica de una liga' }).click()
  const line = mobile.getByText('Nuevo desde tu última visita')
  await line.waitFor()
  await expect.poll(() => line.evaluate((element) => element.getBoundingClientRect().top < innerHeight / 2)).toBe(true)
  await expect.poll(() => post(mobile, 'Capítulo 31.').count()).toBe(1)
  // Once read to the end, the topic has nothing unread.
  await post(mobile, 'Capítulo 45.').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await next()).primer_no_leido).toBeNull()

  // A new post at the bottom does not move the page of somebody who reads further up.
  await mobile.evaluate(() => scrollTo(0, 0))
  const top = await mobile.getByRole('heading', { level: 1 }).boundingBox()
  await say(editor, tema.id, 'Capítulo nuevo.')
  const pill = mobile.getByRole('button', { name: '1 mensaje nuevo' })
  await pill.waitFor()
  expect(await mobile.getByRole('heading', { level: 1 }).boundingBox()).toEqual(top)
  await pill.click()
  await pill.waitFor({ state: 'detached' })
  await expect.poll(async () => (await next()).primer_no_leido).toBeNull()
})

it('lists what one follows and has not read, and leaves out what one muted', async (test) => {
  const [writer, reader] = await Promise.all([newPerson(product), newPerson(product)])
  const [followed, muted] = [await open(writer, 'Tema seguido'), await open(writer, 'Tema callado')]
  const page = await browser.newPage(test, { as: reader })
  for (const [tema, choice] of [
    [followed, 'seguir'],
    [muted, 'silenciar'],
  ] as const) {
    await untilLiveAt(page, `/foro/tema/${tema.id}-${tema.slug}`)
    await page.getByLabel('Avisarme').selectOption(choice)
    await toastSaying(page, choice === 'seguir' ? 'Sigues el tema' : 'Silenciaste el tema').waitFor()
    await expect
      .poll(async () => (await reader.api.getTema({ params: { id: tema.id }, query: {} })).data.primer_no_leido)
      .toBeNull()
  }
  await page.goto('/ladder')
  for (const { id } of [followed, muted]) await say(writer, id, 'Otra cosa')
  await untilLiveAt(page, '/foro')
  const last = page.getByRole('region', { name: 'Lo último' })
  await last.getByRole('tab', { name: 'Seguidos' }).click()
  await eventually(() => last.getByRole('heading', { level: 3 }).allTextContents(), ['Tema seguido1 sin leer'])
  await last.getByRole('tab', { name: 'Sin leer' }).click()
  await last.getByRole('link', { name: 'Tema seguido' }).waitFor()
  await eventually(() => last.getByRole('link', { name: 'Tema callado' }).count(), 0)
})

it('finds words and says what was not found', async (test) => {
  await open(await newPerson(product), 'La pólvora mojada')
  const page = await browser.newPage(test, { expects: [/status of 400/] })
  await untilLiveAt(page, '/foro')
  await page.getByRole('searchbox', { name: 'Buscar en el foro' }).fill('POLVORA moj')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'La pólvora mojada' }).waitFor()
  await atAddress(page, '/foro/buscar?q=POLVORA%20moj')
  await eventually(() => page.locator('mark').allTextContents(), ['pólvora', 'mojada'])
  await page.getByRole('searchbox', { name: 'Buscar en el foro' }).fill('inexistente')
  await page.keyboard.press('Enter')
  await page.getByText('Nada con «inexistente»').waitFor()
  await page.getByRole('searchbox', { name: 'Buscar en el foro' }).fill('¿?')
  await page.keyboard.press('Enter')
  await page.getByText('Eso no se puede buscar').waitFor()
})

it('is told to a screen reader post by post, and answered, reacted to, corrected and deleted by keys alone', async (test) => {
  const [ana, beto] = await Promise.all([newPerson(product), newPerson(product)])
  const tema = await open(ana, 'Con teclado')
  const [first] = (await ana.api.getTema({ params: { id: tema.id }, query: {} })).data.mensajes
  if (!first) throw new Error('no first post')
  await beto.api.readTema({ params: { id: tema.id }, body: { hasta: first.id } })
  const answer = { contenido: '<p>Por el <b>patio</b></p>', cita: first.id }
  const { id } = (await ana.api.createMensaje({ params: { id: tema.id }, body: answer })).data
  const [page, other] = [await browser.newPage(test, { as: beto }), await browser.newPage(test, { as: ana })]
  const address = `/foro/tema/${tema.id}-${tema.slug}`
  await untilLiveAt(page, address)
  const list = page.getByRole('list', { name: 'Mensajes', exact: true })
  const today = expect.stringMatching(/^ +- time: hoy, \d\d:\d\d$/)
  const told = (number: number, mensaje: number, text: readonly string[]) => [
    `  - listitem "Mensaje ${number} de ${ana.username}":`,
    `    - link "${ana.username}":`,
    `      - /url: /ladder/detalle-jugador/${ana.id}`,
    today,
    `    - link "Enlace al mensaje ${number}":`,
    `      - /url: ${address}?mensaje=${mensaje}`,
    `      - text: "#${number}"`,
    ...text,
    `    - group "Reacciones al mensaje de ${ana.username}":`,
    `      - button "Reaccionar al mensaje de ${ana.username}": Reaccionar`,
    `    - button "Citar el mensaje de ${ana.username}": Citar`,
    `    - button "Denunciar el mensaje de ${ana.username}": Denunciar`,
  ]
  await expect
    .poll(async () => (await list.ariaSnapshot()).split('\n'))
    .toEqual([
      '- list "Mensajes":',
      ...told(1, first.id, ['    - paragraph: Lo abro yo.']),
      '  - listitem: Nuevo desde tu última visita',
      ...told(2, id, [
        '    - paragraph:',
        `      - 'link "${ana.username} escribió: Lo abro yo."':`,
        `        - /url: ${address}?mensaje=${first.id}`,
        '    - paragraph:',
        '      - text: Por el',
        '      - strong: patio',
      ]),
    ])
  // The topic opens at the first unread post.
  const focused = (what: Locator) => what.and(page.locator(':focus')).waitFor()
  await focused(list.getByRole('listitem').filter({ hasText: 'Nuevo desde tu última visita' }))

  await opener(page).focus()
  await page.keyboard.press('Enter')
  await focused(writing(page, 'Responder'))
  await page.keyboard.type('Sin ratón')
  for (let i = 0; i < 2; i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await toastSaying(page, 'Respuesta enviada').waitFor()
  await post(page, 'Sin ratón').waitFor()
  await focused(opener(page))

  await list
    .getByRole('button', { name: `Reaccionar al mensaje de ${ana.username}` })
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await list.getByRole('button', { name: 'Respeto', exact: true }).focus()
  await page.keyboard.press('Space')
  await list.getByRole('button', { name: 'Respeto: 1', pressed: true }).waitFor()
  await focused(list.getByRole('button', { name: `Reaccionar al mensaje de ${ana.username}` }).last())
  await list
    .getByRole('button', { name: `Citar el mensaje de ${ana.username}` })
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await page.getByText(`Respondes a ${ana.username}: Por el patio`).waitFor()
  await focused(writing(page, 'Responder'))

  const own = list.getByRole('listitem', { name: `Mensaje 3 de ${beto.username}` })
  await own.getByRole('button', { name: 'Corregir' }).focus()
  await page.keyboard.press('Enter')
  await focused(writing(page, 'Tu mensaje'))
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' ni pantalla')
  for (let i = 0; i < 2; i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await own.getByText('Sin ratón ni pantalla').waitFor()
  await focused(own.getByRole('button', { name: 'Corregir' }))
  await own.getByRole('button', { name: `Borrar el mensaje de ${beto.username}` }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar mensaje' }).focus()
  await page.keyboard.press('Enter')
  await own.waitFor({ state: 'detached' })
  await focused(list)

  // A new post, with its author, is announced without moving the focus, and is announced again if the same words are posted twice.
  await untilLiveAt(other, address)
  await opener(other).click()
  await writing(other, 'Responder').click()
  await Promise.all([
    page
      .getByRole('status')
      .filter({ hasText: `${ana.username} está escribiendo…` })
      .waitFor(),
    other.keyboard.type('Yo voy'),
  ])
  const spoken = page.locator('[aria-live="polite"]').getByText(`Nuevo mensaje de ${ana.username}`)
  await other.getByRole('button', { name: 'Enviar mensaje' }).click()
  await spoken.waitFor({ state: 'attached' })
  const before = await spoken.elementHandle()
  await say(ana, tema.id, 'Y vuelvo')
  await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false)
  await spoken.waitFor({ state: 'attached' })
  await focused(list)
})

it.for(['dark', 'light'] as const)(
  'leaves axe and fingers nothing to find on a phone, %s',
  async (colorScheme, test) => {
    const person = await newPerson(product)
    const tema = await open(person, `Revisado en ${colorScheme} ${'sinespacios'.repeat(6)}`)
    const { id } = await say(admin, tema.id, 'Bien dicho')
    await admin.api.reactMensaje({ params: { id }, body: { tipo: 'bien' } })
    const page = await browser.newPage(test, { as: person, colorScheme, ...phone })
    const wrong = async () => {
      await eventually(() => toasts(page).count(), 0)
      return [
        ...(await findings(page)),
        ...(await smallTargets(page)),
        ...((await sticksOut(page)) > 0 ? ['sticks out'] : []),
      ]
    }
    for (const address of [
      '/foro',
      '/foro/tactica-y-mapas',
      '/foro/nuevo?seccion=busco-clan-busco-gente',
      '/foro/buscar?q=revisado',
    ]) {
      await page.goto(address)
      await untilShown(page)
      expect(await wrong()).toEqual([])
    }
    await page.goto(`/foro/tema/${tema.id}-${tema.slug}`)
    await untilShown(page)
    await post(page, 'Bien dicho')
      .getByRole('button', { name: /^Reaccionar/ })
      .first()
      .click()
    expect(await wrong()).toEqual([])
    await post(page, 'Bien dicho')
      .getByRole('button', { name: /^Citar/ })
      .click()
    await writing(page, 'Responder').waitFor()
    expect(await wrong()).toEqual([])
  },
)
