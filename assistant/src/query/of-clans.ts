import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { cheatBanMonths, cheatDropPlaces } from '@trinchera/rules/limits'
import { clanOf, inEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import { ownClan } from '../names/asker'
import type { ClanName } from '../names/community'
import { nameKey } from '../names/name-index'
import type { Question } from '../understand'
import { bold, lines, link, named, noPlace, placed, quoted, verb } from '../wording'
import { withoutNames } from './agenda'

const called =
  /\b(?:clan|equipo|team)\s+(?:que se llam\w+|llamad[oa]|de nombre|con el nombre(?: de)?)\s+(.{3,40}?)\s*[?.!]*$/i
const whether = /\b(?:hay|existe|existen|esta|conoces|tienen)\b/

/** Whether there is a clan of just that name: one that is only like it is not that one. */
function existence(question: Question, { community }: Site): Reply | null {
  const typed = question.words.map((word) => word.typed).join(' ')
  const name = called.exec(typed)?.[1]
  if (!name || !whether.test(question.words.map(({ plain }) => plain).join(' '))) return null
  const key = nameKey(name)
  if ([...community.clanById.values()].some(({ nombre }) => nameKey(nombre) === key)) return null
  const like = question.mentions.flatMap(({ clan }) => clan ?? [])[0]
  return {
    kind: 'missing',
    text: `No: no hay ningún clan que se llame «${quoted(name)}».${like ? ` El que más se parece es ${named(like.nombre)}.` : ` Están todos en el ${link('ladder', paths.ladder)}.`}`,
  }
}

/** Where a clan would end that played with a cheater. */
async function afterCheat(who: ClanName, site: Site): Promise<Reply | null> {
  const found = await clanOf({ etapas: [], juego: null, site }, who)
  if (!found) return null
  const { clan, etapa } = found
  const ranked = (await clanesOfEtapa(site.db, etapa.id)).filter(({ ranking_actual }) => ranking_actual > 0).length
  const to = Math.min(ranked, clan.ranking_actual + cheatDropPlaces)
  return {
    text: lines(
      clan.ranking_actual
        ? `${named(clan.nombre)} ${verb('perdería', 'perderían', clan.nombre)} la partida y ${verb('caería', 'caerían', clan.nombre)} ${bold(`${cheatDropPlaces} puestos`)}, sin pasar del último: del ${placed(clan.ranking_actual)} al ${bold(placed(to))} ${inEtapa(etapa)}.`
        : `${named(clan.nombre)} ${verb('perdería', 'perderían', clan.nombre)} la partida; ${verb('está', 'están', clan.nombre)} ${noPlace(clan.nombre)}, así que no tiene puesto que perder.`,
      `El tramposo queda fuera al menos ${bold(`${cheatBanMonths} meses`)}.`,
      link('Qué dice el reglamento', paths.articulo('art-trampa')),
    ),
    quien: [who],
    etapas: [etapa],
  }
}

const mayReport = /\bquien(?:es)?\b.*\b(?:puede|pueden)\b.*\breport\w+|\bquien(?:es)? reportan?\b.*\b(?:en|de|por)\b/
const cheats = /\b(?:tramp\w*|wallhack|aimbot|cheat\w*|hacks?|chit\w*)\b/
const drops = /\b(?:baja\w*|cae\w*|caer\w*|queda\w*|pierd\w*|puestos?|lugar|donde|castig\w*|pasa|pasaria)\b/

/** What is asked of one clan that is named, or of one's own, and that its row does not hold; null where it is something else. */
export async function ofOneClan(question: Question, site: Site): Promise<Reply | null> {
  const none = existence(question, site)
  if (none) return none
  const text = withoutNames(question)
  const reports = mayReport.test(text)
  const cheated =
    cheats.test(text) && drops.test(text) && /\b(?:nos|mios|nuestros?|mi clan|quedar\w*|baja\w*|cae\w*)\b|·/.test(text)
  if (!reports && !cheated) return null
  const [one, another] = question.mentions
  const who =
    one?.clan && !one.others
      ? one.clan
      : one
        ? null
        : /\b(?:nos|nosotros|mi clan|nuestro)\b/.test(text)
          ? await ownClan(site)
          : null
  if (!who || another) return null
  return reports ? null : /\b(?:pillad\w*|han|hay|hubo|ha habido)\b/.test(text) ? null : afterCheat(who, site)
}
