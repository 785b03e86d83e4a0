import { mapsPlayed } from '@trinchera/db/queries/ladder/maps-played'
import { paths } from '@trinchera/contract/site-paths'
import { toChileLocal } from '@trinchera/rules/chile-time'
import { mapName } from '@trinchera/rules/map-name'
import { mapas as standard } from '@trinchera/rules/mapas'
import { theEtapa } from '../answers/which'
import type { Site } from '../intent'
import { counted, link, quoted, type Say } from '../wording'
import type { Consulta } from './consulta'
import { rowOf, type Row } from './measures'
import { matchesWord, tally, type Own } from './own-matches'
import { dayNames, englishDays, monday, months } from './period'
import { clanLink, clanName } from './scope'

export type Dimension = NonNullable<Consulta['agrupar']>

const local = ({ match }: Own) => toChileLocal(new Date(match.fecha))
const weekday = (day: string) => new Date(`${day}T12:00Z`).getUTCDay()
interface By {
  key(own: Own, site: Site): string
  /** How a group is named by its key. */
  name?(key: string, site: Site, say: Say): string
  /** The clans that it is of, which name it. */
  sides?(own: Own): number[]
}

/** What matches are grouped by. */
const dimensions: Record<Exclude<Dimension, 'mapa'>, By> = {
  // a rival's clans of several etapas are one
  rival: {
    key: ({ rival }, { community }) => String(community.clanById.get(rival)?.nombre ?? rival),
    sides: ({ rival }) => [rival],
  },
  par: {
    key: ({ own, rival }) => `${Math.min(own, rival)} ${Math.max(own, rival)}`,
    sides: ({ own, rival }) => [Math.min(own, rival), Math.max(own, rival)],
  },
  mes: {
    key: (own) => local(own).slice(0, 7),
    name: (month) => `${months[Number(month.slice(5)) - 1] ?? ''} de ${month.slice(0, 4)}`,
  },
  dia: {
    key: (own) => local(own).slice(0, 10),
    name: (day) => `el ${dayNames[weekday(day)] ?? ''} ${day.split('-').toReversed().join('/')}`,
  },
  semana: {
    key: (own) => String(weekday(local(own).slice(0, 10))),
    name: (day, _, say) => say(`el ${dayNames[Number(day)] ?? ''}`, englishDays[Number(day)] ?? ''),
  },
  semanas: { key: (own) => monday(local(own).slice(0, 10)) },
  hora: {
    key: (own) => local(own).slice(11, 13),
    name: (hour, _, say) => {
      const next = `${String((Number(hour) + 1) % 24).padStart(2, '0')}:00`
      return say(`entre las ${hour}:00 y las ${next}`, `between ${hour}:00 and ${next}`)
    },
  },
  etapa: {
    key: ({ match }) => String(match.id_etapa),
    name: (id, { community }) => {
      const etapa = community.etapas.find((each) => each.id === Number(id))
      return etapa ? theEtapa(etapa) : ''
    },
  },
}

/** Matches in groups, the newest first. */
export async function rowsBy(
  dimension: Exclude<Dimension, 'mapa'>,
  matches: readonly Own[],
  site: Site,
  say: Say,
): Promise<(Row & { key: string })[]> {
  const { key, name, sides } = dimensions[dimension]
  const groups = new Map<string, [Own, ...Own[]]>()
  for (const own of matches) {
    const group = groups.get(key(own, site))
    if (group) group.push(own)
    else groups.set(key(own, site), [own])
  }
  return Promise.all(
    [...groups].map(async ([id, group]) => {
      const [first] = group
      const clans = sides?.(first) ?? []
      const names = clans.map(async (clan) => clanLink(site, clan, await clanName(site, clan, first.match.id)))
      const { triunfos, derrotas } = tally(group)
      const told = name?.(id, site, say) ?? (await Promise.all(names)).join(say(' con ', ' and '))
      const who = clans.map((clan) => site.community.clanById.get(clan))
      const there = site.community.etapas.filter((etapa) => dimension === 'par' && etapa.id === first.match.id_etapa)
      return { key: id, ...rowOf(told, who, [triunfos, derrotas], there) }
    }),
  )
}

/** The maps of matches that say theirs, by their codes, and by how many matches that is. */
export async function rowsByMap(
  matches: readonly Own[],
  site: Site,
  say: Say,
): Promise<{ rows: (Row & { codigo: string })[]; source: string }> {
  const { maps, said } = await mapsPlayed(
    site.db,
    matches.map(({ match: { id }, won }) => ({ id, won })),
  )
  const { lista } = (await site.opciones()).mapas
  return {
    rows: maps.map(({ codigo, veces, ganados, perdidos }) => ({
      ...rowOf(quoted(mapName([...lista, ...standard], codigo)), [], [ganados, perdidos]),
      codigo,
      jugadas: veces,
    })),
    source: say(
      `Según ${matchesWord(said)} que ${counted(said, 'anotó', 'anotaron')} sus mapas, de ${matches.length}. ${link('Mapas permitidos', paths.mapas)}`,
      `By the ${said} of ${matches.length} matches that say their maps. ${link('Maps', paths.mapas)}`,
    ),
  }
}
