import { clanesTakingRequests } from '@trinchera/db/queries/clanes/clanes'
import { temasQueBuscan } from '@trinchera/db/queries/foro/buscados'
import type { Busca } from '@trinchera/rules/foro'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { bold, bullets, capital, lines, link, listed, quoted } from '../wording'
import { etapasOf, inEtapa } from './which'
import { unirse } from './steps'

/** How many clans an answer names of one stage, and of each of several. */
const [shown, shownOfEach] = [12, 5]

/** Topics that look for somebody are told of for so long, ms. */
export const lookedFor = 60 * 24 * 3_600_000
const topicsShown = 5

/** Who says in the forum that they look for people, or for a clan, with hours and role. */
const topicsOf = ({ db, now }: Asked['site'], busca: Busca) =>
  temasQueBuscan(db, busca, new Date(now.getTime() - lookedFor).toISOString(), topicsShown)

async function inForum(site: Asked['site'], busca: Busca): Promise<string> {
  const topics = await topicsOf(site, busca)
  return bullets(
    topics.map(({ id, titulo, slug, creador, clan, horario, puesto }) =>
      [
        link(titulo, paths.tema(id, slug)),
        clan && busca === 'gente' ? link(clan.nombre, paths.clan(clan.id)) : quoted(creador),
        horario && quoted(horario),
        puesto && quoted(puesto),
      ]
        .filter(Boolean)
        .join(', '),
    ),
  )
}

/** The one clan that says in the forum that it looks for people, which is meant by what is asked next; none where several do. */
async function onlyLooking(site: Asked['site']) {
  const ids = (await topicsOf(site, 'gente')).flatMap(({ clan }) => clan?.id ?? [])
  const clans = new Set(ids.flatMap((id) => site.community.clanById.get(id) ?? []))
  return clans.size === 1 ? [...clans] : []
}

/** The players who say in the forum that they look for a clan. */
export async function lookingForClan({ site }: Pick<Asked, 'site'>): Promise<Reply> {
  const told = await inForum(site, 'clan')
  const section = link('Foro', paths.foro)
  return {
    text: told
      ? lines('Buscan clan, según el foro:', told, `Si reclutas, los invitas desde su tema. ${section}`)
      : `Nadie dice en el ${section} que busque clan estos días. Lo puedes publicar ahí.`,
    sugerencias: ['¿Cómo busco gente para mi clan?'],
  }
}

/** Whether the clan that is named takes requests to join; the ones that do where none is. */
export const recruiting = (asked: Asked): Promise<Reply> => (asked.quien.length ? unirse(asked) : takingRequests(asked))

/** The clans that take requests to join, in each open stage asked for, and who looks for people in the forum. */
export async function takingRequests(asked: Pick<Asked, 'site' | 'etapas' | 'juego'>): Promise<Reply> {
  const etapas = etapasOf(asked).filter(({ activo, multijugador }) => activo && multijugador)
  const found = await Promise.all(
    etapas.map(async (etapa) => ({ etapa, clanes: await clanesTakingRequests(asked.site.db, etapa.id) })),
  )
  const taking = found.filter(({ clanes }) => clanes.length)
  const wanted = await inForum(asked.site, 'gente')
  if (!taking.length)
    return {
      text: lines(
        wanted && 'En el foro buscan gente:',
        wanted,
        `Ahora ningún clan recibe solicitudes ahí: se entra con la ${bold('invitación')} de un Líder o un Co-Líder.`,
      ),
      sugerencias: ['¿Cómo me uno a un clan?', '¿Cómo creo un clan?'],
      etapas,
    }
  return {
    text: lines(
      wanted && 'En el foro buscan gente:',
      wanted,
      'Reciben solicitudes:',
      ...taking.map(({ etapa, clanes }) => {
        const most = taking.length > 1 ? shownOfEach : shown
        const more = clanes.length - most
        return `• ${capital(inEtapa(etapa))}: ${listed([...clanes.slice(0, more > 1 ? most : undefined).map(({ id, nombre }) => link(nombre, paths.clan(id))), ...(more > 1 ? [`${more} más`] : [])])}.`
      }),
      `Abre el que te guste y aprieta ${bold('Pedir entrar')}.`,
    ),
    etapas: taking.map(({ etapa }) => etapa),
    quien: await onlyLooking(asked.site),
    listed:
      taking.length === 1
        ? taking.flatMap(({ clanes }) => clanes.flatMap(({ id }) => asked.site.community.clanById.get(id) ?? []))
        : [],
    sugerencias: ['¿Cómo me uno a un clan?', '¿Cómo creo un clan?'],
  }
}
