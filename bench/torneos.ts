import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import type { BodyOf } from '@trinchera/contract/route'
import type { createTorneo } from '@trinchera/contract/torneos'
import { newClan, newPerson, newStage, type Person } from '@trinchera/testing/people'
import type { RunningProduct } from '@trinchera/testing/product'

const hour = 3_600_000
/** So many hours from now, ISO 8601. */
export const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

export interface TorneoClans {
  etapa: { id: number }
  clans: { id: number; nombre: string; leader: Person }[]
}

/** A stage with a clan of each name, its leader alone in it. */
export async function clansNamed(
  product: RunningProduct,
  admin: Person,
  names: readonly string[],
): Promise<TorneoClans> {
  const etapa = await newStage(admin)
  const clans: TorneoClans['clans'] = []
  for (const [index, nombre] of names.entries()) {
    const leader = await newPerson(product)
    const { id } = await newClan(leader, etapa, nombre, `${nombre.charAt(0)}${index}`.toUpperCase())
    clans.push({ id, nombre, leader })
  }
  return { etapa, clans }
}

/** A torneo of the first clans, seeded in their order; its enrolment is open. */
export async function torneoOf(
  admin: Person,
  { etapa, clans }: TorneoClans,
  count: number,
  body: Partial<BodyOf<typeof createTorneo>>,
): Promise<number> {
  const { id } = (
    await admin.api.createTorneo({
      body: {
        nombre: 'Copa del Faro',
        descripcion: '',
        inicio: at(4),
        inscripcion_hasta: at(2),
        formato: 'simple',
        id_etapa: etapa.id,
        cupos: Math.max(4, count),
        ...body,
      },
    })
  ).data
  for (const clan of clans.slice(0, count))
    await clan.leader.api.enrolTorneo({ params: { id }, body: { id_clan: clan.id, plantel: [clan.leader.id] } })
  await admin.api.seedTorneo({ params: { id }, body: { orden: clans.slice(0, count).map((clan) => clan.id) } })
  return id
}

const open = ({ llave }: TorneoPage) =>
  llave?.rondas.flatMap(({ partidas }) => partidas).find(({ estado }) => ['lista', 'reportada'].includes(estado))

/** Draws a torneo and decides its matches in order, the one with the lower id of two clans winning but every third time, until so many are played. */
export async function playTorneo(admin: Person, id: number, most: number): Promise<void> {
  let { data } = await admin.api.startTorneo({ params: { id } })
  for (let played = 0; played < most; played++) {
    const match = open(data)
    if (!match?.a || !match.b) return
    const [better, other] = [match.a.id_clan, match.b.id_clan].toSorted((a, b) => a - b)
    const ganador = (played % 3 === 2 ? other : better) ?? 0
    const wins = Math.ceil(match.mejor_de / 2)
    const marcador: [number, number] = ganador === match.a.id_clan ? [wins, wins - 1] : [0, wins]
    ;({ data } = await admin.api.ruleTorneoMatch({
      params: { id, partida: match.id },
      body: { ganador, marcador, motivo: 'Visto el video' },
    }))
  }
}
