import { paths } from '@trinchera/contract/site-paths'
import { clanById, clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { playerById } from '@trinchera/db/queries/players/players'
import type { Rango } from '@trinchera/rules/permissions'
import { clanOf, etapaLink, isClan } from '../answers/which'
import type { Reply } from '../intent'
import { bold, bullets, lines, link, named, quoted, verb } from '../wording'
import { askedEtapas, type EnglishAsked } from './asked'
import { counted, inEtapa, listed, onDay, ordinal } from './say'

const rangoNames: Record<Rango, string> = {
  Lider: 'leader',
  'Co-Lider': 'co-leader',
  Capitán: 'captain',
  Miembro: 'member',
}

/** Who is in a clan, by rank; those of one rank alone where that is asked. */
export async function members({ text, whos: [who], site }: EnglishAsked): Promise<Reply | null> {
  const found = who && isClan(who) ? await clanOf({ etapas: [], juego: null, site }, who) : null
  if (!found || !who) return null
  const { players, nombre, id } = found.clan
  const only = /\bcaptains?\b/.test(text) ? 'Capitán' : /\bco ?leaders?\b/.test(text) ? 'Co-Lider' : null
  const shown = players.filter(({ rango }) => !only || rango === only)
  const count = only ? counted(shown.length, rangoNames[only]) : counted(shown.length, 'member')
  return {
    text: lines(
      `${named(nombre)} ${verb('has', 'have', nombre)} ${bold(count)} ${inEtapa(found.etapa)}${shown.length ? `: ${listed(shown.map((player) => `${link(player.username, paths.jugador(player.id))}${player.rango === 'Miembro' || only ? '' : ` (${rangoNames[player.rango]})`}`))}` : ''}.`,
      link('See the clan', paths.clan(id)),
    ),
    quien: [who],
  }
}

/** Who a player is: the clans, the record and since when. */
export async function player({ whos: [who], site }: EnglishAsked): Promise<Reply | null> {
  if (!who) return null
  if (isClan(who))
    return members({
      text: '',
      whos: [who],
      etapaMention: { etapas: [], juego: null, used: new Set() },
      spanish: [],
      site,
    })
  const found = await playerById(site.db, who.id)
  if (!found) return { kind: 'missing', text: `${named(who.nombre)} is no longer on the site.` }
  const open = found.clanes.filter(({ id_etapa }) =>
    site.community.etapas.some(({ id, activo }) => id === id_etapa && activo),
  )
  return {
    text: lines(
      open.length
        ? `${named(found.username)} plays for ${listed(open.map((clan) => `${bold(link(clan.nombre, paths.clan(clan.id)))} (${rangoNames[clan.PlayerClan.rango]}, ${quoted(clan.etapa.nombre)} de ${quoted(clan.etapa.juego.nombre)})`))}.`
        : `${named(found.username)} is in no clan of an open stage.`,
      `${counted(found.victorias, 'win')} and ${counted(found.derrotas, 'loss', 'losses')} in all stages.`,
      link('See the player', paths.jugador(found.id)),
    ),
    quien: [who],
  }
}

export async function foundedOn({ whos: [who], site }: EnglishAsked): Promise<Reply | null> {
  if (!who) return null
  if (!isClan(who)) {
    const found = await playerById(site.db, who.id)
    return (
      found && {
        text: `${named(found.username)} has been here since ${onDay(found.created_at).slice(3)}.`,
        quien: [who],
      }
    )
  }
  const found = await clanOf({ etapas: [], juego: null, site }, who)
  return (
    found && {
      text: lines(
        `${named(who.nombre)} ${verb('was', 'were', who)} founded ${onDay(found.clan.created_at)} ${inEtapa(found.etapa)}.`,
        link('See the clan', paths.clan(found.clan.id)),
      ),
      quien: [who],
    }
  )
}

/** How many clans there are in the etapas that are meant, and which. */
export async function clans(asked: EnglishAsked): Promise<Reply> {
  const etapas = askedEtapas(asked).filter(({ multijugador }) => multijugador || asked.etapaMention.etapas.length > 0)
  const rows = await Promise.all(
    etapas.map(async (etapa) => ({ etapa, all: await clanesOfEtapa(asked.site.db, etapa.id) })),
  )
  const total = rows.reduce((sum, { all }) => sum + all.length, 0)
  const [only] = rows
  return {
    text: lines(
      `There ${total === 1 ? 'is' : 'are'} ${bold(counted(total, 'clan'))}${only && rows.length === 1 ? ` ${inEtapa(only.etapa)}, ${only.all.filter(({ ranking_actual }) => ranking_actual > 0).length} of them ranked` : ' in the open stages'}:`,
      only && rows.length === 1
        ? listed(only.all.map(({ id, nombre }) => link(nombre, paths.clan(id))))
        : bullets(rows.map(({ etapa, all }) => `${etapaLink(etapa)}: ${all.length}`)),
    ),
    etapas: rows.map(({ etapa }) => etapa),
  }
}

/** The oldest, or the newest, clan. */
export async function byAge(asked: EnglishAsked): Promise<Reply | null> {
  const newest = /\b(?:newest|youngest|latest|most recent)\b/.test(asked.text)
  // the oldest may be one of an etapa that is closed
  const isOfAll = !newest && !asked.etapaMention.used.size
  const rows = (
    await Promise.all(
      (isOfAll ? asked.site.community.etapas : askedEtapas(asked))
        .filter(({ multijugador }) => multijugador)
        .map(async (etapa) => (await clanesOfEtapa(asked.site.db, etapa.id)).map((clan) => ({ clan, etapa }))),
    )
  )
    .flat()
    .sort((a, b) => (newest ? -1 : 1) * a.clan.created_at.localeCompare(b.clan.created_at))
  const [first] = rows
  if (!first) return null
  const open = new Set(rows.flatMap(({ clan, etapa }) => (etapa.activo ? [clan.nombre] : [])))
  const playing = isOfAll && !open.has(first.clan.nombre) ? rows.find(({ clan }) => open.has(clan.nombre)) : undefined
  const name = ({ clan }: typeof first) => bold(link(clan.nombre, paths.clan(clan.id)))
  const of = asked.etapaMention.etapas.length ? ` ${inEtapa(first.etapa)}` : isOfAll ? '' : ' of the open stages'
  const where = asked.etapaMention.etapas.length ? '' : ` ${inEtapa(first.etapa)}`
  return {
    text: lines(
      `${name(first)} is the ${newest ? 'newest' : 'oldest'} clan${of}: founded ${onDay(first.clan.created_at)}${where}.`,
      playing && `Of those still in an open stage, ${name(playing)}: founded ${onDay(playing.clan.created_at)}.`,
    ),
  }
}

/** Where two clans stand. */
export async function twoClans({ whos, site }: EnglishAsked): Promise<Reply | null> {
  const both = whos.filter(isClan)
  if (both.length !== 2) return null
  const rows = await Promise.all(
    both.map(async (who) => {
      const found = await clanOf({ etapas: [], juego: null, site }, who)
      const clan = found && (await clanById(site.db, found.clan.id))
      return clan
        ? `${named(who.nombre)}: ${clan.ranking_actual ? ordinal(clan.ranking_actual) : 'unranked'}, ${counted(clan.triunfos, 'win')} and ${counted(clan.derrotas, 'loss', 'losses')} ${inEtapa(found.etapa)}`
        : null
    }),
  )
  return { text: lines('By their tables:', bullets(rows.flatMap((row) => row ?? []))), quien: both }
}
