import { paths } from '@trinchera/contract/site-paths'
import type { Buscado } from '@trinchera/db/queries/foro/buscados'
import type { Busca } from '@trinchera/rules/foro'
import type { Asked, Reply } from '../intent'
import { bold, bullets, capital, lines, link, listed, listedUpTo, named, quoted, verb } from '../wording'
import { onlyLooking, recruitingNow, topicsOf, type Recruiting } from './seekers'
import { unirse } from './steps'
import { inEtapa, isClan } from './which'

/** How many clans an answer names of one etapa, and of each of several; as many topics are looked through for that of one clan. */
const [shown, shownOfEach, mostTopics] = [12, 5, 50]

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

/** Whom the clan that is named looks for, and whether it takes requests to join; the ones that do where none is. */
export async function recruiting(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  const again = (asked.etapas.length || asked.juego) && asked.before.intent === 'reciben-gente'
  if (!asked.mentions.length && (!who || again)) return takingRequests(asked)
  const how = await unirse(asked)
  if (!who || !isClan(who)) return how
  const topics = (await topicsOf(asked.site, 'gente', mostTopics)).filter(({ clan }) =>
    who.clanes.some(({ id }) => id === clan?.id),
  )
  return {
    ...how,
    text: lines(
      topics.length
        ? `${named(who.nombre)} ${verb('busca', 'buscan', who)} gente en el foro: ${listed(topics.map((topic) => seeking(topic, 'gente')))}.`
        : `${named(who.nombre)} no ${verb('dice', 'dicen', who)} en el ${link('Foro', paths.foro)} que ${verb('busque', 'busquen', who)} a alguien.`,
      how.text,
    ),
  }
}

/** Whether somebody looks for what was asked for, on the days that were named. */
function fitting({ fit, days, role, whether }: Recruiting): string {
  if (!days && !role) return ''
  if (fit.length)
    return `${whether ? `${bold('Sí')}, según` : 'Según'} el foro ${fit.length > 1 ? 'calzan' : 'calza'}: ${listed(fit.map((topic) => seeking(topic, 'gente')))}.`
  const what = role ? `pide ${role.es}${days ? ' esos días' : ''}` : 'dice jugar esos días'
  return `Ninguno de los que buscan gente en el foro ${what}.`
}

/** The clans that take requests to join, in each open etapa asked for, and who looks for people in the forum; first what fits the days or the role that the words ask for. */
async function takingRequests(asked: Asked): Promise<Reply> {
  const now = await recruitingNow(asked, asked.words)
  const { taking, topics, fit } = now
  const others = topics.filter((topic) => !fit.some(({ id }) => id === topic.id))
  const most = taking.length > 1 ? shownOfEach : shown
  const rows = taking.map(({ etapa, clanes }) => {
    const names = clanes.map(({ id, nombre }) => link(nombre, paths.clan(id)))
    return `${capital(inEtapa(etapa))}: ${listedUpTo(names, most)}.`
  })
  const { clanById } = asked.site.community
  return {
    text: lines(
      fitting(now),
      others.length > 0 &&
        lines(
          `${fit.length ? 'También' : 'En el foro'} buscan gente${fit.length ? ' en el foro' : ''}:`,
          bullets(others.map((topic) => seeking(topic, 'gente'))),
        ),
      rows.length > 0 && lines('Reciben solicitudes:', bullets(rows)),
      rows.length
        ? `Abre el que te guste y aprieta ${bold('Pedir entrar')}.`
        : `Ahora ningún clan recibe solicitudes ahí: se entra con la ${bold('invitación')} de un Líder o un Co-Líder.`,
    ),
    etapas: taking.map(({ etapa }) => etapa),
    quien: onlyLooking(now, asked.site),
    listed:
      taking.length === 1 ? taking.flatMap(({ clanes }) => clanes.flatMap(({ id }) => clanById.get(id) ?? [])) : [],
    sugerencias: ['¿Cómo me uno a un clan?', '¿Cómo creo un clan?'],
  }
}
