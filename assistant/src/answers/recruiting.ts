import { paths } from '@trinchera/contract/site-paths'
import { clanesTakingRequests } from '@trinchera/db/queries/clanes/clanes'
import { temasQueBuscan, type Buscado } from '@trinchera/db/queries/foro/buscados'
import type { Busca } from '@trinchera/rules/foro'
import type { Asked, Reply, Site } from '../intent'
import { bold, bullets, lines, link, listedUpTo, named, quoted, verb } from '../wording'
import { clanLink } from './etapas'
import { unirse } from './steps'
import { etapasOf, isClan, theEtapa } from './which'

/** Topics that look for somebody are told of for so long, ms. */
const lookedFor = 60 * 24 * 3_600_000
/** As many topics are looked through for those of one clan, and told; as many clans of an etapa. */
const [mostTopics, topicsShown, clansShown] = [50, 5, 8]

/** The newest topics that look for a clan, or for people. */
const topicsOf = ({ db, now }: Site, busca: Busca, most = topicsShown) =>
  temasQueBuscan(db, busca, new Date(now.getTime() - lookedFor).toISOString(), most)

/** Topics that look for somebody, each with whose it is, hours and role. */
const told = (topics: readonly Buscado[], busca: Busca) =>
  bullets(
    topics.map(({ id, titulo, slug, creador, clan, horario, puesto }) =>
      [
        link(titulo, paths.tema(id, slug)),
        clan && busca === 'gente' ? clanLink(clan) : quoted(creador),
        quoted(horario ?? ''),
        quoted(puesto ?? ''),
      ]
        .filter(Boolean)
        .join(', '),
    ),
  )

const forum = link('Foro', paths.foro)

/** The players who say in the forum that they look for a clan. */
export async function lookingForClan({ site }: Pick<Asked, 'site'>): Promise<Reply> {
  const { say } = site
  const topics = await topicsOf(site, 'clan')
  return {
    text: topics.length
      ? lines(
          say('Buscan clan, según el foro:', 'They look for a clan, by the forum (in Spanish):'),
          told(topics, 'clan'),
          say(`Si reclutas, los invitas desde su tema. ${forum}`, forum),
        )
      : say(
          `Nadie dice en el ${forum} que busque clan estos días. Lo puedes publicar ahí.`,
          `Nobody says in the ${forum} that they look for a clan.`,
        ),
    sugerencias: ['¿Cómo busco gente para mi clan?'],
  }
}

/** Whom the clan that is named looks for, and whether it takes requests to join; the ones that do where none is. */
export async function recruiting(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  if (!asked.mentions.length && (!who || asked.etapas.length || asked.juego)) return takingRequests(asked)
  const how = await unirse(asked)
  if (!who || !isClan(who)) return how
  const topics = (await topicsOf(asked.site, 'gente', mostTopics)).filter(({ clan }) =>
    who.clanes.some(({ id }) => id === clan?.id),
  )
  return {
    ...how,
    text: lines(
      topics.length
        ? `${named(who.nombre)} ${verb('busca', 'buscan', who)} gente en el foro:`
        : `${named(who.nombre)} no ${verb('dice', 'dicen', who)} en el ${forum} que ${verb('busque', 'busquen', who)} a alguien.`,
      told(topics, 'gente'),
      how.text,
    ),
  }
}

/** The clans that take requests to join, in each open etapa asked for, and who looks for people in the forum. */
async function takingRequests(asked: Asked): Promise<Reply> {
  const { site, say } = asked
  const topics = await topicsOf(site, 'gente')
  const ofClans = (etapas: ReturnType<typeof etapasOf>) =>
    etapas.filter(({ activo, multijugador }) => activo && multijugador)
  // 'juego de francotirador' is no etapa, also where one of one against one is called so
  const named = ofClans(etapasOf(asked))
  const open = named.length ? named : ofClans(site.community.etapas)
  const taking = (
    await Promise.all(open.map(async (etapa) => ({ etapa, clanes: await clanesTakingRequests(site.db, etapa.id) })))
  ).filter(({ clanes }) => clanes.length)
  const groups = (of: readonly ({ id: number } | null)[]) =>
    of.flatMap((clan) => site.community.clanById.get(clan?.id ?? 0) ?? [])
  // the one clan that is told of is meant by what is asked next
  const ofTopics = new Set(groups(topics.map(({ clan }) => clan)))
  return {
    text: lines(
      topics.length
        ? say('En el foro buscan gente:', 'Clans that look for people in the forum (in Spanish):')
        : say('Nadie busca gente en el foro estos días.', 'Nobody looks for people in the forum now.'),
      told(topics, 'gente'),
      taking.length
        ? lines(
            say('Reciben solicitudes:', 'These clans take requests (Reciben solicitudes):'),
            bullets(
              taking.map(
                ({ etapa, clanes }) => `${theEtapa(etapa, say)}: ${listedUpTo(clanes.map(clanLink), clansShown, say)}`,
              ),
            ),
            say(
              `Abre el que te guste y aprieta ${bold('Pedir entrar')}.`,
              `Open one and press ${bold('Pedir entrar')} (ask to join).`,
            ),
          )
        : say(
            `Ahora ningún clan recibe solicitudes ahí: se entra con la ${bold('invitación')} de un Líder o un Co-Líder.`,
            'No clan takes requests now: one joins by an invitation from its leader or a co-leader.',
          ),
    ),
    etapas: taking.map(({ etapa }) => etapa),
    quien: ofTopics.size === 1 ? [...ofTopics] : [],
    listed: taking.length === 1 ? groups(taking.flatMap(({ clanes }) => clanes)) : [],
    sugerencias: ['¿Cómo me uno a un clan?', '¿Cómo creo un clan?'],
  }
}
