import { paths } from '@trinchera/contract/site-paths'
import type { Buscado } from '@trinchera/db/queries/foro/buscados'
import type { Busca } from '@trinchera/rules/foro'
import type { Asked, Reply } from '../intent'
import { bold, bullets, lines, link, listedUpTo, named, quoted, sayIn, verb } from '../wording'
import { recruitingNow, topicsOf } from './seekers'
import { unirse } from './steps'
import { isClan, theEtapa } from './which'

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
export async function lookingForClan({ site }: Pick<Asked, 'site'>, english = false): Promise<Reply> {
  const say = sayIn(english)
  const told = (await topicsOf(site, 'clan')).map((topic) => seeking(topic, 'clan'))
  const forum = link('Foro', paths.foro)
  return {
    text: told.length
      ? lines(
          say('Buscan clan, según el foro:', 'They look for a clan, by the forum (in Spanish):'),
          bullets(told),
          say(`Si reclutas, los invitas desde su tema. ${forum}`, forum),
        )
      : say(
          `Nadie dice en el ${forum} que busque clan estos días. Lo puedes publicar ahí.`,
          `Nobody says in the ${forum} that they look for a clan.`,
        ),
    sugerencias: english ? [] : ['¿Cómo busco gente para mi clan?'],
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
        ? lines(
            `${named(who.nombre)} ${verb('busca', 'buscan', who)} gente en el foro:`,
            bullets(topics.map((topic) => seeking(topic, 'gente'))),
          )
        : `${named(who.nombre)} no ${verb('dice', 'dicen', who)} en el ${link('Foro', paths.foro)} que ${verb('busque', 'busquen', who)} a alguien.`,
      how.text,
    ),
  }
}

/** The clans that take requests to join, in each open etapa asked for, and who looks for people in the forum; first what fits the days or the role that the words ask for. */
export async function takingRequests(asked: Asked, english = false): Promise<Reply> {
  const say = sayIn(english)
  const { taking, topics, fit, wanted, whether } = await recruitingNow(asked, asked.words)
  const others = topics.filter((topic) => !fit.some(({ id }) => id === topic.id))
  const told = (some: readonly Buscado[]) => bullets(some.map((topic) => seeking(topic, 'gente')))
  const rows = taking.map(({ etapa, clanes }) => {
    const names = clanes.map(({ id, nombre }) => link(nombre, paths.clan(id)))
    return `${theEtapa(etapa)}: ${listedUpTo(names, taking.length > 1 ? shownOfEach : shown)}`
  })
  const yes = whether ? say(`${bold('Sí')}, según`, `${bold('Yes')}, by`) : say('Según', 'By')
  // the one clan that is told of is meant by what is asked next
  const { clanById } = asked.site.community
  const ofTopics = new Set((fit.length ? fit : topics).flatMap(({ clan }) => clanById.get(clan?.id ?? 0) ?? []))
  return {
    text: lines(
      wanted &&
        (fit.length
          ? lines(say(`${yes} el foro calza:`, `${yes} the forum (in Spanish):`), told(fit))
          : say(
              'Nadie de los que buscan gente en el foro pide eso.',
              'Nobody who looks for people in the forum asks for that.',
            )),
      others.length > 0 &&
        lines(say('En el foro buscan gente:', 'Clans that look for people in the forum (in Spanish):'), told(others)),
      rows.length > 0 &&
        lines(say('Reciben solicitudes:', 'These clans take requests (Reciben solicitudes):'), bullets(rows)),
      rows.length
        ? say(
            `Abre el que te guste y aprieta ${bold('Pedir entrar')}.`,
            `Open one and press ${bold('Pedir entrar')} (ask to join).`,
          )
        : say(
            `Ahora ningún clan recibe solicitudes ahí: se entra con la ${bold('invitación')} de un Líder o un Co-Líder.`,
            'No clan takes requests now: one joins by an invitation from its leader or a co-leader.',
          ),
    ),
    etapas: taking.map(({ etapa }) => etapa),
    quien: ofTopics.size === 1 ? [...ofTopics] : [],
    listed:
      taking.length === 1 ? taking.flatMap(({ clanes }) => clanes.flatMap(({ id }) => clanById.get(id) ?? [])) : [],
    sugerencias: english ? [] : ['¿Cómo me uno a un clan?', '¿Cómo creo un clan?'],
  }
}
