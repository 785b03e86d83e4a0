import { paths } from '@trinchera/contract/site-paths'
import { staffNames } from '@trinchera/db/queries/players/names'
import { checkinFrom, enrolmentUntil } from '@trinchera/rules/torneo-estado'
import type { Site } from '../intent'
import { bold, lines, link, listed, quoted, verb } from '../wording'
import { askingOf, asksMay, mayEnrol, talksTo } from './asking'
import type { Aspect, Telling } from './aspect'
import { saying } from './facts'
import { ofRow, stranger } from './of-clan'
import { all, clanLink, onTime, stateSaid, torneoLink } from './say'

/** Who sees to torneos, by name; nothing where nobody has the rol. */
export async function organisersOf({ db }: Pick<Site, 'db'>): Promise<string> {
  const own = (await staffNames(db)).filter(({ rol }) => rol === 3)
  return listed(own.map(({ id, username }) => bold(link(username, paths.jugador(id)))))
}

/** Until when a clan may enrol. */
function deadline({ facts: { page }, site, say }: Telling): string {
  const until = enrolmentUntil(page)
  const [of, day] = [torneoLink(page), onTime(until, say)]
  if (page.formato === null) return say(`${of} no publica un plazo.`, `${of} publishes no deadline.`)
  return until > site.now.getTime() && page.estado === 'inscripcion'
    ? say(`La inscripción de ${of} está abierta hasta ${day}.`, `Enrolment for ${of} is open until the end: ${day}.`)
    : say(`La inscripción de ${of} ya cerró: fue hasta ${day}.`, `Enrolment for ${of} is closed since ${day}.`)
}

/** How many places are left. */
function places({ facts: { page }, say }: Telling): string {
  const { cupos, equipos, reservas, estado, formato } = page
  const of = torneoLink(page)
  if (formato === null)
    return say(
      `En el sitio van ${bold('0 clanes inscritos')} en ${of}: no abre su inscripción acá.`,
      `${bold('0 clans')} are enrolled in ${of} on the site: it takes no enrolments here.`,
    )
  const left = estado === 'inscripcion' && cupos !== null && equipos < cupos
  const count = left ? bold(`${cupos - equipos} cupos`) : bold(`${equipos} clanes`)
  const limit = cupos === null ? say(', sin límite', ', no limit') : say(` de ${cupos}`, ` of ${cupos} places`)
  const more = reservas ? say(`, y ${reservas} de reserva`, `, and ${reservas} in reserve`) : ''
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
  const when = !page.checkin_minutos
    ? say(`${of} no pide check-in.`, `${of} asks for no check-in.`)
    : say(
        `El check-in de ${of} ${page.llave ? 'fue' : 'es'} ${from}, en los ${page.checkin_minutos} minutos antes de partir.`,
        `The check-in of ${of}: ${from}, in the ${page.checkin_minutos} minutes before it starts.`,
      )
  return lines(
    done,
    when,
    say(
      `Es decir que tu clan está listo: en la página del torneo, ${bold('Hacer check-in')}; puede el Líder, un Co-Líder o un Capitán. El que no lo hace queda fuera del sorteo, y entra una reserva.`,
      `It says that your clan is there: on the torneo's page, ${bold('Hacer check-in')}; the leader, a co-leader or a captain can. Who does not is left out of the draw, and a reserve takes the place.`,
    ),
  )
}

/** Which clans are in, or whether one is. */
function enrolled(telling: Telling): string {
  const { facts, row, side, site, slots, say } = telling
  const { page } = facts
  const of = torneoLink(page)
  if (!side && !site.asker && /\b(?:mi clan|nuestro|estamos|my clan|our|we)\b/.test(slots.text)) return stranger(say)
  if (page.formato === null) return lines(side && `${bold('No')}.`, places(telling))
  const reserve = row?.reserva ? say(', de reserva', ', in reserve') : ''
  const isIn = ofRow(telling, ({ nombre }) =>
    say(
      `${bold('Sí')}: ${bold(nombre)} ${verb('está', 'están', nombre)} en ${of}${reserve}.`,
      `${bold('Yes')}: ${bold(nombre)} is in ${of}${reserve}.`,
    ),
  )
  const [playing = '', reserves = ''] = [false, true].map((reserva) => {
    const clans = page.inscritos.filter((each) => each.reserva === reserva)
    return clans.length
      ? `${bold(`${clans.length} ${say('clanes', 'clans')}`)}${page.llave ? '' : say(` de ${page.cupos ?? 'todos los'} cupos`, '')}: ${all(clans.map(clanLink), say)}`
      : ''
  })
  return (
    isIn ??
    lines(
      playing
        ? `${say('En', 'In')} ${of}, ${playing}.`
        : say(`En ${of} todavía no hay inscritos.`, `Nobody is in ${of} yet.`),
      reserves && `${say('De reserva', 'In reserve')}, ${reserves}.`,
    )
  )
}

/** How a clan is enrolled. */
async function enrolling(telling: Telling): Promise<string> {
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
  if (!isOpen)
    return lines(deadline(telling), say('No se puede inscribir a nadie más.', 'Nobody else can be enrolled.'))
  if (page.formato === null) {
    const told = saying(page, /\binscri|\banot|\bsign|\benrol/i)
    const talk = talksTo(asking, await organisersOf(site), say, may)
    const not = say('No se inscribe en el sitio', 'It takes no enrolments on the site')
    return lines(whether, told && `${of} ${say('dice', 'says')}: «${quoted(told)}»`, `${bold(not)}: ${talk}`)
  }
  const players = page.por_equipo
    ? say(` (desde ${page.por_equipo} jugadores)`, ` (${page.por_equipo} players or more)`)
    : ''
  return lines(
    whether,
    say(
      `Abre ${of} y aprieta ${bold('Inscribir tu clan')}: lo hace el Líder o un Co-Líder, marcando el plantel${players}.`,
      `Open ${of} and press ${bold('Inscribir tu clan')}: the leader or a co-leader does it, ticking the roster${players}.`,
    ),
    deadline(telling),
    places(telling),
    page.checkin_minutos ? checkin(telling) : null,
  )
}

/** Who is on the roster of the clan that is meant, else of the champion. */
function roster({ facts: { page }, row, say }: Telling): string {
  const team = row ?? page.inscritos.find(({ id_clan }) => id_clan === page.campeon?.id_clan)
  if (!team) return stateSaid(page, say)
  const [of, name] = [torneoLink(page), bold(clanLink(team))]
  const players = all(
    team.plantel.map((player) => link(player.username, paths.jugador(player.id))),
    say,
  )
  const won = page.campeon?.id_clan === team.id_clan
  return lines(
    won
      ? say(`${of} lo ${verb('ganó', 'ganaron', team.nombre)} ${name}.`, `${name} won ${of}.`)
      : say(`${name}, en ${of}.`, `${name}, in ${of}.`),
    `${say('Su plantel', 'Its roster')}: ${players || say('no lo anotó', 'it noted none')}.`,
  )
}

/** What is asked of getting into a torneo, and of who is in it. */
export const aboutEntry: readonly Aspect[] = [
  {
    id: 'inscritos',
    asks: ['who', 'many', 'whether'],
    when: 'coming',
    say: enrolled,
  },
  {
    id: 'inscribir',
    asks: ['how', 'where', 'whether', 'what'],
    when: 'coming',
    say: enrolling,
  },
  {
    id: 'plazo',
    asks: ['when', 'what'],
    when: 'coming',
    say: deadline,
  },
  {
    id: 'cupos',
    asks: ['many', 'whether'],
    when: 'coming',
    say: places,
  },
  { id: 'checkin', when: 'coming', say: checkin },
  {
    id: 'equipo',
    asks: ['who', 'what'],
    when: 'past',
    bracket: true,
    say: roster,
  },
  {
    id: 'organiza',
    asks: ['who'],
    say: async ({ site, say }) => {
      const names = await organisersOf(site)
      return names
        ? say(`${names} (Moderador Torneos) ve los torneos.`, `${names} runs the tournaments.`)
        : say('Quién organiza los torneos no está publicado.', 'Who runs the tournaments is not published.')
    },
  },
]
