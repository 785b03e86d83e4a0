import { paths } from '@trinchera/contract/site-paths'
import { newestAnuncios } from '@trinchera/db/queries/anuncios/anuncios'
import { clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { staffNames } from '@trinchera/db/queries/players/names'
import { listTorneos } from '@trinchera/db/queries/site/torneos'
import { afterWin } from '../answers/what-if'
import { clanOf, isClan, ranged } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { ClanName, Who } from '../names/community'
import type { SiteText } from '../names/site-text'
import { asked } from '../query/consulta'
import { bold, bulletsUpTo, lines, link, named, quoted, rolName, verb, sayIn } from '../wording'
import { counted, inEtapa, listed, onDay, ordinal } from './say'
import { clanPlace } from './tables'

/** Who leads a clan. */
export async function leader(who: ClanName, site: Site): Promise<Reply> {
  const found = await clanOf({ etapas: [], juego: null, site }, who)
  const first = found?.clan.players.find(({ rango }) => rango === 'Lider')
  return {
    text: lines(
      first
        ? `The leader of ${named(who.nombre)} is ${bold(link(first.username, paths.jugador(first.id)))}.`
        : `${named(who.nombre)} ${verb('has', 'have', who)} no leader now.`,
      found && link('See the clan', paths.clan(found.clan.id)),
    ),
    quien: [who],
  }
}

/** Whether a clan leads its table, and where it stands. */
export async function whetherFirst(who: ClanName, site: Site): Promise<Reply> {
  const found = await clanOf({ etapas: [], juego: null, site }, who)
  const told = await clanPlace(asked({ de: 'clanes', medida: 'puesto' }), who, site)
  return { ...told, text: `${found?.clan.ranking_actual === 1 ? 'Yes' : 'No'}: ${told.text}` }
}

const withRol = (all: Awaited<ReturnType<typeof staffNames>>) =>
  listed(all.map(({ id, username, rol }) => `${bold(link(username, paths.jugador(id)))} (${rolName(rol)})`))

/** Who runs the site. */
export async function staff(site: Site): Promise<Reply> {
  const all = await staffNames(site.db)
  return {
    text: all.length ? `The site is run by ${withRol(all.slice(0, 5))}.` : 'Nobody is shown as running the site yet.',
  }
}

/** The address of the servers, and their password where one is published. */
export async function serverAccess(site: Site): Promise<Reply> {
  const { guia } = await site.opciones()
  const all = await site.servidores()
  const first = all.find(({ grupo }) => grupo === 'clan') ?? all[0]
  const address = guia.servidor || (first ? `${first.host}:${first.puerto}` : '')
  return {
    text: lines(
      guia.password
        ? `The password is ${bold(quoted(guia.password))}.`
        : 'No password is published: where a server asks for one, who runs it gives it.',
      address && `Address: ${bold(quoted(address))}.`,
      `All ${all.length} servers are in ${link('Servidores', paths.servidores)}, with their addresses; type one in Volute and press Connect.`,
    ),
  }
}

/** Who plays on the servers now. */
export async function online(site: Site): Promise<Reply> {
  const { lista: known } = (await site.opciones()).mapas
  const onMap = (mapa: string | null) => {
    const found = known.find(({ codigo }) => codigo !== '' && codigo.toLowerCase() === mapa?.toLowerCase())
    return mapa ? `, on ${quoted(found?.nombre ?? mapa)}` : ''
  }
  const full = (await site.servidores()).filter(({ en_linea, jugadores }) => en_linea && jugadores > 0)
  const total = full.reduce((sum, { jugadores }) => sum + jugadores, 0)
  return {
    text: lines(
      total
        ? `${bold(counted(total, 'player'))} ${total === 1 ? 'is' : 'are'} on the servers now:`
        : 'Nobody is on the servers right now.',
      bulletsUpTo(
        full.map(
          ({ nombre, jugadores, lista, mapa }) =>
            `${bold(quoted(nombre))} (${jugadores}${onMap(mapa)}): ${lista
              .map((player) => quoted(player.nombre))
              .slice(0, 12)
              .join(', ')}`,
        ),
        5,
        paths.servidores,
        sayIn(true),
      ),
      link('See the servers', paths.servidores),
    ),
  }
}

/** The tournaments to come, or the last that there was. */
export async function tournaments(past: boolean, site: Site): Promise<Reply> {
  const now = site.now.toISOString()
  const all = await listTorneos(site.db, now)
  const next = all.filter(({ inicio }) => inicio > now)
  const [last] = all.slice(next.length)
  const line = ({ nombre, inicio }: (typeof all)[number]) => `${named(nombre)}, ${onDay(inicio)}`
  const told = past
    ? last
      ? `The last tournament was ${line(last)}. Its results are not on the site.`
      : 'There has been no tournament yet.'
    : next.length
      ? `${counted(next.length, 'tournament')} to come:`
      : 'No tournament is announced now.'
  return {
    text: lines(
      told,
      !past && bulletsUpTo(next.map(line), 5, paths.torneos, sayIn(true)),
      link('See the tournaments', paths.torneos),
    ),
  }
}

/** What a win of one clan over another would do to the table where both play. */
export async function whatIf(winner: Who, loser: Who, site: Site): Promise<Reply | null> {
  if (!isClan(winner) || !isClan(loser)) return null
  const all = (who: ClanName) => ranged({ etapas: [], juego: null, site }, who)
  const both = all(winner).flatMap((mine) =>
    all(loser).flatMap((theirs) => (theirs.etapa.id === mine.etapa.id ? [{ mine, theirs }] : [])),
  )
  const met = both.find(({ mine }) => mine.etapa.activo) ?? both[0]
  const [a, b] = [named(winner.nombre), named(loser.nombre)]
  if (!met) return { text: `${a} and ${b} do not play in the same stage.`, quien: [winner, loser] }
  const table = await clanesOfEtapa(site.db, met.mine.etapa.id)
  const placeOf = (id: number) => table.find((clan) => clan.id === id)?.ranking_actual ?? 0
  const [from, other] = [placeOf(met.mine.id), placeOf(met.theirs.id)]
  const after = afterWin(from, other, table.filter(({ ranking_actual }) => ranking_actual > 0).length)
  const place = (at: number) => (at ? bold(ordinal(at)) : bold('unranked'))
  const [moves, stays, drops] = [
    from ? verb('moves up to', 'move up to', winner) : verb('enters in', 'enter in', winner),
    (who: Who) => verb('stays', 'stay', who),
    verb('drops to', 'drop to', loser),
  ]
  return {
    text: `If ${a} ${verb('beats', 'beat', winner)} ${b}, ${after.winner === from ? `${a} ${stays(winner)}` : `${a} ${moves}`} ${place(after.winner)} and ${b} ${after.loser === other ? stays(loser) : drops} ${place(after.loser)}, ${inEtapa(met.mine.etapa)}.`,
    quien: [winner, loser],
    etapas: [met.mine.etapa],
  }
}

/** A line of what was published, as it was written. */
export const textSaid = (sentence: string, { title, address }: Pick<SiteText, 'title' | 'address'>): Reply => ({
  text: lines(`«${quoted(sentence)}»`, `That is from ${link(title, address)} (in Spanish).`),
})

/** The newest announcement, with what it says first. */
export async function latestNews(site: Site): Promise<Reply> {
  const [newest] = await newestAnuncios(site.db, 1)
  if (!newest) return { text: 'Nothing has been announced yet.' }
  return {
    text: lines(
      `The latest announcement is ${bold(link(newest.titulo, paths.anuncio(newest.id)))}, by ${quoted(newest.creador)} ${onDay(newest.created_at)} (in Spanish).`,
      newest.descripcion && `«${quoted(newest.descripcion)}»`,
    ),
  }
}

/** What is not told in English, said so, with what is. */
export const onlyThis: Reply = {
  kind: 'away',
  text: "I can't answer that one in English. I can tell you a clan's place, its wins and losses, its last match, who leads a stage, and how to register, join a clan, report a loss or get the game.",
  sugerencias: ['Who leads the ladder?', 'How do I report a loss?'],
}
