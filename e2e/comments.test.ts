import type { Page, Route } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { newPerson, type Person } from '@trinchera/testing/people'
import { admin, browser, product } from './fixture'
import {
  addressOf,
  atAddress,
  eventually,
  holdReplies,
  isMarked,
  logInThrough,
  mark,
  receives,
  toasts,
  toastSaying,
  untilLive,
} from './screen'
import { endSilently, newAnuncio, newEditor, tool, untilLiveAt, writing } from './writing'

let editor: Person

beforeAll(async () => {
  editor = await newEditor(product, admin)
})

const box = (page: Page) => writing(page, 'Comentar Este Anuncio')
const comments = (page: Page) => page.getByRole('region', { name: 'Comentarios' })
const allComments = (page: Page) => comments(page).locator('[data-part="comment"]')
const comment = (page: Page, text: string) => allComments(page).filter({ hasText: text })
const opener = (page: Page) => page.getByRole('button', { name: 'Comentar Este Anuncio' })
const addressFor = ({ id }: { id: number }) => `/anuncios/details/${id}`
const said = (person: Person, idAnuncio: number, text: string) =>
  person.api.createComment({ body: { contenido: `<p>${text}</p>`, idAnuncio } })

async function say(page: Page, text: string) {
  await opener(page).click()
  await box(page).click()
  await page.keyboard.type(text)
  await page.getByRole('button', { name: 'Enviar Comentario' }).click()
}

it('shows a comment and its edits in open pages', async (test) => {
  const anuncio = await newAnuncio(editor, 'Se abre la discusión')
  const me = await newPerson(product)
  const [page, other] = await Promise.all([browser.newPage(test, { as: me }), browser.newPage(test)])
  for (const one of [page, other]) await untilLiveAt(one, addressFor(anuncio))
  await mark(other)
  await other.getByRole('link', { name: 'Inicia sesión para comentar este anuncio' }).waitFor()

  // A blank comment is not sent, and no message is shown.
  await opener(page).click()
  await box(page).click()
  await page.keyboard.type('   ')
  await page.getByRole('button', { name: 'Enviar Comentario' }).click()
  await expect.poll(() => toasts(page).count()).toBe(0)
  await tool(page, 'Negrita').click()
  await page.keyboard.type('Presente')
  // The other browser shows the new comment, highlighted for a while.
  await Promise.all([
    comment(other, 'Presente').and(other.locator('[data-recent="true"]')).waitFor(),
    toastSaying(page, 'Comentario enviado').waitFor(),
    page.getByRole('button', { name: 'Enviar Comentario' }).click(),
  ])

  // The box is cleared and collapses.
  await opener(page).waitFor()
  await other.getByText(`Nuevo comentario de ${me.username}`).waitFor({ state: 'attached' })

  // The author may correct the comment for a while, and the remaining time is shown.
  await comment(page, 'Presente')
    .getByText(/^quedan 1[0-5]:\d\d$/)
    .waitFor()
  await comment(page, 'Presente').getByRole('button', { name: 'Corregir' }).click()
  const correction = writing(page, 'Tu comentario')
  await correction.waitFor()
  await page.getByText(/Puedes corregirlo 1[0-5]:\d\d más/).waitFor()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' y listo')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await comment(other, 'Presente y listo').getByText('corregido').waitFor()

  // The author may also delete the comment.
  await comment(page, 'Presente y listo')
    .getByRole('button', { name: /^Borrar/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar comentario' }).click()
  await toastSaying(page, 'Comentario borrado').waitFor()
  await comment(other, 'Presente').waitFor({ state: 'detached' })
  await comments(other).getByText('Todavía no hay comentarios').waitFor()
  expect(await isMarked(other)).toBe(true)
})

it('removes a comment from open pages when a moderator hides it, and shows it again when restored', async (test) => {
  const anuncio = await newAnuncio(editor, 'Discusión brava')
  const [author, reader] = await Promise.all([newPerson(product), newPerson(product)])
  await said(author, anuncio.id, 'Algo feo')
  const [moderator, page, own] = await Promise.all([
    browser.newPage(test, { as: editor }),
    browser.newPage(test, { as: reader }),
    browser.newPage(test, { as: author }),
  ])
  for (const one of [moderator, page, own]) await untilLiveAt(one, addressFor(anuncio))

  await comment(page, 'Algo feo')
    .getByRole('button', { name: /^Denunciar/ })
    .click()
  const dialog = page.getByRole('dialog', { name: `Vas a denunciar el comentario de ${author.username}` })
  await dialog.getByRole('button', { name: 'Denunciar' }).click()
  await dialog.getByText('Motivo es obligatorio').waitFor()
  await dialog.getByLabel('Motivo').fill('Insulta a un clan')
  await dialog.getByRole('button', { name: 'Denunciar' }).click()
  await toastSaying(page, 'Gracias. La administración revisará el comentario').waitFor()

  await comment(moderator, 'Algo feo')
    .getByRole('button', { name: /^Ocultar/ })
    .click()
  await moderator.getByRole('dialog').getByLabel('Motivo').fill('Es un insulto')
  await moderator.getByRole('dialog').getByRole('button', { name: 'Ocultar comentario' }).click()
  await comment(page, 'Algo feo').waitFor({ state: 'detached' })
  await comment(moderator, 'Algo feo').getByText('Oculto').waitFor()
  await comment(own, 'Algo feo').getByText('Solo tú y la administración lo ven').waitFor()

  await comment(moderator, 'Algo feo')
    .getByRole('button', { name: /^Mostrar/ })
    .click()
  await moderator.getByRole('dialog').getByRole('button', { name: 'Mostrar comentario' }).click()
  await comment(page, 'Algo feo').waitFor()
  await eventually(() => comment(own, 'Algo feo').getByText('Oculto').count(), 0)

  await comment(moderator, 'Algo feo')
    .getByRole('button', { name: /^Eliminar/ })
    .click()
  await moderator.getByRole('dialog').getByRole('button', { name: 'Eliminar comentario' }).click()
  for (const one of [page, own, moderator]) await comment(one, 'Algo feo').waitFor({ state: 'detached' })
})

it('shows a sent comment once where its live event comes before the reply', async (test) => {
  const anuncio = await newAnuncio(editor, 'Se corre la fecha')
  const page = await browser.newPage(test, { as: await newPerson(product) })
  const arrived = receives(page, 'comment:created')
  await untilLiveAt(page, addressFor(anuncio))
  let release = () => {}
  await holdReplies(page, '**/anuncios/crear-comentario*', new Promise<void>((resolve) => (release = resolve)))
  await say(page, 'Presentes')
  await arrived
  // By the next frame the page has handled the event.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await comment(page, 'Presentes').count()).toBe(1)
  release()
  await toastSaying(page, 'Comentario enviado').waitFor()
  await eventually(() => comment(page, 'Presentes').count(), 1)
})

it('keeps a comment that could not be sent in its place until it can be sent', async (test) => {
  const anuncio = await newAnuncio(editor, 'Mala línea')
  const me = await newPerson(product)
  const page = await browser.newPage(test, { as: me, expects: [/ERR_(FAILED|INTERNET_DISCONNECTED)/] })
  await untilLiveAt(page, addressFor(anuncio))
  // The page also tries again by itself, for example when it goes live. Every attempt fails until the button is pressed.
  await page.route('**/api/v1/anuncios/crear-comentario*', async (route) => {
    if (await page.evaluate(() => 'pressed' in window).catch(() => false)) await route.continue()
    else await route.abort()
  })
  await say(page, 'Llego tarde')
  await comment(page, 'Llego tarde').getByText('Pendiente de envío').waitFor()
  await page.reload()
  const again = comment(page, 'Llego tarde').getByRole('button', { name: 'Reintentar' })
  await again.waitFor()
  await untilLive(page)
  await again.evaluate((button) => {
    const press = () => void Object.assign(window, { pressed: true })
    button.ownerDocument.addEventListener('click', press, { capture: true })
  })
  await again.click()
  await toastSaying(page, 'Se envió lo que quedó pendiente: un comentario.').waitFor()
  await comment(page, 'Llego tarde')
    .getByText(/^quedan/)
    .waitFor()
  await expect.poll(() => comment(page, 'Llego tarde').count()).toBe(1)
})

it('tells a suspended player the end and the reason, and keeps the typed text', async (test) => {
  const anuncio = await newAnuncio(editor, 'Calma')
  const me = await newPerson(product)
  await admin.api.createSuspension({
    body: { player_id: me.id, alcance: 'comentarios', hasta: '2099-01-01T00:00:00.000Z', motivo: 'Insultos' },
  })
  const page = await browser.newPage(test, { as: me, expects: [/status of 423/] })
  await untilLiveAt(page, addressFor(anuncio))
  await say(page, 'Igual opino')
  await comment(page, 'Igual opino')
    .getByText(/No puedes comentar hasta el .* Motivo: Insultos/)
    .waitFor()
  expect(addressOf(page)).toBe(addressFor(anuncio))
})

it('keeps a half-written comment through a reload and a login', async (test) => {
  const anuncio = await newAnuncio(editor, 'Borradores')
  const me = await newPerson(product)
  const page = await browser.newPage(test, { as: me, expects: [/status of 401/] })
  await untilLiveAt(page, addressFor(anuncio))
  await opener(page).click()
  await box(page).click()
  await page.keyboard.type('Esto es ')
  await tool(page, 'Cursiva').click()
  await page.keyboard.type('importante')
  await page.getByText(/^Borrador guardado a las \d\d:\d\d$/).waitFor()
  await page.reload()
  await box(page).getByText('importante').waitFor()
  await expect.poll(() => box(page).innerHTML()).toBe('<p>Esto es <em>importante</em></p>')

  // The session ends while the comment is being sent, before the page learns of it: the comment is kept and is sent once its author has
  // logged in again.
  const sending = async (route: Route) => {
    await endSilently(product, me)
    await route.continue()
  }
  await page.route('**/anuncios/crear-comentario*', sending, { times: 1 })
  await page.getByRole('button', { name: 'Enviar Comentario' }).click()
  await page.waitForURL((address) => address.pathname === '/login')
  await logInThrough(page, me)
  await atAddress(page, addressFor(anuncio))
  await toastSaying(page, 'Se envió lo que quedó pendiente: un comentario.').waitFor()
  await comment(page, 'Esto es importante')
    .getByText(/^quedan/)
    .waitFor()
})

it.for([
  [360, 740],
  [1366, 768],
] as const)(
  'shows the end of a long thread first, and loads earlier comments without a jump: %s × %s',
  async ([width, height], test) => {
    const anuncio = await newAnuncio(editor, 'Hilo largo')
    for (let i = 1; i <= 55; i++) await said(editor, anuncio.id, `Número ${i}.`)
    const page = await browser.newPage(test, { width, height })
    await untilLiveAt(page, addressFor(anuncio))
    await eventually(() => allComments(page).count(), 15)
    await expect.poll(() => comment(page, 'Número 55.').count()).toBe(1)
    const earlier = page.getByRole('button', { name: 'Ver anteriores' })
    await earlier.scrollIntoViewIfNeeded()
    const place = async () => Math.round((await comment(page, 'Número 41.').boundingBox())?.y ?? 0)
    const before = await place()
    await earlier.click()
    await eventually(() => allComments(page).count(), 35)
    await eventually(async () => Math.abs((await place()) - before) <= 2, true)
    await earlier.click()
    await comment(page, 'Número 1.').waitFor()
    await earlier.waitFor({ state: 'detached' })
    await said(editor, anuncio.id, 'Y el que llega')
    await comment(page, 'Y el que llega').waitFor()
    await eventually(() => allComments(page).count(), 56)
  },
)

it('shows a long comment where it is, once it is sent', async (test) => {
  const anuncio = await newAnuncio(editor, 'Discusión larga')
  const me = await newPerson(product)
  for (let i = 0; i < 12; i++) await said(me, anuncio.id, `Comentario ${i + 1}`)
  const page = await browser.newPage(test, { as: me, width: 360, height: 740 })
  await untilLiveAt(page, addressFor(anuncio))
  await opener(page).click()
  await box(page).click()
  for (let line = 0; line < 40; line++) {
    await page.keyboard.type(`Línea ${line + 1}`)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Enviar Comentario' }).click()
  await toastSaying(page, 'Comentario enviado').waitFor()
  const inSight = async () => {
    const { y = -1, height = 0 } = (await comment(page, 'Línea 40').boundingBox()) ?? {}
    return y >= 0 && y + height <= 740
  }
  await expect.poll(inSight).toBe(true)
})
