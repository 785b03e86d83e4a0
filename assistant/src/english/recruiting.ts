import { paths } from '@trinchera/contract/site-paths'
import { etapaLink } from '../answers/which'
import { onlyLooking, recruitingNow, topicsOf } from '../answers/seekers'
import type { Asked, Reply } from '../intent'
import { bold, bullets, lines, link, quoted } from '../wording'
import { listed } from './say'

type Topic = Awaited<ReturnType<typeof topicsOf>>[number]
const topicLine = ({ id, titulo, slug, clan, creador, horario, puesto }: Topic) =>
  [
    link(titulo, paths.tema(id, slug)),
    clan ? bold(clan.nombre) : quoted(creador),
    horario && `«${quoted(horario)}»`,
    puesto && `«${quoted(puesto)}»`,
  ]
    .filter(Boolean)
    .join(', ')
const mostNamed = 5

/** Which clans look for people or take requests: first what fits the role or the days that are asked for. */
export async function recruitingInEnglish(asked: Asked): Promise<Reply> {
  const now = await recruitingNow(asked, asked.words)
  const { topics, fit, role, days, taking, whether } = now
  const others = topics.filter(({ id }) => !fit.some((each) => each.id === id))
  const rows = taking.map(({ etapa, clanes }) => {
    const names = clanes.slice(0, mostNamed).map(({ id, nombre }) => link(nombre, paths.clan(id)))
    const more = clanes.length - names.length
    return `${etapaLink(etapa)}: ${listed(more > 0 ? [...names, `${more} more`] : names)}`
  })
  return {
    text: lines(
      (role || days) &&
        (fit.length
          ? `${whether ? `${bold('Yes')}, by` : 'By'} the forum (in Spanish): ${listed(fit.map(topicLine))}.`
          : `Nobody who looks for people in the forum asks for ${role ? role.en : 'those days'}.`),
      others.length > 0 &&
        lines('Clans that look for people in the forum (in Spanish):', bullets(others.map(topicLine))),
      rows.length > 0 && lines('These clans take requests (Reciben solicitudes):', bullets(rows)),
      rows.length > 0
        ? `Open one and press ${bold('Pedir entrar')} (ask to join).`
        : 'No clan takes requests now: one joins by an invitation from its leader or a co-leader.',
    ),
    quien: onlyLooking(now, asked.site),
    etapas: taking.map(({ etapa }) => etapa),
  }
}

/** The players who say in the forum that they look for a clan. */
export async function seekersInEnglish({ site }: Asked): Promise<Reply> {
  const topics = await topicsOf(site, 'clan')
  return {
    text: topics.length
      ? lines('They look for a clan, by the forum (in Spanish):', bullets(topics.map(topicLine)))
      : `Nobody says in the ${link('Foro', paths.foro)} that they look for a clan.`,
  }
}
