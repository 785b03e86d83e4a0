import type { Torneo } from '@trinchera/contract/torneos'
import { formatDate } from '@trinchera/rules/presentation'
import { listed } from '../wording'
import { torneoLink, type Say } from './say'

export const everyHowLong = /\bcada cuanto\b|\bcon que frecuencia\b|\bhow often\b/

/** That no frequency is published, with when there was or is one. */
export function notKnownHowOften(all: readonly Torneo[], say: Say): string {
  const dates = all.slice(0, 4).map((torneo) => `${torneoLink(torneo)} (${formatDate(torneo.inicio)})`)
  return say(
    `No hay una frecuencia publicada: cada torneo se anuncia por su cuenta.${dates.length ? ` Los del sitio: ${listed(dates)}.` : ''}`,
    `No frequency is published: each tournament is announced by itself.${dates.length ? ` Those of the site: ${dates.join(', ')}.` : ''}`,
  )
}
