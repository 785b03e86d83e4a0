import type { Clan } from '@trinchera/contract/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { clanById, clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { playerById } from '@trinchera/db/queries/players/players'
import { etapaState } from '@trinchera/rules/etapa-state'
import { formatDate } from '@trinchera/rules/presentation'
import { button, buttonIn } from '../buttons'
import type { Asked, Reply } from '../intent'
import type { ClanName, PlayerName } from '../names/community'
import { etapaMentionIn } from '../names/etapas'
import {
  bold,
  bullets,
  capital,
  lines,
  link,
  listed,
  named,
  noPlace,
  placed,
  quoted,
  run,
  scored,
  verb,
  wonAndLost,
} from '../wording'
import { placeHistory } from '../query/place-history'
import { queryOf } from '../query/query-of'
import { plainText } from '../words/plain'
import { clanLink } from './etapas'
import { clanOf, inEtapa, isClan, ranged } from './which'
import { ruleReply } from './rules'
import { asksWhether } from './whether'

type Found = NonNullable<Awaited<ReturnType<typeof clanOf>>>
type PlayersClan = NonNullable<Awaited<ReturnType<typeof playerById>>>['clanes'][number]

const etapaIn = ({ etapa }: Clan) => inEtapa(etapa)
/** The same of a clan as its players have it. */
export const playedIn = ({ id_etapa, etapa }: PlayersClan) => inEtapa({ ...etapa, id: id_etapa })
const standing = ({ nombre, ranking_actual }: { nombre: string; ranking_actual: number }) =>
  bold(ranking_actual ? placed(ranking_actual) : noPlace(nombre))

/** What is asked of whoever is named, of a clan or of a player. */
export const ofWho =
  (
    ofClan: (asked: Asked, who: ClanName) => Promise<Reply>,
    ofPlayer: (asked: Asked, who: PlayerName) => Promise<Reply>,
  ) =>
  async (asked: Asked): Promise<Reply> => {
    const [who] = asked.quien
    if (!who) return { text: '' }
    return isClan(who) ? ofClan(asked, who) : ofPlayer(asked, who)
  }

/** What is told of a clan in the etapa that is meant, and a word of each other open one where a clan of its name plays; where it stands, of one that is gone. */
export async function clanTold(
  asked: Asked,
  who: ClanName,
  told: (found: Found) => string,
  also: (other: Clan) => string,
  buttons: readonly Parameters<typeof button>[0][] = [],
): Promise<Reply> {
  const found = await clanOf(asked, who)
  if (!found) return { kind: 'missing', text: `${named(who.nombre)} ya no ${verb('está', 'están', who)} en el ladder.` }
  const { clan, etapa, others } = found
  return {
    text: lines(
      told(found),
      ...others.map((other) => `${capital(etapaIn(other))}: ${also(other)}.`),
      link('Ver el clan', paths.clan(clan.id)),
    ),
    quien: [who],
    etapas: [etapa],
    sugerencias: buttons.map((of) => button(of, clan.nombre)),
  }
}

function placeLine(clan: Clan): string {
  const { nombre, etapa, ranking_actual, rankeados, ultimo_ranking } = clan
  const goes = etapa.activo
    ? ranking_actual
      ? verb('va', 'van', nombre)
      : verb('está', 'están', nombre)
    : verb('quedó', 'quedaron', nombre)
  const after = !etapa.activo
    ? ''
    : !ranking_actual
      ? ` ${verb('Entra', 'Entran', nombre)} al ranking con su primera victoria válida.`
      : !ultimo_ranking
        ? ` ${verb('Viene', 'Vienen', nombre)} recién entrando al ranking.`
        : ultimo_ranking === ranking_actual
          ? ''
          : ` Antes ${verb('iba', 'iban', nombre)} ${placed(ultimo_ranking)}.`
  return `${named(nombre)} ${goes} ${standing(clan)}${ranking_actual ? ` de ${rankeados}` : ''} ${etapaIn(clan)}, con ${wonAndLost(clan)}.${after}`
}

/** 'Sí' or 'No' to '¿va primero Puelche?' and '¿está rankeado?'; nothing where it was not asked. */
function verdict(asked: Asked, { ranking_actual, rankeados }: Clan): string {
  const { numero, terms } = asked
  if (!asksWhether(asked) || (numero === null && !terms.has('rankeado'))) return ''
  const wanted = numero === null || numero > 0 ? numero : rankeados + 1 + numero
  return ranking_actual > 0 && (wanted === null || ranking_actual === wanted) ? 'Sí: ' : 'No: '
}

const clanPlace = (asked: Asked, who: ClanName) =>
  clanTold(
    asked,
    who,
    ({ clan, etapa, others, meant }) =>
      lines(
        !meant && `${named(clan.nombre)} no ${verb('juega', 'juegan', who)} ahí.`,
        `${verdict(asked, clan)}${placeLine(clan)}`,
        !etapa.activo &&
          `Esa etapa está ${etapaState(etapa)}${others.length ? '' : `, y ${verb('no está', 'no están', who)} en ninguna abierta`}.`,
        clan.racha_actual !== 0 && `Racha: ${run(clan.racha_actual)}.`,
      ),
    (other) => `${standing(other)}${other.ranking_actual ? ` de ${other.rankeados}` : ''}`,
    ['racha', 'integrantes', 'partidas'],
  )

async function playerPlace(asked: Asked, who: PlayerName): Promise<Reply> {
  const player = await playerById(asked.site.db, who.id)
  if (!player) return { kind: 'missing', text: `${named(who.nombre)} ya no está en el sitio.` }
  const { community } = asked.site
  const etapaOf = ({ id_etapa }: PlayersClan) => community.etapas.find(({ id }) => id === id_etapa)
  const open = player.clanes.filter((clan) => etapaOf(clan)?.activo)
  // of the etapa that is named, no other is told
  const isSaid = etapaMentionIn(asked.words, community).used.size > 0
  const there = player.clanes.filter(({ id_etapa }) => isSaid && asked.etapas.some(({ id }) => id === id_etapa))
  const places = (there.length ? there : open.length ? open : player.clanes).map((clan) =>
    etapaOf(clan)?.multijugador
      ? `Con ${clanLink(clan)}: ${standing(clan)} ${playedIn(clan)}`
      : `${standing(clan)} ${playedIn(clan)}, con ${wonAndLost(clan)}`,
  )
  return {
    text: lines(
      places.length === 0 && `${named(player.username)} no está en ningún clan, así que no tiene puesto.`,
      places.length === 1 && `${named(player.username)} va: ${places.join()}.`,
      places.length > 1 && lines(`${named(player.username)} va así:`, bullets(places)),
      link('Ver al jugador', paths.jugador(player.id)),
    ),
    quien: [who],
    etapas: there.length ? asked.etapas : [],
    sugerencias: [button('victorias', who), button('partidas', who)],
  }
}

/** Where a clan stands, or a player's clans. */
export const place = ofWho(clanPlace, playerPlace)

/** The clans of a name in the etapas that are over, where the question says none. */
async function pastClans(asked: Asked, who: ClanName): Promise<Clan[]> {
  if (asked.etapas.length || asked.juego) return []
  const past = ranged(asked, who).filter(({ etapa }) => !etapa.activo)
  return (await Promise.all(past.map(({ id }) => clanById(asked.site.db, id)))).flatMap((each) => each ?? [])
}

/** How places are won and lost; of a clan, why it stands where it does whatever its wins. */
export async function whyPlace(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  const found = who && isClan(who) ? await clanOf(asked, who) : null
  const next = ['¿Cuándo se pierde el puesto?', '¿Qué es No Rankeado?']
  const reply = ruleReply(asked.site, ['subir', 'sin-cambio'], next, asked)
  if (!found && !/\b(?:victorias?|triunfos?|ganad[oa]s)\b/.test(plainText(asked.words))) return reply
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
  playerPlace,
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
      alsoPlays(clan, others),
    ),
    sugerencias: others.map((other) => buttonIn('puesto', clan.nombre, other.etapa)),
    quien: [who],
    etapas: [etapa],
    listed: beside.flatMap((other) => (other && asked.site.community.clanById.get(other.id)) ?? []),
  }
}, playerPlace)

/** Where else a clan of that name plays now. */
export const alsoPlays = ({ nombre }: Clan, others: readonly Clan[]) =>
  others.length > 0 && `También ${verb('juega', 'juegan', nombre)} ${listed(others.map(etapaIn))}.`

async function clanFounded(asked: Asked, who: ClanName): Promise<Reply> {
  const past = await pastClans(asked, who)
  const day = ({ created_at }: Clan) => `el ${bold(formatDate(created_at))}`
  return clanTold(
    asked,
    who,
    ({ clan }) => {
      const leader = clan.players.find(({ rango }) => rango === 'Lider')
      const before = past.filter(({ id }) => id !== clan.id).map((each) => `Antes, ${etapaIn(each)}, ${day(each)}.`)
      return lines(
        `${named(clan.nombre)} se ${verb('fundó', 'fundaron', who)} ${day(clan)} ${etapaIn(clan)}.${leader ? ` Líder: ${quoted(leader.username)}.` : ''}`,
        ...before,
      )
    },
    day,
  )
}

/** Since when a player is here, or in the clan that is spoken of. */
async function playerFounded(asked: Asked, who: PlayerName): Promise<Reply> {
  const player = await playerById(asked.site.db, who.id)
  const inClan = asked.quien.find(isClan)
  const asksClan = inClan || asked.words.some(({ plain }) => /^(?:clan|equipo|team)$/.test(plain))
  const { etapas } = asked.site.community
  const since = (player?.clanes ?? []).filter(({ id, id_etapa }) =>
    inClan
      ? inClan.clanes.some((clan) => clan.id === id) &&
        (!asked.etapas.length || asked.etapas.some((etapa) => etapa.id === id_etapa))
      : asksClan && etapas.some((etapa) => etapa.activo && etapa.multijugador && etapa.id === id_etapa),
  )
  const told = since.map(
    (clan) =>
      `${named(who.nombre)} está en ${bold(clanLink(clan))} desde el ${bold(formatDate(clan.PlayerClan.joined_at))}${since.length > 1 ? ` ${playedIn(clan)}` : ''}.`,
  )
  return {
    text: lines(
      ...(told.length
        ? told
        : [`${named(who.nombre)} está en el sitio desde el ${bold(formatDate(player?.created_at))}.`]),
      link('Ver al jugador', paths.jugador(who.id)),
    ),
    quien: [who],
  }
}

/** When a clan was founded, or since when a player is here. */
export const founded = ofWho(clanFounded, playerFounded)
