import { paths } from '@trinchera/contract/site-paths'
import type { Asked, Reply } from '../intent'
import { ownClans } from '../names/asker'
import { agendaOf } from '../query/agenda'
import { bold, lines, link } from '../wording'
import { howToChallenge, tellRetos } from './agenda'

/** The retos to come: of whom is named, of whoever asks, or of everybody; proposed ones are told only to who may see them. */
export const comingRetos = (asked: Asked): Promise<Reply> =>
  tellRetos(agendaOf(asked.words, asked, asked.site), asked.site)

/** How one challenges; whom is named gets its link, in the etapa that both are in. */
export async function challenge({ site, quien, etapas }: Asked): Promise<Reply> {
  const rival = quien.find((who) => who.kind === 'clan')
  const own = await ownClans(site)
  const meant = new Set(etapas.length ? etapas.map(({ id }) => id) : own.map(({ id_etapa }) => id_etapa))
  const open = (rival?.clanes ?? []).filter(({ id_etapa }) =>
    site.community.etapas.some(({ id, activo }) => id === id_etapa && activo),
  )
  const target = open.find(({ id_etapa }) => meant.has(id_etapa)) ?? open[0]
  const side = target && own.find(({ id_etapa }) => id_etapa === target.id_etapa)
  const isOwnClan = target !== undefined && side?.id === target.id
  const toChallenge = target && rival && !isOwnClan
  return {
    text: lines(
      isOwnClan && 'Ese es tu propio clan: elige a otro.',
      toChallenge && bold(link(`Retar a ${rival.nombre}`, paths.nuevoReto(target.id_etapa, target.id))),
      toChallenge &&
        side?.may === false &&
        'En tu clan eres Miembro: pídeselo a tu Líder, a un Co-Líder o a un Capitán.',
      howToChallenge,
      `Se reta desde la fila del clan en la ${link('tabla', paths.ladder)}, desde su página o desde ${link('Retos', paths.retos)}; también puedes hablar antes con el Líder del otro, que sale en la página de su clan. El reglamento no obliga a aceptar. Después de jugar, el que pierde ${link('reporta', paths.reportes)}.`,
    ),
    quien: rival ? [rival] : [],
    sugerencias: ['¿Qué es un reto?', '¿Quién elige los mapas de un reto?', '¿Y si el rival no se presenta?'],
  }
}
