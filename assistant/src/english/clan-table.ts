import { paths } from '@trinchera/contract/site-paths'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { playerById } from '@trinchera/db/queries/players/players'
import { clanOf, etapaLink, isClan } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { Thread } from '../thread-state'
import { isAlone, type Question } from '../understand'
import { isNamed } from './language'
import { bold, lines, link, named, quoted } from '../wording'
import { askedEtapas, type EnglishAsked } from './asked'
import { inEtapa, onDay } from './say'

const rows = 10
const tablesShown = 2

/** The table of the etapas that are meant, from the top. */
export async function tableOf(asked: EnglishAsked): Promise<Reply | null> {
  if (
    /\b(?:how|what is the|rules?|work|works|move|place|last|first|who)\b/.test(asked.text) &&
    !asked.etapaMention.used.size
  )
    return null
  const etapas = askedEtapas(asked)
    .filter(({ multijugador, archivada }) => asked.etapaMention.etapas.length || (multijugador && !archivada))
    .slice(0, asked.etapaMention.used.size ? tablesShown : 1)
  const most = Math.min(rows, Number(/\btop (\d+)\b/.exec(asked.text)?.[1] ?? rows))
  const told = await Promise.all(
    etapas.map(async (etapa) => {
      const all = (await clanesOfEtapa(asked.site.db, etapa.id)).filter(({ ranking_actual }) => ranking_actual > 0)
      return lines(
        `Table of ${etapaLink(etapa)} (wins–losses):`,
        ...all
          .slice(0, most)
          .map(
            ({ id, nombre, ranking_actual, triunfos, derrotas }) =>
              `${ranking_actual}. ${link(nombre, paths.clan(id))} ${triunfos}–${derrotas}`,
          ),
        all.length > most && `And ${all.length - most} more.`,
      )
    }),
  )
  return told.length ? { text: lines(...told), etapas: etapas } : null
}

/** The tag of a clan. */
export async function tagOf({ whos: [who], site }: EnglishAsked): Promise<Reply | null> {
  const found = who && isClan(who) ? await clanOf({ etapas: [], juego: null, site }, who) : null
  return found && who
    ? {
        text: `The tag of ${named(who.nombre)} is ${bold(quoted(found.clan.tag))}. ${link('See the clan', paths.clan(found.clan.id))}`,
        quien: [who],
      }
    : null
}

const asksInClan =
  /^(?:and )?(?:is|does|was|did|has) (?:·|he|she|they) (?:still |ever |been )*(?:in|play(?:s|ing|ed)? (?:for|in|with)|a member of|part of|with) (?:the )?·$/

/** Whether a player is in a clan: 'is Tatán still in Los Halcones'; null where that is not asked. */
export async function inClan(question: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const isOfName = isNamed(question)
  const text = question.words.map(({ plain }, at) => (isOfName(at) ? '·' : plain)).join(' ')
  if (!asksInClan.test(text.replace(/·(?: ·)+/g, '·'))) return null
  const last = question.mentions.at(-1)
  const clan = last?.clan && !isAlone(last.clan, site.community) ? last.clan : null
  const first = question.mentions.length > 1 ? question.mentions[0]?.jugador : thread.quien[0]
  const player = first?.kind === 'jugador' ? first : null
  if (!clan || !player) return null
  const found = await playerById(site.db, player.id)
  const there = found?.clanes.filter(({ nombre }) => nombre === clan.nombre) ?? []
  const open = there.find(({ id_etapa }) => site.community.etapas.some(({ id, activo }) => id === id_etapa && activo))
  const one = open ?? there[0]
  const etapa = one && site.community.etapas.find(({ id }) => id === one.id_etapa)
  return {
    text: open
      ? `Yes: ${named(player.nombre)} is in ${bold(link(clan.nombre, paths.clan(open.id)))}${etapa ? ` ${inEtapa(etapa)}` : ''}, since ${onDay(open.PlayerClan.joined_at).slice(3)}.`
      : `No: ${named(player.nombre)} ${one ? 'was' : 'is not'} in ${named(clan.nombre)}${one && etapa ? `, ${inEtapa(etapa)}, which is closed` : ''}.`,
    quien: [player, clan],
  }
}
