import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { newPerson, type Person } from '@trinchera/testing/people'
import { findings } from './axe'
import { admin, browser, product } from './fixture'
import { picture } from './picture'
import { eventually, toasts, toastSaying, untilShown } from './screen'
import { newEtapaOf } from './etapa'
import { smallTargets } from './targets'
import { newAnuncio, newEditor, untilLiveAt, writing } from './writing'

let editor: Person
beforeAll(async () => {
  editor = await newEditor(product, admin)
})

const offline = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/]
const kept = 'Guardado en este dispositivo. Se enviará cuando vuelva la conexión.'
const comment = (page: Page, text: string) => page.locator('[data-part="comment"]').filter({ hasText: text })
const addressFor = ({ id }: { id: number }) => `/anuncios/details/${id}`
const commentsOf = async ({ id }: { id: number }) =>
  (await admin.api.listComments({ params: { id } })).data.map(({ creador, comentario }) => `${creador}: ${comentario}`)

/** Opens the comment box while online, because the editor's code must be fetched. */
async function openBox(page: Page) {
  await page.getByRole('button', { name: 'Comentar Este Anuncio' }).click()
  await writing(page, 'Comentar Este Anuncio').click()
}
async function send(page: Page, text: string) {
  await page.keyboard.type(text)
  await page.getByRole('button', { name: 'Enviar Comentario' }).click()
  await comment(page, text).waitFor()
}

/** Chooses the winning clan once the form has loaded it. Resolves once the dialogs are loaded too, because offline they cannot be. */
async function chooseWinner(page: Page, clan: number) {
  const winner = page.getByRole('form', { name: 'Reportar Derrota' }).getByLabel('Clan ganador')
  await winner.and(page.locator(':enabled')).waitFor()
  await winner.selectOption(String(clan))
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/DialogBox-[^/]*\.js$/.test(name)),
  )
}

/** Stores a session from another tab of the same browser, on a page without the app; the other tabs get its storage event. */
async function storeSession(context: BrowserContext, person: Person | null) {
  const plain = await context.newPage()
  await plain.goto('/theme.js')
  await plain.evaluate(
    ([token, player]) => {
      localStorage.clear()
      if (player) localStorage.setItem('player', player)
      if (token) localStorage.setItem('token', token)
    },
    person ? [person.token, Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString()] : [],
  )
  await plain.close()
}

it('a loss and a comment written offline are kept, shown as pending, and sent once when the connection returns', async (test) => {
  const etapa = await newEtapaOf(product, admin, 2)
  const [winner, loser] = [etapa.clan(0), etapa.clan(1)]
  const anuncio = await newAnuncio(editor, 'Fecha nueva')
  const page = await browser.newPage(test, { fresh: true, as: loser.leader, width: 360, height: 740, expects: offline })
  await page.goto(`/ladder/reportes?etapa=${etapa.id}`)
  await untilShown(page)
  const second = await browser.newTab(page)
  await untilLiveAt(second, addressFor(anuncio))
  await openBox(second)
  const form = page.getByRole('form', { name: 'Reportar Derrota' })
  await chooseWinner(page, winner.id)

  await page.context().setOffline(true)
  await form.getByLabel('Comentario').fill('Buen partido')
  await form.getByRole('button', { name: 'Reportar Derrota' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reportar Derrota', disabled: false }).click()
  await toastSaying(page, kept).waitFor()
  const strip = page.getByRole('list', { name: 'Derrotas por enviar' })
  await strip.getByText(`Derrota ante ${winner.nombre} pendiente de envío`).waitFor()
  await strip.getByText(kept).waitFor()
  // The form is empty again because the report is kept elsewhere.
  await eventually(() => form.getByLabel('Comentario').inputValue(), '')
  await eventually(() => toasts(page).count(), 0)
  expect(await findings(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])

  await send(second, 'Llego aunque sea tarde')
  await comment(second, 'Llego aunque sea tarde').getByText('Pendiente de envío').waitFor()
  await comment(second, 'Llego aunque sea tarde').getByText(kept).waitFor()
  expect(await findings(second)).toEqual([])
  await openBox(second)
  await send(second, 'Esto mejor no')
  await comment(second, 'Esto mejor no')
    .getByRole('button', { name: /^Descartar/ })
    .click()
  await comment(second, 'Esto mejor no').waitFor({ state: 'detached' })
  expect(await commentsOf(anuncio)).toEqual([])

  // One of the two tabs sends both and shows it.
  const told = Promise.any(
    [page, second].map((tab) =>
      toastSaying(tab, /Se envió lo que quedó pendiente: .*(la derrota ante|un comentario)/)
        .first()
        .waitFor(),
    ),
  )
  await page.context().setOffline(false)
  await told
  await strip.waitFor({ state: 'detached' })
  await comment(second, 'Llego aunque sea tarde')
    .getByText(/^quedan/)
    .waitFor()
  expect(await commentsOf(anuncio)).toEqual([`${loser.leader.username}: <p>Llego aunque sea tarde</p>`])
  const matches = async () =>
    (await admin.api.listClanMatches({ params: { clanId: loser.id } })).data.map(({ comentario }) => comentario)
  expect(await matches()).toEqual(['Buen partido'])
  // After a reload, nothing is left to be sent.
  await second.reload()
  await untilShown(second)
  await comment(second, 'Llego aunque sea tarde').waitFor()
  expect(await commentsOf(anuncio)).toHaveLength(1)
  expect(await matches()).toHaveLength(1)
})

it('a request whose reply was lost is repeated with its key: it counts once', async (test) => {
  const anuncio = await newAnuncio(editor, 'Respuesta perdida')
  const me = await newPerson(product)
  const page = await browser.newPage(test, { fresh: true, as: me, expects: [/ERR_FAILED/] })
  await untilLiveAt(page, addressFor(anuncio))
  const calls = '**/anuncios/crear-comentario*'
  await page.route(calls, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await openBox(page)
  await send(page, 'Una sola vez')
  await comment(page, 'Una sola vez').getByText('Pendiente de envío').waitFor()
  expect(await commentsOf(anuncio)).toHaveLength(1)
  await page.unroute(calls)
  await Promise.all([toastSaying(page, 'Se envió lo que quedó pendiente: un comentario.').waitFor(), page.reload()])
  await comment(page, 'Una sola vez')
    .getByText(/^quedan/)
    .waitFor()
  await eventually(() => comment(page, 'Una sola vez').count(), 1)
  expect(await commentsOf(anuncio)).toHaveLength(1)
})

it('a browser that stores nothing says so, and sends all the same', async (test) => {
  const anuncio = await newAnuncio(editor, 'Sin espacio')
  const me = await newPerson(product)
  const page = await browser.newPage(test, { fresh: true, as: me, expects: offline })
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await untilLiveAt(page, addressFor(anuncio))
  await openBox(page)
  await page.context().setOffline(true)
  await send(page, 'No me cierres')
  await comment(page, 'No me cierres')
    .getByText('Se enviará cuando vuelva la conexión, mientras no cierres esta página.')
    .waitFor()
  await page.context().setOffline(false)
  await comment(page, 'No me cierres')
    .getByText(/^quedan/)
    .waitFor()
  expect(await commentsOf(anuncio)).toHaveLength(1)
})

it('what the server refuses stays with its reason, and can be edited or discarded', async (test) => {
  const anuncio = await newAnuncio(editor, 'Rechazo tardío')
  const me = await newPerson(product)
  const page = await browser.newPage(test, { fresh: true, as: me, expects: [...offline, /status of 423/] })
  await untilLiveAt(page, addressFor(anuncio))
  await openBox(page)
  await page.context().setOffline(true)
  await send(page, 'Escrito sin red')
  await comment(page, 'Escrito sin red').getByText('Pendiente de envío').waitFor()
  await admin.api.createSuspension({
    body: { player_id: me.id, alcance: 'comentarios', hasta: '2099-01-01T00:00:00.000Z', motivo: 'Insultos' },
  })
  await page.context().setOffline(false)
  const line = comment(page, 'Escrito sin red')
  await line.getByText(/No puedes comentar hasta el .* Motivo: Insultos/).waitFor()
  await page.reload()
  await line.getByText(/No puedes comentar hasta el .* Motivo: Insultos/).waitFor()
  await line.getByRole('button', { name: /^Editar/ }).click()
  await writing(page, 'Comentar Este Anuncio').getByText('Escrito sin red').waitFor()
  await line.waitFor({ state: 'detached' })
  expect(await commentsOf(anuncio)).toEqual([])
})

it('a refused report goes back into its form, pictures and all, and is sent from there', async (test) => {
  const etapa = await newEtapaOf(product, admin, 2)
  const [winner, loser] = [etapa.clan(0), etapa.clan(1)]
  const page = await browser.newPage(test, { fresh: true, as: loser.leader, expects: [...offline, /status of 423/] })
  await page.goto(`/ladder/reportes?etapa=${etapa.id}`)
  await untilShown(page)
  const form = page.getByRole('form', { name: 'Reportar Derrota' })
  await chooseWinner(page, winner.id)
  await form.getByLabel('Comentario').fill('Sin red en la sede')
  await form.getByText('Mapas, hora y capturas').click()
  await form.locator('input[type="file"]').setInputFiles([picture(23)])
  await page.context().setOffline(true)
  const report = async () => {
    await form.getByRole('button', { name: 'Reportar Derrota' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reportar Derrota', disabled: false }).click()
  }
  await report()
  const strip = page.getByRole('list', { name: 'Derrotas por enviar' })
  await strip.getByText('pendiente de envío').waitFor()
  const { id } = (
    await admin.api.createSuspension({
      body: { player_id: loser.leader.id, alcance: 'reportes', hasta: '2099-01-01T00:00:00.000Z', motivo: 'Prueba' },
    })
  ).data
  await page.context().setOffline(false)
  await strip.getByText(/No puedes reportar hasta el .* Motivo: Prueba/).waitFor()
  await admin.api.deleteSuspension({ params: { id } })
  await strip.getByRole('button', { name: /^Editar/ }).click()
  await strip.waitFor({ state: 'detached' })
  await eventually(() => form.getByLabel('Comentario').inputValue(), 'Sin red en la sede')
  await eventually(() => form.getByLabel('Clan ganador').inputValue(), String(winner.id))
  await report()
  await toastSaying(page, 'Derrota reportada').waitFor()
  const [match, ...others] = (await admin.api.listClanMatches({ params: { clanId: loser.id } })).data
  expect([match?.comentario, others]).toEqual(['Sin red en la sede', []])
  await eventually(
    async () => (await loser.leader.api.listEvidencias({ params: { id: match?.id ?? 0 } })).data.length,
    1,
  )
})

it('on a phone shared by two, nobody sends what the other wrote', async (test) => {
  const anuncio = await newAnuncio(editor, 'Teléfono compartido')
  const [first, other] = await Promise.all([newPerson(product), newPerson(product)])
  const page = await browser.newPage(test, {
    fresh: true,
    as: first,
    expects: [...offline, /ERR_FAILED/, /status of 401/],
  })
  await untilLiveAt(page, addressFor(anuncio))
  await openBox(page)
  await page.context().setOffline(true)
  await send(page, 'Esto lo escribí yo')
  await comment(page, 'Esto lo escribí yo').getByText('Pendiente de envío').waitFor()
  // Logging another person in needs the network, so only this call is aborted meanwhile.
  await page.route('**/anuncios/crear-comentario*', (route) => route.abort())
  await page.context().setOffline(false)
  await storeSession(page.context(), other)
  await untilLiveAt(page, addressFor(anuncio))
  await page.unroute('**/anuncios/crear-comentario*')
  await openBox(page)
  await send(page, 'Yo soy otra persona')
  await comment(page, 'Yo soy otra persona')
    .getByText(/^quedan/)
    .waitFor()
  expect(await comment(page, 'Esto lo escribí yo').count()).toBe(0)
  expect(await commentsOf(anuncio)).toEqual([`${other.username}: <p>Yo soy otra persona</p>`])

  // The author logs in again.
  await storeSession(page.context(), first)
  await comment(page, 'Esto lo escribí yo')
    .getByText(/^quedan/)
    .waitFor()
  expect(await commentsOf(anuncio)).toEqual([
    `${other.username}: <p>Yo soy otra persona</p>`,
    `${first.username}: <p>Esto lo escribí yo</p>`,
  ])
})
