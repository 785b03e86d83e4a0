import type { Clan } from '@trinchera/contract/clanes'
import { clanById, clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { playerById } from '@trinchera/db/queries/players/players'
import { etapaState } from '@trinchera/rules/etapa-state'
import { formatDate } from '@trinchera/rules/presentation'
import { button, buttonIn } from '../buttons'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
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
import { clanOf, inEtapa, isClan, ranged } from './which'
import { asksWhether } from './whether'

const etapaIn = ({ etapa }: Clan) => inEtapa(etapa)

/** '4.º de 10 en la Etapa I de Spearhead'. */
const shortPlace = (clan: Clan) =>
  clan.ranking_actual
    ? `${bold(placed(clan.ranking_actual))} de ${clan.rankeados} ${etapaIn(clan)}`
    : `${bold(noPlace(clan.nombre))} ${etapaIn(clan)}`

function placeLine(clan: Clan): string {
  const { nombre, etapa, ranking_actual, rankeados, ultimo_ranking } = clan
  const goes = etapa.activo ? verb('va', 'van', nombre) : verb('quedó', 'quedaron', nombre)
  if (!ranking_actual) {
    const enters = etapa.activo ? ` ${verb('Entra', 'Entran', nombre)} al ranking con su primera victoria válida.` : ''
    return `${named(nombre)} ${verb(etapa.activo ? 'está' : 'quedó', etapa.activo ? 'están' : 'quedaron', nombre)} ${bold(noPlace(nombre))} ${etapaIn(clan)}, con ${wonAndLost(clan)}.${enters}`
  }
  const before =
    !etapa.activo || ultimo_ranking === ranking_actual
      ? ''
      : ultimo_ranking
        ? ` Antes ${verb('iba', 'iban', nombre)} ${placed(ultimo_ranking)}.`
        : ` ${verb('Viene', 'Vienen', nombre)} recién entrando al ranking.`
  return `${named(nombre)} ${goes} ${bold(placed(ranking_actual))} de ${rankeados} ${etapaIn(clan)}, con ${wonAndLost(clan)}.${before}`
}

/** 'Sí' or 'No' to '¿va primero Puelche?' and '¿está rankeado?'; nothing where it was not asked. */
function verdict(asked: Asked, { ranking_actual, rankeados }: Clan): string {
  if (!asksWhether(asked)) return ''
  const is =
    asked.numero !== null
      ? ranking_actual > 0 && ranking_actual === (asked.numero > 0 ? asked.numero : rankeados + 1 + asked.numero)
      : asked.terms.has('rankeado')
        ? ranking_actual > 0
        : null
  return is === null ? '' : `${is ? 'Sí' : 'No'}: `
}

/** Where else a clan of that name plays now. */
export const alsoPlays = ({ nombre }: Clan, others: readonly Clan[]) =>
  others.length > 0 && `También ${verb('juega', 'juegan', nombre)} ${listed(others.map(etapaIn))}.`

async function clanPlace(asked: Asked, who: ClanName): Promise<Reply> {
  const found = await clanOf(asked, who)
  if (!found) return { kind: 'missing', text: `${named(who.nombre)} ya no ${verb('está', 'están', who)} en el ladder.` }
  const { clan, etapa, others, meant } = found
  return {
    text: lines(
      !meant && `${named(clan.nombre)} no ${verb('juega', 'juegan', clan.nombre)} ahí.`,
      `${verdict(asked, clan)}${placeLine(clan)}`,
      !etapa.activo &&
        `Esa etapa está ${etapaState(etapa)}${others.length ? '' : `, y ${verb('no está', 'no están', clan.nombre)} en ninguna abierta`}.`,
      clan.racha_actual !== 0 && `Racha: ${run(clan.racha_actual)}.`,
      ...others.map((other) => `También: ${shortPlace(other)}.`),
      link('Ver el clan', paths.clan(clan.id)),
    ),
    quien: [who],
    etapas: [etapa],
    sugerencias: [button('racha', clan.nombre), button('integrantes', clan.nombre), button('partidas', clan.nombre)],
  }
}

async function playerPlace(asked: Asked, who: PlayerName): Promise<Reply> {
  const player = await playerById(asked.site.db, who.id)
  if (!player) return { kind: 'missing', text: `${named(who.nombre)} ya no está en el sitio.` }
  const { community } = asked.site
  const open = player.clanes.filter(({ id_etapa }) =>
    community.etapas.some(({ id, activo }) => id === id_etapa && activo),
  )
  // of the etapa that is named, no other is told
  const isSaid = etapaMentionIn(asked.words, community).used.size > 0
  const there = player.clanes.filter(({ id_etapa }) => isSaid && asked.etapas.some(({ id }) => id === id_etapa))
  const meant = there.length ? there : open.length ? open : player.clanes
  const places = meant.map((clan) => {
    const alone = community.etapas.some(({ id, multijugador }) => id === clan.id_etapa && !multijugador)
    const place = clan.ranking_actual ? `${bold(placed(clan.ranking_actual))}` : bold(noPlace(clan.nombre))
    const where = `${inEtapa({ id: clan.id_etapa, nombre: clan.etapa.nombre, juego: clan.etapa.juego })}`
    return alone
      ? `${place} ${where}, con ${wonAndLost(clan)}`
      : `Con ${link(clan.nombre, paths.clan(clan.id))}: ${place} ${where}`
  })
  const [only, another] = places
  return {
    text: lines(
      only
        ? another
          ? `${named(player.username)} va así:`
          : `${named(player.username)} va: ${only}.`
        : `${named(player.username)} no está en ningún clan, así que no tiene puesto.`,
      another && bullets(places),
      link('Ver al jugador', paths.jugador(player.id)),
    ),
    quien: [who],
    etapas: there.length ? asked.etapas : [],
    sugerencias: [button('victorias', who), button('partidas', who)],
  }
}

/** Where a clan stands, or a player's clans. */
export async function place(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  if (!who) return { text: '' }
  return isClan(who) ? clanPlace(asked, who) : playerPlace(asked, who)
}

/** The best place a clan ever held in an etapa. */
export async function bestPlace(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  const found = who && isClan(who) ? await clanOf(asked, who) : null
  if (!who || !found) return place(asked)
  // of no etapa in particular the best of all of them, closed ones too
  const closed =
    asked.etapas.length || asked.juego || !isClan(who)
      ? []
      : ranged(asked, who).filter(({ etapa: { activo } }) => !activo)
  const past = (await Promise.all(closed.map(({ id }) => clanById(asked.site.db, id)))).flatMap((each) => each ?? [])
  const [clan = found.clan, ...others] = [
    ...new Map([found.clan, ...found.others, ...past].map((each) => [each.id, each])).values(),
  ].toSorted((a, b) => (a.mejor_ranking || 10_000) - (b.mejor_ranking || 10_000))
  const { etapa } = clan
  const text = clan.mejor_ranking
    ? `Lo mejor de ${named(clan.nombre)} ${etapaIn(clan)} fue el puesto ${bold(placed(clan.mejor_ranking))}.${etapa.activo ? ` Ahora: ${clan.ranking_actual ? bold(placed(clan.ranking_actual)) : noPlace(clan.nombre)}.` : ''}`
    : `${named(clan.nombre)} todavía no ${verb('ha', 'han', clan.nombre)} tenido puesto ${etapaIn(clan)}.`
  const elsewhere = others.map(
    (other) =>
      `${capital(etapaIn(other))}: ${other.mejor_ranking ? bold(placed(other.mejor_ranking)) : 'sin puesto todavía'}.`,
  )
  return {
    text: lines(text, ...elsewhere, link('Ver el clan', paths.clan(clan.id))),
    quien: [who],
    etapas: asked.site.community.etapas.filter(({ id }) => id === etapa.id),
  }
}

/** Who stands above and below a clan. */
export async function neighbours(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  const found = who && isClan(who) ? await clanOf(asked, who) : null
  if (!who || !found) return place(asked)
  const { clan, etapa, others } = found
  if (!clan.ranking_actual) return place(asked)
  const table = await clanesOfEtapa(asked.site.db, clan.id_etapa)
  const at = (puesto: number) => table.find(({ ranking_actual }) => ranking_actual > 0 && ranking_actual === puesto)
  const [above, below] = [at(clan.ranking_actual - 1), at(clan.ranking_actual + 1)]
  const side = (other: typeof above, none: string) =>
    other ? `${link(other.nombre, paths.clan(other.id))} (${placed(other.ranking_actual)}, ${scored(other)})` : none
  const { clanById } = asked.site.community
  return {
    text: lines(
      `${named(clan.nombre)} ${verb('va', 'van', clan.nombre)} ${bold(placed(clan.ranking_actual))} ${etapaIn(clan)}.`,
      `Justo arriba: ${side(above, 'nadie')}.`,
      `Justo abajo: ${side(below, 'nadie')}.`,
      alsoPlays(clan, others),
    ),
    sugerencias: others.map((other) => buttonIn('puesto', clan.nombre, other.etapa)),
    quien: [who],
    etapas: [etapa],
    listed: [above, below].flatMap((other) => (other && clanById.get(other.id)) ?? []),
  }
}

/** When a clan was founded, or since when a player is here. */
export async function founded(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  if (!who) return { text: '' }
  if (!isClan(who)) {
    const player = await playerById(asked.site.db, who.id)
    const inClan = asked.quien.find(isClan)
    const etapaOf = (id: number) => {
      const etapa = asked.site.community.etapas.find((each) => each.id === id)
      return etapa ? inEtapa(etapa) : ''
    }
    const since =
      inClan || asked.words.some(({ plain }) => /^(?:clan|equipo|team)$/.test(plain))
        ? (player?.clanes ?? [])
            .filter(({ id, id_etapa }) =>
              inClan
                ? inClan.clanes.some((clan) => clan.id === id) &&
                  (!asked.etapas.length || asked.etapas.some((etapa) => etapa.id === id_etapa))
                : asked.site.community.etapas.some(
                    (etapa) => etapa.activo && etapa.multijugador && etapa.id === id_etapa,
                  ),
            )
            .toSorted((a, b) => a.PlayerClan.joined_at.localeCompare(b.PlayerClan.joined_at))
        : []
    if (since.length)
      return {
        text: lines(
          ...since.map(
            (clan) =>
              `${named(who.nombre)} está en ${bold(link(clan.nombre, paths.clan(clan.id)))} desde el ${bold(formatDate(clan.PlayerClan.joined_at))}${since.length > 1 ? ` ${etapaOf(clan.id_etapa)}` : ''}.`,
          ),
          link('Ver al jugador', paths.jugador(who.id)),
        ),
        quien: [who],
      }
    return {
      text: `${named(who.nombre)} está en el sitio desde el ${bold(formatDate(player?.created_at))}.\n${link('Ver al jugador', paths.jugador(who.id))}`,
      quien: [who],
    }
  }
  const found = await clanOf(asked, who)
  if (!found) return place(asked)
  const { clan, etapa, others } = found
  const leader = clan.players.find(({ rango }) => rango === 'Lider')
  const past = asked.etapas.length
    ? []
    : ranged(asked, who).filter(({ etapa: each }) => !each.activo && each.id !== etapa.id)
  const before = (await Promise.all(past.map(({ id }) => clanById(asked.site.db, id)))).flatMap((each) => each ?? [])
  const elsewhere = [
    ...others.map((other) => `${capital(etapaIn(other))}, el ${bold(formatDate(other.created_at))}.`),
    ...before.map((other) => `Antes, ${etapaIn(other)}, el ${bold(formatDate(other.created_at))}.`),
  ]
  return {
    text: lines(
      `${named(clan.nombre)} se ${verb('fundó', 'fundaron', clan.nombre)} el ${bold(formatDate(clan.created_at))} ${etapaIn(clan)}.${leader ? ` Líder: ${quoted(leader.username)}.` : ''}`,
      ...elsewhere,
      link('Ver el clan', paths.clan(clan.id)),
    ),
    quien: [who],
    etapas: [etapa],
  }
}
