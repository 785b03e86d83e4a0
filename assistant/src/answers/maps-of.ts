import type { MapOption } from '@trinchera/contract/opciones'
import { formatDate } from '@trinchera/rules/presentation'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { mapIn } from '../names/maps'
import { nameKey } from '../names/name-index'
import type { Question } from '../understand'
import type { Word } from '../words/plain'
import { bold, counted, lines, link, listed, quoted } from '../wording'
import { maps, oneMap, otherGames } from './maps'
import { listed as namesInEnglish } from '../english/say'

/** So many maps of one question are looked up. */
const mostAsked = 6

const community = /^(?:comunidad|comunitarios?|custom|customs|hechos|propios|caseros)$/
/** The modes as people say them; a match is played in one. */
const modes: readonly (readonly [RegExp, string])[] = [
  [/^(?:dm|deathmatch|death|tdm)$/, 'dm'],
  [/^(?:obj|objetivos?|objectives?)$/, 'obj'],
  [/^tow$/, 'tow'],
  [/^(?:lib|liberation)$/, 'lib'],
]
const modeOf = (words: readonly Word[]): string | undefined =>
  words.flatMap(({ plain }) => modes.find(([says]) => says.test(plain))?.[1] ?? [])[0]
const modeNames: Readonly<Record<string, string>> = { dm: 'deathmatch (DM)', obj: 'objetivo (OBJ)' }

type ListAsked = Pick<Asked, 'site' | 'words' | 'juego'>

/** A map that is named with its mode, or the maps of a mode; null where no mode is asked of. */
export async function modeAsked(
  { words, mentions, etapaMention, map, server }: Question,
  site: Asked['site'],
  english = false,
): Promise<Reply | null> {
  const text = words.map(({ plain }) => plain).join(' ')
  if (mentions.length || server || !modeOf(words) || /\b(?:servidor\w*|servers?|reto|torneo|jugando)\b/.test(text))
    return null
  const asked = { site, words, juego: etapaMention.juego }
  if (!map) return /\b(?:mapas?|maps?)\b/.test(text) ? mapsOf(asked, english) : null
  const found = mapIn(words, site.community.mapas)?.maps ?? []
  const code = /\b(?:codigos?|code|consola|rcon|cargar\w*)\b/.test(text)
  return {
    text: lines(
      ...found.map(
        ({ nombre, juego, modo, codigo }) =>
          `${bold(quoted(nombre))} (${quoted(juego)}) es de ${bold(modeNames[modo.toLowerCase()] ?? quoted(modo))}${code ? `; su código es ${bold(quoted(codigo))}` : ''}.`,
      ),
      link('Ver los mapas', paths.mapas),
    ),
  }
}

/** The maps of one game, of the community or of one mode; all where none of these is said. */
export async function mapsOf(asked: ListAsked, english = false): Promise<Reply> {
  const plain = asked.words.map((word) => word.plain)
  const ofCommunity = plain.some((word) => community.test(word))
  const mode = modeOf(asked.words)
  if (!english && !asked.juego && !ofCommunity && !mode) return maps(asked)
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
  const namesOf = (some: readonly MapOption[]) => {
    const names = some.map(({ nombre }) => quoted(nombre))
    return english ? namesInEnglish(names) : listed(names)
  }
  if (!found.length)
    return {
      text: lines(`No hay mapas ${of} entre los ${lista.length} permitidos.`, link('Ver los mapas', paths.mapas)),
    }
  return {
    text: lines(
      english
        ? `There are ${bold(counted(found.length, '1 map', `${found.length} maps`))}${mode ? ` of the mode ${mode.toUpperCase()}` : ''}${asked.juego ? ` of ${quoted(asked.juego.nombre)}` : ''} that may be played:`
        : `Hay ${bold(counted(found.length, '1 mapa', `${found.length} mapas`))} ${of} ${counted(found.length, 'permitido', 'permitidos')}, al ${formatDate(`${actualizado}T12:00:00.000Z`)}:`,
      ...(game
        ? [`${namesOf(found)}.`]
        : [...new Set(found.map(({ juego }) => juego))].map(
            (juego) =>
              `• ${quoted(juego === 'comunidad' ? (english ? 'Community' : 'Comunidad') : juego)}: ${namesOf(found.filter((each) => each.juego === juego))}`,
          )),
      link(english ? 'See the maps' : 'Ver los mapas', paths.mapas),
    ),
    sugerencias: english ? [] : ['¿Quién elige el mapa?', '¿Cuántos mapas se juegan?'],
  }
}

const asksAllowed =
  /\b(?:allowed|legal|permitted|valid|official|can (?:we|i|you|be)|may (?:we|i|be)|list|all|show|which|what)\b(?: \w+)*? ?maps?\b|\bmaps?\b.*\b(?:allowed|legal|permitted|valid|official|list|can (?:we|i|you|be)|may (?:we|i|be)|(?:are )?there|in|for|of)\b|^maps?\b|\bmaps$/
const ofOtherMaps =
  /·.*\bmaps?\b.*\b(?:best|worst|most)\b|\b(?:best|worst|most|popular|favou?rite|pick\w*|choos\w+|match|game|server|where|happens|rounds?|same|how many maps (?:do|does|per|in a)|tournament|cup|win|wins|won|lose|lost|download|new|vote|third|next|last)\b/

/** The maps that may be played, named in English; null where a question asks for something else of maps. */
export async function mapsAllowed(text: string, question: Question, site: Asked['site']): Promise<Reply | null> {
  const { mentions, map, server, etapaMention, words } = question
  if (mentions.length || map || server || !asksAllowed.test(text) || ofOtherMaps.test(text)) return null
  return mapsOf({ site, words, juego: etapaMention.juego ?? etapaMention.etapas[0]?.juego ?? null }, true)
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
