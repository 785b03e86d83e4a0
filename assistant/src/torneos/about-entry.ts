import { clanById } from '@trinchera/db/queries/clanes/clanes'
import { playerById } from '@trinchera/db/queries/players/players'
import { clanMay } from '@trinchera/rules/permissions'
import { checkinFrom, enrolmentUntil } from '@trinchera/rules/torneo-estado'
import { noClan } from '../answers/own'
import { rangoName } from '../answers/players-clans'
import type { Site } from '../intent'
import { ownClans } from '../names/asker'
import { bold, lines, listed, named, quoted, verb, type Say } from '../wording'
import type { Aspect, Telling } from './aspect'
import { ofRow, stranger } from './of-clan'
import { generally } from './texts'
import { clanLink, onTime, organisersOf, players, startSaid, stateSaid, torneoLink } from './say'

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
function checkin({ facts: { page }, row, say }: Telling): string {
  if (!page.checkin_minutos) return say('No pide check-in.', 'It asks for no check-in.')
  const done = row?.checkin ? say('hecho', 'done') : say('todavía no', 'not yet')
  const own = row ? ` ${named(row.nombre)}: ${done}.` : ''
  return say(
    `El check-in es ${onTime(checkinFrom(page), say)}, en los ${page.checkin_minutos} minutos antes de partir.${own}`,
    `The check-in: ${onTime(checkinFrom(page), say)}, in the ${page.checkin_minutos} minutes before it starts.${own}`,
  )
}

/** Whether whoever asks may enrol their clan, by their rank in it; nothing where nobody is logged in. */
async function whetherEnrols(site: Site, say: Say): Promise<string> {
  const player = site.asker && (await playerById(site.db, site.asker.id))
  const [own] = await ownClans(site)
  const row = player?.clanes.find(({ id }) => id === own?.id)
  if (!player) return ''
  if (!row)
    return say(
      `${bold('Todavía no')}: en un torneo juega ${bold('un clan')}. ${noClan}`,
      `${bold('Not yet')}: you are in no clan, and ${bold('clans')} play in a tournament.`,
    )
  const { rango } = row.PlayerClan
  const leads = clanMay(rango, 'edit')
  const leaders = (await clanById(site.db, row.id))?.players.filter((mate) => mate.rango === 'Lider') ?? []
  const by = leads ? '' : listed(players(leaders).map(bold), say)
  const [rank, clan] = [bold(rangoName(rango, 1, say)), named(row.nombre)]
  return say(
    `${bold(leads ? 'Sí' : 'No')}: eres ${rank} de ${clan}${leads ? '' : `, y lo inscribe su Líder (${by}) o un Co-Líder`}.`,
    `${bold(leads ? 'Yes' : 'No')}: you are ${rank} of ${clan}${leads ? '' : `; its leader (${by}) or a co-leader enrols it`}.`,
  )
}

/** How a clan gets in, until when, and how many places are left; first whether whoever asks may do it. */
async function entry(telling: Telling): Promise<string> {
  const { page } = telling.facts
  const { site, say } = telling
  const of = torneoLink(page)
  const day = onTime(enrolmentUntil(page), say)
  const said = page.formato === null || page.estado === 'inscripcion' ? await whetherEnrols(site, say) : ''
  if (page.formato === null) {
    const names = await organisersOf(site)
    return lines(
      said,
      startSaid(page, site.now, say),
      page.descripcion && `${say('Dice así', 'It says')}: «${quoted(page.descripcion)}»`,
      say(
        `${bold('No se inscribe en el sitio')}: el Líder lo habla con quien ve los torneos, ${names}.`,
        `${bold('It takes no enrolments on the site')}: the leader talks to who runs tournaments, ${names}.`,
      ),
    )
  }
  const least = page.por_equipo
    ? say(` (desde ${page.por_equipo} jugadores)`, ` (${page.por_equipo} players or more)`)
    : ''
  return lines(
    said,
    page.estado === 'inscripcion'
      ? say(
          `Abre ${of} y aprieta ${bold('Inscribir tu clan')}: lo hace el Líder o un Co-Líder, marcando el plantel${least}. La inscripción está abierta hasta ${day}.`,
          `Open ${of} and press ${bold('Inscribir tu clan')}: the leader or a co-leader does it, ticking the roster${least}. Enrolment is open until the end: ${day}.`,
        )
      : say(`La inscripción de ${of} ya cerró: fue hasta ${day}.`, `Enrolment for ${of} is closed since ${day}.`),
    places(telling),
    checkin(telling),
  )
}

/** Which clans are in, or whether one is. */
async function enrolled(telling: Telling): Promise<string> {
  const { facts, side, site, row, say, ofSelf } = telling
  const { page } = facts
  const of = torneoLink(page)
  if (!side && !site.asker && ofSelf) return stranger(say)
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
  const won = page.campeon?.id_clan === team.id_clan ? say(', campeón', ', champion') : ''
  return `${bold(clanLink(team))}, ${say('en', 'in')} ${torneoLink(page)}${won}. ${say('Su plantel', 'Its roster')}: ${listed(players(team.plantel), say) || say('no lo anotó', 'it noted none')}.`
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
