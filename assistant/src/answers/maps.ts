import type { MapOption } from '@trinchera/contract/opciones'
import { formatDate } from '@trinchera/rules/presentation'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { mapIn } from '../names/maps'
import type { NameIndex } from '../names/name-index'
import type { Word } from '../words/plain'
import { bold, counted, lines, link, listed, listedUpTo, named, quoted } from '../wording'

/** How many maps an answer names. */
const shown = 12

/** Every map that a question names. */
function mapsIn(typed: readonly Word[], index: NameIndex<MapOption>): MapOption[][] {
  const found = mapIn(typed, index)
  return found
    ? [...mapsIn(typed.slice(0, found.from), index), found.maps, ...mapsIn(typed.slice(found.to), index)]
    : []
}

/** Maps of other games that people ask for here. */
export const otherGames =
  /^(?:dust\d?|nuketown|inferno|mirage|nuke|aztec|italy|rust|overpass|vertigo|shipment|cache|assault|office|train|erangel|verdansk|facing|blood)$/

/** All that a question says of maps it names, where it asks whether they are played. */
const whetherPlayed =
  /^(?:es|esta|estan|sirven?|valen?|jueg(?:a|an)|entran?|permitid[oa]s?|legal(?:es)?|corren?|corre)$/
const besides = /^(?:y|e|o|u|los?|las?|el|un|una|mapas?|tambien|se|en|la|lista|ladder|los|todavia|aun|si|ahi|de)$/

/**
 * Where a question says nothing but maps, by name, and whether they are played ('caen está?', 'brest, bazaar y nuketown sirven?'): what it names
 * besides, words that are none of the language; else null.
 */
export function mapsAsked(
  words: readonly Word[],
  index: NameIndex<MapOption>,
  isUnknown: (word: Word) => boolean,
): readonly Word[] | null {
  const left = withoutMaps(words, index)
  const strange = left.filter(({ plain }) => !whetherPlayed.test(plain) && !besides.test(plain))
  const asks = left.length < words.length && left.some(({ plain }) => whetherPlayed.test(plain))
  return asks && strange.length < 3 && strange.every((word) => isUnknown(word) || otherGames.test(word.plain))
    ? strange
    : null
}

function withoutMaps(words: readonly Word[], index: NameIndex<MapOption>): readonly Word[] {
  const found = mapIn(words, index)
  return found
    ? [...withoutMaps(words.slice(0, found.from), index), ...withoutMaps(words.slice(found.to), index)]
    : words
}

/** The maps a match may be played on, of the game that is named; or whether the ones named are among them. */
export async function maps(
  asked: Pick<Asked, 'site' | 'words' | 'juego'>,
  absent: readonly Word[] = [],
): Promise<Reply> {
  const {
    mapas: { lista, actualizado },
  } = await asked.site.opciones()
  const found = mapsIn(asked.words, asked.site.community.mapas)
  const asksCode = asked.words.some(({ plain }) => /^(?:codigos?|code|consola|rcon)$/.test(plain))
  if (found.length) {
    const said = found.map(
      (same) =>
        `${named(same[0]?.nombre ?? '')} (${listed(same.map((map) => [asksCode && map.codigo, map.juego, map.modo].flatMap((said) => (said ? [quoted(said)] : [])).join(', ')))})`,
    )
    return {
      text: lines(
        `Sí, ${listed(said)} ${counted(said.length, 'está', 'están')} entre los mapas permitidos.`,
        absent.length > 0 &&
          `${listed(absent.map(({ typed }) => `«${quoted(typed)}»`))} no: no ${counted(absent.length, 'es', 'son')} de la lista.`,
        link('Ver los mapas', paths.mapas),
      ),
      sugerencias: ['¿Qué mapas están permitidos?'],
    }
  }
  const wanted = asked.words.some(({ plain }) => /^(?:comunidad|custom|customs)$/.test(plain))
    ? 'comunidad'
    : asked.juego?.nombre.toLowerCase()
  const of = lista.filter(({ juego }) => juego.toLowerCase() === wanted)
  return mapList(of.length ? of : lista, actualizado, of.length ? 50 : shown)
}

function mapList(lista: readonly { nombre: string; juego: string }[], actualizado: string, most: number): Reply {
  const byGame = new Map<string, string[]>()
  for (const { nombre, juego } of lista) byGame.set(juego, [...(byGame.get(juego) ?? []), quoted(nombre)])
  return {
    text: lines(
      `Hay ${bold(`${lista.length} mapas`)} permitidos${byGame.size === 1 ? ` (${listed([...byGame.keys()].map(quoted))})` : ''}, al ${formatDate(`${actualizado}T12:00:00.000Z`)}:`,
      ...[...byGame].map(
        ([juego, names]) => `${byGame.size === 1 ? '' : `• ${quoted(juego)}: `}${listedUpTo(names, most)}`,
      ),
      link('Ver los mapas', paths.mapas),
    ),
    sugerencias: ['¿Quién elige el mapa?', '¿Cuántos mapas se juegan?'],
  }
}

/** Whether a map that somebody names may be played. */
export async function oneMap(asked: Asked): Promise<Reply> {
  const {
    mapas: { lista },
  } = await asked.site.opciones()
  if (mapIn(asked.words, asked.site.community.mapas) || !asked.desconocido) return maps(asked)
  return {
    text: lines(
      `No, «${quoted(asked.desconocido)}» no está entre los ${lista.length} mapas permitidos.`,
      link('Ver los mapas', paths.mapas),
    ),
    sugerencias: ['¿Qué mapas están permitidos?'],
  }
}
