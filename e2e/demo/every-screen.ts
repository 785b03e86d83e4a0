import { expect, it } from 'vitest'
import { paths, type AdminArea } from '@trinchera/contract/site-paths'
import { desk, phone } from '@trinchera/testing/paint'
import { adminOf, apiOf } from '@trinchera/testing/people'
import { publicRoutes } from '@trinchera/testing/public-routes'
import { browser, demoPerson, product } from './fixture'
import { deadRows, ofScreen, onDesk, onPhone, type Findings } from './looks'
import { inPages } from '../in-pages'
import { untilShown } from '../screen'

// Each screen is loaded once on a phone and once on a desktop, and everything that holds for all screens is looked at there.

const api = apiOf(product.url)
const routes = await publicRoutes(api)
const people = {
  leader: await demoPerson('Tatán'),
  recruit: await demoPerson('Recluta'),
  admin: await adminOf(product),
}

const areas: readonly AdminArea[] = [
  'juegos',
  'etapas',
  'opciones',
  'jugadores',
  'reportes',
  'victorias',
  'retos',
  'ranking',
  'torneos',
  'anuncios',
  'foro',
  'apelaciones',
  'asistente',
  'registro',
  'colas',
]
const inPanel = (area: AdminArea) => `panel, ${area}`

async function furtherScreens() {
  const { data: player } = await people.leader.api.getPlayer({ params: { id: people.leader.id } })
  const [clan] = player.clanes
  const { data: juegos } = await api.listJuegos()
  const { data: empty } = await (await adminOf(product)).api.createEtapa({
    body: { nombre: 'Etapa sin nadie', id_juego: clan?.etapa.juego.id ?? 1, activo: true, multijugador: true },
  })
  const etapas = (await Promise.all(juegos.map(({ id }) => api.listEtapas({ params: { gameId: id } })))).flatMap(
    ({ data }) => data,
  )
  const duels = etapas.find((etapa) => etapa.activo && !etapa.multijugador)
  const [anuncio] = (await api.listAnuncios()).data
  if (!clan || !duels || !anuncio) throw new Error('the demo community lacks something')
  return {
    apelar: '/apelar',
    clave: `/ladder/modificar-password/${encodeURIComponent(people.leader.email)}`,
    claveNueva: `/ladder/modificar-password/${encodeURIComponent(people.leader.email)}?token=abc`,
    validarEste: '/validar-cuenta?email=alguien%40trinchera.test&token=abc',
    duelos: paths.etapa(duels.id),
    vacia: paths.etapa(empty.id),
    propio: paths.clan(clan.id),
    nadie: '/ladder/jugadores?busqueda=zzzz',
    sinMapas: '/ladder/mapas?busqueda=zzzz',
    articulo: '/ladder/reglamento#art-subir',
    fundar: `/ladder/crear-clan/${clan.id_etapa}`,
    entrar: `/ladder/crear-clan/${duels.id}`,
    editarClan: `/ladder/editar-clan/${clan.id}`,
    reclutar: `/ladder/reclutar/${clan.id}/${clan.id_etapa}`,
    avisos: '/ladder/avisos',
    editarCuenta: `/ladder/editar-micuenta/${people.recruit.id}`,
    reportes: '/ladder/reportes',
    retar: paths.nuevoReto(clan.id_etapa),
    pedirVictoria: paths.nuevaVictoria(clan.id_etapa),
    abrirTema: '/foro/nuevo',
    seguridad: paths.seguridad,
    sinConexion: paths.sinConexion,
    confirmarCorreo: paths.confirmarCorreo,
    deshacerCorreo: paths.deshacerCorreo,
    compartir: paths.compartir,
    corregirAnuncio: paths.editAnuncio(anuncio.id),
    ...Object.fromEntries(areas.map((area) => [inPanel(area), paths.panelAdmin(area)])),
    cuenta: '/ladder/micuenta',
    negado: '/403',
    ajeno: '/unauthorized',
    movido: paths.clan(await mostMovedClan()),
  }
}

/** The clan with the most changes of place: its chart has the longest table for screen readers. */
async function mostMovedClan() {
  const open = (await api.listOpenEtapas()).data
  const clanes = (await Promise.all(open.map(({ id }) => api.listClanes({ params: { id } })))).flatMap(
    ({ data }) => data,
  )
  const counted = await Promise.all(
    clanes.map(async ({ id }) => ({ id, changes: (await api.listPlaces({ params: { clanId: id } })).data.length })),
  )
  const [most] = counted.toSorted((a, b) => b.changes - a.changes)
  if (!most) throw new Error('the demo community has no clan')
  return most.id
}

const further = await furtherScreens()
const screens: Record<string, string> = { ...routes, ...further }
const own = ['ladder', 'etapa', 'propio', 'partida', 'anuncio', 'avisos', 'cuenta', 'reportes', 'fundar'] as const
const visits: Record<'visitor' | 'leader' | 'recruit' | 'admin', readonly string[]> = {
  visitor: [
    ...Object.keys(routes),
    ...(['claveNueva', 'validarEste', 'duelos', 'vacia', 'nadie', 'sinMapas', 'articulo'] as const),
    ...(['reportes', 'negado', 'ajeno', 'movido', 'sinConexion', 'confirmarCorreo', 'deshacerCorreo'] as const),
  ],
  leader: [...own, 'editarClan', 'reclutar', 'clave', 'retar', 'pedirVictoria', 'abrirTema', 'seguridad', 'compartir'],
  recruit: ['fundar', 'entrar', 'reportes', 'cuenta', 'editarCuenta', 'avisos', 'propio', 'vacia', 'apelar'],
  admin: ['corregirAnuncio', ...areas.map(inPanel)],
}

const sizes = {
  phone: { size: { ...phone, colorScheme: 'light' }, further: onPhone },
  desk: { size: { ...desk, colorScheme: 'dark' }, further: onDesk },
} as const

/** Tests, for each kind of person, that nothing is wrong with any screen: by its layout, its targets or for axe. */
export function testEveryScreen(on: 'phone' | 'desk') {
  const { size, further: more } = sizes[on]
  it.for(['visitor', 'leader', 'recruit', 'admin'] as const)(
    `nothing is wrong with any screen on a ${on}: %s`,
    async (as, test) => {
      const found: Record<string, Findings> = {}
      const open = () =>
        browser.newPage(test, { ...size, as: as === 'visitor' ? undefined : people[as], expects: [/status of 404/] })
      await inPages(visits[as], open, async (page, name) => {
        const screen = screens[name]
        if (!screen) throw new Error(`no screen ${name}`)
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme: size.colorScheme, reducedMotion: 'reduce' })
        await page.goto(screen)
        await untilShown(page)
        await page.getByText('Llamando a los servidores…').first().waitFor({ state: 'detached' })
        const dead = as === 'visitor' ? await deadRows(page) : []
        const here = { ...(dead.length > 0 ? { dead } : {}), ...(await ofScreen(page)), ...(await more(page)) }
        if (Object.keys(here).length > 0) found[name] = here
      })
      expect(found).toEqual({})
    },
  )
}
