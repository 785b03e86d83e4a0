import { expect, it } from 'vitest'
import { findings, sticksOut } from './axe'
import { admin, browser, product } from './fixture'
import { picture } from './picture'
import { atAddress, eventually, toastSaying, untilShown } from './screen'
import { newStaff, openCase } from './staff'
import { newRanking } from './etapa'

const bytesOf = ({ buffer }: ReturnType<typeof picture>) => new Uint8Array(buffer)

it('a case shows maps, the answer, the evidence of both clans and their earlier cases; a reason of the list rules it, and the next one has the focus', async (test) => {
  const etapa = await newRanking(product, admin, 3)
  const { clan, report } = etapa
  const [winner, loser] = [clan(2), clan(0)]
  const { data: earlier } = await report(1, 0)
  await clan(1).leader.api.claimMatch({
    params: { id: earlier.id },
    body: { tipo: 'plazo', texto: 'Fue el mes pasado' },
  })
  const mapa = (await admin.api.getOpciones()).data.mapas.lista.find(({ codigo }) => codigo !== '')
  if (!mapa) throw new Error('no map')
  const { data: match } = await loser.leader.api.reportLoss({
    body: {
      id_clan_ganador: winner.id,
      id_clan_perdedor: loser.id,
      id_etapa: etapa.id,
      id_juego: etapa.juego.id,
      mapas: [{ codigo: mapa.codigo, rondas_ganador: 7, rondas_perdedor: 3 }],
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  await winner.leader.api.answerMatch({
    params: { id: match.id },
    body: { respuesta: 'rechazar', tipo: 'falso', texto: 'Ganaron ellos' },
  })
  const shown = [
    [winner, 6, 'Marcador final'],
    [loser, 9, 'El segundo mapa'],
  ] as const
  for (const [side, seed, texto] of shown)
    await side.leader.api.addEvidencia({ params: { id: match.id }, body: { imagen: bytesOf(picture(seed)), texto } })

  const page = await browser.newPage(test, { as: await newStaff(product, admin, 2), width: 1366, height: 768 })
  // Only the cases of this etapa are listed, because other tests create and resolve cases too.
  const dialog = await openCase(page, match.id, etapa.id)
  await dialog.getByText(new RegExp(`La rechazó .*, de ${winner.nombre}`)).waitFor()
  await dialog.getByText('7–3').waitFor()
  await eventually(() => dialog.getByRole('button', { name: /^Ampliar/ }).count(), 2)
  for (const [side, , texto] of shown) {
    await dialog.getByRole('heading', { name: new RegExp(`^${side.nombre} 1`) }).waitFor()
    await dialog.getByText(texto, { exact: true }).waitFor()
  }
  await dialog.getByText('Casos anteriores de los dos clanes, 1').click()
  await dialog.getByRole('link', { name: `${clan(1).nombre} le ganó a ${loser.nombre}` }).waitFor()
  expect([await findings(page), await sticksOut(page)]).toEqual([[], 0])

  await dialog.getByRole('radio', { name: 'Anular' }).check()
  await dialog.getByText('Se avisa a los líderes de ambos clanes').waitFor()
  await dialog.getByLabel('Plantillas').selectOption({ index: 3 })
  await expect.poll(() => dialog.getByLabel('Motivo, será público').inputValue()).toMatch(/dos veces/)
  await dialog.getByRole('button', { name: 'Anular partida' }).click()
  await toastSaying(page, 'Partida anulada').waitFor()
  await dialog.waitFor({ state: 'detached' })
  // Enter opens the next case of the list, because the focus is on its button once the list is without the resolved case.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`Resolver la partida ${earlier.id}`)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Motivo, será público').waitFor()
  await page.waitForURL((address) => address.searchParams.get('partida') === String(earlier.id))
})

it('edits the reasons that are offered, and refuses one twice', async (test) => {
  const page = await browser.newPage(test, { as: await newStaff(product, admin, 1), width: 360, height: 740 })
  await page.goto('/panel-admin/opciones?parte=motivos')
  await untilShown(page)
  const form = page.getByRole('form', { name: 'Motivos' })
  const own = `Motivo de prueba ${crypto.randomUUID()}`
  const count = await form.getByRole('textbox').count()
  await form.getByRole('button', { name: 'Agregar motivo' }).click()
  await form
    .getByLabel(`Motivo ${count + 1}`, { exact: true })
    .fill(await form.getByLabel('Motivo 1', { exact: true }).inputValue())
  await form.getByRole('button', { name: 'Guardar' }).click()
  await form.getByText('Ese motivo ya está en la lista').waitFor()
  await form.getByLabel(`Motivo ${count + 1}`, { exact: true }).fill(own)
  expect([await findings(page), await sticksOut(page)]).toEqual([[], 0])
  await form.getByRole('button', { name: 'Guardar' }).click()
  await eventually(async () => (await admin.api.getOpciones()).data.motivos.includes(own), true)
  await form.getByRole('button', { name: `Quitar el motivo ${count + 1}` }).click()
  await form.getByRole('button', { name: 'Guardar' }).click()
  await eventually(async () => (await admin.api.getOpciones()).data.motivos.includes(own), false)
  await atAddress(page, '/panel-admin/opciones?parte=motivos')
})
