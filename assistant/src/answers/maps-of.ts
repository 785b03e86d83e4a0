import type { MapOption } from '@trinchera/contract/opciones'
import { formatDate } from '@trinchera/rules/presentation'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { mapIn } from '../names/maps'
import { nameKey } from '../names/name-index'
import type { Word } from '../words/plain'
import { bold, counted, lines, link, listed, quoted } from '../wording'
import { maps, oneMap, otherGames } from './maps'

/** So many maps of one question are looked up. */
const mostAsked = 6

const community = /^(?:comunidad|comunitarios?|custom|customs|hechos|propios|caseros)$/
const modes = /^(?:dm|obj|tow|lib)$/

/** The maps of one game, of the community or of one mode; all where none of these is said. */
export async function mapsOf(asked: Asked): Promise<Reply> {
  const plain = asked.words.map((word) => word.plain)
  const ofCommunity = plain.some((word) => community.test(word))
  const mode = plain.find((word) => modes.test(word))
  if (!asked.juego && !ofCommunity && !mode) return maps(asked)
  const {
    mapas: { lista, actualizado },
  } = await asked.site.opciones()
  const game = ofCommunity ? 'comunidad' : asked.juego ? nameKey(asked.juego.nombre) : null
  const found = lista.filter(
    ({ juego, modo }) => (!game || nameKey(juego) === nameKey(game)) && (!mode || modo.toLowerCase() === mode),
  )
  const of = [
    ofCommunity ? 'de la comunidad' : asked.juego ? `de ${quoted(asked.juego.nombre)}` : '',
    mode ? `en ${mode.toUpperCase()}` : '',
  ]
    .filter(Boolean)
    .join(' ')
  if (!found.length)
    return {
      text: lines(`No hay mapas ${of} entre los ${lista.length} permitidos.`, link('Ver los mapas', paths.mapas)),
    }
  return {
    text: lines(
      `Hay ${bold(counted(found.length, '1 mapa', `${found.length} mapas`))} ${of} ${counted(found.length, 'permitido', 'permitidos')}, al ${formatDate(`${actualizado}T12:00:00.000Z`)}:`,
      `${listed(found.map(({ nombre }) => quoted(nombre)))}.`,
      link('Ver los mapas', paths.mapas),
    ),
    sugerencias: ['¿Quién elige el mapa?', '¿Cuántos mapas se juegan?'],
  }
}

/** Stands for the words of a map that was found already: no map is called so. */
const gone: Word = { typed: '', plain: 'zzqxjkwzzqxjkw', at: 0 }

function allIn(words: readonly Word[], asked: Asked): { found: MapOption[][]; rest: readonly Word[] } {
  const found: MapOption[][] = []
  let rest = words
  while (found.length < mostAsked) {
    const next = mapIn(rest, asked.site.community.mapas)
    if (!next) break
    found.push(next.maps)
    rest = [...rest.slice(0, next.from), gone, ...rest.slice(next.to)]
  }
  return { found, rest }
}

/** Whether each of the maps that somebody names may be played. */
export async function whichMaps(asked: Asked): Promise<Reply> {
  const { found, rest } = allIn(asked.words, asked)
  const others = rest
    .filter(({ plain }) => otherGames.test(plain) || (found.length > 0 && plain === asked.desconocido?.toLowerCase()))
    .map(({ typed }) => typed)
  if (found.length + others.length < 2 && !others.length) return oneMap(asked)
  const {
    mapas: { lista },
  } = await asked.site.opciones()
  const said = found.map(
    ([first, ...more]) =>
      `${bold(quoted(first?.nombre ?? ''))} (${listed([first, ...more].flatMap((map) => (map ? [`${quoted(map.juego)}, ${quoted(map.modo)}`] : [])))})`,
  )
  return {
    text: lines(
      said.length > 0 &&
        `Sí, ${said.length > 1 ? 'están entre los mapas permitidos' : 'está entre los mapas permitidos'}: ${listed(said)}.`,
      others.length > 0 &&
        `${said.length ? '' : 'No: '}${listed(others.map((name) => `«${quoted(name)}»`))} no ${others.length > 1 ? 'están' : 'está'} entre los ${lista.length} mapas permitidos.`,
      link('Ver los mapas', paths.mapas),
    ),
  }
}
