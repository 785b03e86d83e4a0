import { beforeAll, expect, it } from 'vitest'
import { tgaFile } from '@trinchera/testing/tga'
import { type Person } from '@trinchera/testing/people'
import { admin, browser, product } from './fixture'
import { atAddress, eventually, toastSaying } from './screen'
import { bmp, choose, drop, fillPanel, newAnuncio, newEditor, paste, tool, writing, written } from './writing'

let editor: Person

beforeAll(async () => {
  editor = await newEditor(product, admin)
})

it('keeps every format of the toolbar through saving, reloading and editing again', async (test) => {
  const anuncio = await newAnuncio(editor, 'Todos los formatos')
  const page = await browser.newPage(test, { as: editor })
  const address = `/anuncios/update/${anuncio.id}`
  await page.goto(address)
  const text = writing(page, 'Contenido')
  await text.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  const type = (words: string) => page.keyboard.type(words)
  const line = async (words: string) => {
    await page.keyboard.press('Enter')
    await tool(page, 'Limpiar formato').click()
    await type(words)
  }

  for (const level of [1, 2, 3, 4, 5, 6]) {
    await line('')
    await choose(page, 'Título', `Título ${level}`)
    await type(`Nivel ${level}`)
  }
  for (const mark of ['Negrita', 'Cursiva', 'Subrayado', 'Tachado', 'Superíndice', 'Subíndice']) {
    await line('antes ')
    await tool(page, mark).click()
    await type(mark)
    await tool(page, mark).click()
    await type('  después')
  }
  for (const [panel, value] of [
    ['Tamaño', 'Chica'],
    ['Tamaño', 'Grande'],
    ['Tamaño', 'Enorme'],
    ['Letra', 'Con serifa'],
    ['Letra', 'De máquina'],
    ['Color del texto', 'Rojo'],
    ['Color de fondo', 'Azul oscuro'],
  ] as const) {
    await line('')
    await choose(page, panel, value)
    await type(`${panel} ${value}`)
  }
  for (const value of ['Al centro', 'A la derecha', 'Justificado']) {
    await line(value)
    await choose(page, 'Alinear', value)
  }
  for (const block of [
    'De derecha a izquierda',
    'Cita',
    'Bloque de código',
    'Lista',
    'Lista numerada',
    'Lista de tareas',
  ]) {
    await line(`  ${block}`)
    await tool(page, block).click()
    if (block.startsWith('Lista')) {
      await page.keyboard.press('Enter')
      await tool(page, 'Más sangría').click()
      await type('más adentro')
      await page.keyboard.press('Enter')
      await tool(page, 'Menos sangría').click()
      await tool(page, block).click()
    }
  }
  await line('Con ')
  await fillPanel(page, 'Enlace', 'www.ejemplo.cl/reglas')
  await type(' y ')
  await fillPanel(page, 'Fórmula', 'w - \\frac{w - l}{2}')
  await fillPanel(page, 'Video', 'https://www.twitch.tv/videos/123456789')
  await type('Fin')

  const before = await written(text)
  for (const sign of [
    '<h6>',
    'ql-size-huge',
    'ql-font-serif',
    'ql-align-justify',
    'ql-direction-rtl',
    'data-list="unchecked"',
    'ql-indent-1',
    '<sup>',
    '<sub>',
    '<blockquote>',
    'ql-code-block',
    'background-color',
    'ql-video',
    'data-value',
  ]) {
    expect(before).toContain(sign)
  }
  await page.getByRole('button', { name: 'Guardar Anuncio' }).click()
  await toastSaying(page, 'Los cambios del anuncio quedaron guardados').waitFor()
  await atAddress(page, '/anuncios')

  // The text is unchanged when opened again, and after an edit that changes nothing.
  await page.goto(address)
  await text.getByText('Fin', { exact: true }).waitFor()
  await expect.poll(() => written(text)).toBe(before)
  await text.getByText('Fin', { exact: true }).click()
  await page.keyboard.press('End')
  await type('!')
  await page.keyboard.press('Backspace')
  await page.getByRole('button', { name: 'Guardar Anuncio' }).click()
  await atAddress(page, '/anuncios')
  await page.goto(address)
  await text.getByText('Fin', { exact: true }).waitFor()
  await expect.poll(() => written(text)).toBe(before)
})

it('accepts dropped and pasted pictures, and says why it refuses others', async (test) => {
  const anuncio = await newAnuncio(editor, 'Con imágenes')
  const page = await browser.newPage(test, { as: editor })
  await page.goto(`/anuncios/update/${anuncio.id}`)
  const text = writing(page, 'Contenido')
  await text.getByText('Hola.').waitFor()
  const refusal = page.getByRole('alert')
  const png = (await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 20 } })).toString('base64')

  await drop(text, [
    { name: 'captura.png', type: 'image/png', base64: png },
    { name: 'vieja.bmp', type: 'image/bmp', base64: bmp },
    { name: 'shot0001.tga', type: '', base64: tgaFile(40, 20, () => [9, 90, 9]).toString('base64') },
  ])
  await eventually(() => text.locator('img[src^="/uploads/anuncios/"]').count(), 3)
  await drop(text, [{ name: 'dibujo.svg', type: 'image/svg+xml', base64: btoa('<svg/>') }])
  await refusal
    .getByText('«dibujo.svg» no sirve: las imágenes van en PNG, JPG, WebP, GIF, AVIF, BMP, ICO o TGA')
    .waitFor()
  await drop(text, [{ name: 'enorme.png', type: 'image/png', base64: btoa('x'.repeat(21 * 1024 * 1024)) }])
  await refusal.getByText('«enorme.png» pesa más de 20 MB').waitFor()
  await drop(text, [{ name: 'rota.bmp', type: 'image/bmp', base64: btoa('nada') }])
  await refusal.getByText('«rota.bmp» no se puede leer como imagen').waitFor()

  // Paste from the clipboard: embedded pictures are uploaded, pictures of other hosts are not requested, harmful parts are removed.
  await paste(
    text,
    `<p>pegado <img src="data:image/png;base64,${png}"><img src="https://otro.test/a.png"><a href="javascript:alert(1)">malo</a></p><iframe src="https://otro.test/"></iframe><script>alert(1)</script>`,
  )
  await refusal.getByText('Una imagen de otro sitio no se pegó').waitFor()
  await eventually(() => text.locator('img[src^="/uploads/anuncios/"]').count(), 4)
  await expect.poll(() => text.locator('[src^="data:"], [src^="http"], [href], .ql-upload, script').count()).toBe(0)

  // Undo removes a picture. The stored text contains only URLs of pictures, not their data.
  await text.press('Control+z')
  await eventually(() => text.locator('img').count(), 3)
  await page.getByRole('button', { name: 'Guardar Anuncio' }).click()
  await atAddress(page, '/anuncios')
  const { data } = await editor.api.getAnuncio({ params: { id: anuncio.id } })
  expect(data.contenido.match(/<img src="\/uploads\/anuncios\/[0-9a-f]{32}\.webp">/g)).toHaveLength(3)
  expect(data.contenido).not.toContain('data:')
})

it('keeps a pasted table, which scrolls within itself on a phone, through saving and editing again', async (test) => {
  const anuncio = await newAnuncio(editor, 'Fixture')
  const page = await browser.newPage(test, { as: editor, width: 320 })
  const address = `/anuncios/update/${anuncio.id}`
  await page.goto(address)
  const text = writing(page, 'Contenido')
  await text.getByText('Hola.').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  // HTML as a word processor writes it, with merged cells
  await paste(
    text,
    `<table class="MsoTableGrid"><tr><th colspan="2"><p>Semifinal</p></th></tr><tr><td rowspan="2"><p class="MsoNormal">Sábado</p></td><td><p>Los Peucos</p></td></tr><tr><td><p>Las Diucas</p></td></tr></table>`,
  )
  const kept =
    '<table><tbody><tr><td><strong>Semifinal</strong></td><td><br></td></tr><tr><td>Sábado</td><td>Los Peucos</td></tr><tr><td><br></td><td>Las Diucas</td></tr></tbody></table>'
  const stored = async () => (await editor.api.getAnuncio({ params: { id: anuncio.id } })).data.contenido
  for (const _ of ['pasted', 'opened again']) {
    await text.locator('td').nth(3).waitFor()
    await text.getByText('Sábado').click()
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await page.keyboard.press('Backspace')
    await page.getByRole('button', { name: 'Guardar Anuncio' }).click()
    await atAddress(page, '/anuncios')
    expect(await stored()).toBe(kept)
    await page.goto(address)
  }
  await page.goto(`/anuncios/details/${anuncio.id}`)
  await page.getByRole('cell', { name: 'Las Diucas' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

it('refuses invalid links and videos in their field, and says why', async (test) => {
  const anuncio = await newAnuncio(editor, 'Enlaces')
  const page = await browser.newPage(test, { as: editor })
  await page.goto(`/anuncios/update/${anuncio.id}`)
  await writing(page, 'Contenido').click()
  await page.keyboard.press('Control+k')
  await page.getByLabel('Dirección del enlace').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await page.getByText('No se puede enlazar con «javascript:». Solo http, https, mailto y tel.').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => writing(page, 'Contenido').evaluate((root) => root === document.activeElement)).toBe(true)
  await tool(page, 'Video').click()
  await page.getByLabel('Dirección del video').fill('https://vimeo.com/76979871')
  await page.keyboard.press('Enter')
  await page.getByText('Esa dirección no es un video. Pega la dirección de un video de YouTube o de Twitch.').waitFor()
  await tool(page, 'Fórmula').click()
  await page.getByLabel('Fórmula en TeX').fill('\\frac{1}{')
  await page.getByText('A la fórmula le falta algo al final').waitFor()
  await page.getByLabel('Fórmula en TeX').fill('\\frac{1}{2}')
  await page.getByText('Así queda').waitFor()
  await page.getByRole('group', { name: 'Fórmula' }).locator('.katex').waitFor()
})

it('writes and formats by keyboard', async (test) => {
  const anuncio = await newAnuncio(editor, 'Sin mouse')
  const page = await browser.newPage(test, { as: editor })
  await page.goto(`/anuncios/update/${anuncio.id}`)
  const text = writing(page, 'Contenido')
  await text.waitFor()
  await page.getByLabel('Título', { exact: true }).focus()
  const tabTo = async (target: typeof text) => {
    for (let i = 0; i < 20 && !(await target.evaluate((one) => one === document.activeElement)); i++)
      await page.keyboard.press('Tab')
    await expect.poll(() => target.evaluate((one) => one === document.activeElement)).toBe(true)
  }
  // All tools are a single tab stop; the next one is the text.
  await tabTo(tool(page, 'Título'))
  await page.keyboard.press('Tab')
  await expect.poll(() => text.evaluate((root) => root === document.activeElement)).toBe(true)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Uno ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('dos')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')

  // Alt+F10 goes to the tools, the arrow keys move between them, a panel opens, and the focus returns to the text.
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Enter')
  await page
    .getByRole('group', { name: 'Título', exact: true })
    .getByRole('button', { name: 'Texto', exact: true })
    .waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => text.evaluate((root) => root === document.activeElement)).toBe(true)
  await page.keyboard.type('Tres')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Alt+F10')
  for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Lista')
  await page.keyboard.press('Space')
  await page.keyboard.type('Cuatro')

  // Tab leaves the text, forwards and backwards.
  await tabTo(page.getByRole('button', { name: 'Guardar Anuncio' }))
  await page.keyboard.press('Enter')
  await atAddress(page, '/anuncios')
  const { data } = await editor.api.getAnuncio({ params: { id: anuncio.id } })
  expect(data.contenido).toBe('<p>Uno <strong>dos</strong></p><h2>Tres</h2><ol><li data-list="bullet">Cuatro</li></ol>')
})

it('undoes and redoes', async (test) => {
  const anuncio = await newAnuncio(editor, 'Deshacer')
  const page = await browser.newPage(test, { as: editor })
  await page.goto(`/anuncios/update/${anuncio.id}`)
  const text = writing(page, 'Contenido')
  await text.click()
  await page.keyboard.press('Control+End')
  // In one go, because letters typed slowly are undone one by one.
  await page.keyboard.insertText(' Algo más.')
  await text.press('Control+z')
  await eventually(() => text.innerText(), 'Hola.')
  await text.press('Control+Shift+z')
  await eventually(() => text.innerText(), 'Hola. Algo más.')
})
