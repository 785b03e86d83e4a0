import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagesOf, type TestPages } from '@trinchera/testing/browser'
import { adminOf, newPerson, type Person } from '@trinchera/testing/people'
import { startProduct, type Product } from '@trinchera/testing/product'
import { chromium } from './chromium'
import { findings, sticksOut } from './axe'
import { atAddress, eventually, isMarked, mark, toastSaying, untilShown } from './screen'
import { choose, fillPanel, newAnuncio, newEditor, tool, untilLiveAt, writing, written } from './writing'

let product: Product
let browser: TestPages
let admin: Person
let editor: Person

beforeAll(async () => {
  product = await startProduct()
  browser = pagesOf(chromium, product)
  admin = await adminOf(product)
  editor = await newEditor(product, admin)
})

afterAll(async () => {
  await product?.stop()
})

const addressFor = ({ id }: { id: number }) => `/anuncios/details/${id}`
const player = /request: https:\/\/www\.youtube-nocookie\.com\//

it('publishes with a picture and a video, and open pages show it at once', async (test) => {
  const [page, other] = await Promise.all([
    browser.newPage(test, { as: editor, expects: [/status of 400/] }),
    browser.newPage(test, { as: await newPerson(product), expects: [player, /ERR_|Failed to load resource/] }),
  ])
  await untilLiveAt(other, '/anuncios')
  await other.getByText('No Hay Anuncios Para mostrar').waitFor()
  await mark(other)

  await page.goto('/panel-admin/anuncios')
  const form = page.getByRole('form', { name: 'Crear Anuncio' })
  await form.getByRole('button', { name: 'Guardar Anuncio' }).click()
  await form.getByText('Título es obligatorio').waitFor()
  await expect
    .poll(() => form.getByLabel('Título', { exact: true }).evaluate((field) => field === document.activeElement))
    .toBe(true)
  await form.getByLabel('Título', { exact: true }).fill('Arranca la Etapa II')
  await form.getByLabel('Descripción').fill('Inscripción abierta hasta el domingo.')
  await form
    .getByLabel('Imagen')
    .setInputFiles({ name: 'portada.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await writing(page, 'Contenido').click()
  await page.keyboard.type('Todos parten de cero.')
  await page.keyboard.press('Enter')
  await fillPanel(page, 'Video', 'https://youtu.be/dQw4w9WgXcQ')
  const card = other.getByRole('listitem').filter({ hasText: 'Arranca la Etapa II' })
  await Promise.all([
    toastSaying(page, 'Anuncio publicado').waitFor(),
    card.getByText('Nuevo', { exact: true }).waitFor(),
    form.getByRole('button', { name: 'Guardar Anuncio' }).click(),
  ])
  await atAddress(page, '/anuncios')
  await eventually(
    () => card.locator('img').evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0),
    true,
  )
  await card.getByRole('link').click()
  await other.getByRole('heading', { level: 1, name: 'Arranca la Etapa II' }).waitFor()
  await expect.poll(() => other.title()).toBe('Arranca la Etapa II · Trinchera')
  expect(await (await fetch(other.url(), { headers: { accept: 'text/html' } })).text()).toMatch(
    /<meta property="og:image" content="[^"]+\/uploads\/anuncios\//,
  )
  await other.getByText('Todos parten de cero.').waitFor()

  // No request goes to YouTube before the reader starts the video.
  await expect.poll(() => other.locator('iframe').count()).toBe(0)
  await other.route(/youtube-nocookie/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>video</title>' }),
  )
  await other.getByRole('button', { name: /Ver el video de YouTube/ }).click()
  await expect
    .poll(() => other.locator('iframe').getAttribute('src'))
    .toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1')
  await eventually(
    () => other.frames().some((frame) => frame.url().startsWith('https://www.youtube-nocookie.com/')),
    true,
  )

  // A comment made there appears in the first browser too.
  await page.getByRole('link', { name: 'Arranca la Etapa II' }).click()
  await page.getByRole('region', { name: 'Comentarios' }).getByText('En vivo').waitFor()
  await other.getByRole('button', { name: 'Comentar Este Anuncio' }).click()
  await writing(other, 'Comentar Este Anuncio').click()
  await other.keyboard.type('Presentes')
  await other.getByRole('button', { name: 'Enviar Comentario' }).click()
  await page.getByRole('region', { name: 'Comentarios' }).getByText('Presentes').waitFor()
  expect(await isMarked(other)).toBe(true)
})

it('changes and deletes it, and open pages follow', async (test) => {
  const anuncio = await newAnuncio(editor, 'Se suspende la fecha')
  const [list, detail, page] = await Promise.all([
    browser.newPage(test),
    browser.newPage(test, { expects: [/status of 404/] }),
    browser.newPage(test, { as: editor, expects: [/status of 404/] }),
  ])
  await untilLiveAt(list, '/anuncios')
  await untilLiveAt(detail, addressFor(anuncio))
  await page.goto(`/anuncios/update/${anuncio.id}`)
  await page.getByRole('heading', { level: 1, name: 'Editar anuncio' }).waitFor()
  await page.getByLabel('Título', { exact: true }).fill('Se juega el domingo')
  await page.getByRole('button', { name: 'Guardar Anuncio' }).click()
  await atAddress(page, '/anuncios')
  await list.getByRole('link', { name: 'Se juega el domingo' }).waitFor()
  await detail.getByRole('heading', { level: 1, name: 'Se juega el domingo' }).waitFor()

  await page.goto(addressFor(anuncio))
  await page.getByRole('main').getByRole('button', { name: 'Eliminar' }).click()
  await page
    .getByRole('dialog', { name: 'Vas a eliminar «Se juega el domingo»' })
    .getByRole('button', { name: 'Eliminar anuncio' })
    .click()
  await atAddress(page, '/anuncios')
  await list.getByRole('link', { name: 'Se juega el domingo' }).waitFor({ state: 'detached' })
  await detail.getByRole('heading', { name: 'Este anuncio ya no está' }).waitFor()
  await detail.reload()
  await detail.getByRole('heading', { name: 'Acá no hay nada' }).waitFor()
})

it('is changed from a table, and deleted after confirmation', async (test) => {
  const anuncio = await newAnuncio(editor, 'De la tabla')
  const page = await browser.newPage(test, { as: editor })
  await page.goto('/panel-admin/anuncios')
  await page.getByText('Gestionar Anuncios', { exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: 'De la tabla' })
  await row.getByText('Sobre De la tabla').waitFor()
  await expect.poll(() => row.locator('time').innerText()).toMatch(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/)
  await row.getByRole('link', { name: 'Modificar' }).click()
  await atAddress(page, `/anuncios/update/${anuncio.id}`)
  await page.goBack()
  await page.getByText('Gestionar Anuncios', { exact: true }).click()
  await row.getByRole('button', { name: 'Eliminar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vas a eliminar «De la tabla»' })
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await row.getByRole('button', { name: 'Eliminar' }).click()
  await dialog.getByRole('button', { name: 'Eliminar anuncio' }).click()
  await toastSaying(page, 'Anuncio eliminado').waitFor()
  await row.waitFor({ state: 'detached' })
})

it('shows an edit conflict to the second of two editors, and overwrites nothing', async (test) => {
  const anuncio = await newAnuncio(editor, 'Entre dos')
  const page = await browser.newPage(test, { as: editor, expects: [/status of 409/] })
  await page.goto(`/anuncios/update/${anuncio.id}`)
  await page.getByLabel('Título', { exact: true }).fill('Mi título')
  await writing(page, 'Contenido').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Lo mío.')
  const change = (body: object) => admin.api.updateAnuncio({ params: { id: anuncio.id }, body })

  // A field that I have not changed takes over the other person's change automatically.
  await change({ descripcion: 'De otra mano' })
  await page.getByText('El anuncio cambió mientras lo editabas: descripción').waitFor()
  await expect.poll(() => page.getByLabel('Descripción').inputValue()).toBe('De otra mano')

  // For a field that I have changed, I must choose which text to keep.
  await change({ titulo: 'Otro título', contenido: '<p>Lo de otro.</p>' })
  const clash = page.getByRole('alert').filter({ hasText: 'elige qué queda' })
  await clash.getByText('Otro título').waitFor()
  await clash.getByText('Lo de otro.').waitFor()
  await clash.getByRole('group', { name: 'Título' }).getByLabel('Usar lo de ahora').check()
  await clash.getByRole('button', { name: 'Seguir con lo elegido' }).click()
  await expect.poll(() => page.getByLabel('Título', { exact: true }).inputValue()).toBe('Otro título')
  await expect.poll(() => writing(page, 'Contenido').innerText()).toBe('Hola. Lo mío.')
  await page.getByRole('button', { name: 'Guardar Anuncio' }).click()
  await atAddress(page, '/anuncios')
  const { data } = await editor.api.getAnuncio({ params: { id: anuncio.id } })
  expect([data.titulo, data.descripcion, data.contenido]).toEqual([
    'Otro título',
    'De otra mano',
    '<p>Hola. Lo mío.</p>',
  ])
})

it('keeps a half-written announcement through a reload', async (test) => {
  const page = await browser.newPage(test, { as: editor })
  await page.goto('/panel-admin/anuncios')
  await page.getByLabel('Título', { exact: true }).fill('A medias')
  await writing(page, 'Contenido').click()
  await page.keyboard.type('Falta lo mejor')
  await choose(page, 'Título', 'Título 2')
  await page.getByText(/^Borrador guardado a las \d\d:\d\d$/).waitFor()
  await page.reload()
  await writing(page, 'Contenido').getByText('Falta lo mejor').waitFor()
  await expect.poll(() => page.getByLabel('Título', { exact: true }).inputValue()).toBe('A medias')
  await expect.poll(() => written(writing(page, 'Contenido'))).toBe('<h2>Falta lo mejor</h2>')
})

it('lets nobody else change it', async (test) => {
  const anuncio = await newAnuncio(editor, 'Ajeno')
  const page = await browser.newPage(test, { as: await newPerson(product) })
  await page.goto(`/anuncios/update/${anuncio.id}`)
  await atAddress(page, '/unauthorized')
  await page.goto(addressFor(anuncio))
  await page.getByRole('heading', { level: 1, name: 'Ajeno' }).waitFor()
  await untilShown(page)
  await expect.poll(() => page.getByRole('link', { name: 'Modificar' }).count()).toBe(0)
})

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://otro.test/a.gif">',
  '<svg onload=alert(1)><a href="javascript:alert(1)">x</a></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://otro.test/"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="position:fixed;inset:0;background:url(https://otro.test/t)">x</p>',
  '<style>@import "https://otro.test/x.css"</style>',
  '<form action="https://otro.test"><input autofocus onfocus=alert(1)></form>',
  '<video src="https://otro.test/v" autoplay></video>',
  '<link rel=stylesheet href="https://otro.test/x.css">',
  '<span class="ql-formula" data-value="\\href{javascript:alert(1)}{x}\\includegraphics{https://otro.test/a.png}"></span>',
  '<iframe class="ql-video" src="https://www.youtube.com.otro.test/embed/abc"></iframe>',
  '<p onclick="alert(1)" id="app" class="scrim toasts">x</p>',
  // This one stays last, because it swallows all HTML that follows it.
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
]

it('renders hostile HTML harmless, even if the server had stored it', async (test) => {
  const anuncio = await newAnuncio(editor, 'Hostil')
  // The browser logs an error for each inline handler that it refuses to run.
  const page = await browser.newPage(test, { expects: [/Executing inline event handler violates/] })
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog: ${dialog.message()}`)
  })
  await page.route('**/api/v1/anuncios/get-anuncio-id/*', async (route) => {
    const reply = await route.fetch()
    const body: unknown = await reply.json()
    const data =
      typeof body === 'object' && body !== null && 'data' in body && typeof body.data === 'object' ? body.data : {}
    await route.fulfill({
      response: reply,
      json: { ...Object(body), data: { ...data, contenido: `<p>Antes</p>${hostile.join('')}` } },
    })
  })
  await page.goto(addressFor(anuncio))
  await page.getByText('Antes').waitFor()
  await page.locator('.katex').waitFor()
  // Requests to other hosts already fail the test, as faults of the page.
  const left = await page
    .locator('[data-part="rich-text"]')
    .evaluate((rich) =>
      [
        ...rich.querySelectorAll(
          'script, iframe, form, style, link, video, input, [href^="javascript"], [id], [style*="position"], .scrim',
        ),
      ]
        .filter((one) => !one.closest('.katex'))
        .map((one) => one.outerHTML),
    )
  expect(left).toEqual([])
  await expect.poll(() => page.locator('[data-part="rich-text"]').locator('[href^="javascript"], img').count()).toBe(0)
})

/** axe's violations, one line each, and one more line if the page overflows sideways. */
async function looked(page: Page) {
  const out = await sticksOut(page)
  return [...(await findings(page)), ...(out > 0 ? [`sticks out ${out}`] : [])]
}

const everything = `<h3>Tres</h3><h1>Uno</h1><p><span style="color: rgb(0, 0, 0);">negro</span> <span style="color: #ffffff">blanco</span> <span style="background-color: #f6d55c">con fondo <a href="https://ejemplo.cl">y enlace</a></span></p>
<ol><li data-list="bullet">uno</li><li data-list="ordered" class="ql-indent-1">dos</li><li data-list="checked">tres</li></ol><pre>${'x'.repeat(300)}</pre><p>${'larguísima'.repeat(40)}</p>
<p><span class="ql-formula" data-value="\\sum_{i=1}^{n} ${'a_i + '.repeat(30)} 1"></span></p><iframe class="ql-video" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>`

it.for([
  ['dark', 1366],
  ['light', 320],
] as const)(
  'axe finds nothing on the list, an announcement, its comments and the editor, and nothing overflows: %s, %s px',
  async ([colorScheme, width], test) => {
    const anuncio = await newAnuncio(editor, `Un título ${'larguísimo '.repeat(8)}`.trim(), everything)
    for (const contenido of [everything.replace(/<iframe.*/s, ''), `<p>${'Una línea. '.repeat(400)}</p>`])
      await editor.api.createComment({ body: { contenido, idAnuncio: anuncio.id } })
    const page = await browser.newPage(test, { as: editor, colorScheme, width })
    const found: Record<string, string[]> = {}
    await untilLiveAt(page, '/anuncios')
    found.list = await looked(page)
    await untilLiveAt(page, addressFor(anuncio))
    await page.locator('article .katex').waitFor()
    await page.getByRole('button', { name: 'Comentar Este Anuncio' }).click()
    await writing(page, 'Comentar Este Anuncio').click()
    await page.keyboard.type('Hola')
    await choose(page, 'Color del texto', 'Amarillo')
    await page.keyboard.type('amarillo')
    await tool(page, 'Enlace').click()
    found.detail = await looked(page)
    // In the text itself, the writer decides the order of the headings.
    const ordered = await newAnuncio(
      editor,
      'Para escribir',
      everything.replace('<h3>Tres</h3>', '').replaceAll('h1>', 'h2>'),
    )
    await page.goto(`/anuncios/update/${ordered.id}`)
    await untilShown(page)
    await writing(page, 'Contenido').waitFor()
    for (const panel of ['Título', 'Color de fondo', 'Imagen', 'Fórmula']) {
      await tool(page, panel).click()
      found[panel] = await looked(page)
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])))
  },
)
