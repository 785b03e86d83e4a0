import { afterAll, expect, it } from 'vitest'
import { pagesOf } from '@trinchera/testing/browser'
import { adminOf, newPerson } from '@trinchera/testing/people'
import { startProduct } from '@trinchera/testing/product'
import { chromium } from './chromium'
import { atAddress, eventually, isMarked, mark, toastSaying, untilShown } from './screen'
import { newStaff } from './staff'

// Starts its own product, because other tests report comments too, and here nothing else may wait for a decision.
const product = await startProduct()
afterAll(() => product.stop())
const browser = pagesOf(chromium, product)
const admin = await adminOf(product)

const insult = 'Son todos unos maletas'

async function newComment() {
  const { data: anuncio } = await admin.api.createAnuncio({
    body: { titulo: 'Copa de invierno', descripcion: 'Se viene', contenido: '<p>Inscripciones abiertas</p>' },
  })
  const author = await newPerson(product)
  const { data: comment } = await author.api.createComment({
    body: { contenido: `<p>${insult}</p>`, idAnuncio: anuncio.id },
  })
  return { anuncio, author, comment }
}

it('hides, restores and deletes a reported comment, live in open pages', async (test) => {
  const { anuncio, author, comment } = await newComment()
  const visitor = await browser.newPage(test)
  await visitor.goto(`/anuncios/details/${anuncio.id}`)
  await visitor.getByText(insult).waitFor()
  await mark(visitor)

  const page = await browser.newPage(test, { as: await newStaff(product, admin, 4) })
  await page.goto('/panel-admin/anuncios?pestana=comentarios')
  await page.getByText('Nada que revisar').waitFor()
  await mark(page)
  // The panel's home says that nothing waits, until a comment is reported.
  const entry = await browser.newTab(page)
  await entry.goto('/panel-admin')
  await entry.getByText('Nada espera una decisión tuya').waitFor()
  await untilShown(entry)
  await mark(entry)
  const reporter = await newPerson(product)
  await reporter.api.reportComment({ params: { id: comment.id }, body: { motivo: 'Es un insulto' } })
  const reported = page.getByRole('list', { name: 'Comentarios denunciados' })
  await reported.getByText('Es un insulto').waitFor()
  await reported.getByText(insult).waitFor()
  await page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Anuncios 1 por resolver' })
    .waitFor()
  await entry
    .getByRole('region', { name: 'Comentarios denunciados' })
    .getByRole('link', { name: 'Es un insulto' })
    .click()
  await atAddress(entry, '/panel-admin/anuncios?pestana=comentarios')
  await entry.getByRole('button', { name: `Ocultar el comentario de ${author.username}` }).waitFor()
  expect(await isMarked(entry)).toBe(true)
  await entry.close()

  await reported.getByRole('button', { name: `Ocultar el comentario de ${author.username}` }).click()
  const dialog = page.getByRole('dialog', { name: `Vas a ocultar el comentario de ${author.username}` })
  await dialog.getByRole('button', { name: 'Ocultar comentario' }).click()
  await visitor.getByText(insult).waitFor({ state: 'detached' })
  await reported.getByText('Oculto', { exact: true }).waitFor()

  await reported.getByRole('button', { name: `Dejar visible el comentario de ${author.username}` }).click()
  await visitor.getByText(insult).waitFor()
  await page.getByText('Nada que revisar').waitFor()

  await reporter.api
    .reportComment({ params: { id: comment.id }, body: { motivo: 'Sigue siendo un insulto' } })
    .catch(() => undefined)
  const again = await newPerson(product)
  await again.api.reportComment({ params: { id: comment.id }, body: { motivo: 'No va' } })
  await reported.getByRole('button', { name: `Eliminar el comentario de ${author.username}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar comentario' }).click()
  await toastSaying(page, /omentario/)
    .first()
    .waitFor()
  await visitor.getByText(insult).waitFor({ state: 'detached' })
  await page.getByText('Nada que revisar').waitFor()
  expect([await isMarked(page), await isMarked(visitor)]).toEqual([true, true])
})

it('shows comments below Reportes for rol 1, and not for staff who only rule on matches', async (test) => {
  const { comment, author } = await newComment()
  await (await newPerson(product)).api.reportComment({ params: { id: comment.id }, body: { motivo: 'No va' } })
  const page = await browser.newPage(test, { as: admin })
  await page.goto('/panel-admin/reportes')
  await page.getByRole('tab', { name: /^Comentarios/ }).click()
  await page.getByRole('button', { name: `Ocultar el comentario de ${author.username}` }).waitFor()
  const moderator = await browser.newPage(test, { as: await newStaff(product, admin, 2) })
  await moderator.goto('/panel-admin/reportes')
  await untilShown(moderator)
  await eventually(() => moderator.getByRole('tab').count(), 0)
})
