import { paths } from '@trinchera/contract/site-paths'
import { staffNames } from '@trinchera/db/queries/players/names'
import { checkinFrom, enrolmentUntil } from '@trinchera/rules/torneo-estado'
import type { Site } from '../intent'
import { bold, lines, link, listed, named, quoted, verb } from '../wording'
import { whetherEnrols } from './asking'
import type { Aspect, Telling } from './aspect'
import { ours } from './clans-meant'
import { ofRow, stranger } from './of-clan'
import { generally } from './texts'
import { clanLink, onTime, startSaid, stateSaid, torneoLink } from './say'

/** Who sees to torneos, by name; nothing where nobody has the rol. */
export async function organisersOf({ db }: Pick<Site, 'db'>): Promise<string> {
  const own = (await staffNames(db)).filter(({ rol }) => rol === 3)
  return listed(own.map(({ id, username }) => bold(link(username, paths.jugador(id)))))
}

/** How many clans are in, of how many. */
function places({ facts: { page }, say }: Telling): string {
  const { cupos, equipos, reservas, estado } = page
  const left = estado === 'inscripcion' && cupos !== null && equipos < cupos
  const limit = cupos === null ? say(', sin límite', ', no limit') : say(` de ${cupos}`, ` of ${cupos} places`)
  const more = reservas ? say(`, y ${reservas} de reserva`, `, and ${reservas} in reserve`) : ''
  return say(
    `${left ? `Quedan ${bold(`${cupos - equipos} cupos`)}` : `Van ${bold(`${equipos} clanes`)}`}${limit} en ${torneoLink(page)}${more}.`,
    `${bold(`${equipos}`)} clans${limit} are in ${torneoLink(page)}${more}.`,
  )
}

/** When the check-in is, and whether the clan that is meant has done it. */
async function checkin({ facts: { page }, row, site, say }: Telling): Promise<string> {
  if (!page.checkin_minutos) return say('No pide check-in.', 'It asks for no check-in.')
  const when = say(
    `El check-in es ${onTime(checkinFrom(page), say)}, en los ${page.checkin_minutos} minutos antes de partir.`,
    `The check-in: ${onTime(checkinFrom(page), say)}, in the ${page.checkin_minutos} minutes before it starts.`,
  )
  const done = row?.checkin ? say('hecho', 'done') : say('todavía no', 'not yet')
  return lines(row && `${named(row.nombre)}: check-in ${done}.`, when, await generally('torneo-checkin', { site }))
}

/** How a clan gets in, until when, and how many places are left; first whether whoever asks may do it. */
async function entry(telling: Telling): Promise<string> {
  const { page } = telling.facts
  const { site, say } = telling
  const of = torneoLink(page)
  const isOpen = page.formato === null || page.estado === 'inscripcion'
  const { said, leads } = isOpen ? await whetherEnrols(site, say) : { said: '', leads: false }
  if (page.formato === null) {
    const names = await organisersOf(site)
    const whom = say(`con quien ve los torneos, ${names}`, `to who runs tournaments, ${names}`)
    return lines(
      said,
      startSaid(page, site.now, say),
      page.descripcion && `${say('Dice así', 'It says')}: «${quoted(page.descripcion)}»`,
      say(
        `${bold('No se inscribe en el sitio')}: ${leads ? 'háblalo tú' : 'que tu Líder lo hable'} ${whom}.`,
        `${bold('It takes no enrolments on the site')}: ${leads ? 'talk' : 'have your leader talk'} ${whom}.`,
      ),
    )
  }
  const day = onTime(enrolmentUntil(page), say)
  return lines(
    said,
    isOpen
      ? say(
          `Abre ${of} y aprieta ${bold('Inscribir tu clan')}: lo hace el Líder o un Co-Líder, marcando el plantel${page.por_equipo ? ` (desde ${page.por_equipo} jugadores)` : ''}. La inscripción está abierta hasta ${day}.`,
          `Open ${of} and press ${bold('Inscribir tu clan')}: the leader or a co-leader does it, ticking the roster${page.por_equipo ? ` (${page.por_equipo} players or more)` : ''}. Enrolment is open until the end: ${day}.`,
        )
      : say(`La inscripción de ${of} ya cerró: fue hasta ${day}.`, `Enrolment for ${of} is closed since ${day}.`),
    places(telling),
    await checkin(telling),
  )
}

/** Which clans are in, or whether one is. */
async function enrolled(telling: Telling): Promise<string> {
  const { facts, side, site, slots, row, say } = telling
  const { page } = facts
  const of = torneoLink(page)
  if (!side && !site.asker && ours.test(slots.text)) return stranger(say)
  if (page.formato === null) return lines(side && `${bold('No')}.`, await entry(telling))
  const clansOf = (reserva: boolean) =>
    listed(page.inscritos.filter((each) => each.reserva === reserva).map(clanLink), say)
  return (
    ofRow(telling, ({ nombre }) =>
      say(
        `${bold('Sí')}: ${bold(nombre)} ${verb('está', 'están', nombre)} en ${of}${row?.reserva ? ', de reserva' : ''}.`,
        `${bold('Yes')}: ${bold(nombre)} is in ${of}${row?.reserva ? ', in reserve' : ''}.`,
      ),
    ) ??
    lines(
      `${places(telling)} ${say('Están', 'They are')}: ${clansOf(false) || say('ninguno todavía', 'none yet')}.`,
      clansOf(true) && `${say('De reserva', 'In reserve')}: ${clansOf(true)}.`,
    )
  )
}

/** Who is on the roster of the clan that is meant, else of the champion. */
function roster({ facts: { page }, row, say }: Telling): string {
  const team = row ?? page.inscritos.find(({ id_clan }) => id_clan === page.campeon?.id_clan)
  if (!team) return stateSaid(page, say)
  const players = listed(
    team.plantel.map((player) => link(player.username, paths.jugador(player.id))),
    say,
  )
  const won = page.campeon?.id_clan === team.id_clan ? say(', campeón', ', champion') : ''
  return `${bold(clanLink(team))}, ${say('en', 'in')} ${torneoLink(page)}${won}. ${say('Su plantel', 'Its roster')}: ${players || say('no lo anotó', 'it noted none')}.`
}

/** What is asked of getting into a torneo, and of who is in it. */
export const aboutEntry: readonly Aspect[] = [
  { id: 'torneo-inscritos', when: 'coming', anyway: true, say: enrolled },
  { id: 'torneo-inscribir', when: 'coming', anyway: true, say: entry },
  {
    id: 'torneo-reserva',
    when: 'coming',
    anyway: true,
    say: async (telling) =>
      telling.facts.page.formato === null ? entry(telling) : generally('torneo-reserva', telling),
  },
  { id: 'torneo-plantel', when: 'past', say: roster },
  {
    id: 'torneo-organiza',
    ofAll: true,
    anyway: true,
    say: async ({ site, say }) =>
      `${(await organisersOf(site)) || say('Nadie que se publique', 'Nobody that is published')} ${say('(Moderador Torneos) ve los torneos.', 'runs the tournaments.')}`,
  },
]
