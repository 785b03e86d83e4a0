import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { playerById } from '@trinchera/db/queries/players/players'
import { paths } from '@trinchera/contract/site-paths'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import type { Reply, Site } from '../intent'
import { numberIn } from '../names/numbers'
import type { ClanName, PlayerName, Who } from '../names/community'
import { pairPlaces } from '../query/pair-places'
import { asked as consultaOf } from '../query/consulta'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { bold, counted, lines, link, named, noPlace, placed, quoted, verb, wonAndLost } from '../wording'
import { etapasOf, inEtapa, isClan, isPlayer, ranged } from './which'

/** 'a cuántos puestos del primero está', 'cuántos puestos hay entre Puelche y el tercero'. */
const toPlace =
  /\bcuant[oa]s (?:puestos|lugares)\b.*\b(?:del?|al|con el|con la|hasta el|y el) (primer(?:o|a)?|puntero|lider|ultimo|colista|\w+)\b/
/** How far it moved is another question. */
const moved = /\b(?:sub|baj|gan|pierd|perd|mov|cay)\w+/
const mostTables = 3
const gap =
  /\b(?:cuanta |que |la |q )?diferencia (?:hay|tiene|tienen|se llevan|le lleva|entre)\b|\bpor cuant[oa]s?(?: (?:puntos|puestos|partidas|victorias))? (?:le |les )?(?:gana|ganan|gano|ganaron|saca|sacan|saco|lleva|llevan)\b/

/** How far a clan stands from a place of its table; null where that is not asked. */
async function fromPlace(
  { words, mentions, etapaMention }: Question,
  thread: Thread,
  site: Site,
): Promise<Reply | null> {
  const text = words.map(({ plain }) => plain).join(' ')
  const [, said] = moved.test(text) ? [] : (toPlace.exec(text) ?? [])
  const who = mentions[0]?.clan ?? (mentions.length ? null : thread.quien.find(isClan))
  const isLast = /^(?:ultimo|colista)$/.test(said ?? '')
  const lugar = /^(?:puntero|lider)$/.test(said ?? '') ? 1 : numberIn(said ?? '')
  if (!said || !who || mentions.length > 1 || !(isLast || lugar)) return null
  const [own] = ranged({ ...etapaMention, site }, who)
  const table = own ? await clanesOfEtapa(site.db, own.etapa.id) : []
  const ranked = table.filter(({ ranking_actual }) => ranking_actual > 0)
  const mine = table.find(({ id }) => id === own?.id)
  const other = isLast ? ranked.at(-1) : ranked.find(({ ranking_actual }) => ranking_actual === lugar)
  if (!own || !mine || !other) return null
  const place = mine.ranking_actual
  if (!place)
    return {
      text: `${named(mine.nombre)} ${verb('está', 'están', mine.nombre)} ${noPlace(mine.nombre)} ${inEtapa(own.etapa)}: sin puesto no hay distancia. ${placed(other.ranking_actual)} ${verb('va', 'van', other.nombre)} ${named(other.nombre)}.`,
      quien: [who],
    }
  const distance = Math.abs(place - other.ranking_actual)
  return {
    text: lines(
      distance
        ? `A ${bold(counted(distance, '1 puesto', `${distance} puestos`))}: ${named(mine.nombre)} ${verb('va', 'van', mine.nombre)} ${bold(placed(place))} ${inEtapa(own.etapa)}, y ${placed(other.ranking_actual)} ${verb('va', 'van', other.nombre)} ${named(other.nombre)}.`
        : `A ninguno: ${named(mine.nombre)} ${verb('va', 'van', mine.nombre)} ${bold(placed(place))} ${inEtapa(own.etapa)}.`,
      link('Ver el clan', paths.clan(mine.id)),
    ),
    quien: [who],
    etapas: [own.etapa],
  }
}

async function betweenPlayers(one: PlayerName, two: PlayerName, { db }: Site): Promise<Reply | null> {
  const [a, b] = [await playerById(db, one.id), await playerById(db, two.id)]
  if (!a || !b) return null
  const [first, second] = a.victorias >= b.victorias ? [a, b] : [b, a]
  const more = first.victorias - second.victorias
  const told = ({ id, username, victorias, derrotas }: typeof a) =>
    `• ${bold(link(username, paths.jugador(id)))}: ${wonAndLost({ triunfos: victorias, derrotas })}`
  return {
    text: lines(
      more
        ? `${named(first.username)} le lleva ${bold(counted(more, '1 victoria', `${more} victorias`))} a ${named(second.username)}.`
        : `Llevan las mismas victorias: ${first.victorias}.`,
      told(first),
      told(second),
    ),
    quien: [one, two],
    listed: [one, two],
  }
}

/** The difference between two that are named or were told of last; null where none is asked. */
async function between({ words, mentions, etapaMention }: Question, thread: Thread, site: Site): Promise<Reply | null> {
  if (!gap.test(words.map(({ plain }) => plain).join(' '))) return null
  const said = mentions.flatMap(({ clan, jugador }): Who[] => (clan ? [clan] : jugador ? [jugador] : []))
  const spoken = [...thread.quien, ...thread.earlier].filter((who) => !said.includes(who))
  const [one, two] = [...said, ...spoken]
  if (!one || !two || said.length > 2) return null
  if (isPlayer(one) && isPlayer(two)) return betweenPlayers(one, two, site)
  const [a, b] = [one, two].map((who): ClanName | null => (isClan(who) ? who : null))
  return a && b
    ? pairPlaces(
        consultaOf({
          de: 'clanes',
          medida: 'puesto',
          etapa: (etapaMention.used.size ? etapaMention.etapas : thread.etapas).map(({ id }) => id).slice(0, 8),
        }),
        a,
        b,
        site,
      )
    : null
}

const placeWord =
  '(primer(?:o|a)?|puntero|lider|segundo|tercer(?:o|a)?|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|ultimo|colista|penultimo|\\d{1,2})'
const twoPlaces = new RegExp(
  `\\b(?:el|la|al|del) (?:numero )?${placeWord}(?: lugar| puesto)? (?:y|e|con|de|sobre|a)(?: el| la|l)? ?(?:numero )?${placeWord}\\b`,
)
const asksGap =
  /\b(?:diferencia|distancia|ventaja|compar\w+|cuant[oa]s? (?:\w+ )?(?:hay|separa\w*|tiene\w*|le lleva|lleva|le saca)|(?:le )?(?:lleva|saca) (?:de ventaja|cuant\w+))\b/

/** 'por cuántos puntos le saca al segundo', of whoever is named or was told of. */
const overPlace = new RegExp(
  `\\b(?:por )?cuant[oa]s?(?: (puntos|puestos|lugares|partidas|victorias|triunfos))? (?:\\w+ )?(?:le|les|l) (?:saca|sacan|lleva|llevan|gana|ganan|va ganando|van ganando)(?: de (?:ventaja|diferencia))?(?: ·)? (?:al|a el|a la|sobre el) (?:numero )?(?:(${placeWord.slice(1, -1)})|(?:que|de) (?:le |lo |los )?(?:sigue|viene|mas abajo|abajo|atras)(?: (?:atras|abajo|detras))?)\\b`,
)

type Row = Awaited<ReturnType<typeof clanesOfEtapa>>[number]
/** The row of a ranked clan by its place as it is said; undefined where the table has no such place. */
const rowAt = (ranked: readonly Row[], said: string) =>
  ranked.at(
    /^(?:ultimo|colista)$/.test(said)
      ? -1
      : said === 'penultimo'
        ? -2
        : /^(?:puntero|lider)$/.test(said)
          ? 0
          : (numberIn(said) ?? 1000) - 1,
  )

/** How far two rows of a table are from each other. */
function rowGap(a: Row, b: Row, etapa: NamedEtapa): string {
  const played = (clan: Row) => clan.triunfos + clan.derrotas
  const gapOf = (of: (clan: Row) => number, singular: string, plural: string) => {
    const more = of(a) - of(b)
    return more
      ? `${Math.abs(more)} ${Math.abs(more) === 1 ? singular : plural} ${more > 0 ? 'más' : 'menos'}`
      : `las mismas ${plural}`
  }
  return lines(
    `${placed(a.ranking_actual)} ${inEtapa(etapa)} ${verb('va', 'van', a.nombre)} ${bold(link(a.nombre, paths.clan(a.id)))}: ${wonAndLost(a)}, ${counted(played(a), '1 partida', `${played(a)} partidas`)}.`,
    `${placed(b.ranking_actual)} ${verb('va', 'van', b.nombre)} ${bold(link(b.nombre, paths.clan(b.id)))}: ${wonAndLost(b)}, ${counted(played(b), '1 partida', `${played(b)} partidas`)}.`,
    `La diferencia: ${bold(quoted(a.nombre))} ${verb('lleva', 'llevan', a.nombre)} ${bold(gapOf(played, 'partida', 'partidas'))}, ${bold(gapOf(({ triunfos }) => triunfos, 'victoria', 'victorias'))} y ${bold(gapOf(({ derrotas }) => derrotas, 'derrota', 'derrotas'))}.`,
  )
}

/** How far whoever is named, or was told of, is ahead of a place; that no points are kept where they are asked for. */
async function aheadOf({ words, mentions, etapaMention }: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const text = words.map(({ plain }) => plain).join(' ')
  const found = overPlace.exec(text)
  const who = mentions[0]?.clan ?? (mentions.length ? null : thread.quien.find(isClan))
  if (!found || !who || mentions.length > 1) return null
  const [, unit, said] = found
  const [own] = ranged({ ...etapaMention, ...(etapaMention.used.size ? {} : { etapas: thread.etapas }), site }, who)
  const ranked = own
    ? (await clanesOfEtapa(site.db, own.etapa.id)).filter(({ ranking_actual }) => ranking_actual > 0)
    : []
  const mine = ranked.find(({ id }) => id === own?.id)
  const other = said
    ? rowAt(ranked, said)
    : ranked.find((row) => mine && row.ranking_actual === mine.ranking_actual + 1)
  if (!own || !mine || !other || other === mine) return null
  return {
    text: lines(
      unit === 'puntos' && 'En el ladder no hay puntos: la tabla va por puestos.',
      rowGap(mine, other, own.etapa),
      link('Ver el clan', paths.clan(mine.id)),
    ),
    quien: [who],
    etapas: [own.etapa],
  }
}

/** 'qué diferencia hay entre el primero y el segundo de Spearhead': in the etapa or the game that is named, else in that which was told; null where that is not asked. */
async function betweenPlaces(
  { words, mentions, etapaMention }: Question,
  thread: Thread,
  site: Site,
): Promise<Reply | null> {
  const text = words.map(({ plain }) => plain).join(' ')
  const [, one, two] = twoPlaces.exec(text.replace(/^.*?(?:ventaja|lleva|saca) (?=el )/, '')) ?? []
  if (!one || !two || mentions.length || !asksGap.test(text)) return null
  const named = etapasOf({ ...etapaMention, site }).filter(
    ({ multijugador }) => multijugador || etapaMention.etapas.length,
  )
  const tables = etapaMention.used.size ? named : thread.etapas.length ? thread.etapas : named
  const parts: string[] = []
  const found: NamedEtapa[] = []
  for (const etapa of tables.slice(0, mostTables)) {
    const ranked = (await clanesOfEtapa(site.db, etapa.id)).filter(({ ranking_actual }) => ranking_actual > 0)
    const [a, b] = [rowAt(ranked, one), rowAt(ranked, two)]
    if (!a || !b || a === b) continue
    found.push(etapa)
    parts.push(rowGap(a, b, etapa))
  }
  return parts.length ? { text: lines(...parts), etapas: found } : null
}

/** How far two stand from each other; null where that is not asked. */
export const gapBetween = async (question: Question, thread: Thread, site: Site): Promise<Reply | null> =>
  (await aheadOf(question, thread, site)) ??
  (await betweenPlaces(question, thread, site)) ??
  (await fromPlace(question, thread, site)) ??
  (await between(question, thread, site))
