import { clanById } from '@trinchera/db/queries/clanes/clanes'
import { playerById } from '@trinchera/db/queries/players/players'
import { paths } from '@trinchera/contract/site-paths'
import { clanMay, type Rango } from '@trinchera/rules/permissions'
import { rangoNames } from '../answers/own-clans'
import type { Site } from '../intent'
import { ownClan } from '../names/asker'
import { bold, link, listed, quoted } from '../wording'
import type { Say } from './say'

/** Whoever asks, as far as it matters to who enrols a clan in a torneo. */
export type Asking =
  | { is: 'clanless' }
  | { is: 'head' | 'member'; clan: string; rango: Rango; heads: readonly { id: number; username: string }[] }

/** Null where nobody is logged in. */
export async function askingOf(site: Site): Promise<Asking | null> {
  if (!site.asker) return null
  const own = await ownClan(site)
  const player = await playerById(site.db, site.asker.id)
  const row = player?.clanes.find(({ id }) => own?.clanes.some((clan) => clan.id === id && isOpenEtapa(clan, site)))
  const clan = row && (await clanById(site.db, row.id))
  if (!row || !clan) return { is: 'clanless' }
  const { rango } = row.PlayerClan
  return {
    is: clanMay(rango, 'edit') ? 'head' : 'member',
    clan: clan.nombre,
    rango,
    heads: clan.players.filter((each) => each.rango === 'Lider'),
  }
}

const isOpenEtapa = ({ id_etapa }: { id_etapa: number }, { community }: Site) =>
  community.etapas.some(({ id, activo }) => activo && id === id_etapa)

const headsOf = ({ heads }: { heads: readonly { id: number; username: string }[] }) =>
  listed(heads.map(({ id, username }) => bold(link(username, paths.jugador(id)))))

/** Who of a clan talks to the organisers, `names`, as a sentence goes on: of whoever asks where that is known; `isSaid`: their rank was told. */
export function talksTo(asking: Asking | null, names: string, say: Say, isSaid = false): string {
  const whom = say(
    `con quien ve los torneos${names && `, ${names}`}.`,
    `to who runs tournaments${names && `, ${names}`}.`,
  )
  if (asking?.is === 'head' && isSaid) return say(`háblalo ${whom}`, `talk ${whom}`)
  if (asking?.is === 'head')
    return say(
      `eres ${bold(rangoNames[asking.rango])} de ${bold(quoted(asking.clan))}, así que háblalo tú ${whom}`,
      `you are ${bold(rangoNames[asking.rango])} of ${bold(quoted(asking.clan))}, so talk ${whom}`,
    )
  if (asking?.is === 'member' && asking.heads.length && !isSaid)
    return say(
      `que tu Líder, ${headsOf(asking)}, lo hable ${whom}`,
      `have your leader, ${headsOf(asking)}, talk ${whom}`,
    )
  return asking?.is === 'clanless'
    ? say(`lo habla el Líder del clan ${whom}`, `the leader of the clan talks ${whom}`)
    : say(`que tu Líder lo hable ${whom}`, `have your leader talk ${whom}`)
}

/** What stands first for whoever asks to get in: that they are in no clan, and to who asks whether they may, whether they do. */
export function mayEnrol(asking: Asking | null, asksWhether: boolean, say: Say): string {
  if (asking?.is === 'clanless')
    return say(
      `${asksWhether ? `${bold('Todavía no')}: no` : 'No'} estás en ningún clan, y en un torneo juega ${bold('un clan')}. Primero pide entrar a uno o funda uno desde el ${link('ladder', paths.ladder)}.`,
      `${asksWhether ? `${bold('Not yet')}: you` : 'You'} are in no clan, and ${bold('clans')} play in a tournament. First ask to join one, or found one, from the ${link('ladder', paths.ladder)}.`,
    )
  if (!asking || !asksWhether) return ''
  return asking.is === 'head'
    ? say(
        `${bold('Sí')}, te toca a ti: eres ${rangoNames[asking.rango]} de ${bold(quoted(asking.clan))}.`,
        `${bold('Yes')}, it is for you to do: you are ${rangoNames[asking.rango]} of ${bold(quoted(asking.clan))}.`,
      )
    : say(
        `${bold('No')}: eres ${rangoNames[asking.rango]} de ${bold(quoted(asking.clan))}, y al clan lo inscribe su Líder${asking.heads.length ? ` (${headsOf(asking)})` : ''} o un Co-Líder.`,
        `${bold('No')}: you are ${rangoNames[asking.rango]} of ${bold(quoted(asking.clan))}; its leader${asking.heads.length ? ` (${headsOf(asking)})` : ''} or a co-leader enrols it.`,
      )
}

export const asksMay = /\b(?:puedo|podria|podemos|podriamos|me dejan?|nos dejan?|can (?:i|we)|may (?:i|we))\b/
