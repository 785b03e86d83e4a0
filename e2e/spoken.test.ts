import { expect, it } from 'vitest'
import { admin, browser, product } from './fixture'
import { findings } from './axe'
import { rankedTable, untilShown } from './screen'
import { newRanking } from './etapa'
import { choose, newAnuncio, newEditor, writing } from './writing'

// What a screen reader announces, and what keys do.

it('tells the table of an etapa row by row, each with its head', async (test) => {
  const etapa = await newRanking(product, admin, 2)
  const page = await browser.newPage(test, { reducedMotion: 'reduce' })
  await page.goto(etapa.address)
  await untilShown(page)
  const row = (place: number, letter: string, id: number) => [
    `    - row "${place} nuevo T${letter} Compañía ${letter} 1 victoria seguida 1–0 100 %":`,
    `      - cell "${place}"`,
    '      - cell "nuevo"',
    '      - cell',
    `      - cell "T${letter}"`,
    `      - rowheader "Compañía ${letter}":`,
    `        - link "Compañía ${letter}":`,
    `          - /url: /ladder/detalle-clan/${id}`,
    '      - cell "1 victoria seguida"',
    '      - cell "1–0"',
    '      - cell "100 %"',
    '      - cell',
  ]
  const heads = ['Puesto', 'Movimiento', 'Emblema', 'Tag', 'Clan', 'Racha', 'V–D', 'Victorias', 'Estado']
  await expect
    .poll(async () => (await rankedTable(page).ariaSnapshot()).split('\n'))
    .toEqual([
      `- table "Clanes rankeados de ${etapa.nombre}":`,
      `  - caption: Clanes rankeados de ${etapa.nombre}`,
      '  - rowgroup:',
      `    - row "${heads.join(' ')}":`,
      ...heads.map((head) => `      - columnheader "${head}"`),
      '  - rowgroup:',
      ...row(1, 'A', etapa.clan(0).id),
      ...row(2, 'B', etapa.clan(1).id),
    ])
})

it('asks to confirm a loss with the focus on what does nothing', async (test) => {
  const etapa = await newRanking(product, admin, 2)
  const page = await browser.newPage(test, { as: etapa.clan(1).leader, reducedMotion: 'reduce' })
  await page.goto(`/ladder/reportes?etapa=${etapa.id}`)
  const form = page.getByRole('form', { name: 'Reportar Derrota' })
  const winner = form.getByLabel('Clan ganador')
  await winner.and(page.locator(':enabled')).waitFor()
  await winner.focus()
  await page.keyboard.type('compañia a')
  await expect
    .poll(() => winner.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text))
    .toBe('1. Compañía A')
  await form.getByRole('button', { name: 'Reportar Derrota' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancelar' }).and(page.locator(':focus')).waitFor()
  await dialog.getByText('Queda a tu nombre').waitFor()
  await dialog.getByText('mantiene el puesto 2').waitFor()
  const { nombre, juego } = etapa
  await expect
    .poll(async () => (await dialog.ariaSnapshot()).split('\n'))
    .toEqual([
      '- dialog "Compañía B perdió con Compañía A":',
      `  - paragraph: ${nombre}, ${juego.nombre}`,
      '  - heading "Compañía B perdió con Compañía A" [level=2]',
      '  - paragraph: Vas a reportar una derrota de Compañía B.',
      '  - status',
      '  - heading "Qué va a pasar" [level=2]',
      '  - list:',
      '    - listitem: Compañía A sigue en el 1.',
      '    - listitem: Compañía B mantiene el puesto 2.',
      '    - listitem: Queda a tu nombre, y solo la administración lo puede anular.',
      '  - button "Reportar Derrota"',
      '  - button "Cancelar"',
    ])
  await expect.poll(() => findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancelar' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
})

it('keeps the order of headings while an announcement with headings is written', async (test) => {
  const editor = await newEditor(product, admin)
  const { id } = await newAnuncio(editor, 'Con títulos')
  const page = await browser.newPage(test, { as: editor, reducedMotion: 'reduce' })
  await page.goto(`/anuncios/update/${id}`)
  const text = writing(page, 'Contenido')
  await text.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  for (const level of [4, 1, 6]) {
    await choose(page, 'Título', `Título ${level}`)
    await page.keyboard.type(`Nivel ${level}`)
    await page.keyboard.press('Enter')
  }
  await text.locator('h6[aria-level="3"]').waitFor()
  await expect.poll(() => findings(page)).toEqual([])
})
