import type { Reto } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { playerById } from '@trinchera/db/queries/players/players'
import { listRetos } from '@trinchera/db/queries/retos/retos'
import { chileDay, dayStart } from '@trinchera/rules/chile-time'
import {
  mostOfferedDates,
  mostOpenRetos,
  mostRetoDates,
  retoLatestMs,
  retoPickMs,
  retoPicksEndMs,
  retoSoonestMs,
} from '@trinchera/rules/limits'
import { clanMay } from '@trinchera/rules/permissions'
import { formatDateTime } from '@trinchera/rules/presentation'
import type { Asked, Reply, Site } from '../intent'
import { speaksOfSelf } from '../names/asker'
import type { Word } from '../words/plain'
import { bold, bulletsUpTo, lines, link, named } from '../wording'

const hour = 3_600_000
const minute = 60_000

const how = `Los partidos se acuerdan ${bold('entre clanes')}: quien reporta en un clan (Líder, Co-Líder o Capitán) reta a otro de la etapa y ofrece hasta ${mostRetoDates} fechas; el otro acepta una, ofrece otras o rechaza.`
const agenda = () => link('Agenda', paths.agenda)

/** Days in Chile of which a question asks: from the first and before the second, ISO 8601. */
function daysOf(words: readonly Word[], now: Date): { from: string; before: string; said: string } | null {
  const text = words.map(({ plain }) => plain).join(' ')
  const today = chileDay(now)
  const span = (first: number, days: number, said: string) => ({
    from: dayStart(today, first),
    before: dayStart(today, first + days),
    said,
  })
  // days until Sunday, 0 on a Sunday
  const left = (7 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7
  if (/\bhoy\b|\besta noche\b/.test(text)) return span(0, 1, 'hoy')
  if (/\bfin de semana\b|\bfinde\b/.test(text)) {
    const first = Math.max(0, left - 1)
    return span(first, left + 1 - first, 'este fin de semana')
  }
  if (/\bproxima semana\b|\bsemana que viene\b/.test(text)) return span(left + 1, 7, 'la próxima semana')
  if (/\bsemana\b/.test(text)) return span(0, left + 1, 'esta semana')
  return /\bmanana\b/.test(text) ? span(1, 1, 'mañana') : null
}

const ours = /^(?:jugamos|retaron|retan|desafiaron|nos|tenemos|tengo|nuestro|nuestros|mi|mis|me|toca)$/
const isOwn = (words: readonly Word[]) => speaksOfSelf(words) || words.some(({ plain }) => ours.test(plain))

const time =
  '(?:hoy|manana|esta noche|esta semana|la proxima|el proximo|este fin de semana|el fin de semana|en la noche)'
const next = new RegExp(
  `^(?:y )?(?:cuando|a que hora|que dia|(?:contra|con) quien(?:es)?) (?:nos toca(?: jugar)?|me toca(?: jugar)?|jugamos|vamos a jugar|juega mi clan|tenemos reto)(?: ${time})*$`,
)

/** 'Cuándo jugamos', 'contra quién nos toca hoy': of what is to come, though the verb may be of the past too. */
export const asksOwnNext = (words: readonly Word[]): boolean => next.test(words.map(({ plain }) => plain).join(' '))

/** The clans of whoever asks in open stages, each with whether their rank may challenge. */
async function ownClans({ db, asker, community }: Site) {
  const player = asker && (await playerById(db, asker.id))
  const open = new Set(community.etapas.flatMap(({ id, activo }) => (activo ? [id] : [])))
  return (player?.clanes ?? [])
    .filter(({ id_etapa }) => open.has(id_etapa))
    .map(({ id, id_etapa, nombre, PlayerClan }) => ({ id, id_etapa, nombre, may: clanMay(PlayerClan.rango, 'report') }))
}

const versus = ({ id, retador, retado }: Reto) =>
  `${bold(link(`${retador.nombre} contra ${retado.nombre}`, paths.reto(id)))}`

function line(reto: Reto): string {
  if (reto.fecha !== null) return `${formatDateTime(reto.fecha)}: ${versus(reto)}, ${reto.etapa.nombre}`
  const waits = [reto.retador, reto.retado].find(({ id }) => id === reto.turno)?.nombre ?? ''
  return `Sin acordar: ${versus(reto)}; le toca responder a ${named(waits)}, hasta el ${formatDateTime(reto.responde_hasta)}`
}

/** The retos to come: of whom is named, of whoever asks, or of everybody; proposed ones are told only to who may see them. */
export async function comingRetos({
  site,
  quien,
  words,
  etapas,
}: Pick<Asked, 'site' | 'quien' | 'words' | 'etapas'>): Promise<Reply> {
  const { db, now, asker } = site
  const clan = quien.find((who) => who.kind === 'clan')
  const mine = !clan && isOwn(words)
  const own = await ownClans(site)
  if (mine && !asker)
    return {
      text: `Para decirte cuándo juega tu clan tengo que saber quién eres: ${link('inicia sesión', paths.login())}. Los retos acordados de todos están en ${agenda()}.`,
      sugerencias: ['¿Qué retos hay?'],
    }
  if (mine && !own.length)
    return { text: `No estás en ningún clan de una etapa abierta. Los retos de todos están en ${agenda()}.` }
  const clans = new Set((clan ? clan.clanes : mine ? own : []).map(({ id }) => id))
  const stages = new Set(etapas.map(({ id }) => id))
  const days = daysOf(words, now)
  const seen = await listRetos(db, asker && { id: asker.id, moderates: false }, {})
  const about = seen.filter(
    (reto) =>
      (clans.size ? clans.has(reto.retador.id) || clans.has(reto.retado.id) : true) &&
      (stages.size ? stages.has(reto.id_etapa) : true),
  )
  const agreed = about.filter(({ estado, fecha }) => {
    if (estado !== 'acordado' || fecha === null || fecha < now.toISOString()) return false
    return !days || (fecha >= days.from && fecha < days.before)
  })
  const open = clans.size ? about.filter(({ estado }) => estado === 'propuesto') : []
  const whose = clan ? ` de ${named(clan.nombre)}` : mine ? ' de tu clan' : ''
  const when = days ? ` ${days.said}` : ''
  if (!agreed.length && !open.length)
    return {
      text: lines(`No hay retos acordados${whose}${when}. Todos están en ${agenda()}.`, how),
      quien: clan ? [clan] : [],
      sugerencias: ['¿Cómo coordino una partida?', '¿Qué es un reto?'],
    }
  return {
    text: lines(
      agreed.length
        ? `Retos acordados${whose}${when}:`
        : `No hay retos acordados${whose}${when}, pero sí por responder:`,
      bulletsUpTo([...agreed, ...open].map(line), 6),
      `Horas de Chile. Todos están en ${agenda()}.`,
    ),
    quien: clan ? [clan] : [],
    sugerencias: ['¿Qué es un reto?'],
  }
}

/** How one challenges; whom is named gets its link, in the stage that both are in. */
export async function challenge({ site, quien, etapas }: Asked): Promise<Reply> {
  const rival = quien.find((who) => who.kind === 'clan')
  const own = await ownClans(site)
  const stages = new Set(etapas.length ? etapas.map(({ id }) => id) : own.map(({ id_etapa }) => id_etapa))
  const open = (rival?.clanes ?? []).filter(({ id_etapa }) =>
    site.community.etapas.some(({ id, activo }) => id === id_etapa && activo),
  )
  const target = open.find(({ id_etapa }) => stages.has(id_etapa)) ?? open[0]
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
