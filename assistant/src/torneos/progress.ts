import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { bold, listed } from '../wording'
import { clanLink, onTime, torneoLink, type Say } from './say'

const asksEnd = /\b(?:termino|acabo|finalizo|over|finished|ended)\b/

/** Whether it has begun, or is over. */
export function progress(page: TorneoPage, asked: string, say: Say): string {
  const link = torneoLink(page)
  const won = page.campeon
    ? say(` Lo ganó ${bold(clanLink(page.campeon))}.`, ` ${bold(clanLink(page.campeon))} won it.`)
    : ''
  const yes = bold(say('Sí', 'Yes'))
  const no = bold('No')
  if (page.estado === 'cancelado') return say(`${no}: ${link} se canceló.`, `${no}: ${link} was cancelled.`)
  if (page.estado === 'terminado') return `${yes}: ${say(`${link} ya terminó.`, `${link} is over.`)}${won}`
  if (page.estado === 'en-juego')
    return asksEnd.test(asked)
      ? say(`${no}: ${link} todavía se juega.`, `${no}: ${link} is still being played.`)
      : say(
          `${yes}: ${link} partió ${onTime(page.inicio, say)} y se juega ahora.`,
          `${yes}: ${link} started ${onTime(page.inicio, say)} and is being played.`,
        )
  return say(`${no}: ${link} parte ${onTime(page.inicio, say)}.`, `${no}: ${link} starts ${onTime(page.inicio, say)}.`)
}

/** Its rounds, once it is drawn; those that are left, where that is asked. */
export const rounds = (page: TorneoPage, text: string, say: Say): string => {
  const left = (page.llave?.rondas ?? []).filter(({ partidas }) =>
    partidas.some(({ estado }) => estado !== 'cerrada' && estado !== 'libre'),
  )
  if (page.llave && /\bfaltan?\b|\bquedan?\b|\bleft\b/.test(text))
    return say(
      `A ${torneoLink(page)} le quedan ${bold(`${left.length} rondas`)}: ${listed(left.map(({ nombre }) => nombre))}.${page.formato === 'doble' ? ' La segunda final se juega solo si hace falta.' : ''}`,
      `${torneoLink(page)} has ${bold(`${left.length} rounds`)} left: ${left.map(({ nombre }) => nombre).join(', ')}.`,
    )
  return page.llave
    ? say(
        `${torneoLink(page)} tiene ${bold(`${page.llave.rondas.length} rondas`)}: ${listed(page.llave.rondas.map(({ nombre }) => nombre))}.`,
        `${torneoLink(page)} has ${bold(`${page.llave.rondas.length} rounds`)}: ${page.llave.rondas.map(({ nombre }) => nombre).join(', ')}.`,
      )
    : say(
        `${torneoLink(page)} todavía no se sortea: cuántas rondas tiene depende de cuántos clanes jueguen.`,
        `${torneoLink(page)} is not drawn yet: its rounds depend on how many clans play.`,
      )
}

/** When it is over, as far as that is known. */
export function ends(page: TorneoPage, say: Say): string {
  const link = torneoLink(page)
  const last = (page.llave?.rondas ?? [])
    .flatMap(({ partidas }) => partidas)
    .flatMap(({ cerrada }) => cerrada ?? [])
    .toSorted()
    .at(-1)
  if (page.estado === 'terminado' && last)
    return say(`${link} terminó ${onTime(last, say)}.`, `${link} ended ${onTime(last, say)}.`)
  const final = page.llave?.rondas.find(({ nombre }) => /^(?:gran )?final$/i.test(nombre))?.partidas[0]
  return final?.fecha
    ? say(
        `${link} termina con la final, ${onTime(final.fecha, say)}.`,
        `${link} ends with the final, ${onTime(final.fecha, say)}.`,
      )
    : say(
        `Todavía no está publicado cuándo termina ${link}: la final no tiene hora.`,
        `When ${link} ends is not published yet: the final has no time.`,
      )
}
