import { clanById } from '@trinchera/db/queries/clanes/clanes'
import { clansOfPlayers } from '@trinchera/db/queries/ladder/ledger'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { withoutNames } from '../query/agenda'
import { isAlone, type Question } from '../understand'
import { bold, bullets, capital, counted, lines, link, listed, named, placed, quoted, verb } from '../wording'
import { clanOf, inEtapa, ranged, theEtapa } from './which'

const asksTag = /\b(?:tag|tags|siglas?|abreviatura|abreviacion|etiqueta)\b/
const notTag =
  /\b(?:cambi\w+|letras|caracteres|largo|puedo|puede\w*|poner\w*|pongo|mostrar|usar|uso|permitid\w+|maximo|minimo|quien|que clan|cuant[oa]s|color|nuevo|mi|nick)\b/
const asksWhose =
  /\bde quien(?:es)? (?:es|son)\b(?: (?:el|los|las|clan|equipo|team))* ·|· (?:de quien(?:es)? (?:es|son))$|\b(?:dueñ|duen|duan)[oa]s? (?:de|del)(?: (?:clan|equipo))? ·/
const asksWhyTwo =
  /\b(?:por ?que|xq|pq|porque|como es que)\b.*·.*\b(?:dos|2|varias|mas de una?|tres|3)\b.*\b(?:ladders?|tablas?|etapas?|rankings?|ligas|juegos|veces|lados)\b/

/** The tag of one clan that is named, whose it is, or why it is in two tables: that alone; null where something else is asked. */
export async function clanField(question: Question, site: Site): Promise<Reply | null> {
  const [one, another] = question.mentions
  if (!one?.clan || another || one.others || isAlone(one.clan, site.community)) return null
  const text = withoutNames(question)
  const who = one.clan
  const scope = { etapas: question.etapaMention.etapas, juego: question.etapaMention.juego, site }
  if (asksTag.test(text) && !notTag.test(text)) {
    const found = await clanOf(scope, who)
    if (!found) return null
    const { clan, others } = found
    const other = others.filter(({ tag }) => tag !== clan.tag)
    return {
      text: lines(
        `El tag de ${named(clan.nombre)} es ${bold(quoted(clan.tag))}${other.length ? `, ${inEtapa(clan.etapa)}` : ''}.`,
        ...other.map(({ tag, etapa }) => `${capital(inEtapa(etapa))}: ${bold(quoted(tag))}.`),
        link('Ver el clan', paths.clan(clan.id)),
      ),
      quien: [who],
      etapas: [found.etapa],
    }
  }
  if (asksWhose.test(text)) {
    const found = await clanOf(scope, who)
    const head = found?.clan.players.find(({ rango }) => rango === 'Lider')
    if (!found || !head) return null
    return {
      text: lines(
        `${named(who.nombre)} ${verb('es', 'son', who)} de ${bold(link(head.username, paths.jugador(head.id)))}, su Líder, ${inEtapa(found.etapa)}.`,
        link('Ver el clan', paths.clan(found.clan.id)),
      ),
      quien: [who],
      etapas: [found.etapa],
    }
  }
  if (!asksWhyTwo.test(text)) return null
  const clans = await Promise.all(
    ranged({ etapas: [], juego: null, site }, who).map(async ({ id, etapa }) => ({
      etapa,
      clan: etapa.activo ? await clanById(site.db, id) : null,
    })),
  )
  const open = clans.flatMap(({ etapa, clan }) => (clan ? [{ etapa, clan }] : []))
  if (open.length < 2) return null
  return {
    text: lines(
      `Porque ${verb('juega', 'juegan', who)} ${counted(open.length, 'una etapa', `${open.length} etapas`)}, y cada una tiene su tabla: un clan se funda por etapa, y se puede estar en uno de cada una.`,
      bullets(
        open.map(
          ({ etapa, clan }) =>
            `${capital(inEtapa(etapa))}: ${clan.ranking_actual ? bold(placed(clan.ranking_actual)) : 'sin puesto'}, con ${clan.players.length} integrantes`,
        ),
      ),
      link('Ver el clan', paths.clan(open[0]?.clan.id ?? 0)),
    ),
    quien: [who],
    etapas: open.map(({ etapa }) => etapa),
  }
}

const asksOnly =
  /\b(?:quien(?:es)?|que (?:jugador(?:es)?|clan(?:es)?)|cuant[oa]s|alguien|hay)\b.*\b(?:solo|solamente|unicamente|puro|nada mas)\b/

/** Who plays in one etapa that is named and in no other open one; null where that is not asked. */
export async function onlyThere(question: Question, site: Site): Promise<Reply | null> {
  const { mentions, etapaMention } = question
  const [etapa] = etapaMention.etapas
  if (mentions.length || !etapa || etapaMention.etapas.length > 1 || !asksOnly.test(withoutNames(question))) return null
  const { etapas, clanById: clans, playerById } = site.community
  const open = etapas.filter(({ activo }) => activo)
  const names = etapa.multijugador
    ? [...new Set(clans.values())]
        .filter(({ clanes }) => clanes.some(({ id_etapa }) => id_etapa === etapa.id))
        .map((clan) => ({
          name: link(clan.nombre, paths.clan(clan.clanes.find(({ id_etapa }) => id_etapa === etapa.id)?.id ?? 0)),
          others: open.filter(({ id }) => id !== etapa.id && clan.clanes.some(({ id_etapa }) => id_etapa === id)),
        }))
    : (
        await clansOfPlayers(
          site.db,
          open.map(({ id }) => id),
        )
      ).flatMap(({ id, clanes }) => {
        const own = open.filter((each) =>
          clanes.some((clan) => clans.get(clan)?.clanes.some((one) => one.id === clan && one.id_etapa === each.id)),
        )
        const player = playerById.get(id)
        return player && own.some((each) => each.id === etapa.id)
          ? [{ name: link(player.nombre, paths.jugador(id)), others: own.filter((each) => each.id !== etapa.id) }]
          : []
      })
  const only = names.filter(({ others }) => !others.length)
  const rest = names.filter(({ others }) => others.length)
  return {
    text: lines(
      only.length
        ? `Solo ${inEtapa(etapa)} ${counted(only.length, 'juega', 'juegan')} ${bold(String(only.length))}: ${listed(only.map(({ name }) => name))}.`
        : `${bold('Nadie')} juega solo ${inEtapa(etapa)}.`,
      rest.length > 0 && 'También en otra etapa:',
      bullets(rest.slice(0, 10).map(({ name, others }) => `${name}: ${listed(others.map(theEtapa))}`)),
    ),
    etapas: [etapa],
  }
}
