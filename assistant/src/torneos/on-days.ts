import type { Torneo } from '@trinchera/contract/torneos'
import { paths } from '@trinchera/contract/site-paths'
import { torneoPageOf } from '@trinchera/db/queries/torneos/bracket'
import { chileDay, dayStart } from '@trinchera/rules/chile-time'
import type { Reply, Site } from '../intent'
import { daysOf } from '../query/agenda'
import type { Days } from '../query/agenda-asked'
import { bulletsUpTo, lines, link, listed } from '../wording'
import { saysTorneo } from './says'
import { matchesOf, matchLine, onTime, torneoLink, type Say } from './say'

const months = [
  ['enero', 'january'],
  ['febrero', 'february'],
  ['marzo', 'march'],
  ['abril', 'april'],
  ['mayo', 'may'],
  ['junio', 'june'],
  ['julio', 'july'],
  ['agosto', 'august'],
  ['septiembre', 'september'],
  ['octubre', 'october'],
  ['noviembre', 'november'],
  ['diciembre', 'december'],
] as const
const inMonth = months.map(
  ([es, en]) =>
    new RegExp(
      `\\b(?:en|de|para|pa|durante|este|in|during|this) ${es === 'septiembre' ? 'sep?tiembre' : es}\\b|\\b(?:in|during|this) ${en}\\b`,
    ),
)
const nextMonth = /\b(?:proximo mes|mes (?:que viene|proximo|siguiente)|otro mes|next month)\b/
const thisMonth = /\b(?:este mes|lo que queda del mes|this month)\b/
const asksWhether =
  /^(?:y |oye |hola )*(?:(?:torneos?|copas?) (?:de|en|del|para|este|esta)|hay|habra|habran|haran|van a hacer|va a haber|tienen|viene[n]?|se viene[n]?|se juega[n]?|algun|alguna|parte[n]?|empieza[n]?|que (?:torneos|copas)|cuantos|cuales|(?:is|are) there|any|what|which)\b/
const other = /\b(?:gan\w+|campeon\w*|como|inscri\w+|anot\w+|premio|hubo|hicieron|won|winner|sign|join)\b|·/

/** The month that a question asks of, to come or the present one. */
function monthOf(text: string, now: Date): Days | null {
  const today = chileDay(now)
  const [year = 0, month = 1] = today.split('-').map(Number)
  const span = (ahead: number, said: string): Days => {
    const first = (offset: number) =>
      dayStart(new Date(Date.UTC(year, month - 1 + offset, 1)).toISOString().slice(0, 10))
    return { from: ahead === 0 ? dayStart(today) : first(ahead), before: first(ahead + 1), said }
  }
  if (nextMonth.test(text)) return span(1, 'el próximo mes')
  if (/\b(?:navidad|fin de ano|ano nuevo|pascua|christmas)\b/.test(text)) return span(12 - month, 'en diciembre')
  if (thisMonth.test(text)) return span(0, 'lo que queda del mes')
  const at = inMonth.findIndex((said) => said.test(text))
  return at < 0 ? null : span((at - (month - 1) + 12) % 12, `en ${months[at]?.[0] ?? ''}`)
}

/** Whether a torneo begins, or is played, on the days that are asked for. */
export async function torneosOnDays(days: Days, all: readonly Torneo[], { db, now }: Site, say: Say): Promise<Reply> {
  const within = (moment: string | null) => moment !== null && moment >= days.from && moment < days.before
  const begin = all.filter(({ inicio, estado }) => estado !== 'cancelado' && within(inicio))
  const pages = await Promise.all(
    all.filter(({ estado }) => estado === 'en-juego').map(({ id }) => torneoPageOf(db, id, now.toISOString())),
  )
  const played = pages.flatMap((page) =>
    page
      ? matchesOf(page)
          .filter(({ partida }) => within(partida.fecha))
          .map((match) => matchLine(page.id, match, say))
      : [],
  )
  const [next] = all.filter(({ inicio }) => inicio >= days.before).toSorted((a, b) => a.inicio.localeCompare(b.inicio))
  const [before] = all
    .filter(({ inicio, estado }) => estado !== 'cancelado' && inicio > now.toISOString() && inicio < days.from)
    .toSorted((a, b) => a.inicio.localeCompare(b.inicio))
  const announced = next ?? before
  const when = say(days.said, 'then')
  return {
    text: lines(
      begin.length
        ? `${say(`Sí: ${when} parte`, 'Yes:')} ${listed(begin.map((torneo) => `${torneoLink(torneo)}, ${onTime(torneo.inicio, say)}`))}.`
        : played.length
          ? say(
              `No parte ningún torneo ${when}, pero se juega${played.length > 1 ? 'n partidas' : ' una partida'} de torneo:`,
              'None starts then, but there are matches of one:',
            )
          : say(`No: ${when} no hay ningún torneo anunciado.`, 'No: none is announced for then.'),
      begin.length > 0 && played.length > 0 && say('También se juega:', 'Played too:'),
      bulletsUpTo(played, 5),
      announced &&
        !begin.length &&
        say(
          `El próximo es ${torneoLink(announced)}, ${onTime(announced.inicio, say)}.`,
          `The next one is ${torneoLink(announced)}, ${onTime(announced.inicio, say)}.`,
        ),
      say(`Todo en ${link('Torneos', paths.torneos)}.`, `All of them are in ${link('Torneos', paths.torneos)}.`),
    ),
  }
}

/** Whether there is a torneo on days, or in a month, that are named; null where that is not asked. */
export async function whetherOnDays(text: string, all: readonly Torneo[], site: Site, say: Say): Promise<Reply | null> {
  if (!saysTorneo.test(text) || !asksWhether.test(text) || other.test(text)) return null
  const days = monthOf(text, site.now) ?? daysOf(text, site.now)
  return days && torneosOnDays(days, all, site, say)
}
