import { clanesTakingRequests } from '@trinchera/db/queries/clanes/clanes'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { bold, capital, lines, link, listed } from '../wording'
import { etapasOf, inEtapa } from './which'
import { unirse } from './steps'

/** How many clans an answer names of one stage, and of each of several. */
const [shown, shownOfEach] = [12, 5]

/** The clans that take requests to join, in each open stage asked for; of one that is named, whether it does. */
export async function recruiting(asked: Asked): Promise<Reply> {
  if (asked.quien.length) return unirse(asked)
  const etapas = etapasOf(asked).filter(({ activo, multijugador }) => activo && multijugador)
  const found = await Promise.all(
    etapas.map(async (etapa) => ({ etapa, clanes: await clanesTakingRequests(asked.site.db, etapa.id) })),
  )
  const taking = found.filter(({ clanes }) => clanes.length)
  if (!taking.length)
    return {
      text: `Ahora ningún clan recibe solicitudes ahí: se entra con la ${bold('invitación')} de un Líder o un Co-Líder.`,
      sugerencias: ['¿Cómo me uno a un clan?', '¿Cómo creo un clan?'],
      etapas,
    }
  return {
    text: lines(
      'Reciben solicitudes:',
      ...taking.map(({ etapa, clanes }) => {
        const most = taking.length > 1 ? shownOfEach : shown
        const more = clanes.length - most
        return `• ${capital(inEtapa(etapa))}: ${listed([...clanes.slice(0, more > 1 ? most : undefined).map(({ id, nombre }) => link(nombre, paths.clan(id))), ...(more > 1 ? [`${more} más`] : [])])}.`
      }),
      `Abre el que te guste y aprieta ${bold('Pedir entrar')}.`,
    ),
    etapas: taking.map(({ etapa }) => etapa),
    listed:
      taking.length === 1
        ? taking.flatMap(({ clanes }) => clanes.flatMap(({ id }) => asked.site.community.clanById.get(id) ?? []))
        : [],
    sugerencias: ['¿Cómo me uno a un clan?', '¿Cómo creo un clan?'],
  }
}
