import type { ClanRow } from '@trinchera/contract/clanes'
import { unreadPlace } from '../names/numbers'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { etapaMonths } from '@trinchera/rules/limits'
import { secondButton, tableButton } from '../buttons'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import type { ClanName } from '../names/community'
import {
  bold,
  bullets,
  capital,
  counted,
  lines,
  link,
  listed,
  listedUpTo,
  placed,
  quoted,
  scored,
  shortened,
  verb,
  wonAndLost,
  andMore,
} from '../wording'
import { etapaLink, etapasOf, inEtapa, stateNote, theEtapa } from './which'

export const clanLink = (clan: Pick<ClanRow, 'id' | 'nombre'>) => link(clan.nombre, paths.clan(clan.id))
const isRanked = ({ ranking_actual }: ClanRow) => ranking_actual > 0

export const groupsOf = ({ site }: Asked, clanes: readonly ClanRow[]): ClanName[] =>
  clanes.flatMap(({ id }) => site.community.clanById.get(id) ?? [])

/** How many of a table an answer shows. */
const tableRows = 10

export const noEtapas: Reply = { text: `Todavía no hay etapas abiertas. Mira el ${link('ladder', paths.ladder)}.` }

/** Etapas of one against one are asked for by name: where none is named, clans' etapas are meant. */
export const clanEtapas = (asked: Asked): readonly NamedEtapa[] => {
  const all = etapasOf(asked)
  const clans = all.filter(({ multijugador }) => multijugador)
  return asked.etapas.length || !clans.length ? all : clans
}

/** Of etapas that are told apart only by being over, 'quién salió campeón de la Etapa I' means those; null where none or all of them are. */
function ended(asked: Asked): readonly NamedEtapa[] | null {
  if (
    !asked.words.some(({ plain }) =>
      /^(?:salio|salieron|quedo|quedaron|termino|terminaron|(?:sub)?campeon(?:es)?|gano|ganaron)$/.test(plain),
    )
  )
    return null
  const closed = asked.etapas.filter(({ archivada }) => archivada)
  return closed.length && closed.length < asked.etapas.length ? closed : null
}

/** Who stands at a place, the first where none is said, in each etapa asked for. */
export async function atPlace(asked: Asked): Promise<Reply> {
  if (asked.words.some(({ plain }) => /^(?:primeros|ultimos)$/.test(plain))) return table(asked)
  const unread = asked.numero === null && asked.words.find(({ plain }) => unreadPlace(plain))
  if (unread)
    return {
      kind: 'ask',
      text: `No entiendo qué puesto es «${quoted(unread.typed)}». Dímelo con el número: «puesto 3».`,
    }
  const wanted = asked.numero ?? 1
  const tables = await Promise.all(
    (
      ended(asked) ??
      (asked.words.some(({ plain }) => /^(?:clan|equipo|team)$/.test(plain)) ? clanEtapas(asked) : etapasOf(asked))
    ).map(async (etapa) => ({
      etapa,
      ranked: (await clanesOfEtapa(asked.site.db, etapa.id)).filter(isRanked),
    })),
  )
  if (!tables.length) return noEtapas
  const found = tables.flatMap(({ etapa, ranked }) => {
    const clan = ranked.at(wanted > 0 ? wanted - 1 : wanted)
    return clan ? [{ etapa, clan, of: ranked.length }] : []
  })
  const [only] = found
  const which = wanted === -1 ? 'el último' : wanted === -2 ? 'el penúltimo' : `el ${placed(wanted)}`
  if (!only)
    return {
      text: `No hay nadie en ${wanted > 0 ? `el puesto ${wanted}` : 'ese puesto'} todavía.`,
      etapas: tables.map(({ etapa }) => etapa),
    }
  const line = ({ etapa, clan, of }: typeof only) =>
    `${bold(clanLink(clan))} ${etapa.archivada ? verb('quedó', 'quedaron', clan.nombre) : verb('va', 'van', clan.nombre)} ${bold(placed(clan.ranking_actual))} de ${of} ${inEtapa(etapa)}, con`
  return {
    text:
      found.length === 1
        ? `${line(only)} ${wonAndLost(only.clan)}.`
        : lines(
            `${line(only)} ${wonAndLost(only.clan)}.`,
            `Así va ${which} en las otras etapas (victorias–derrotas):`,
            bullets(found.slice(1).map((each) => `${line(each)} ${scored(each.clan)}`)),
          ),
    etapas: tables.map(({ etapa }) => etapa),
    lugar: wanted,
    quien: groupsOf(asked, [only.clan]),
    listed:
      found.length === 1
        ? groupsOf(asked, tables[0]?.ranked ?? [])
        : groupsOf(
            asked,
            found.map(({ clan }) => clan),
          ),
    sugerencias: [secondButton(only.etapa), tableButton(only.etapa)].slice(wanted === 2 ? 1 : 0),
  }
}

/** Several places of a table, and not one. */
const ofSeveral = /^(?:primeros|ultimos|top|mejores|tabla|posiciones|clasificacion|ranking)$/

/** The table of the first etapa asked for, or of the newest open one; the other open ones by name. One place of it where only that is asked. */
export async function table(asked: Asked): Promise<Reply> {
  if (asked.numero !== null && !asked.words.some(({ plain }) => ofSeveral.test(plain))) return atPlace(asked)
  const [etapa, ...others] = asked.etapas.length || asked.juego ? clanEtapas(asked) : etapasOf(asked)
  if (!etapa) return noEtapas
  const clanes = await clanesOfEtapa(asked.site.db, etapa.id)
  const ranked = clanes.filter(isRanked)
  const rest = clanes.length - ranked.length
  const { shown, more } = shortened(ranked, tableRows)
  return {
    text: lines(
      `Tabla de ${theEtapa(etapa)}${stateNote(etapa)}${ranked[0] ? `, que ${etapa.archivada ? verb('encabezó', 'encabezaron', ranked[0].nombre) : verb('encabeza', 'encabezan', ranked[0].nombre)} ${bold(quoted(ranked[0].nombre))} (victorias–derrotas)` : ''}:`,
      ...(shown.length
        ? shown.map((clan) => `${clan.ranking_actual}. ${clanLink(clan)} ${scored(clan)}`)
        : ['Todavía no hay clanes rankeados.']),
      andMore(more, paths.etapa(etapa.id)),
      rest > 0 && `${counted(rest, 'Un clan', `${rest} clanes`)} sin ranking.`,
      others.length > 0 && `Otras tablas: ${listed(others.map(etapaLink))}.`,
    ),
    etapas: [etapa],
    listed: groupsOf(asked, ranked),
    quien: groupsOf(asked, ranked.slice(0, 1)),
    sugerencias: others.length ? others.slice(0, 3).map(tableButton) : ['¿Cómo funciona el ranking?'],
  }
}

/** The clans of the etapas asked for, how many and which. */
export async function clansOf(asked: Asked): Promise<Reply> {
  if (
    /\b(?:sin (?:rankear|ranking|puesto|lugar)|no rankead[oa]s?)\b/.test(
      asked.words.map(({ plain }) => plain).join(' '),
    )
  )
    return unranked(asked)
  const etapas = clanEtapas(asked)
  const parts = await Promise.all(
    etapas.map(async (etapa) => ({ etapa, clanes: await clanesOfEtapa(asked.site.db, etapa.id) })),
  )
  if (!parts.length) return noEtapas
  const most = parts.length > 1 ? 5 : 30
  const alone = asked.etapas.length
    ? []
    : etapasOf(asked).filter(
        ({ activo, multijugador }) => activo && !multijugador && parts.every(({ etapa }) => etapa.multijugador),
      )
  const ranked = (clanes: readonly ClanRow[]) => {
    const count = clanes.filter(isRanked).length
    return count === clanes.length ? '' : `, ${counted(count, '1 con puesto', `${count} con puesto`)}`
  }
  return {
    text: lines(
      ...parts.map(
        ({ etapa, clanes }) =>
          `${capital(inEtapa(etapa))} hay ${bold(counted(clanes.length, '1 clan', `${clanes.length} clanes`))}${ranked(clanes)}${clanes.length ? `: ${listedUpTo(clanes.map(clanLink), most)}` : ''}.`,
      ),
      alone.length > 0 && `En uno contra uno cada jugador va solo: ${listed(alone.map(etapaLink))}.`,
    ),
    etapas,
  }
}

/** Clans without a place. */
export async function unranked(asked: Asked): Promise<Reply> {
  const parts = (
    await Promise.all(
      clanEtapas(asked).map(async (etapa) => ({
        etapa,
        clanes: (await clanesOfEtapa(asked.site.db, etapa.id)).filter((clan) => !isRanked(clan)),
      })),
    )
  ).filter(({ clanes }) => clanes.length)
  return {
    text: lines(
      ...(parts.length
        ? parts.map(
            ({ etapa, clanes }) =>
              `No rankeados de ${theEtapa(etapa)} (${clanes.length}): ${listed(clanes.map(clanLink))}.`,
          )
        : ['Todos los clanes tienen puesto.']),
      'Un clan entra solo al ranking, con su primera victoria válida.',
    ),
    etapas: parts.map(({ etapa }) => etapa),
    listed: parts.flatMap(({ clanes }) => groupsOf(asked, clanes)),
  }
}

/** Every etapa there is. */
export function etapaList(asked: Asked): Reply {
  const { etapas } = asked.site.community
  const isOver = asked.words.some(({ plain }) =>
    /^(?:cerrad[oa]s?|cerraron|cerro|terminad[oa]s|terminaron|pasad[oa]s|viejas|antiguas|anteriores)$/.test(plain),
  )
  const of = etapas.filter(
    ({ juego, archivada }) => (!asked.juego || juego.id === asked.juego.id) && (!isOver || archivada),
  )
  const line = (etapa: NamedEtapa) =>
    `${etapaLink(etapa)}${etapa.multijugador ? '' : ', uno contra uno'}${stateNote(etapa)}`
  return {
    text: of.length
      ? lines(
          isOver
            ? `${counted(of.length, 'Se ha cerrado 1 etapa', `Se han cerrado ${of.length} etapas`)}:`
            : 'Las etapas:',
          bullets(of.map(line)),
        )
      : isOver
        ? 'Todavía no se cierra ninguna etapa ahí.'
        : 'Todavía no hay etapas ahí.',
    etapas: of.slice(0, 1),
    sugerencias: ['¿Quién va primero?'],
  }
}

/** Every game there is. */
export function gameList({ site: { community } }: Asked): Reply {
  const games = community.juegos.map(
    (juego) =>
      `${bold(link(juego.nombre, paths.juego(juego.id)))}: ${listed(community.etapas.filter((etapa) => etapa.juego.id === juego.id).map(({ nombre }) => quoted(nombre))) || 'sin etapas todavía'}`,
  )
  return {
    text: games.length ? lines('Jugamos a esto:', bullets(games)) : 'Todavía no hay juegos en el ladder.',
    sugerencias: ['¿Qué etapas hay?', '¿Cómo vuelvo a jugar?'],
  }
}

/** How long an etapa lasts and whether it is open. */
export function etapaEnd(asked: Asked): Reply {
  const etapas = etapasOf(asked)
  const open = etapas.filter(({ activo }) => activo)
  const closed = etapas.filter(({ archivada }) => archivada)
  const paused = etapas.filter(({ activo, archivada }) => !activo && !archivada)
  return {
    text: lines(
      `Una etapa dura cerca de ${bold(`${etapaMonths} meses`)}; el cierre lo avisa la administración en ${link('Anuncios', paths.anuncios)}.`,
      open.length > 0
        ? `Abiertas: ${listed(open.map(etapaLink))}.`
        : closed.length > 0 &&
            `${listed(closed.map(etapaLink))} ya ${closed.length === 1 ? 'está cerrada' : 'están cerradas'}.`,
      open.length === 0 &&
        paused.length > 0 &&
        `${listed(paused.map(etapaLink))} ${paused.length === 1 ? 'está pausada' : 'están pausadas'}.`,
    ),
    etapas: open.slice(0, 1),
  }
}
