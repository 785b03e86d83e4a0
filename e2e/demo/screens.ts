// The tour: every screen of a site with the demo community, each for a viewer who can see it. `every-screen.test.ts` tests the screens,
// `pictures.ts` takes their screenshots.
import { paths, type AdminArea } from '@trinchera/contract/site-paths'
import { adminOf, apiOf, type Person } from '@trinchera/testing/people'
import type { RunningProduct } from '@trinchera/testing/product'
import { publicRoutes } from '@trinchera/testing/public-routes'
import { demoPersonOf } from './demo-person'

export const viewers = ['visitor', 'leader', 'recruit', 'admin'] as const
type Viewer = (typeof viewers)[number]

export interface Tour {
  /** For each viewer: the path of each screen, by the screen's name. */
  screens: Record<Viewer, Record<string, string>>
  people: Record<Exclude<Viewer, 'visitor'>, Person>
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
  'privacidad',
  'asistente',
  'registro',
  'textos',
  'puesta-en-marcha',
  'colas',
]

/** Id of the clan with the most changes of place, because its chart has the longest HTML table for screen readers. */
async function mostMovedClan(api: Person['api']) {
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

/** Paths of example pages, keyed `<what>-<estado>`: for each state, the path of the first row in that state. */
const byState = <T extends { estado: string }>(what: string, rows: readonly T[], path: (row: T) => string) =>
  Object.fromEntries(rows.toReversed().map((row) => [`${what}-${row.estado}`, path(row)]))

/** The paths of all screens of a site with the demo community. Creates an etapa without clans on that site, to show an empty ladder. */
export async function tourOf(product: RunningProduct): Promise<Tour> {
  const api = apiOf(product.url)
  const [leader, recruit, admin] = await Promise.all([
    demoPersonOf(product, 'Tatán'),
    demoPersonOf(product, 'Recluta'),
    adminOf(product),
  ])
  const routes = await publicRoutes(api)
  const [clan] = (await leader.api.getPlayer({ params: { id: leader.id } })).data.clanes
  const { data: juegos } = await api.listJuegos()
  const { data: empty } = await admin.api.createEtapa({
    body: { nombre: 'Etapa sin nadie', id_juego: clan?.etapa.juego.id ?? 1, activo: true, multijugador: true },
  })
  const etapas = (await Promise.all(juegos.map(({ id }) => api.listEtapas({ params: { gameId: id } })))).flatMap(
    ({ data }) => data,
  )
  const duels = etapas.find((etapa) => etapa.activo && !etapa.multijugador)
  const [anuncio] = (await api.listAnuncios()).data
  const temas = (await api.listRecentTemas()).data
  const busco = (await api.listSecciones()).data.find(({ clase }) => clase === 'busco')
  const closedTema = temas.find(({ cerrado }) => cerrado)
  const torneos = (await api.listTorneos()).data
  const retos = (await leader.api.listRetos()).data
  if (!clan || !duels || !anuncio || !busco || !closedTema) throw new Error('the demo community lacks something')
  const vacia = paths.etapa(empty.id)
  const propio = paths.clan(clan.id)
  const fundar = paths.createClan(clan.id_etapa)
  const password = `/ladder/modificar-password/${encodeURIComponent(leader.email)}`
  const of = (...names: string[]) => Object.fromEntries(names.map((name) => [name, routes[name] ?? '/']))
  const own = {
    ...of('ladder', 'etapa', 'partida', 'anuncio'),
    propio,
    fundar,
    avisos: paths.avisos,
    cuenta: paths.miCuenta,
    reportes: '/ladder/reportes',
  }
  return {
    people: { leader, recruit, admin },
    screens: {
      visitor: {
        ...routes,
        ...byState('torneo', torneos, ({ id }) => paths.torneo(id)),
        claveNueva: `${password}?token=abc`,
        validarEste: '/validar-cuenta?email=alguien%40trinchera.test&token=abc',
        duelos: paths.etapa(duels.id),
        vacia,
        nadie: '/ladder/jugadores?busqueda=zzzz',
        sinMapas: '/ladder/mapas?busqueda=zzzz',
        articulo: '/ladder/reglamento#art-subir',
        reportes: '/ladder/reportes',
        negado: paths.forbidden,
        ajeno: '/unauthorized',
        movido: paths.clan(await mostMovedClan(api)),
        sinConexion: paths.sinConexion,
        confirmarCorreo: paths.confirmarCorreo,
        deshacerCorreo: paths.deshacerCorreo,
      },
      leader: {
        ...own,
        ...of('inicio', 'retos', 'agenda', 'foro', 'tema'),
        ...byState('reto', retos, ({ id }) => paths.reto(id)),
        busco: paths.foroSeccion(busco.slug),
        temaCerrado: paths.tema(closedTema.id, closedTema.slug),
        editarClan: paths.editClan(clan.id),
        reclutar: paths.reclutar(clan.id, clan.id_etapa),
        clave: password,
        retar: paths.nuevoReto(clan.id_etapa),
        pedirVictoria: paths.nuevaVictoria(clan.id_etapa),
        abrirTema: '/foro/nuevo',
        seguridad: paths.seguridad,
        compartir: paths.compartir,
      },
      recruit: {
        fundar,
        entrar: paths.createClan(duels.id),
        reportes: '/ladder/reportes',
        cuenta: paths.miCuenta,
        editarCuenta: paths.editMiCuenta(recruit.id),
        avisos: paths.avisos,
        propio,
        vacia,
        apelar: '/apelar',
      },
      admin: {
        corregirAnuncio: paths.editAnuncio(anuncio.id),
        ...Object.fromEntries(areas.map((area) => [`panel-${area}`, paths.panelAdmin(area)])),
        ...byState('panel-torneo', torneos, ({ id }) => paths.panelTorneo(id)),
      },
    },
  }
}
