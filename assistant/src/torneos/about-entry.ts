import { paths } from '@trinchera/contract/site-paths'
import { staffNames } from '@trinchera/db/queries/players/names'
import { checkinFrom, enrolmentUntil } from '@trinchera/rules/torneo-estado'
import type { Site } from '../intent'
import { bold, lines, link, listed, quoted, verb } from '../wording'
import { askingOf, asksMay, mayEnrol, talksTo } from './asking'
import type { Aspect, Telling } from './aspect'
import { ours } from './clans-meant'
import { ofRow, stranger } from './of-clan'
import { generally } from './texts'
import { all, clanLink, onTime, startSaid, stateSaid, torneoLink } from './say'

/** Who sees to torneos, by name; nothing where nobody has the rol. */
export async function organisersOf({ db }: Pick<Site, 'db'>): Promise<string> {
  const own = (await staffNames(db)).filter(({ rol }) => rol === 3)
  return listed(own.map(({ id, username }) => bold(link(username, paths.jugador(id)))))
}

/** How many clans are in, of how many. */
function places({ facts: { page }, say }: Telling): string {
  const { cupos, equipos, reservas, estado } = page
  const left = estado === 'inscripcion' && cupos !== null && equipos < cupos
  const count = left ? bold(`${cupos - equipos} cupos`) : bold(`${equipos} clanes`)
  const limit = cupos === null ? say(', sin límite', ', no limit') : say(` de ${cupos}`, ` of ${cupos} places`)
  const more = reservas ? say(`, y ${reservas} de reserva`, `, and ${reservas} in reserve`) : ''
  const of = torneoLink(page)
  return say(
    `${left ? 'Quedan' : 'Van'} ${count}${limit} en ${of}${more}.`,
    `${bold(`${equipos}`)} clans${limit} are in ${of}${more}.`,
  )
}

/** When the check-in is, and what it is for (docs/behaviour/torneos.md#States of a torneo). */
function checkin({ facts: { page }, row, say }: Telling): string {
  const [of, from] = [torneoLink(page), onTime(checkinFrom(page), say)]
  const done =
    row && `${bold(row.nombre)}: check-in ${row.checkin ? say('hecho', 'done') : say('todavía no', 'not yet')}.`
  if (!page.checkin_minutos) return say(`${of} no pide check-in.`, `${of} asks for no check-in.`)
  return lines(
    done,
    say(
      `El check-in es ${from}, en los ${page.checkin_minutos} minutos antes de partir: en la página del torneo, ${bold('Hacer check-in')}; puede el Líder, un Co-Líder o un Capitán. El que no lo hace queda fuera del sorteo, y entra una reserva.`,
      `The check-in: ${from}, in the ${page.checkin_minutos} minutes before it starts. On the torneo's page, ${bold('Hacer check-in')}; the leader, a co-leader or a captain can. Who does not is left out of the draw, and a reserve takes the place.`,
    ),
  )
}

/** How a clan gets in, until when, and how many places are left. */
async function entry(telling: Telling): Promise<string> {
  const {
    facts: { page },
    slots,
    site,
    say,
  } = telling
  const of = torneoLink(page)
  const may = asksMay.test(slots.text)
  const asking = await askingOf(site)
  const isOpen = page.formato === null || page.estado === 'inscripcion'
  const whether = mayEnrol(asking, may && isOpen, say)
  if (page.formato === null)
    return lines(
      whether,
      startSaid(page, site.now, say),
      page.descripcion && `${say('Dice así', 'It says')}: «${quoted(page.descripcion)}»`,
      `${bold(say('No se inscribe en el sitio', 'It takes no enrolments on the site'))}: ${talksTo(asking, await organisersOf(site), say, may)}`,
    )
  const day = onTime(enrolmentUntil(page), say)
  const players = page.por_equipo
    ? say(` (desde ${page.por_equipo} jugadores)`, ` (${page.por_equipo} players or more)`)
    : ''
  return lines(
    whether,
    isOpen
      ? say(
          `Abre ${of} y aprieta ${bold('Inscribir tu clan')}: lo hace el Líder o un Co-Líder, marcando el plantel${players}. La inscripción está abierta hasta ${day}.`,
          `Open ${of} and press ${bold('Inscribir tu clan')}: the leader or a co-leader does it, ticking the roster${players}. Enrolment is open until the end: ${day}.`,
        )
      : say(`La inscripción de ${of} ya cerró: fue hasta ${day}.`, `Enrolment for ${of} is closed since ${day}.`),
    places(telling),
    checkin(telling),
  )
}

/** Which clans are in, or whether one is. */
async function enrolled(telling: Telling): Promise<string> {
  const { facts, side, site, slots, row, say } = telling
  const { page } = facts
  const of = torneoLink(page)
  if (!side && !site.asker && ours.test(slots.text)) return stranger(say)
  if (page.formato === null)
    return lines(
      side && `${bold('No')}.`,
      say(
        `En el sitio van ${bold('0 clanes inscritos')} en ${of}: no abre su inscripción acá.`,
        `${bold('0 clans')} are enrolled in ${of} on the site: it takes no enrolments here.`,
      ),
      await entry(telling),
    )
  const clansOf = (reserva: boolean) =>
    all(page.inscritos.filter((each) => each.reserva === reserva).map(clanLink), say)
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
  const players = all(
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
