import type { Clan } from '@trinchera/contract/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { clanById, clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { etapaState } from '@trinchera/rules/etapa-state'
import { formatDate } from '@trinchera/rules/presentation'
import { buttonIn } from '../buttons'
import type { Asked, Reply } from '../intent'
import type { ClanName } from '../names/community'
import { bold, lines, link, named, noPlace, placed, quoted, run, scored, verb, wonAndLost } from '../wording'
import { placeHistory } from '../query/place-history'
import { queryOf } from '../query/query-of'
import { clanLink } from './etapas'
import { aboutPlayer, clansOfPlayer } from './players-clans'
import { clanTold, gone, ofWho } from './of-whom'
import { clanOf, inEtapa, isClan, ranged } from './which'
import { ruleReply } from './rules'

const etapaIn = ({ etapa }: Clan) => inEtapa(etapa)
export const standing = ({ nombre, ranking_actual }: { nombre: string; ranking_actual: number }) =>
  bold(ranking_actual ? placed(ranking_actual) : noPlace(nombre))

/** Where a clan stands and where it came from. */
function placeLine(clan: Clan): string {
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
  return `${named(nombre)} ${goes} ${standing(clan)}${ranking_actual ? ` de ${rankeados}` : ''} ${etapaIn(clan)}, con ${wonAndLost(clan)}.${after}`
}

const clanPlace = (asked: Asked, who: ClanName) =>
  clanTold(
    asked,
    who,
    ({ clan, etapa, meant }) =>
      lines(
        !meant && `${named(clan.nombre)} no ${verb('juega', 'juegan', who)} ahí.`,
        placeLine(clan),
        !etapa.activo && `Esa etapa está ${etapaState(etapa)}.`,
        clan.racha_actual !== 0 && `Racha: ${run(clan.racha_actual)}.`,
      ),
    (other) => `${standing(other)}${other.ranking_actual ? ` de ${other.rankeados}` : ''}`,
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
      found && placeLine(found.clan),
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
  const table = await clanesOfEtapa(asked.site.db, clan.id_etapa)
  const beside = [-1, 1].map((step) =>
    table.find((each) => each.ranking_actual === clan.ranking_actual + step && each.ranking_actual > 0),
  )
  const [above, below] = beside.map((other) =>
    other ? `${clanLink(other)} (${placed(other.ranking_actual)}, ${scored(other)})` : 'nadie',
  )
  return {
    text: lines(
      `${named(clan.nombre)} ${verb('va', 'van', who)} ${standing(clan)} ${etapaIn(clan)}.`,
      `Justo arriba: ${above}.`,
      `Justo abajo: ${below}.`,
      ...others.map((other) => `También ${verb('juega', 'juegan', who)} ${etapaIn(other)}.`),
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
  const day = (clan: Clan) => `el ${bold(formatDate(clan.created_at))}, ${etapaIn(clan)}`
  const leader = first.players.find(({ rango }) => rango === 'Lider')
  return {
    text: lines(
      `${named(first.nombre)} se ${verb('fundó', 'fundaron', who)} ${day(first)}.${leader ? ` Líder: ${quoted(leader.username)}.` : ''}`,
      ...others.map((other) => `También, ${day(other)}.`),
      link('Ver el clan', paths.clan(first.id)),
    ),
    quien: [who],
  }
}

/** When a clan was founded, or since when a player is here and in each clan. */
export const founded = ofWho(clanFounded, aboutPlayer)
