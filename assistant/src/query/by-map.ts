import { mapsPlayed, type MapTally } from '@trinchera/db/queries/ladder/maps-played'
import { paths } from '@trinchera/contract/site-paths'
import { mapName } from '@trinchera/rules/map-name'
import { mapas as standard } from '@trinchera/rules/mapas'
import { winPercentText } from '@trinchera/rules/presentation'
import { etapaLink, inEtapa } from '../answers/which'
import { whenSaid as whenInEnglish } from '../english/say'
import type { Reply, Site } from '../intent'
import { mapIn } from '../names/maps'
import { wordsOf } from '../words/plain'
import { bold, bullets, counted, lines, link, named, quoted, verb, sayIn } from '../wording'
import type { Consulta } from './consulta'
import { matchesWord, ownMatches } from './own-matches'
import { playedOn, rivalOf, saidEtapas, scopeOf, subjectOf, tooWide, whenSaid } from './scope'

/** Maps won in a hundred that were won or lost; those that nobody won count for neither. */
const rate = ({ ganados, perdidos }: MapTally) => ganados / Math.max(1, ganados + perdidos)

/** Where the most, or the least, of the maps that were played more than once are won; of all where none was. */
function byRate(maps: readonly MapTally[], hacia: 'mas' | 'menos'): MapTally[] {
  const decided = maps.filter(({ ganados, perdidos }) => ganados + perdidos > 0)
  const often = decided.filter(({ ganados, perdidos }) => ganados + perdidos > 1)
  const sign = hacia === 'mas' ? -1 : 1
  return (often.length ? often : decided).sort((a, b) => sign * (rate(a) - rate(b)) || b.veces - a.veces)
}

/** The matches of a question, with what the one it is about made of each; null where too many would have to be read. */
async function matchesOf(consulta: Consulta, site: Site) {
  if (subjectOf(consulta, site))
    return (await ownMatches(consulta, site))?.map(({ match, won }) => ({ id: match.id, won })) ?? null
  const scope = scopeOf(consulta, site)
  return scope ? await playedOn(consulta, scope, site) : []
}

/** The maps of the matches of a scope that say theirs: the most or the least played, those where somebody wins the most or the least, or one of them. */
export async function byMap(consulta: Consulta, site: Site, english = false): Promise<Reply> {
  const say = sayIn(english)
  const who = subjectOf(consulta, site)
  const matches = await matchesOf(consulta, site)
  if (!matches) return tooWide
  const { maps, said } = await mapsPlayed(site.db, matches)
  const { lista } = (await site.opciones()).mapas
  const nameOf = ({ codigo }: { codigo: string }) => bold(quoted(mapName([...lista, ...standard], codigo)))
  const [etapa, another] = saidEtapas(consulta, site) ?? []
  const where = etapa
    ? ` ${another ? say(`en ${etapa.juego.nombre}`, `in ${etapa.juego.nombre}`) : say(inEtapa(etapa), `in ${etapaLink(etapa)}`)}`
    : ''
  const rival = rivalOf(consulta, site)
  const met = rival ? ` ${say('contra', 'against')} ${named(rival.nombre)}` : ''
  const whose = who ? ` ${say('de', 'of')} ${named(who.nombre)}${met}` : ''
  const time = english ? whenInEnglish(consulta, site.now) : whenSaid(consulta, site)
  const quien = who ? [who, ...(rival ? [rival] : [])] : []
  const source = say(
    `Según ${matchesWord(said)} que ${counted(said, 'anotó', 'anotaron')} sus mapas, de ${matches.length}. ${link('Mapas permitidos', paths.mapas)}`,
    `By the ${said} of ${matches.length} matches that say their maps. ${link('Maps', paths.mapas)}`,
  )
  if (!maps.length)
    return {
      text: say(
        `En las partidas${whose}${time} no se anotaron mapas.`,
        `No maps were noted in the matches${whose}${time}.`,
      ),
      quien,
    }
  const outcome = ({ ganados, perdidos, veces }: MapTally) => {
    const level = veces - ganados - perdidos
    return say(
      `${counted(ganados, '1 ganado', `${ganados} ganados`)} y ${counted(perdidos, '1 perdido', `${perdidos} perdidos`)}${level ? ` (${counted(level, '1 empatado', `${level} empatados`)})` : ''}, ${winPercentText(ganados, ganados + perdidos)}`,
      `${ganados} won and ${perdidos} lost${level ? ` (${level} drawn)` : ''}, ${winPercentText(ganados, ganados + perdidos)}`,
    )
  }
  if (consulta.mapa) {
    const codes = new Set(
      (mapIn(wordsOf(consulta.mapa), site.community.mapas)?.maps ?? []).map(({ codigo }) => codigo.toLowerCase()),
    )
    const played = maps.filter(({ codigo }) => codes.has(codigo))
    const [first] = played
    const asked = bold(quoted(mapName([...lista, ...standard], [...codes][0] ?? consulta.mapa)))
    return {
      text: lines(
        first
          ? ''
          : say(
              `${asked} no sale en ninguna partida${whose}${time} que anotara sus mapas.`,
              `${asked} is in no match${whose}${time} that says its maps.`,
            ),
        ...played.map((map) =>
          who
            ? say(
                `En ${nameOf(map)}, ${named(who.nombre)} ${verb('lleva', 'llevan', who)} ${outcome(map)}.`,
                `On ${nameOf(map)}, ${named(who.nombre)}: ${outcome(map)}.`,
              )
            : say(
                `${nameOf(map)} se jugó ${counted(map.veces, '1 vez', `${map.veces} veces`)}${time}.`,
                `${nameOf(map)} was played ${counted(map.veces, 'once', `${map.veces} times`)}${time}.`,
              ),
        ),
        source,
      ),
      quien,
    }
  }
  const { ordenar } = consulta
  if (who && ordenar?.campo === 'porcentaje') {
    const shown = byRate(maps, ordenar.hacia).slice(0, consulta.limite)
    return {
      text: lines(
        say(
          `Los mapas en que ${ordenar.hacia === 'mas' ? 'mejor' : 'peor'} le va a ${named(who.nombre)}${met}${time}:`,
          `The maps where ${named(who.nombre)} does ${ordenar.hacia === 'mas' ? 'best' : 'worst'}${met}${time}:`,
        ),
        bullets(shown.map((map) => `${nameOf(map)}: ${outcome(map)}`)),
        source,
      ),
      quien,
    }
  }
  const fewest = ordenar?.hacia === 'menos'
  const shown = (fewest ? maps.toReversed() : maps).slice(0, consulta.limite)
  return {
    text: lines(
      say(
        `Los mapas que ${fewest ? 'menos' : 'más'} se juegan${whose}${where}${time}:`,
        `The maps played the ${fewest ? 'least' : 'most'}${whose}${where}${time}:`,
      ),
      bullets(
        shown.map(
          (map) =>
            `${nameOf(map)}: ${say(counted(map.veces, '1 vez', `${map.veces} veces`), counted(map.veces, 'once', `${map.veces} times`))}`,
        ),
      ),
      source,
    ),
    quien,
  }
}
