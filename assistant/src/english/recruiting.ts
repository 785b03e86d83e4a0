import { paths } from '@trinchera/contract/site-paths'
import { onlyLooking, recruitingNow, roleIn, type Recruiting } from '../answers/seekers'
import type { Reply, Site } from '../intent'
import type { Question } from '../understand'
import { bold, bullets, lines, link, quoted } from '../wording'
import { inEtapa, listed } from './say'

const asksWho =
  /\b(?:which|what|any|does any|do any|are there|is there|who|best|good|some)\b.*\b(?:clans?|teams?)\b.*\b(?:recruit\w*|looking|taking|accept\w*|open|need\w*|want\w*|join|enter|for me|plays? (?:on|at|during))\b|\b(?:recommend|suggest)\b.*\b(?:clan|team)\b|\b(?:who|any ?(?:one|body)|someone|clans?|teams?)\b(?: \w+){0,3} (?:looking for|need\w*|want\w*|recruit\w*)\b(?=.*\b(?:players?|people|members?|more|recruits?)\b)|^(?!do i need)(?!.*\b(?:to play|how many|where|post|write|how)\b).*\b(?:find|looking for|search\w*|need) (?:for )?a (?:clan|team)\b/
const needsRole =
  /\b(?:any ?(?:one|body)|someone|some clan|who|clans?|teams?|they)\b(?: \w+){0,4} (?:looking for|need\w*|want\w*|recruit\w*|takes?|taking|has room)\b/
const ofElse =
  /\b(?:create|found|leave|tournament|challenge|players? (?:are |is )?looking for a|any ?(?:one|body)(?: \w+)? (?:looking for|wants?|needs?) a (?:clan|team)|spanish)\b/
const shown = 5

const topicLine = ({ id, titulo, slug, clan, creador, horario, puesto }: Recruiting['topics'][number]) =>
  [
    link(titulo, paths.tema(id, slug)),
    clan ? bold(clan.nombre) : quoted(creador),
    horario && `«${quoted(horario)}»`,
    puesto && `«${quoted(puesto)}»`,
  ]
    .filter(Boolean)
    .join(', ')

/** Which clans look for people or take requests, in English: first what fits the role, the days or the form that is asked for; null where that is not asked. */
export async function recruitingInEnglish(text: string, question: Question, site: Site): Promise<Reply | null> {
  const whole = question.words.map(({ plain }) => plain).join(' ')
  const ofRole = roleIn(whole) !== null && needsRole.test(whole)
  if (question.mentions.length) return null
  if (!(ofRole || asksWho.test(text)) || ofElse.test(text)) return null
  const { etapas, juego } = question.etapaMention
  const now = await recruitingNow({ site, etapas, juego }, question.words)
  const { topics, fit, role, days, taking, whether } = now
  const others = topics.filter(({ id }) => !fit.some((each) => each.id === id))
  const rows = taking.map(({ etapa, clanes }) => {
    const names = clanes.slice(0, shown).map(({ id, nombre }) => link(nombre, paths.clan(id)))
    const more = clanes.length - names.length
    return `${inEtapa(etapa).replace(/^i/, 'I')}: ${listed(more > 0 ? [...names, `${more} more`] : names)}`
  })
  const best = rows.length > 0 && lines('These clans take requests (Reciben solicitudes):', bullets(rows))
  return {
    text: lines(
      (role || days) &&
        (fit.length
          ? `${whether ? `${bold('Yes')}, by` : 'By'} the forum (in Spanish): ${listed(fit.map(topicLine))}.`
          : `Nobody who looks for people in the forum asks for ${role ? role.en : 'those days'}.`),
      others.length > 0 &&
        lines(
          `${fit.length ? 'Others look' : 'They look'} for people in the forum (in Spanish):`,
          bullets(others.map(topicLine)),
        ),
      best,
      rows.length > 0
        ? `Open one and press ${bold('Pedir entrar')} (ask to join).`
        : 'No clan takes requests there now: one joins by an invitation from its leader or a co-leader.',
    ),
    quien: onlyLooking(now, site),
    etapas: taking.map(({ etapa }) => etapa),
  }
}
