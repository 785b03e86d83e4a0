import type { Api } from '@trinchera/contract/client'
import type { Routes } from '@trinchera/contract/routes'
import { paths } from '@trinchera/contract/site-paths'

/** One URL for each kind of screen that visitors can reach, on a site with the demo community. */
export async function publicRoutes(api: Api<Routes>): Promise<Record<string, string>> {
  const { data: juegos } = await api.listJuegos()
  const etapas = (await Promise.all(juegos.map(({ id }) => api.listEtapas({ params: { gameId: id } })))).flatMap(
    ({ data }) => data,
  )
  const etapa = etapas.filter(({ activo }) => activo).toSorted((a, b) => b.clanes - a.clanes)[0]
  const closed = etapas.find(({ activo }) => !activo)
  const archived = etapas.find(({ archivada }) => archivada)
  const [clan] = (await api.listTopClanes()).data
  const [jugador] = (await api.listTopPlayers()).data
  const [anuncio] = (await api.listAnuncios()).data
  const match = (await api.listLastMatches()).data.find(({ mapas }) => mapas.length > 0)
  const [reto] = (await api.listRetos({ query: { estado: 'acordado' } })).data
  const [seccion] = (await api.listSecciones()).data
  const [tema] = (await api.listRecentTemas()).data
  if (!etapa || !closed || !archived || !clan || !jugador || !anuncio || !match || !reto || !seccion || !tema)
    throw new Error('the site has no demo community')
  return {
    inicio: paths.home,
    ladder: paths.ladder,
    juego: paths.juego(etapa.juego.id),
    etapa: paths.etapa(etapa.id),
    cerrada: paths.etapa(closed.id),
    palmares: paths.palmares,
    cierre: paths.palmaresEtapa(archived.id),
    clan: paths.clan(clan.id),
    partida: paths.partida(match.id),
    jugador: paths.jugador(jugador.id),
    jugadores: paths.jugadores,
    anuncios: paths.anuncios,
    anuncio: paths.anuncio(anuncio.id),
    torneos: paths.torneos,
    stream: paths.stream,
    servidores: paths.servidores,
    reglamento: paths.reglamento,
    mapas: paths.mapas,
    retos: paths.retos,
    reto: paths.reto(reto.id),
    agenda: paths.agenda,
    guia: paths.volverAJugar,
    descargas: paths.descargas,
    privacidad: paths.privacidad,
    foro: paths.foro,
    foroSeccion: paths.foroSeccion(seccion.slug),
    tema: paths.tema(tema.id, tema.slug),
    foroBuscar: paths.foroBuscar(),
    login: paths.login(),
    registro: paths.registro,
    recuperar: paths.recuperarPassword,
    validar: paths.validarCuenta,
    noHay: '/no-hay',
  }
}
