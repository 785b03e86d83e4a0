import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { newPerson, type Person } from '@trinchera/testing/people'
import { admin, browser, product } from './fixture'
import { addressOf, atAddress, eventually, logInThrough, toastSaying, untilLive } from './screen'
import { newAnuncio, newEditor, untilLiveAt, writing } from './writing'

// Parts of a browser that fail on some devices: people can continue without them.

let editor: Person
beforeAll(async () => {
  editor = await newEditor(product, admin)
})

const addressFor = ({ id }: { id: number }) => `/anuncios/details/${id}`
const commentsOf = async ({ id }: { id: number }) =>
  (await admin.api.listComments({ params: { id } })).data.map(({ creador, comentario }) => `${creador}: ${comentario}`)

async function comment(page: Page, text: string) {
  await page.getByRole('button', { name: 'Comentar Este Anuncio' }).click()
  await writing(page, 'Comentar Este Anuncio').click()
  await page.keyboard.type(text)
  await page.getByRole('button', { name: 'Enviar Comentario' }).click()
}

it('logs in where the storage takes nothing more', async (test) => {
  const person = await newPerson(product)
  const page = await browser.newPage(test)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/login')
  await logInThrough(page, person)
  await toastSaying(page, 'Sesión iniciada correctamente').waitFor()
  await atAddress(page, '/ladder')
})

it('sends a comment where the database of the browser never answers', async (test) => {
  const anuncio = await newAnuncio(editor, 'Sin base de datos')
  const person = await newPerson(product)
  const page = await browser.newPage(test, { as: person })
  // A database request that never settles, as in Safari after returning to a page.
  await page.addInitScript(() => {
    indexedDB.open = () => new Proxy(Object.create(IDBOpenDBRequest.prototype), { set: () => true })
  })
  await untilLiveAt(page, addressFor(anuncio))
  await comment(page, 'Llega igual')
  await eventually(() => commentsOf(anuncio), [`${person.username}: <p>Llega igual</p>`])
})

it('sends a comment where another tab was frozen while it was sending', async (test) => {
  const anuncio = await newAnuncio(editor, 'Pestaña dormida')
  const person = await newPerson(product)
  const page = await browser.newPage(test, { as: person })
  const frozen = await page.context().newPage()
  await frozen.goto('/theme.js')
  await frozen.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('trinchera-por-enviar', () => {
          held()
          return new Promise(() => {})
        })
      }),
  )
  await untilLiveAt(page, addressFor(anuncio))
  await comment(page, 'Desde la otra')
  await eventually(() => commentsOf(anuncio), [`${person.username}: <p>Desde la otra</p>`])
})

it('opens the next screen where the browser takes no more entries into its history', async (test) => {
  const page = await browser.newPage(test)
  await page.goto('/ladder')
  await untilLive(page)
  await page.evaluate(() => {
    history.pushState = history.replaceState = () => {
      throw new DOMException('more than 100 times per 30 seconds', 'SecurityError')
    }
  })
  await page.getByRole('link', { name: 'Anuncios' }).first().click()
  await page.waitForURL('**/anuncios')
  await page.getByRole('heading', { level: 1, name: 'Anuncios' }).waitFor()
  expect(addressOf(page)).toBe('/anuncios')
})
