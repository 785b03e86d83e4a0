import type { Clan } from '@trinchera/contract/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { clanById, clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { etapaState } from '@trinchera/rules/etapa-state'
import { buttonIn } from '../buttons'
import type { Asked, Reply } from '../intent'
import type { ClanName } from '../names/community'
import {
  bold,
  day,
  lines,
  link,
  named,
  noPlace,
  placed,
  quoted,
  run,
  scored,
  verb,
  wonAndLost,
  type Say,
} from '../wording'
import { placeHistory } from '../query/place-history'
import { queryOf } from '../query/query-of'
import { clanLink } from './etapas'
import { aboutPlayer, clansOfPlayer } from './players-clans'
import { clanTold, gone, ofWho } from './of-whom'
import { clanOf, inEtapa, isClan, ranged } from './which'
import { ruleReply } from './rules'

const etapaIn = ({ etapa }: Clan, say?: Say) => inEtapa(etapa, say)
export const standing = ({ nombre, ranking_actual }: { nombre: string; ranking_actual: number }, say?: Say) =>
  bold(ranking_actual ? placed(ranking_actual, say) : noPlace(nombre, say))

/** Where a clan stands and where it came from. */
function placeLine(clan: Clan, say: Say): string {
  const { nombre, etapa, ranking_actual, rankeados, ultimo_ranking } = clan
  const goes = !etapa.activo
    ? verb('quedó', 'quedaron', nombre)
    : ranking_actual
      ? verb('va', 'van', nombre)
      : verb('está', 'están', nombre)
  const before = ultimo_ranking
    ? ` Antes ${verb('iba', 'iban', nombre)} ${placed(ultimo_ranking)}.`
    : ` ${verb('Viene', 'Vienen', nombre)} recién entrando al ranking.`
  const after = !etapa.activo
    ? ''
    : !ranking_actual
      ? ` ${verb('Entra', 'Entran', nombre)} al ranking con su primera victoria válida.`
      : ultimo_ranking === ranking_actual
        ? ''
        : before
  const is = etapa.activo ? verb('is', 'are', nombre) : 'ended'
  const at = ranking_actual ? `in ${bold(`${placed(ranking_actual, say)} place`)} of ${rankeados}` : bold('unranked')
  return say(
    `${named(nombre)} ${goes} ${standing(clan)}${ranking_actual ? ` de ${rankeados}` : ''} ${etapaIn(clan)}, con ${wonAndLost(clan)}.${after}`,
    `${named(nombre)} ${is} ${at} ${etapaIn(clan, say)}, with ${wonAndLost(clan, say)}.`,
  )
}

const clanPlace = (asked: Asked, who: ClanName) =>
  clanTold(
    asked,
    who,
    ({ clan, etapa, meant }) =>
      lines(
        !meant &&
          `${named(clan.nombre)} ${asked.say(`no ${verb('juega', 'juegan', who)} ahí`, `${verb('does', 'do', who)} not play there`)}.`,
        placeLine(clan, asked.say),
        !etapa.activo && asked.say(`Esa etapa está ${etapaState(etapa)}.`, 'That stage is not open now.'),
        clan.racha_actual !== 0 && `${asked.say('Racha', 'Now')}: ${run(clan.racha_actual, asked.say)}.`,
      ),
    (other) =>
      `${standing(other, asked.say)}${other.ranking_actual ? ` ${asked.say('de', 'of')} ${other.rankeados}` : ''}`,
    ['racha', 'integrantes', 'partidas'],
  )

/** Where a clan stands, or a player's clans. */
export const place = ofWho(clanPlace, clansOfPlayer)

/** How places are won and lost; of a clan, why it stands where it does whatever its wins. */
export async function whyPlace(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  const found = who && isClan(who) ? await clanOf(asked, who) : null
  const reply = ruleReply(asked.site, ['subir', 'sin-cambio'], ['¿Cuándo se pierde el puesto?', '¿Qué es No Rankeado?'])
  return {
    ...reply,
    text: lines(
      found && placeLine(found.clan, asked.say),
      `Los puestos ${bold('no salen del porcentaje ni de la cantidad de victorias')}: se sube venciendo a uno mejor ubicado, y se baja cuando otro te pasa.`,
      reply.text,
    ),
    quien: who ? [who] : [],
  }
}

/** The best place that a clan has had. */
export const bestPlace = ofWho(
  (asked, who) =>
    placeHistory(
      'best',
      queryOf(asked, { de: 'clanes', medida: 'puesto', ordenar: { campo: 'puesto', hacia: 'mas' } }),
      who,
      asked.site,
    ),
  clansOfPlayer,
)

/** Who stands above and below a clan. */
export const neighbours = ofWho(async (asked, who) => {
  const found = await clanOf(asked, who)
  if (!found?.clan.ranking_actual) return place(asked)
  const { clan, etapa, others } = found
  const { say } = asked
  const table = await clanesOfEtapa(asked.site.db, clan.id_etapa)
  const beside = [-1, 1].map((step) =>
    table.find((each) => each.ranking_actual === clan.ranking_actual + step && each.ranking_actual > 0),
  )
  const [above, below] = beside.map((other) =>
    other ? `${clanLink(other)} (${placed(other.ranking_actual, say)}, ${scored(other)})` : say('nadie', 'nobody'),
  )
  return {
    text: lines(
      `${named(clan.nombre)} ${say(verb('va', 'van', who), verb('is', 'are', who))} ${standing(clan, say)} ${etapaIn(clan, say)}.`,
      `${say('Justo arriba', 'Just above')}: ${above}.`,
      `${say('Justo abajo', 'Just below')}: ${below}.`,
      ...others.map(
        (other) =>
          `${say(`También ${verb('juega', 'juegan', who)}`, `Also ${verb('plays', 'play', who)}`)} ${etapaIn(other, say)}.`,
      ),
    ),
    sugerencias: others.map((other) => buttonIn('puesto', clan.nombre, other.etapa)),
    quien: [who],
    etapas: [etapa],
    listed: beside.flatMap((other) => (other && asked.site.community.clanById.get(other.id)) ?? []),
  }
}, clansOfPlayer)

/** When a clan was founded, in each etapa where it is or was. */
async function clanFounded(asked: Asked, who: ClanName): Promise<Reply> {
  const found = await Promise.all(ranged(asked, who).map(({ id }) => clanById(asked.site.db, id)))
  const [first, ...others] = found.flatMap((clan) => clan ?? [])
  if (!first) return gone(who, asked.say)
  const { say } = asked
  const onDay = (clan: Clan) => `${say('el', 'on')} ${bold(day(clan.created_at, say))}, ${etapaIn(clan, say)}`
  const leader = first.players.find(({ rango }) => rango === 'Lider')
  return {
    text: lines(
      `${named(first.nombre)} ${say(`se ${verb('fundó', 'fundaron', who)}`, `${verb('was', 'were', who)} founded`)} ${onDay(first)}.${leader ? ` ${say('Líder', 'Leader')}: ${quoted(leader.username)}.` : ''}`,
      ...others.map((other) => `${say('También', 'Also')}, ${onDay(other)}.`),
      link(say('Ver el clan', 'See the clan'), paths.clan(first.id)),
    ),
    quien: [who],
  }
}

/** When a clan was founded, or since when a player is here and in each clan. */
export const founded = ofWho(clanFounded, aboutPlayer)
