import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { admin, browser, product } from './fixture'
import { atAddress, eventually, logInThrough, untilLive, untilShown } from './screen'
import { newStaff, panelTabs } from './staff'

const areas = {
  juegos: 'Juegos',
  etapas: 'Etapas',
  opciones: 'Opciones',
  jugadores: 'Jugadores',
  reportes: 'Reportes',
  ranking: 'Ranking',
  torneos: 'Torneos',
  anuncios: 'Anuncios',
  textos: 'Textos',
  foro: 'Foro',
  victorias: 'Victorias',
  retos: 'Retos',
  apelaciones: 'Apelaciones',
  asistente: 'Asistente',
  privacidad: 'Privacidad',
  registro: 'Registro',
  'puesta-en-marcha': 'Puesta en marcha',
  colas: 'Colas',
} as const
type Area = keyof typeof areas
const every: readonly Area[] = [
  'juegos',
  'etapas',
  'opciones',
  'jugadores',
  'reportes',
  'ranking',
  'torneos',
  'anuncios',
  'textos',
  'foro',
  'victorias',
  'retos',
  'apelaciones',
  'asistente',
  'privacidad',
  'registro',
  'puesta-en-marcha',
  'colas',
]

/** The areas that each rol may open (docs/behaviour/staff.md#Panel areas). */
const opened: Record<number, readonly Area[]> = {
  1: every,
  2: ['jugadores', 'reportes', 'ranking', 'textos', 'victorias', 'retos', 'apelaciones', 'asistente'],
  3: ['torneos'],
  4: ['anuncios', 'foro'],
}

/**
 * The panel's home shows the kinds of cases that the rol decides, or that none of them waits. Both are accepted because other tests create
 * cases.
 */
async function waitingKinds(page: Page, rol: number) {
  const kinds = page.getByRole('heading', { name: /^(Reportes por revisar|Comentarios denunciados)$/ })
  const mine = {
    1: ['Reportes por revisar', 'Comentarios denunciados'],
    2: ['Reportes por revisar'],
    4: ['Comentarios denunciados'],
  }[rol]
  await eventually(async () => {
    const [nothing, shown] = [
      await page.getByText('Nada espera una decisión tuya').count(),
      await kinds.allTextContents(),
    ]
    return nothing > 0 || shown.join() === mine?.join()
  }, true)
  await atAddress(page, '/panel-admin')
}

// `areas.test.ts` of the panel asserts the areas of each rol one by one; here, that tabs and addresses follow them.
it.for([1, 2, 3, 4])('rol %i sees its own tabs, can open each, and is refused another area', async (rol, test) => {
  const mine = opened[rol] ?? []
  const page = await browser.newPage(test, {
    as: rol === 1 ? admin : await newStaff(product, admin, rol),
  })
  await page.goto('/panel-admin')
  if (rol === 3) await atAddress(page, '/panel-admin/torneos')
  else await waitingKinds(page, rol)
  await eventually(
    () => panelTabs(page),
    mine.map((area) => areas[area]),
  )
  for (const area of mine) {
    await page.getByRole('navigation', { name: 'Administración' }).locator(`a[href="/panel-admin/${area}"]`).click()
    await eventually(() => page.title(), `${areas[area]} · Administración · Trinchera`)
    await untilShown(page)
    expect((await page.getByRole('heading', { level: 1 }).innerText()).toLowerCase()).toBe('administración')
  }
  const other = every.find((area) => !mine.includes(area))
  if (!other) return
  await page.goto(`/panel-admin/${other}`)
  await page.getByRole('heading', { level: 1, name: '403 - Acceso Denegado' }).waitFor()
  expect(await panelTabs(page)).toEqual([])
})

it.for([
  [2, false, 'unauthorized'],
  [5, false, 'unauthorized'],
  [5, true, '403'],
] as const)('rol %i, flag %s: no area at all (%s)', async ([rol, marked, where], test) => {
  const page = await browser.newPage(test, { as: await newStaff(product, admin, rol, marked) })
  await page.goto('/panel-admin/reportes')
  if (where === 'unauthorized') await atAddress(page, '/unauthorized')
  else await page.getByText('No tienes los permisos necesarios para acceder a esta página.').waitFor()
})

it('reads the area from the type parameter too, keeps the other parameters, and refuses unknown areas', async (test) => {
  const page = await browser.newPage(test, { as: admin })
  await page.goto('/panel-admin?type=reportes&estado=falladas')
  await atAddress(page, '/panel-admin/reportes?estado=falladas')
  await page.getByRole('button', { name: 'Falladas', pressed: true }).waitFor()
  await page.goto('/panel-admin/cualquiera')
  await page.getByRole('heading', { level: 1, name: 'Acá no hay nada' }).waitFor()
})

it('sends a visitor to the login and back to the same area', async (test) => {
  const moderator = await newStaff(product, admin, 2)
  const page = await browser.newPage(test)
  await page.goto('/panel-admin/jugadores?busqueda=recluta')
  await atAddress(page, `/login?volver=${encodeURIComponent('/panel-admin/jugadores?busqueda=recluta')}`)
  await logInThrough(page, moderator)
  await atAddress(page, '/panel-admin/jugadores?busqueda=recluta')
  await expect.poll(() => page.getByLabel('Buscar jugador por nombre o número').inputValue()).toBe('recluta')
})

it('updates the tabs live when the rol changes', async (test) => {
  const moderator = await newStaff(product, admin, 3)
  const page = await browser.newPage(test, { as: moderator, expects: [/status of 403/] })
  await page.goto('/panel-admin/torneos')
  await page.getByText('Pronto...').waitFor()
  await eventually(() => panelTabs(page), ['Torneos'])
  // The change is announced only once, so the page must be connected before it and must not be reloaded after.
  await page.goto('/ladder')
  await untilLive(page)
  await page.getByRole('banner').getByRole('link', { name: 'Administración' }).click()
  await eventually(() => panelTabs(page), ['Torneos'])
  await admin.api.updateAdminPlayer({ params: { id: moderator.id }, body: { rol: 2 } })
  await page.getByText('403 - Acceso Denegado').waitFor()
  await page.goto('/panel-admin')
  await eventually(
    () => panelTabs(page),
    ['Jugadores', 'Reportes', 'Ranking', 'Textos', 'Victorias', 'Retos', 'Apelaciones', 'Asistente'],
  )
})
