import { paths } from '@trinchera/contract/site-paths'
import type { Asked, Reply } from '../intent'
import { ownClans, speaksOfSelf } from '../names/asker'
import { daysOf } from '../query/agenda'
import { agreedRetos } from '../query/agenda-asked'
import type { Word } from '../words/plain'
import { bold, lines, link } from '../wording'
import { howToChallenge, tellRetos } from './agenda'

const how = howToChallenge

const ours = /^(?:jugamos|retaron|retan|desafiaron|nos|tenemos|tengo|nuestro|nuestros|mi|mis|me|toca)$/
const isOwn = (words: readonly Word[]) => speaksOfSelf(words) || words.some(({ plain }) => ours.test(plain))

const time =
  '(?:hoy|manana|esta noche|esta semana|la proxima|el proximo|este fin de semana|el fin de semana|en la noche)'
const next = new RegExp(
  `^(?:y )?(?:cuando|a que hora|que dia|(?:contra|con) quien(?:es)?) (?:nos toca(?: jugar)?|me toca(?: jugar)?|jugamos|vamos a jugar|juega mi clan|tenemos reto)(?: ${time})*$`,
)

/** 'Cuándo jugamos', 'contra quién nos toca hoy': of what is to come, though the verb may be of the past too. */
export const asksOwnNext = (words: readonly Word[]): boolean => next.test(words.map(({ plain }) => plain).join(' '))

/** The retos to come: of whom is named, of whoever asks, or of everybody; proposed ones are told only to who may see them. */
export function comingRetos({
  site,
  quien,
  words,
  etapas,
}: Pick<Asked, 'site' | 'quien' | 'words' | 'etapas'>): Promise<Reply> {
  const clans = quien.filter(({ kind }) => kind === 'clan').slice(0, 1)
  return tellRetos(
    {
      ...agreedRetos,
      clans,
      etapas: etapas.map(({ id }) => id),
      days: daysOf(words.map(({ plain }) => plain).join(' '), site.now),
      mine: !clans.length && isOwn(words),
    },
    site,
  )
}

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
  return {
    text: lines(
      isOwnClan && 'Ese es tu propio clan: elige a otro.',
      target &&
        rival &&
        !isOwnClan &&
        `${bold(link(`Retar a ${rival.nombre}`, paths.nuevoReto(target.id_etapa, target.id)))}`,
      target &&
        side &&
        !isOwnClan &&
        !side.may &&
        'En tu clan eres Miembro: pídeselo a tu Líder, a un Co-Líder o a un Capitán.',
      how,
      `Se reta desde la fila del clan en la ${link('tabla', paths.ladder)}, desde su página o desde ${link('Retos', paths.retos)}; también puedes hablar antes con el Líder del otro, que sale en la página de su clan. El reglamento no obliga a aceptar. Después de jugar, el que pierde ${link('reporta', paths.reportes)}.`,
    ),
    quien: rival ? [rival] : [],
    sugerencias: ['¿Qué es un reto?', '¿Quién elige los mapas de un reto?', '¿Y si el rival no se presenta?'],
  }
}
