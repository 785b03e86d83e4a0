import { clanById } from '@trinchera/db/queries/clanes/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { playerById } from '@trinchera/db/queries/players/players'
import { clanMay } from '@trinchera/rules/permissions'
import { rangoName } from '../answers/players-clans'
import type { Site } from '../intent'
import { ownClan } from '../names/asker'
import { bold, link, listed, named, type Say } from '../wording'

/** Whether whoever asks may enrol their clan, as a sentence: they are in none, or have a rank in it; nothing where nobody is logged in. */
export async function whetherEnrols(site: Site, say: Say): Promise<{ said: string; leads: boolean }> {
  const [player, own] = site.asker ? [await playerById(site.db, site.asker.id), await ownClan(site)] : []
  if (!player) return { said: '', leads: false }
  const open = site.community.etapas.flatMap(({ id, activo }) => (activo ? [id] : []))
  const row = player.clanes.find(
    ({ id, id_etapa }) => open.includes(id_etapa) && own?.clanes.some((clan) => clan.id === id),
  )
  const clan = row && (await clanById(site.db, row.id))
  const table = link('ladder', paths.ladder)
  if (!row || !clan) {
    const said = say(
      `${bold('Todavía no')}: no estás en ningún clan, y en un torneo juega ${bold('un clan')}. Primero pide entrar a uno o funda uno desde el ${table}.`,
      `${bold('Not yet')}: you are in no clan, and ${bold('clans')} play in a tournament. First ask to join one, or found one, from the ${table}.`,
    )
    return { said, leads: false }
  }
  const rank = bold(rangoName(row.PlayerClan.rango, 1, say))
  if (clanMay(row.PlayerClan.rango, 'edit')) {
    const es = `${bold('Sí')}, te toca a ti: eres ${rank} de ${named(clan.nombre)}.`
    return { said: say(es, `${bold('Yes')}, it is for you: you are ${rank} of ${named(clan.nombre)}.`), leads: true }
  }
  const leaders = clan.players.flatMap(({ id, username, rango }) =>
    rango === 'Lider' ? [bold(link(username, paths.jugador(id)))] : [],
  )
  const by = leaders.length ? ` (${listed(leaders, say)})` : ''
  const said = say(
    `${bold('No')}: eres ${rank} de ${named(clan.nombre)}, y al clan lo inscribe su Líder${by} o un Co-Líder.`,
    `${bold('No')}: you are ${rank} of ${named(clan.nombre)}; its leader${by} or a co-leader enrols it.`,
  )
  return { said, leads: false }
}
