import { paths } from '@trinchera/contract/site-paths'
import { hallOfFame } from '@trinchera/db/queries/palmares/hall'
import { mostMedals } from '@trinchera/db/queries/palmares/medal-counts'
import { medalsOfClan, medalsOfKind, medalsOfPlayer } from '@trinchera/db/queries/palmares/medals'
import { howEarned } from '@trinchera/rules/medallas/how-earned'
import { medallaNombre, medallaTipos, type MedallaTipo } from '@trinchera/rules/medallas/tipos'
import { formatDate } from '@trinchera/rules/presentation'
import { button } from '../buttons'
import type { Asked, Reply } from '../intent'
import {
  bold,
  bullets,
  bulletsUpTo,
  capital,
  counted,
  etapaText,
  lines,
  link,
  named,
  quoted,
  shortened,
  verb,
} from '../wording'
import { clanLink } from './etapas'
import { closest } from './text-search'
import { isClan } from './which'

const shown = 5
/** As many medals of a kind are counted, and kinds told one by one. */
const [mostHolders, mostKinds] = [100, 12]
const hall = link('Palmarés', paths.palmares)
const noneClosed: Reply = {
  text: `Todavía no se cierra ninguna etapa: cuando pase, su podio y sus récords quedan en el ${hall}.`,
}
const which = ['¿Qué medallas hay?', '¿Cómo elijo mis medallas?']

/** The medals of a clan, of all the etapas where it plays, or of a player: how many, the etapas and torneos won, the latest, and each kind. */
export async function medalsOf({ quien: [who], site: { db }, say }: Asked): Promise<Reply> {
  if (!who) return { text: '' }
  const all = isClan(who)
    ? (await Promise.all(who.clanes.map(({ id }) => medalsOfClan(db, id)))).flat()
    : await medalsOfPlayer(db, who.id)
  const medals = all.toSorted((a, b) => b.fecha.localeCompare(a.fecha))
  const [latest] = medals
  const number = (count: number, one: string, many: string) => bold(`${count} ${counted(count, one, many)}`)
  const won = (tipo: MedallaTipo) => medals.filter((medal) => medal.tipo === tipo).length
  const kinds = [...new Set(medals.map(({ nombre }) => nombre))].map((nombre) => {
    const group = medals.filter((medal) => medal.nombre === nombre)
    const told = group.map(
      ({ texto, clan }) => `${quoted(texto).replace(/\.$/, '')}${isClan(who) ? '' : ` (con ${clanLink(clan)})`}`,
    )
    return `${bold(nombre)}${group.length > 1 ? ` ${bold(`×${group.length}`)}` : ''}: ${told.join('; ')}.`
  })
  const address = isClan(who) ? paths.clan(who.clanes.at(-1)?.id ?? 0) : paths.jugador(who.id)
  return {
    text: lines(
      say(
        `${named(who.nombre)} ${verb('tiene', 'tienen', who)} ${number(medals.length, 'medalla', 'medallas')}. ${capital(verb('ha', 'han', who))} ganado ${number(won('primer-lugar'), 'etapa', 'etapas')} y ${number(won('torneo'), 'torneo', 'torneos')}.`,
        `${named(who.nombre)} ${verb('has', 'have', who)} ${number(medals.length, 'medal', 'medals')}, for ${number(won('primer-lugar'), 'stage', 'stages')} and ${number(won('torneo'), 'tournament', 'tournaments')} won among others; these are their names here:`,
      ),
      latest && `${say('La última', 'The latest')}: ${bold(latest.nombre)} (${formatDate(latest.fecha)}).`,
      bulletsUpTo(
        say('', 'en') ? [...new Set(medals.map(({ nombre }) => bold(nombre)))] : kinds,
        mostKinds,
        address,
        say,
      ),
      `${link(say('Ver sus medallas', 'See them all'), address)}. ${say('Todos los campeones, en el', 'All champions: ')} ${hall}.`,
    ),
    quien: [who],
    sugerencias: [...which, button('puesto', who.nombre)],
  }
}

/** How the medal that is named is earned and who has it, the latest first; which medals there are where none is. */
export async function medalsHow({ words, site: { db } }: Pick<Asked, 'words' | 'site'>): Promise<Reply> {
  const tipo = closest(words, medallaTipos, (each) => medallaNombre[each])
  const rule =
    'Salen solas de las partidas, y son del clan y de los jugadores que estaban en él; un fallo puede quitarlas.'
  const told = (each: MedallaTipo) => `${bold(medallaNombre[each])}: ${howEarned[each]}`
  if (!tipo)
    return {
      text: lines(
        `Hay ${bold(`${medallaTipos.length} medallas`)} distintas:`,
        bullets(medallaTipos.map(told)),
        `${rule} Más en el ${bold(hall)}.`,
      ),
      sugerencias: which.slice(1),
    }
  const medals = await medalsOfKind(db, tipo, mostHolders)
  const { shown: latest, more } = shortened(medals, shown)
  const times = counted(
    medals.length,
    '1 vez',
    `${medals.length} veces${medals.length === mostHolders ? ' o más' : ''}`,
  )
  return {
    text: lines(
      told(tipo),
      medals.length ? `Se ha dado ${times}${more ? '; las últimas' : ''}:` : 'Nadie la tiene todavía.',
      bullets(
        latest.map(({ clan, fecha, texto }) => `${bold(clanLink(clan))} (${formatDate(fecha)}): ${quoted(texto)}`),
      ),
      rule,
    ),
    sugerencias: which,
  }
}

/** The clans with the most medals. */
export async function medalTable({ site: { db, say } }: Pick<Asked, 'site'>): Promise<Reply> {
  const rows = await mostMedals(db, shown)
  if (!rows.length) return { text: say('Todavía nadie tiene medallas.', 'Nobody has a medal yet.'), sugerencias: which }
  return {
    text: lines(
      say('Los clanes con más medallas:', 'The clans with the most medals:'),
      bullets(rows.map((row) => `${bold(clanLink(row))}: ${bold(String(row.medallas))}`)),
      `${say('Todas en el', 'All of them:')} ${hall}.`,
    ),
    sugerencias: which,
  }
}

/** The records of all time, or the one that is asked for. */
export async function allTimeRecords({ site, words }: Pick<Asked, 'site' | 'words'>): Promise<Reply> {
  const { records } = await hallOfFame(site.db)
  if (!records.length) return noneClosed
  const one = closest(words, records, ({ nombre }) => nombre)
  const who = site.community.clanById.get(one?.clan?.id ?? 0)
  return {
    text: lines(
      site.say('Los récords de las etapas cerradas:', 'The records of the closed stages (in Spanish):'),
      bullets((one ? [one] : records).map(({ nombre, texto }) => `${bold(nombre)}: ${bold(quoted(texto))}`)),
      Boolean(one?.partida) && link('Ver la partida', paths.partida(one?.partida ?? 0)),
      `Todos en el ${hall}.`,
    ),
    quien: who ? [who] : [],
    sugerencias: which,
  }
}

/** Who won each closed etapa, the latest first, and the torneos. */
export async function champions({ site: { db, say } }: Pick<Asked, 'site'>): Promise<Reply> {
  const { etapas, campeones } = await hallOfFame(db)
  if (!etapas.length && !campeones.length) return noneClosed
  return {
    text: lines(
      etapas.length > 0 && say('Ganaron las etapas cerradas:', 'Who won the stages that are closed:'),
      bullets(
        etapas.slice(0, shown).map((etapa) => {
          const [first] = etapa.podio
          return `${link(etapaText(etapa), paths.palmaresEtapa(etapa.id))}: ${first ? bold(clanLink(first)) : say('nadie llegó al ranking', 'nobody')}`
        }),
      ),
      campeones.length > 0 && say('Y los torneos:', 'And the tournaments:'),
      bullets(
        campeones
          .slice(0, shown)
          .map(({ id_torneo, torneo, clan }) => `${link(torneo, paths.torneo(id_torneo))}: ${bold(clanLink(clan))}`),
      ),
      `${say('Más en el', 'More in')} ${hall}.`,
    ),
    sugerencias: ['¿Cuáles son los récords de todos los tiempos?'],
  }
}
