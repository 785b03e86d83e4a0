import type { MapOption } from '@trinchera/contract/opciones'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { mapIn } from '../names/maps'
import { nameKey } from '../names/name-index'
import { etapaMentionIn } from '../names/etapas'
import type { Thread } from '../thread-state'
import { sayIn } from '../torneos/say'
import type { Question } from '../understand'
import { bold, lines, link, named, quoted } from '../wording'
import { wordsOf } from '../words/plain'

/** What people call a map by that is to be seen there, and the names of those that may be meant. */
const sights: readonly { says: RegExp; names: readonly string[] }[] = [
  { says: /\b(?:nieve|nevad[oa]|snow|snowy)\b/, names: ['Snowy Park'] },
  { says: /\b(?:playa|desembarco|beach)\b/, names: ['Omaha Beach'] },
  { says: /\b(?:puente|bridge)\b/, names: ['The Bridge'] },
  { says: /\b(?:barco|ship|boat)\b/, names: ['Ship'] },
  { says: /\b(?:cohetes?|misil(?:es)?|rocket facility)\b/, names: ['V2 Rocket Facility'] },
  { says: /\b(?:puerto|harbor|harbour)\b/, names: ['Bizerte Harbor'] },
  { says: /\b(?:pueblo|villa|aldea|village)\b/, names: ['Destroyed Village'] },
  { says: /\b(?:cruce|encrucijada|crossroads)\b/, names: ['The Crossroads'] },
]

/** 'cuál es el mapa de la nieve', or 'el de la nieve' after maps. */
const asks =
  /^(?:y |oye |hola )*(?:(?:cual|como se llama|que mapa|q mapa|ql|which|what|what s) ?(?:es|is|one is|map is)? ?)?(?:y )?(?:el |un |the )?(?:mapa |map |que es |one |that is )?(?:del?|con|en|of|with|in|nevad\w+|snowy)? ?(?:la |el |las |los |mucha |the )?(?:\w+ ?){1,2}(?:map)?(?: (?:cual|como) (?:es|se llama|era)| cual| es cual)?$/
const saysMap = /\b(?:mapas?|maps?)\b/
const besides =
  /\b(?:gan\w+|perd\w+|pierd\w+|jug(?:o|aron|amos)|quien|cuant\w+|record|clan|servidor|reto|defend\w+|racha|tips|tema|foro)\b|·/

const asksMap =
  /\b(?:que|cual|which|what) (?:mapa|map) (?:es|is)\b|\b(?:que|cual|what) (?:es|is) (?:el mapa |the map )?\w*(?:dm|obj|mp)_?\w*\d*$/
const asksCode = /\bcodes?\b/
const asksCount = /^(?:y )?(?:cuant[oa]s|how many)(?: (?:son|hay|en total|mapas|are there|are they|tiene))*$/

/** Which map a code is of; its code in English; how many the maps of a game are that were told; null where none is asked. */
export async function mapFact(
  text: string,
  { words, map }: Question,
  { intent, asked }: Thread,
  site: Site,
  english = false,
): Promise<Reply | null> {
  const say = sayIn(english)
  const {
    mapas: { lista },
  } = await site.opciones()
  const found = map ? (mapIn(words, site.community.mapas)?.maps ?? []) : []
  const isOfCode = asksMap.test(text) && words.some(({ typed }) => /\d|_/.test(typed))
  if (found.length && (isOfCode || (english && asksCode.test(text))))
    return {
      text: lines(
        ...found.map(
          ({ nombre, juego, modo, codigo }) =>
            `${isOfCode ? say('Es ', 'It is ') : ''}${named(nombre)} (${[quoted(juego), quoted(modo)].join(', ')}): ${say('su código es', 'its code is')} ${bold(quoted(codigo))}.`,
        ),
        link(say('Ver los mapas', 'See the maps'), paths.mapas),
      ),
    }
  const game =
    intent === 'mapas' && asked && asksCount.test(text) ? etapaMentionIn(wordsOf(asked), site.community) : null
  const juego = game?.juego ?? game?.etapas[0]?.juego
  const own = lista.filter((each) => nameKey(each.juego) === nameKey(juego?.nombre ?? ''))
  return juego && own.length
    ? {
        text: say(
          `Son ${bold(String(own.length))} de ${quoted(juego.nombre)}, de ${lista.length} en total. ${link('Ver los mapas', paths.mapas)}`,
          `${bold(String(own.length))} of ${quoted(juego.nombre)}, of ${lista.length} in all. ${link('See the maps', paths.mapas)}`,
        ),
      }
    : null
}

/** Which map has what is to be seen in it; null where none is asked for so. `text`: names as `·`. */
export async function mapBySight(
  text: string,
  { words }: Pick<Question, 'words'>,
  { intent }: Thread,
  site: Site,
  english = false,
): Promise<Reply | null> {
  const ofMaps = saysMap.test(text) || /^(?:mapas|un-mapa|cuantos-mapas)$/.test(intent ?? '')
  const sight = ofMaps ? sights.find(({ says }) => says.test(words.map(({ plain }) => plain).join(' '))) : undefined
  if (!sight || besides.test(text) || !asks.test(text)) return null
  const {
    mapas: { lista },
  } = await site.opciones()
  const found = lista.filter(({ nombre }) => sight.names.includes(nombre))
  if (!found.length) return null
  const say = sayIn(english)
  const told = ({ nombre, juego, modo, codigo }: MapOption) =>
    `${named(nombre)} (${[quoted(juego), quoted(modo), quoted(codigo)].filter(Boolean).join(', ')})`
  return {
    text: lines(
      say(
        `${found.length === 1 ? 'Es' : 'Puede ser'} ${found.map(told).join(' o ')}.`,
        `${found.length === 1 ? 'It is' : 'It may be'} ${found.map(told).join(' or ')}.`,
      ),
      bold(link(say('Ver los mapas', 'See the maps'), paths.mapas)),
    ),
  }
}
