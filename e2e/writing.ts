import type { Locator, Page } from 'playwright-core'
import { openDatabase } from '@trinchera/db/database'
import type { Person } from '@trinchera/testing/people'
import { newPerson, logIn } from '@trinchera/testing/people'
import type { RunningProduct } from '@trinchera/testing/product'
import { eventually, untilLive } from './screen'

/** The text field of the editor with this label. */
export const writing = (page: Page, name: string) => page.getByRole('textbox', { name })
/** Resolves once the keyboard writes into the editor: a new editor takes the focus only after it is shown. */
export const untilWriting = (page: Page, name: string) => writing(page, name).and(page.locator(':focus')).waitFor()
export const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formato' }).getByRole('button', { name, exact: true })

/** Opens the panel of a tool in the text editor and presses a button of the panel. */
export async function choose(page: Page, panel: string, name: string) {
  await tool(page, panel).click()
  await page.getByRole('group', { name: panel, exact: true }).getByRole('button', { name, exact: true }).click()
}

/** Opens the panel, which has one text field, of a tool in the text editor, fills in the field and submits it. */
export async function fillPanel(page: Page, panel: string, text: string) {
  await tool(page, panel).click()
  const group = page.getByRole('group', { name: panel, exact: true })
  await group.getByRole('textbox').fill(text)
  await page.keyboard.press('Enter')
  await group.waitFor({ state: 'detached' })
}

/** The text editor's HTML without what differs between typed text and text loaded into the editor. */
export const written = (text: Locator) =>
  text.evaluate((root) => {
    const copy = document.implementation.createHTMLDocument('').importNode(root, true)
    for (const own of copy.querySelectorAll('.ql-ui, .ql-cursor')) own.remove()
    for (const formula of copy.querySelectorAll<HTMLElement>('.ql-formula'))
      formula.textContent = formula.dataset.value ?? ''
    for (const element of copy.querySelectorAll('[style=""]')) element.removeAttribute('style')
    for (const element of copy.querySelectorAll('[aria-level]')) element.removeAttribute('aria-level')
    for (const element of copy.querySelectorAll('[class]')) element.className = [...element.classList].sort().join(' ')
    for (const end of ['firstElementChild', 'lastElementChild'] as const)
      while (copy[end]?.matches('p') && !copy[end].textContent) copy[end].remove()
    return copy.innerHTML
  })

/** Opens a page and waits until it has loaded and receives live events. */
export const untilLiveAt = async (page: Page, address: string) => {
  await page.goto(address)
  await untilLive(page)
  await eventually(() => page.locator('main [aria-busy="true"], main [data-part="skeleton"]').count(), 0)
}

/** Drops files on an editor, as if they were dragged there from a folder. */
export const drop = (text: Locator, files: readonly { name: string; type: string; base64: string }[]) =>
  text.evaluate((root, dropped) => {
    const carried = new DataTransfer()
    for (const { name, type, base64 } of dropped)
      carried.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name, { type }))
    const { left, top } = root.getBoundingClientRect()
    root.dispatchEvent(
      new DragEvent('drop', {
        dataTransfer: carried,
        bubbles: true,
        cancelable: true,
        clientX: left + 20,
        clientY: top + 20,
      }),
    )
  }, files)

export const paste = (text: Locator, html: string) =>
  text.evaluate((root, pasted) => {
    if (root instanceof HTMLElement) root.focus()
    const carried = new DataTransfer()
    carried.setData('text/html', pasted)
    root.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true }))
  }, html)

/** A red BMP of 2 × 2 pixels with 24 bits each, in base64. Old games store screenshots in this format. */
export const bmp = 'Qk1GAAAAAAAAADYAAAAoAAAAAgAAAAIAAAABABgAAAAAABAAAAATCwAAEwsAAAAAAAAAAAAAAAD/AAD/AAAAAP8AAP8AAA=='

/** A new staff member who may publish anuncios (Moderador Anuncios). */
export async function newEditor(product: RunningProduct, admin: Person): Promise<Person> {
  const person = await newPerson(product)
  await admin.api.updateAdminPlayer({ params: { id: person.id }, body: { rol: 4, admin: true } })
  return logIn(product, person.email, person.password)
}

export const newAnuncio = async (editor: Person, titulo: string, contenido = '<p>Hola.</p>') =>
  (await editor.api.createAnuncio({ body: { titulo, descripcion: `Sobre ${titulo}`, contenido } })).data

/** Ends a player's sessions in the database, as when they expire: without the event that would inform open pages. */
export async function endSilently(product: RunningProduct, { id }: Person) {
  const database = openDatabase({ url: product.databaseUrl })
  await database.db
    .updateTable('sessions')
    .set({ revoked_at: new Date().toISOString(), reason: 'prueba' })
    .where('player_id', '=', id)
    .execute()
  await database.close()
}
