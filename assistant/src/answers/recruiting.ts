import type { Buscado } from '@trinchera/db/queries/foro/buscados'
import type { Busca } from '@trinchera/rules/foro'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { bold, bullets, capital, lines, link, listed, placed, quoted, run } from '../wording'
import { onlyLooking, recruitingNow, topicsOf, type Recruiting } from './seekers'
import { inEtapa } from './which'
import { unirse } from './steps'

/** How many clans an answer names of one etapa, and of each of several; and of those that do best. */
const [shown, shownOfEach, bestShown] = [12, 5, 3]

/** A topic that looks for somebody, with whose it is, hours and role. */
const seeking = ({ id, titulo, slug, creador, clan, horario, puesto }: Buscado, busca: Busca) =>
  [
    link(titulo, paths.tema(id, slug)),
    clan && busca === 'gente' ? link(clan.nombre, paths.clan(clan.id)) : quoted(creador),
    horario && quoted(horario),
    puesto && quoted(puesto),
  ]
    .filter(Boolean)
    .join(', ')

/** The players who say in the forum that they look for a clan. */
export async function lookingForClan({ site }: Pick<Asked, 'site'>): Promise<Reply> {
  const told = (await topicsOf(site, 'clan')).map((topic) => seeking(topic, 'clan'))
  const section = link('Foro', paths.foro)
  return {
    text: told.length
      ? lines('Buscan clan, según el foro:', bullets(told), `Si reclutas, los invitas desde su tema. ${section}`)
      : `Nadie dice en el ${section} que busque clan estos días. Lo puedes publicar ahí.`,
    sugerencias: ['¿Cómo busco gente para mi clan?'],
  }
}

/** Whether the clan that is named takes requests to join; the ones that do where none is. */
export const recruiting = (asked: Asked): Promise<Reply> =>
  asked.mentions.length ||
  (asked.quien.length && !((asked.etapas.length || asked.juego) && asked.before.intent === 'reciben-gente'))
    ? unirse(asked)
    : takingRequests(asked, asked.words)

/** Whether somebody looks for what was asked for, on the days that were named. */
function fitting({ fit, days, role, whether }: Recruiting): string {
  if (!days && !role) return ''
  if (fit.length)
    return `${whether ? `${bold('Sí')}, según` : 'Según'} el foro ${fit.length > 1 ? 'calzan' : 'calza'}: ${listed(fit.map((topic) => seeking(topic, 'gente')))}.`
  const what = role ? `pide ${role.es}${days ? ' esos días' : ''}` : 'dice jugar esos días'
  return `Ninguno de los que buscan gente en el foro ${what}.`
}

/** Of the clans that take requests, those that do best: by their run, and by their place. */
const best = ({ taking }: Recruiting) =>
  lines(
    'De los que reciben solicitudes, a los que mejor les va:',
    bullets(
      taking.map(({ etapa, clanes }) => {
        const ranked = clanes
          .filter(({ ranking_actual }) => ranking_actual > 0)
          .toSorted(
            (a, b) => Math.max(b.racha_actual, 0) - Math.max(a.racha_actual, 0) || a.ranking_actual - b.ranking_actual,
          )
        const told = (ranked.length ? ranked : clanes).slice(0, bestShown)
        return `${capital(inEtapa(etapa))}: ${listed(told.map(({ id, nombre, ranking_actual, racha_actual }) => `${bold(link(nombre, paths.clan(id)))}${ranking_actual ? ` (${placed(ranking_actual)}${racha_actual ? `, ${run(racha_actual)}` : ''})` : ''}`))}.`
      }),
    ),
  )

/** The clans that take requests to join, in each open etapa asked for, and who looks for people in the forum; first what fits the days, the role or the form that the words ask for. */
export async function takingRequests(
  asked: Pick<Asked, 'site' | 'etapas' | 'juego'>,
  words: Asked['words'] = [],
): Promise<Reply> {
  const now = await recruitingNow(asked, words)
  const { taking, topics, fit, winners } = now
  const others = topics.filter((topic) => !fit.some(({ id }) => id === topic.id))
  const wanted = others.length
    ? lines(
        fit.length ? 'También buscan gente en el foro:' : 'En el foro buscan gente:',
        bullets(others.map((topic) => seeking(topic, 'gente'))),
      )
    : ''
  const quien = onlyLooking(now, asked.site)
  const sugerencias = ['¿Cómo me uno a un clan?', '¿Cómo creo un clan?']
  if (!taking.length)
    return {
      text: lines(
        fitting(now),
        wanted,
        `Ahora ningún clan recibe solicitudes ahí: se entra con la ${bold('invitación')} de un Líder o un Co-Líder.`,
      ),
      quien,
      sugerencias,
    }
  const all = lines(
    'Reciben solicitudes:',
    ...taking.map(({ etapa, clanes }) => {
      const most = taking.length > 1 ? shownOfEach : shown
      const more = clanes.length - most
      return `• ${capital(inEtapa(etapa))}: ${listed([...clanes.slice(0, more > 1 ? most : undefined).map(({ id, nombre }) => link(nombre, paths.clan(id))), ...(more > 1 ? [`${more} más`] : [])])}.`
    }),
  )
  return {
    text: lines(
      fitting(now),
      winners && best(now),
      wanted,
      !winners && all,
      `Abre el que te guste y aprieta ${bold('Pedir entrar')}.`,
    ),
    etapas: taking.map(({ etapa }) => etapa),
    quien,
    listed:
      taking.length === 1
        ? taking.flatMap(({ clanes }) => clanes.flatMap(({ id }) => asked.site.community.clanById.get(id) ?? []))
        : [],
    sugerencias,
  }
}
