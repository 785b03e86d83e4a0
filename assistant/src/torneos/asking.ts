import { clanById } from '@trinchera/db/queries/clanes/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { playerById } from '@trinchera/db/queries/players/players'
import { clanMay, type Rango } from '@trinchera/rules/permissions'
import { rangoName } from '../answers/players-clans'
import type { Site } from '../intent'
import { ownClan } from '../names/asker'
import { bold, inSpanish, link, listed, quoted, type Say } from '../wording'

/** Whoever asks, as far as it matters to who enrols a clan: in no clan, or with which rank in which, and who leads it. */
type Asking = null | 'clanless' | { clan: string; rango: Rango; leads: boolean; leaders: string }

/** Null where nobody is logged in. */
export async function askingOf(site: Site): Promise<Asking> {
  if (!site.asker) return null
  const own = await ownClan(site)
  const player = await playerById(site.db, site.asker.id)
  const open = new Set(site.community.etapas.flatMap(({ id, activo }) => (activo ? [id] : [])))
  const row = player?.clanes.find(
    ({ id, id_etapa }) => open.has(id_etapa) && own?.clanes.some((clan) => clan.id === id),
  )
  const clan = row && (await clanById(site.db, row.id))
  if (!row || !clan) return 'clanless'
  const { rango } = row.PlayerClan
  const leaders = clan.players.filter((each) => each.rango === 'Lider')
  return {
    clan: clan.nombre,
    rango,
    leads: clanMay(rango, 'edit'),
    leaders: listed(leaders.map(({ id, username }) => bold(link(username, paths.jugador(id))))),
  }
}

/** Who of a clan talks to the organisers (`names`), as a sentence goes on; `isSaid`: their rank was told. */
export function talksTo(asking: Asking, names: string, say: Say, isSaid = false): string {
  const by = names && `, ${names}`
  const whom = say(`con quien ve los torneos${by}.`, `to who runs tournaments${by}.`)
  if (asking === 'clanless') return say(`lo habla el Líder del clan ${whom}`, `the leader of the clan talks ${whom}`)
  if (!asking?.leads) {
    const leaders = asking?.leaders && !isSaid ? `, ${asking.leaders},` : ''
    return say(`que tu Líder${leaders} lo hable ${whom}`, `have your leader${leaders} talk ${whom}`)
  }
  const rank = bold(rangoName(asking.rango, 1, inSpanish))
  const clan = bold(quoted(asking.clan))
  return isSaid
    ? say(`háblalo ${whom}`, `talk ${whom}`)
    : say(`eres ${rank} de ${clan}, así que háblalo tú ${whom}`, `you are ${rank} of ${clan}, so talk ${whom}`)
}

/** What stands first for whoever asks to get in: that they are in no clan, and to who asks whether they may, whether they do. */
export function mayEnrol(asking: Asking, asksWhether: boolean, say: Say): string {
  if (asking === 'clanless')
    return say(
      `${asksWhether ? `${bold('Todavía no')}: no` : 'No'} estás en ningún clan, y en un torneo juega ${bold('un clan')}. Primero pide entrar a uno o funda uno desde el ${link('ladder', paths.ladder)}.`,
      `${asksWhether ? `${bold('Not yet')}: you` : 'You'} are in no clan, and ${bold('clans')} play in a tournament. First ask to join one, or found one, from the ${link('ladder', paths.ladder)}.`,
    )
  if (!asking || !asksWhether) return ''
  const [rank, clan] = [rangoName(asking.rango, 1, inSpanish), bold(quoted(asking.clan))]
  const leaders = asking.leaders && ` (${asking.leaders})`
  return asking.leads
    ? say(
        `${bold('Sí')}, te toca a ti: eres ${rank} de ${clan}.`,
        `${bold('Yes')}, it is for you to do: you are ${rank} of ${clan}.`,
      )
    : say(
        `${bold('No')}: eres ${rank} de ${clan}, y al clan lo inscribe su Líder${leaders} o un Co-Líder.`,
        `${bold('No')}: you are ${rank} of ${clan}; its leader${leaders} or a co-leader enrols it.`,
      )
}

export const asksMay = /\b(?:puedo|podria|podemos|podriamos|me dejan?|nos dejan?|can (?:i|we)|may (?:i|we))\b/
