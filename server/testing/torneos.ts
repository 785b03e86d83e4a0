import type { Dialect } from '@trinchera/db/database'
import type { TestApp, TestPlayer } from './app'
import { playedEtapa, staffedSite, type PlayedEtapa } from './played-etapa'

/** Helpers for torneos of the clans in an etapa. Parameters name clans by their letter and times in minutes from now. */
function torneosOf(site: TestApp, organiser: TestPlayer, etapa: PlayedEtapa) {
  const started = site.clock.now
  const minutes = (many: number) => new Date(started.getTime() + many * 60_000)
  const { clan } = etapa
  const body = {
    nombre: 'Copa del Faro',
    descripcion: '',
    inicio: minutes(120).toISOString(),
    inscripcion_hasta: minutes(60).toISOString(),
    formato: 'simple' as const,
    id_etapa: etapa.id,
    cupos: 4,
  }
  const announce = async (more: object = {}): Promise<number> =>
    (await organiser.api.createTorneo({ body: { ...body, ...more } })).data.id
  const enrol = (id: number, letter: string, plantel = [clan(letter).leader.id]) =>
    clan(letter).leader.api.enrolTorneo({ params: { id }, body: { id_clan: clan(letter).id, plantel } })
  const seed = (id: number, letters: string) =>
    organiser.api.seedTorneo({ params: { id }, body: { orden: [...letters].map((letter) => clan(letter).id) } })
  const start = (id: number) => organiser.api.startTorneo({ params: { id } })
  const page = async (id: number) => (await site.visitor.getTorneo({ params: { id } })).data
  return {
    etapa,
    clan,
    minutes,
    later: (many: number) => {
      site.clock.now = minutes(many)
    },
    announce,
    enrol,
    seed,
    start,
    page,
    checkIn: (id: number, letter: string) =>
      clan(letter).leader.api.checkinTorneo({ params: { id }, body: { id_clan: clan(letter).id } }),
    withdraw: (id: number, letter: string) =>
      clan(letter).leader.api.withdrawTorneo({ params: { id }, body: { id_clan: clan(letter).id } }),
    partida: async (id: number, number: number) =>
      (await page(id)).llave?.rondas.flatMap(({ partidas }) => partidas).find((match) => match.id === number),
    /** Creates a torneo that has started, with the clans seeded in the order of `letters`. Returns its id. */
    drawn: async (more: object = {}, letters = 'ABCD'): Promise<number> => {
      const id = await announce(more)
      for (const letter of letters) await enrol(id, letter)
      await seed(id, letters)
      await start(id)
      return id
    },
    report: (id: number, number: number, letter: string, marcador: [number, number]) =>
      clan(letter).leader.api.reportTorneoMatch({ params: { id, partida: number }, body: { marcador } }),
    rule: (id: number, number: number, ruling: { ganador: number | null } | { retirar: number } | { reabrir: true }) =>
      organiser.api.ruleTorneoMatch({ params: { id, partida: number }, body: { ...ruling, motivo: 'Visto el video' } }),
  }
}

export type TorneoSite = Awaited<ReturnType<typeof torneoSite>>

/** Starts a site with an administrator and an organiser. For `beforeAll`. */
export async function torneoSite(dialect: Dialect) {
  const { site, admin } = await staffedSite({ dialect })
  const organiser = await site.player('LaLlave', { rol: 3, admin: 1 })
  const started = site.clock.now
  return {
    site,
    admin,
    organiser,
    /** Creates an etapa with one clan of one player per letter and returns helpers for its torneos. Resets the clock to the site's start. */
    newEtapa: async (letters = 'ABCD') => {
      site.clock.now = started
      return torneosOf(site, organiser, await playedEtapa(site, admin, letters))
    },
  }
}
