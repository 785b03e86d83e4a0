import { gamesOfPlayers } from '@trinchera/db/queries/ladder/ledger'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import type { ClanName } from '../names/community'
import { bold, bulletsUpTo, counted, lines, link, listed, listedUpTo } from '../wording'
import { meets, relationText } from './compare'
import type { Consulta } from './consulta'

/** The clans of a name that are in so many etapas, or games: how many, and where each is. `todo`: in closed ones as well. */
export function spread(filtro: NonNullable<Consulta['filtro']>, { community }: Site, todo = true): Reply {
  const names = [...new Set<ClanName>(community.clanById.values())]
  const of = ({ clanes }: ClanName) =>
    community.etapas.filter(
      ({ id, activo, multijugador }) =>
        multijugador && (todo || activo) && clanes.some(({ id_etapa }) => id_etapa === id),
    )
  const found = names.filter((name) => {
    const etapas = of(name)
    return meets(filtro.campo === 'juegos' ? new Set(etapas.map(({ juego }) => juego.id)).size : etapas.length, filtro)
  })
  const unit = filtro.campo === 'juegos' ? 'juego' : 'etapa'
  const condition = `${todo ? '' : 'jugando a la vez '}en ${relationText[filtro.es]} ${filtro.valor === 1 ? `${unit === 'juego' ? 'un' : 'una'} ${unit}` : `${filtro.valor} ${unit}s`}`
  if (!found.length) return { text: `Ningún clan está ${condition}.` }
  const line = (name: ClanName) =>
    `${bold(link(name.nombre, paths.clan(name.clanes[0]?.id ?? 0)))}: ${listed(of(name).map(({ nombre, juego }) => `${nombre} de ${juego.nombre}`))}`
  return {
    text: lines(
      `${counted(found.length, 'Hay **1 clan**', `Hay **${found.length} clanes**`)} ${condition}:`,
      bulletsUpTo(found.map(line), todo ? 5 : 10, paths.ladder),
    ),
    quien: found.slice(0, 1),
    listed: found.slice(0, 5),
  }
}

/** The players who are in clans of so many games at once. */
export async function playersOfGames(
  { valor }: NonNullable<Consulta['filtro']>,
  { db, community }: Site,
): Promise<Reply> {
  const open = community.etapas.filter(({ activo }) => activo)
  const rows = await gamesOfPlayers(
    db,
    open.map(({ id }) => id),
    valor,
  )
  const found = rows
    .flatMap(({ id, juegos }) => {
      const player = community.playerById.get(id)
      return player ? [{ player, juegos }] : []
    })
    .sort((a, b) => b.juegos - a.juegos || a.player.nombre.localeCompare(b.player.nombre))
  if (!found.length) return { text: `Ningún jugador está ahora en clanes de ${valor} juegos.` }
  return {
    text: lines(
      `${counted(found.length, 'Hay **1 jugador**', `Hay **${found.length} jugadores**`)} en clanes de al menos ${valor} juegos a la vez: ${listedUpTo(
        found.map(
          ({ player, juegos }) =>
            `${bold(link(player.nombre, paths.jugador(player.id)))}${juegos > valor ? ` (${juegos})` : ''}`,
        ),
        12,
      )}.`,
      link('Ver a los jugadores', paths.jugadores),
    ),
    listed: found.slice(0, 5).map(({ player }) => player),
  }
}
