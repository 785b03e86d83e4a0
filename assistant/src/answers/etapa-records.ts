import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { playerRecords } from '@trinchera/db/queries/ladder/tops'
import type { ClanRow } from '@trinchera/contract/clanes'
import type { NamedEtapa } from '@trinchera/db/queries/players/names'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { withoutNames } from '../query/agenda'
import { sayIn } from '../torneos/say'
import type { Question } from '../understand'
import { bold, bullets, counted, lines, link, listed, placed, quoted } from '../wording'
import { etapaLink, inEtapa } from './which'

// What compares etapas: the most wins of any, and who came up from one to the next.

const asksRecord =
  /\brecords? (?:de )?(?:mas )?(?:victorias?|triunfos?|ganadas|derrotas?|perdidas)\b|\b(?:mas|mayor (?:cantidad|numero) de) (?:victorias|triunfos|ganadas|derrotas|perdidas) (?:\w+ )?en una (?:sola )?(?:etapa|temporada)\b|^(?:las? )?(?:victorias|derrotas) record$/
const notRecord = /\b(?:seguid\w+|rachas?|mi|mis|nuestr\w+|mapas?|torneos?|jugador(?:es)?|mes|dia|semana)\b/

/** The most wins, or losses, of one clan in one etapa, open or closed; null where no such record is asked for. */
export async function mostInOneEtapa(question: Question, site: Site): Promise<Reply | null> {
  const { mentions, etapaMention } = question
  const text = withoutNames(question)
  if (mentions.length || !asksRecord.test(text) || notRecord.test(text)) return null
  const campo = /\b(?:derrotas?|perdidas)\b/.test(text) ? 'derrotas' : 'triunfos'
  const said = site.community.etapas.filter(
    ({ id, juego, multijugador }) =>
      (etapaMention.etapas.length
        ? etapaMention.etapas.some((etapa) => etapa.id === id)
        : multijugador && (!etapaMention.juego || juego.id === etapaMention.juego.id)) || false,
  )
  const rows = (
    await Promise.all(
      said.map(async (etapa) => (await clanesOfEtapa(site.db, etapa.id)).map((clan) => ({ clan, etapa }))),
    )
  ).flat()
  const best = (of: typeof rows) => of.toSorted((a, b) => b.clan[campo] - a.clan[campo])[0]
  const first = best(rows)
  if (!first) return null
  const other = best(rows.filter(({ etapa }) => etapa.activo !== first.etapa.activo))
  const name = campo === 'triunfos' ? 'victorias' : 'derrotas'
  const told = ({ clan, etapa }: { clan: ClanRow; etapa: NamedEtapa }) =>
    `${bold(link(clan.nombre, paths.clan(clan.id)))}, con ${bold(`${clan[campo]} ${name}`)} ${inEtapa(etapa)}`
  const [player] = etapaMention.used.size || campo === 'derrotas' ? [] : (await playerRecords(site.db)).slice(0, 1)
  const who = site.community.clanById.get(first.clan.id)
  return {
    text: lines(
      `El récord de ${name} de un clan en una sola etapa: ${told(first)}${first.etapa.activo ? ', que sigue abierta' : ''}.`,
      other && `De las etapas ${first.etapa.activo ? 'cerradas' : 'abiertas'}: ${told(other)}.`,
      player &&
        `De los jugadores, ${bold(link(player.username, paths.jugador(player.id)))}: ${player.victorias} en todas sus etapas.`,
      link('Ver los récords', paths.palmares),
    ),
    quien: who ? [who] : [],
    etapas: [first.etapa],
  }
}

const moved =
  /\b(?:sub\w+|trep\w+|mejor\w*|crec\w+|avanz\w+|baj\w+|empeor\w+|cay\w+|improv\w+|climb\w+|rose|drop\w*|fell|worse)\b/
const between =
  /\b(?:entre|de(?:sde)?|between|from)\b(?: (?:la|las|una|primera|the))*(?: (?:etapas?|temporadas?|stages?)\b| ·)(?: \S+){0,3}? (?:y|a|and|to)\b|\b(?:respecto|comparad[oa]|en comparacion) (?:a|con) la (?:etapa|temporada|·)|\b(?:de|desde) la (?:etapa|temporada) (?:pasada|anterior)\b|\bsince (?:the )?last stage\b/
const asksWho = /\b(?:quien(?:es)?|que clan(?:es)?|cual(?:es)?|who|which|what) ?(?:clan|clans|team)?\b/
const down = /\b(?:baj\w+|empeor\w+|cay\w+|drop\w*|fell|worse)\b/
const shown = 5

/** Which clans came up, or down, the most from a closed etapa of a game to the open one; null where that is not asked. */
export async function movedBetween(question: Question, site: Site, english = false): Promise<Reply | null> {
  const { mentions, etapaMention, words } = question
  const text = words.map(({ plain }) => plain).join(' ')
  if (mentions.length || !moved.test(text) || !asksWho.test(text)) return null
  if (!between.test(text) && !between.test(withoutNames(question))) return null
  const games = site.community.juegos.filter(({ id }) => !etapaMention.juego || id === etapaMention.juego.id)
  const rows = (
    await Promise.all(
      games.map(async ({ id }) => {
        const own = site.community.etapas.filter(({ juego, multijugador }) => juego.id === id && multijugador)
        const [past, present] = [own.find(({ archivada }) => archivada), own.find(({ activo }) => activo)]
        if (!past || !present) return []
        const before = await clanesOfEtapa(site.db, past.id)
        return (await clanesOfEtapa(site.db, present.id)).flatMap((clan) => {
          const old = before.find(({ nombre }) => nombre === clan.nombre)?.ranking_actual ?? 0
          const now = clan.ranking_actual
          return old && now ? [{ clan, old, now, past, present, by: old - now }] : []
        })
      }),
    )
  ).flat()
  const say = sayIn(english)
  const sign = down.test(text) ? -1 : 1
  const ranked = rows.filter(({ by }) => by * sign > 0).toSorted((a, b) => sign * (b.by - a.by))
  const [first] = ranked
  if (!first)
    return rows.length
      ? { text: say('Ninguno se movió así entre esas etapas.', 'None did between those stages.') }
      : null
  const tied = ranked.filter(({ by }) => by === first.by)
  const told = ({ clan, old, now, by }: typeof first) =>
    say(
      `${bold(link(clan.nombre, paths.clan(clan.id)))}: del ${placed(old)} al ${bold(placed(now))} (${sign > 0 ? '+' : ''}${by})`,
      `${bold(link(clan.nombre, paths.clan(clan.id)))}: from ${old} to ${bold(String(now))} (${sign > 0 ? '+' : ''}${by})`,
    )
  const rest = ranked.slice(tied.length, Math.max(tied.length, shown))
  const names = listed(tied.map(({ clan }) => bold(quoted(clan.nombre))))
  return {
    text: lines(
      say(
        `${counted(tied.length, `El que más ${sign > 0 ? 'subió' : 'bajó'}`, `Los que más ${sign > 0 ? 'subieron' : 'bajaron'}`)} de la ${etapaLink(first.past)} a la ${etapaLink(first.present)}: ${names}.`,
        `Most ${sign > 0 ? 'improved' : 'dropped'} from ${etapaLink(first.past)} to ${etapaLink(first.present)}: ${names}.`,
      ),
      bullets([...tied, ...rest].map(told)),
    ),
    quien: tied.flatMap(({ clan }) => site.community.clanById.get(clan.id) ?? []).slice(0, 1),
    listed: [...tied, ...rest].flatMap(({ clan }) => site.community.clanById.get(clan.id) ?? []),
  }
}
