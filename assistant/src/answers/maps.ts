import type { MapOption } from '@trinchera/contract/opciones'
import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import type { Asked, Reply } from '../intent'
import { mapIn } from '../names/maps'
import { nameKey, type NameIndex } from '../names/name-index'
import { bold, counted, lines, link, listed, quoted } from '../wording'
import type { Word } from '../words/plain'

/** Maps of other games that people ask for here. */
const otherGames = new Set(
  'dust dust2 nuketown inferno mirage nuke aztec italy rust overpass vertigo shipment cache assault office train erangel verdansk facing blood'.split(
    ' ',
  ),
)
const ofCommunity = new Set(
  'comunidad comunitario comunitarios custom customs hechos propios caseros community'.split(' '),
)
/** The modes as people say them; a match is played in one. */
const modes = Object.entries({
  dm: 'deathmatch death tdm',
  obj: 'objetivo objetivos objective objectives',
  tow: 'tug',
  lib: 'liberation',
}).map(([mode, said]) => [mode, new Set([mode, ...said.split(' ')])] as const)
const says = (words: readonly Word[], list: ReadonlySet<string>) => words.some(({ plain }) => list.has(plain))

/** Every map that a question names, with all of that name, and the words that name none. */
function mapsIn(typed: readonly Word[], index: NameIndex<MapOption>): { found: MapOption[][]; rest: readonly Word[] } {
  const one = mapIn(typed, index)
  if (!one) return { found: [], rest: typed }
  const [before, after] = [mapsIn(typed.slice(0, one.from), index), mapsIn(typed.slice(one.to), index)]
  return { found: [...before.found, one.maps, ...after.found], rest: [...before.rest, ...after.rest] }
}

/** The maps that may be played, of the game, the mode or the community that is named. */
export async function mapsOf(asked: Pick<Asked, 'site' | 'words' | 'juego'>): Promise<Reply> {
  const { lista, actualizado } = (await asked.site.opciones()).mapas
  const { say } = asked.site
  const game = says(asked.words, ofCommunity) ? 'comunidad' : (asked.juego?.nombre ?? null)
  const mode = modes.find(([, said]) => says(asked.words, said))?.[0]
  const found = lista.filter(
    ({ juego, modo }) => (!game || nameKey(juego) === nameKey(game)) && (!mode || modo.toLowerCase() === mode),
  )
  const ofGame =
    game === 'comunidad' ? say(' de la comunidad', ' of the community') : game && ` ${say('de', 'of')} ${quoted(game)}`
  const which = `${ofGame ?? ''}${mode ? ` ${say('en', 'in')} ${mode.toUpperCase()}` : ''}`
  const byGame = [...new Set(found.map(({ juego }) => juego))].map((juego) => {
    const names = found.filter((each) => each.juego === juego).map(({ nombre }) => quoted(nombre))
    return `${game ? '' : `• ${quoted(juego)}: `}${listed(names, say)}`
  })
  return {
    text: lines(
      found.length
        ? say(
            `Hay ${bold(counted(found.length, '1 mapa', `${found.length} mapas`))}${which} ${counted(found.length, 'permitido', 'permitidos')}, al ${formatDate(`${actualizado}T12:00:00.000Z`)}:`,
            `There are ${bold(counted(found.length, '1 map', `${found.length} maps`))}${which} that may be played:`,
          )
        : say(
            `No hay mapas${which} entre los ${lista.length} permitidos.`,
            `There are no maps${which} among the ${lista.length} that may be played.`,
          ),
      ...byGame,
      link(say('Ver los mapas', 'See the maps'), paths.mapas),
    ),
    sugerencias: ['¿Quién elige el mapa?', '¿Cuántos mapas se juegan?'],
  }
}

/** Whether each of the maps that somebody names may be played, with its code; all that may where none is named. */
export async function whichMaps(asked: Pick<Asked, 'site' | 'words' | 'juego' | 'desconocido'>): Promise<Reply> {
  const { found, rest } = mapsIn(asked.words, asked.site.community.mapas)
  const [strange, known] = [asked.desconocido?.toLowerCase(), found.length > 0]
  const ofGame = asked.juego?.nombre.toLowerCase().split(' ') ?? []
  const others = rest
    .filter(({ plain }) => (otherGames.has(plain) && !ofGame.includes(plain)) || (known && plain === strange))
    .map(({ typed }) => typed)
  if (!known && !others.length && asked.desconocido) others.push(asked.desconocido)
  if (!known && !others.length) return mapsOf(asked)
  const { lista } = (await asked.site.opciones()).mapas
  const said = found.map((same) => {
    const about = same.map(({ codigo, juego, modo }) => [juego, modo, codigo].filter(Boolean).join(', '))
    return `${bold(quoted(same[0]?.nombre ?? ''))} (${listed(about.map(quoted))})`
  })
  return {
    text: lines(
      known && `Sí, ${listed(said)} ${counted(said.length, 'está', 'están')} entre los mapas permitidos.`,
      others.length > 0 &&
        `${known ? '' : 'No: '}${listed(others.map((name) => `«${quoted(name)}»`))} no ${counted(others.length, 'está', 'están')} entre los ${lista.length} mapas permitidos.`,
      link('Ver los mapas', paths.mapas),
    ),
    sugerencias: ['¿Qué mapas están permitidos?'],
  }
}

/** The maps that may be played; whether those that are named are among them. */
export const maps = (asked: Asked): Promise<Reply> => whichMaps({ ...asked, desconocido: null })
