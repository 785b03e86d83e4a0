import { mapsPlayed } from '@trinchera/db/queries/ladder/maps-played'
import { paths } from '@trinchera/contract/site-paths'
import { mapName } from '@trinchera/rules/map-name'
import { mapas as standard } from '@trinchera/rules/mapas'
import { whenSaid as whenInEnglish } from '../english/say'
import type { Reply, Site } from '../intent'
import { sayIn } from '../torneos/say'
import { bold, bullets, counted, lines, link, named, quoted } from '../wording'
import type { Consulta } from './consulta'
import { matchesWord } from './own-matches'
import { playedOn, scopeOf, subjectOf, tooWide, whenSaid } from './scope'

/** Which maps are played the most, or the least, in the matches of a scope that say theirs. */
export async function byMap(consulta: Consulta, site: Site, english = false): Promise<Reply> {
  const say = sayIn(english)
  const who = subjectOf(consulta, site)
  const scope = scopeOf(consulta, site)
  const matches = scope ? await playedOn(consulta, scope, site) : []
  if (!matches) return tooWide
  const { maps, said } = await mapsPlayed(
    site.db,
    matches.map(({ id }) => id),
  )
  const whose = who ? ` ${say('de', 'of')} ${named(who.nombre)}` : ''
  const time = english ? whenInEnglish(consulta, site.now) : whenSaid(consulta, site)
  if (!maps.length)
    return {
      text: say(
        `En las partidas${whose}${time} no se anotaron mapas.`,
        `No maps were noted in the matches${whose}${time}.`,
      ),
      quien: who ? [who] : [],
    }
  const fewest = consulta.ordenar?.hacia === 'menos'
  const shown = (fewest ? maps.toReversed() : maps).slice(0, consulta.limite)
  const { lista } = (await site.opciones()).mapas
  const told = ({ codigo, veces }: (typeof maps)[number]) =>
    `${bold(quoted(mapName([...lista, ...standard], codigo)))}: ${say(counted(veces, '1 vez', `${veces} veces`), counted(veces, 'once', `${veces} times`))}`
  return {
    text: lines(
      say(
        `Los mapas que ${fewest ? 'menos' : 'más'} se juegan${whose}${time}:`,
        `The maps played the ${fewest ? 'least' : 'most'}${whose}${time}:`,
      ),
      bullets(shown.map(told)),
      say(
        `Según ${matchesWord(said)} que anotaron sus mapas, de ${matches.length}. ${link('Mapas permitidos', paths.mapas)}`,
        `By the ${said} of ${matches.length} matches that say their maps. ${link('Maps', paths.mapas)}`,
      ),
    ),
    quien: who ? [who] : [],
  }
}
