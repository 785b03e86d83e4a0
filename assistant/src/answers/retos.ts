import { paths } from '@trinchera/contract/site-paths'
import {
  mostOfferedDates,
  mostOpenRetos,
  retoLatestMs,
  retoPickMs,
  retoPicksEndMs,
  retoSoonestMs,
} from '@trinchera/rules/limits'
import type { Asked, Reply } from '../intent'
import { ownClans, speaksOfSelf } from '../names/asker'
import { daysOf } from '../query/agenda'
import { agreedRetos } from '../query/agenda-asked'
import type { Word } from '../words/plain'
import { bold, lines, link } from '../wording'
import { howToChallenge, tellRetos } from './agenda'

const hour = 3_600_000
const minute = 60_000

const how = howToChallenge
const agenda = () => link('Agenda', paths.agenda)

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

export const whatIsReto = (): Reply => ({
  text: lines(
    `Un ${bold('reto')} es un partido con fecha. ${how}`,
    `Cada fecha va entre ${retoSoonestMs / hour} horas y ${retoLatestMs / (24 * hour)} días más adelante, y en un reto se ofrecen ${mostOfferedDates} en total; si nadie responde antes de la primera, vence. Un clan tiene hasta ${mostOpenRetos} abiertos que haya pedido él.`,
    `Se puede cancelar con su motivo hasta que se juegue, y lo acordado que se cancela queda contado en la página del clan. Rechazar o cancelar ${bold('no mueve ningún puesto')}: solo el resultado reportado. Están en ${link('Retos', paths.retos)} y en ${agenda()}.`,
  ),
  sugerencias: ['¿Quién elige los mapas de un reto?', '¿Y si el rival no se presenta?', '¿Qué retos hay?'],
})

export const retoPicks = (): Reply => ({
  text: lines(
    `De los dos clanes, el que va ${bold('más abajo')} en la tabla elige el primer mapa (el No Rankeado va más abajo que todos; si empatan, el que fue retado). El otro elige el segundo y el bando.`,
    `Cada turno dura ${retoPickMs / minute} minutos desde que los dos están en la página del reto; si no, hasta ${retoPicksEndMs / minute} minutos antes de la hora. Si se acaba el tiempo, sale al azar.`,
  ),
  sugerencias: ['¿Qué mapas están permitidos?', '¿Qué es un reto?'],
})
