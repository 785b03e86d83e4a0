import type { Reto } from '@trinchera/contract/retos'
import type { TestApp } from './app'
import type { PlayedEtapa } from './played-etapa'

export const hoursAhead = (site: TestApp, hours: number) =>
  new Date(site.clock.now.getTime() + hours * 3_600_000).toISOString()

/** Creates a reto. `pair` 'AB': clan A challenges clan B. `hours`: the proposed dates, in hours from now. */
export async function askReto(site: TestApp, etapa: PlayedEtapa, pair: string, hours = [3]): Promise<Reto> {
  const [one, other] = [etapa.clan(pair.charAt(0)), etapa.clan(pair.charAt(1))]
  const fechas = hours.map((ahead) => hoursAhead(site, ahead))
  return (await one.leader.api.createReto({ body: { id_clan_retador: one.id, id_clan_retado: other.id, fechas } })).data
}

/** Creates a reto that clan B of `pair` 'AB' has accepted, `hours` hours from now. */
export async function agreedReto(site: TestApp, etapa: PlayedEtapa, pair: string, hours = 3): Promise<Reto> {
  const { id, fechas } = await askReto(site, etapa, pair, [hours])
  const answer = { respuesta: 'aceptar', fecha: fechas[0] ?? '' } as const
  return (await etapa.clan(pair.charAt(1)).leader.api.answerReto({ params: { id }, body: answer })).data
}
