import type { Match } from '@trinchera/contract/ladder'
import { paths } from '@trinchera/contract/site-paths'
import { matchById } from '@trinchera/db/queries/ladder/tops'
import { mapName } from '@trinchera/rules/map-name'
import { mapas as standard } from '@trinchera/rules/mapas'
import { formatDateTime } from '@trinchera/rules/presentation'
import { inEtapa, isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { bold, lines, link, listed, named, placed, quoted, verb, whenPlayed } from '../wording'
import type { Own } from './own-matches'
import { clanLink, clanName } from './scope'

// How a match is told: in a line of a list, or by itself with its maps, the move of its winner, who reported it and what was ruled.

/** ' en la Etapa II de Allied Assault', of an etapa by its id. */
export const whereOf = (id: number, { community, say }: Site) => {
  const etapa = community.etapas.find((each) => each.id === id)
  return etapa ? ` ${inEtapa(etapa, say)}` : ''
}

/** Whom a question is about, as a link to the page of the player, or of the clan in some etapa. */
export const whoLink = (who: Who, clan?: number) =>
  bold(link(who.nombre, isClan(who) ? paths.clan(clan ?? who.clanes.at(-1)?.id ?? 0) : paths.jugador(who.id)))

/** A match in a line: who beat whom, when and where; of whom it is about only what they did. */
export async function matchLine({ match, own, rival, won }: Own, site: Site, of: Who | null = null): Promise<string> {
  const { say } = site
  const name = async (id: number) => clanLink(site, id, await clanName(site, id, match.id))
  const when = `${whenPlayed(match, site.now, say)}${whereOf(match.id_etapa, site)}`
  if (!of) {
    const winner = await clanName(site, match.ganador, match.id)
    return `${bold(await name(match.ganador))} ${say(`${verb('venció', 'vencieron', winner)} a`, 'beat')} ${await name(match.perdedor)}, ${when}`
  }
  const clan = await clanName(site, own, match.id)
  const by = isClan(of) || clan === of.nombre ? '' : ` ${say('con', 'with')} ${quoted(clan)}`
  const how = say(
    won ? `${verb('ganó', 'ganaron', of)}${by} a` : `${verb('perdió', 'perdieron', of)}${by} ante`,
    won ? `won${by} against` : `lost${by} to`,
  )
  return `${how} ${bold(await name(rival))}, ${when}`
}

/** The maps of a match, the move of its winner, who reported it and what was ruled on it. */
async function detailOf({ mapas, ganador, reportado_por, ruling }: Match, site: Site): Promise<string> {
  const { lista } = (await site.opciones()).mapas
  const { say } = site
  const { nombre, antes, despues } = ganador
  const [won, lost] = [1, -1].map(
    (sign) => mapas.filter((map) => sign * (map.rondas_ganador - map.rondas_perdedor) > 0).length,
  )
  const maps = mapas.map(
    ({ codigo, rondas_ganador, rondas_perdedor }) =>
      `${quoted(mapName([...lista, ...standard], codigo))} ${rondas_ganador}–${rondas_perdedor}`,
  )
  return lines(
    maps.length
      ? `${say(`${verb('Ganó', 'Ganaron', nombre)} ${quoted(nombre)}`, `${quoted(nombre)} won by`)} ${bold(`${won}–${lost}`)} ${say('en mapas', 'in maps')}: ${listed(maps, say)}.`
      : say('No se anotaron sus mapas.', 'Its maps are not known.'),
    despues !== null &&
      antes !== null &&
      (antes === despues
        ? say('No movió puestos.', 'It moved nobody.')
        : say(
            `Con eso ${named(nombre)} ${antes ? `${verb('subió', 'subieron', nombre)} del ${placed(antes)}` : verb('entró', 'entraron', nombre)} al ${placed(despues)}.`,
            `With it ${named(nombre)} ${antes ? `moved from ${placed(antes, say)} to` : 'came in'} ${placed(despues, say)}.`,
          )),
    `${say('La reportó', 'Reported by')} ${bold(quoted(reportado_por))}.`,
    ruling && `${say('Fallo', 'Ruling (in Spanish)')}: ${quoted(ruling.texto)}. ${quoted(ruling.motivo)}`,
  )
}
export async function detailText(id: number, site: Site): Promise<string> {
  const match = await matchById(site.db, id)
  return match ? detailOf(match, site) : ''
}

const counts = 'Vale igual, mientras no haya un fallo.'
/** Whether a match was confirmed, and until when it may be; it counts all the same. */
function confirmation({ respuesta, ganador }: Match, now: Date): string {
  if (!respuesta) return ''
  const { estado, quien, fecha, hasta } = respuesta
  const by = `${quien ? ` por ${bold(quoted(quien))}` : ''}${fecha ? `, el ${formatDateTime(fecha)}` : ''}`
  if (estado === 'confirmada') return `Está ${bold('confirmada')}${by}.`
  if (estado === 'rechazada') return `Fue ${bold('rechazada')}${by}. ${counts}`
  return estado === 'pendiente' && hasta > now.toISOString()
    ? `Está ${bold('por confirmar')}: ${named(ganador.nombre)} puede responder hasta el ${bold(formatDateTime(hasta))}. ${counts}`
    : `Nadie la confirmó ni la rechazó a tiempo. ${counts}`
}

/** A match by itself, with all that is known of it; null where there is none of that number. */
export async function matchTold(id: number, site: Site): Promise<Reply | null> {
  const match = await matchById(site.db, id)
  if (!match) return null
  const { ganador, perdedor } = match
  return {
    text: lines(
      `${bold(link(`Partida ${id}`, paths.partida(id)))}: ${named(ganador.nombre)} le ${verb('ganó', 'ganaron', ganador.nombre)} a ${named(perdedor.nombre)} ${whenPlayed(match, site.now)}${whereOf(match.id_etapa, site)}.`,
      await detailOf(match, site),
      confirmation(match, site.now),
      !match.ruling && 'No tiene fallos.',
    ),
    quien: [ganador, perdedor].flatMap((side) => site.community.clanById.get(side.id) ?? []),
  }
}
