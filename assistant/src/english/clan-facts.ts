import { paths } from '@trinchera/contract/site-paths'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { playerById } from '@trinchera/db/queries/players/players'
import type { Rango } from '@trinchera/rules/permissions'
import { maySeeStatistics } from '../answers/hidden'
import { clanOf, etapaLink, etapasOf, isClan } from '../answers/which'
import type { Asked, Reply } from '../intent'
import { asked as consultaOf } from '../query/consulta'
import { isAlone } from '../understand'
import { bold, bullets, lines, link, named, quoted, verb } from '../wording'
import { counted, inEtapa, listed, onDay, standing, wins } from './say'
import { clanPlace } from './tables'

// Who clans and players are, in English.

const rangoNames: Record<Rango, string> = {
  Lider: 'leader',
  'Co-Lider': 'co-leader',
  Capitán: 'captain',
  Miembro: 'member',
}

const clanAsked = async (asked: Pick<Asked, 'quien' | 'etapas' | 'juego' | 'site'>) => {
  const [who] = asked.quien
  const found = who && isClan(who) ? await clanOf(asked, who) : null
  return who && isClan(who) && found ? { who, ...found } : null
}

/** Who leads a clan, or has the rank that is asked for. */
export async function leader(asked: Asked): Promise<Reply | null> {
  const found = await clanAsked(asked)
  if (!found) return null
  const { clan, who } = found
  const said = asked.words.map(({ plain }) => plain).join(' ')
  const rango = /\bcapitan/.test(said) ? 'Capitán' : /\bco ?lid|\bsub ?lid/.test(said) ? 'Co-Lider' : 'Lider'
  const players = clan.players.filter((player) => player.rango === rango)
  const names = listed(players.map(({ id, username }) => bold(link(username, paths.jugador(id)))))
  return {
    text: lines(
      players.length
        ? `The ${rangoNames[rango]}${players.length > 1 ? 's' : ''} of ${named(clan.nombre)} ${players.length > 1 ? 'are' : 'is'} ${names}.`
        : `${named(clan.nombre)} ${verb('has', 'have', who)} no ${rangoNames[rango]} now.`,
      link('See the clan', paths.clan(clan.id)),
    ),
    quien: [who],
    listed: players.flatMap(({ id }) => asked.site.community.playerById.get(id) ?? []),
  }
}

/** Who is in a clan, by rank. */
export async function members(asked: Asked): Promise<Reply | null> {
  const found = await clanAsked(asked)
  if (!found) return null
  const { clan, etapa, who } = found
  const names = clan.players.map(
    ({ id, username, rango }) =>
      `${link(username, paths.jugador(id))}${rango === 'Miembro' ? '' : ` (${rangoNames[rango]})`}`,
  )
  return {
    text: lines(
      `${named(clan.nombre)} ${verb('has', 'have', who)} ${bold(counted(names.length, 'member'))} ${inEtapa(etapa)}: ${listed(names)}.`,
      link('See the clan', paths.clan(clan.id)),
    ),
    quien: [who],
    etapas: [etapa],
  }
}

/** Who a clan or a player is. */
export async function about(asked: Pick<Asked, 'quien' | 'etapas' | 'juego' | 'site'>): Promise<Reply | null> {
  const [said] = asked.quien
  const { community } = asked.site
  // a player and the clan they are alone bear one name
  const alone = said && isClan(said) && isAlone(said, community) ? said.nombre : null
  const who = [...(alone ? community.playerById.values() : [])].find(({ nombre }) => nombre === alone) ?? said
  if (!who) return null
  const found = isClan(who) ? await clanAsked(asked) : null
  if (found) {
    const { clan, etapa } = found
    const head = clan.players.find(({ rango }) => rango === 'Lider')
    const place = await clanPlace(
      consultaOf({ de: 'clanes', medida: 'puesto', etapa: [etapa.id] }),
      found.who,
      asked.site,
    )
    return {
      ...place,
      text: lines(
        `Tag: ${bold(quoted(clan.tag))}. ${head ? `Leader: ${link(head.username, paths.jugador(head.id))}. ` : ''}${counted(clan.players.length, 'member')}, founded ${onDay(clan.created_at)}.`,
        place.text,
      ),
    }
  }
  const player = isClan(who) ? null : await playerById(asked.site.db, who.id)
  if (!player) return null
  const isOpen = new Set(community.etapas.flatMap(({ id, activo }) => (activo ? [id] : [])))
  const open = player.clanes.filter(({ id_etapa }) => isOpen.has(id_etapa))
  const shows = await maySeeStatistics(asked.site, who)
  const clans = open.map(
    (clan) =>
      `${bold(link(clan.nombre, paths.clan(clan.id)))} (${rangoNames[clan.PlayerClan.rango]}; ${standing(clan.ranking_actual)} in ${quoted(clan.etapa.nombre)} de ${quoted(clan.etapa.juego.nombre)})`,
  )
  return {
    text: lines(
      `${named(player.username)} ${clans.length ? `plays for ${listed(clans)}` : 'is in no clan of an open stage'}.`,
      shows && `${wins({ triunfos: player.victorias, derrotas: player.derrotas })} in all stages.`,
      `Here since ${onDay(player.created_at).slice(3)}.`,
      link('See the player', paths.jugador(player.id)),
    ),
    quien: [who],
  }
}

/** How many clans there are in the etapas that are meant, and which. */
export async function clansIn(asked: Asked): Promise<Reply> {
  const etapas = etapasOf(asked).filter(({ multijugador }) => multijugador || asked.etapas.length > 0)
  const rows = await Promise.all(
    etapas.map(async (etapa) => ({ etapa, all: await clanesOfEtapa(asked.site.db, etapa.id) })),
  )
  const total = rows.reduce((sum, { all }) => sum + all.length, 0)
  const only = rows.length === 1 ? rows[0] : undefined
  const ranked = only?.all.filter(({ ranking_actual }) => ranking_actual > 0).length
  return {
    text: lines(
      `There ${total === 1 ? 'is' : 'are'} ${bold(counted(total, 'clan'))} ${only ? `${inEtapa(only.etapa)}, ${ranked} of them ranked` : 'in the open stages'}:`,
      only
        ? listed(only.all.map(({ id, nombre }) => link(nombre, paths.clan(id))))
        : bullets(rows.map(({ etapa, all }) => `${etapaLink(etapa)}: ${all.length}`)),
    ),
    etapas,
  }
}
