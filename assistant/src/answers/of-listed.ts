import { clanById } from '@trinchera/db/queries/clanes/clanes'
import { playerById } from '@trinchera/db/queries/players/players'
import { paths } from '@trinchera/contract/site-paths'
import { winPercentText } from '@trinchera/rules/presentation'
import type { Reply, Site } from '../intent'
import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { bold, bullets, counted, lines, link, listed as joined, scored } from '../wording'

/** 'cuál de esos tiene más ganadas', 'quién de ellos ha perdido menos'. */
const asksAmong =
  /^(?:y |e )?(?:cual(?:es)?|quien(?:es)?) de (?:es[oa]s|ell[oa]s|est[oa]s|l[oa]s (?:dos|tres|que \w+)|todos)\b.*\b(mas|menos|mejor|peor)\b/
const measures = [
  {
    says: /\bporcentaje|efectividad|winrate\b/,
    name: 'porcentaje',
    of: (won: number, lost: number) => won / Math.max(1, won + lost),
  },
  { says: /\b(?:perd\w+|pierd\w+|derrotas?)\b/, name: 'derrotas', of: (_won: number, lost: number) => lost },
  { says: /\b(?:jug\w+|jueg\w+|partid[oa]s?)\b/, name: 'partidas', of: (won: number, lost: number) => won + lost },
  { says: /\b(?:gan\w+|victorias?|triunfos?|mejor|peor)\b/, name: 'victorias', of: (won: number) => won },
] as const

/** As many that were listed are compared. */
const most = 20
const shown = 3

interface Figures {
  name: string
  address: string
  won: number
  lost: number
}

async function figuresOf({ listed }: Pick<Thread, 'listed'>, { db }: Site): Promise<Figures[]> {
  const all = await Promise.all(
    listed.slice(0, most).map(async (who): Promise<Figures | null> => {
      if (who.kind === 'jugador') {
        const player = await playerById(db, who.id)
        return (
          player && {
            name: player.username,
            address: paths.jugador(who.id),
            won: player.victorias,
            lost: player.derrotas,
          }
        )
      }
      const clan = who.clanes[0] && (await clanById(db, who.clanes[0].id))
      return clan ? { name: clan.nombre, address: paths.clan(clan.id), won: clan.triunfos, lost: clan.derrotas } : null
    }),
  )
  return all.filter((each) => each !== null)
}

/** Of those that the last answer listed, who has the most or the least of what is asked; null where nothing of the kind is. */
export async function ofListed({ words, mentions }: Question, thread: Thread, site: Site): Promise<Reply | null> {
  const text = words.map(({ plain }) => (plain === 'q' ? 'que' : plain)).join(' ')
  const [, way] = asksAmong.exec(text) ?? []
  const measure = measures.find(({ says }) => says.test(text))
  if (!way || !measure || mentions.length || thread.listed.length < 2) return null
  const sign = /^(?:mas|mejor)$/.test(way) ? -1 : 1
  const value = ({ won, lost }: Figures) => measure.of(won, lost)
  const all = (await figuresOf(thread, site)).sort((a, b) => sign * (value(a) - value(b)))
  const [first] = all
  if (!first) return null
  const same = all.filter((each) => value(each) === value(first))
  const rest = all.slice(same.length, same.length + shown)
  const told = (each: Figures) =>
    `${bold(link(each.name, each.address))}: ${scored(asScore(each))} (${winPercentText(each.won, each.won + each.lost)})`
  return {
    text: lines(
      `De esos, ${counted(same.length, 'el', 'los')} de ${sign < 0 ? 'más' : 'menos'} ${measure.name}: ${joined(same.slice(0, 6).map((each) => bold(link(each.name, each.address))))}, con ${scored(asScore(first))} (victorias–derrotas).`,
      rest.length > 0 && 'Siguen:',
      bullets(rest.map(told)),
    ),
    quien: thread.quien,
    listed: thread.listed,
  }
}

const asScore = ({ won, lost }: Figures) => ({ triunfos: won, derrotas: lost })
