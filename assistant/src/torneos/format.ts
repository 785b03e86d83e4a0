import type { Torneo } from '@trinchera/contract/torneos'
import type { Opciones } from '@trinchera/contract/opciones'
import type { TorneoFormato } from '@trinchera/rules/torneo'
import { announcedRounds, type AnnouncedRound } from '@trinchera/rules/torneo/announced'
import { commonBestOf } from '@trinchera/rules/torneo/best-of'
import { shortened } from '@trinchera/rules/letters'
import { noShowMs } from '@trinchera/rules/limits'
import { mapName } from '@trinchera/rules/map-name'
import { bold, lines, link, listed, quoted } from '../wording'
import { plain } from '../words/plain'
import { paths } from '@trinchera/contract/site-paths'
import { roundSaid } from './of-round'
import { daysTo, onTime, torneoLink, type Say } from './say'

const formats = {
  simple: ['eliminación directa', 'single elimination'],
  doble: ['doble eliminación: se sale con la segunda derrota', 'double elimination: two losses and out'],
  grupos: [
    'grupos de cerca de cuatro, y los dos primeros pasan a eliminación directa',
    'groups of about four, the first two of each going on to single elimination',
  ],
} as const

const roundNames: Readonly<Record<string, readonly [string, string]>> = {
  final: ['la final', 'the final'],
  grupos: ['la fase de grupos', 'the groups'],
  Semifinales: ['las semifinales', 'the semifinals'],
}
const roundName = (clave: string, nombre: string, say: Say) => {
  const [es, en] = roundNames[clave] ?? roundNames[nombre] ?? [`«${nombre}»`, `«${nombre}»`]
  return say(es, en)
}

/** Of one that is drawn by who plays, before that as if all places were taken. */
function roundsOf({ estado, formato, cupos, equipos, mejor_de, ...more }: Torneo): AnnouncedRound[] {
  if (formato === null || mejor_de === null) return []
  const isDrawn = estado === 'en-juego' || estado === 'terminado'
  return announcedRounds(formato, isDrawn ? equipos : (cupos ?? equipos), { ...more, mejor_de })
}

/** The maps that a series of a torneo is won by; of the round alone that the text says. */
export function bestOf(torneo: Torneo, text: string, say: Say): string {
  const of = (most: number) => bold(say(`al mejor de ${most}`, `best of ${most}`))
  const rounds = roundsOf(torneo)
  const said = roundSaid(text)
  const asked = said ? rounds.filter(({ nombre }) => said.test(nombre)) : []
  const [first] = asked
  if (first && asked.every(({ mejor_de }) => mejor_de === first.mejor_de))
    return say(
      `${of(first.mejor_de).replace('al', 'Al')}: ${asked.length > 1 && /semi/i.test(first.nombre) ? 'las semifinales' : roundName(first.clave, first.nombre, say)} de ${torneoLink(torneo)} ${asked.length > 1 ? 'las' : 'la'} gana el primero con ${(first.mejor_de + 1) / 2} ${first.mejor_de === 1 ? 'mapa' : 'mapas'}.`,
      `${of(first.mejor_de).replace('best', 'Best')}: ${roundName(first.clave, first.nombre, say)} of ${torneoLink(torneo)}.`,
    )
  const { mejor_de: common, others } = commonBestOf(rounds)
  const parts = [
    ...(common === null ? [] : [`${say('cada partida es', 'each match is')} ${of(common)}`]),
    ...others.map(({ clave, nombre, mejor_de }) => `${roundName(clave, nombre, say)} ${of(mejor_de)}`),
  ]
  return parts.length
    ? say(`En ${torneoLink(torneo)} ${listed(parts)} en mapas.`, `In ${torneoLink(torneo)} ${parts.join(', ')} maps.`)
    : say(
        `${torneoLink(torneo)} no dice cuántos mapas se juegan.`,
        `${torneoLink(torneo)} does not say how many maps are played.`,
      )
}

export function maps({ mapas, ...torneo }: Torneo, all: Opciones['mapas']['lista'], say: Say): string {
  const names = mapas.map((code) => mapName(all, code))
  return names.length
    ? say(
        `En ${torneoLink(torneo)} se juegan, en este orden: ${listed(names.map(quoted))}.`,
        `${torneoLink(torneo)} is played on, in this order: ${names.map(quoted).join(', ')}.`,
      )
    : say(
        `${torneoLink(torneo)} no fija mapas: valen los ${link('permitidos', paths.mapas)}.`,
        `${torneoLink(torneo)} sets no maps: the ${link('allowed ones', paths.mapas)} are good.`,
      )
}

export const teamSize = ({ por_equipo, ...torneo }: Torneo, say: Say): string =>
  por_equipo === null
    ? say(
        `${torneoLink(torneo)} no dice cuántos por equipo.`,
        `${torneoLink(torneo)} does not say how many a team has.`,
      )
    : say(
        `En ${torneoLink(torneo)} cada equipo inscribe desde ${bold(`${por_equipo} jugadores`)}.`,
        `In ${torneoLink(torneo)} each team enrols ${bold(`${por_equipo} players`)} or more.`,
      )

export const ladder = ({ cuenta_ladder, etapa, ...torneo }: Torneo, say: Say): string =>
  cuenta_ladder
    ? say(
        `Sí: cada partida jugada de ${torneoLink(torneo)} cuenta para el ranking${etapa ? ` de la ${quoted(etapa.nombre)} de ${quoted(etapa.juego.nombre)}` : ''}.`,
        `Yes: each match of ${torneoLink(torneo)} counts for the ranking${etapa ? ` of ${quoted(etapa.nombre)} of ${quoted(etapa.juego.nombre)}` : ''}.`,
      )
    : say(
        `No: ${torneoLink(torneo)} no cuenta para el ranking.`,
        `No: ${torneoLink(torneo)} does not count for the ranking.`,
      )

/** The sentence of what organisers wrote that has a word; null where none has. */
export const saying = ({ descripcion, reglas }: Torneo, word: RegExp): string | null =>
  `${descripcion}\n${reglas}`.split(/(?<=[.!?])\s+|\n+/).find((sentence) => word.test(sentence)) ?? null

export const prizeSaid = (torneo: Torneo) => saying(torneo, /premio|gana(?:dor)? (?:un|se)|prize/i)

export function prize(torneo: Torneo, say: Say): string {
  const told = prizeSaid(torneo)
  return told
    ? `${torneoLink(torneo)}: «${quoted(told)}»`
    : say(
        `${bold('No')}: ${torneoLink(torneo)} no publica premio.`,
        `${bold('No')}: ${torneoLink(torneo)} says nothing of a prize.`,
      )
}

/** How long one waits for the others, where its rules say so. */
export function waiting(torneo: Torneo, say: Say): string {
  const told = saying(torneo, /\bminutos?\b|tolerancia|\besper|present|no-show|\bminutes?\b/i)
  if (told) return `${torneoLink(torneo)}: «${quoted(told)}»`
  return lines(
    say(
      `Eso no está publicado: las reglas de ${torneoLink(torneo)} no dicen cuánto se espera al que no llega. Lo decide la organización, que puede dar la partida por ganada.`,
      `That is not published: the rules of ${torneoLink(torneo)} do not say how long to wait for who does not come. The organisers decide.`,
    ),
    say(
      `En un reto del ladder se esperan ${noShowMs / 60_000} minutos.`,
      `In a challenge of the ladder one waits ${noShowMs / 60_000} minutes.`,
    ),
  )
}

export const rulesOf = (torneo: Torneo, say: Say): string =>
  torneo.reglas
    ? lines(
        say(`Reglas de ${torneoLink(torneo)}:`, `Rules of ${torneoLink(torneo)}:`),
        `«${quoted(shortened(torneo.reglas, 280))}»`,
      )
    : say(
        `${torneoLink(torneo)} no publica reglas propias: vale el ${link('Reglamento', paths.reglamento)}.`,
        `${torneoLink(torneo)} has no rules of its own: the ${link('rules', paths.reglamento)} of the site hold.`,
      )

const kinds: readonly (readonly [says: RegExp, formato: TorneoFormato])[] = [
  [/\b(?:doble eliminacion|eliminacion doble|double elim\w*)\b/, 'doble'],
  [/\b(?:eliminacion (?:directa|simple)|single elim\w*|knockout)\b/, 'simple'],
  [/\b(?:por|de|con|fase de) grupos\b|\bgroups?\b/, 'grupos'],
]
const asksWhether =
  /^(?!.*\b(?:que es|como|cual|what|how|which|que tipo|que formato)\b).*\b(?:es|sera|tiene|va a ser|is|will be|does|has|con)\b/

/** Whether a torneo is of the format that is said; null where that is not asked. */
export function isOfFormat(torneo: Torneo, text: string, say: Say): string | null {
  const { formato } = torneo
  const [, asked] = (asksWhether.test(text) && kinds.find(([says]) => says.test(text))) || []
  if (!asked) return null
  const told = formato === null ? saying(torneo, /eliminaci[oó]n|grupos|elimination|groups/i) : null
  if (formato === null) {
    const said = told && kinds.find(([says]) => says.test(plain(told)))?.[1]
    return told && said
      ? `${bold(said === asked ? say('Sí', 'Yes') : 'No')}: ${torneoLink(torneo)} ${say('dice', 'says')} «${quoted(told)}»`
      : null
  }
  return `${bold(formato === asked ? say('Sí', 'Yes') : 'No')}: ${torneoLink(torneo)} ${say('es', 'is')} ${say(formats[formato][0], formats[formato][1])}.`
}

/** How it is played, in a few lines. */
export const format = (torneo: Torneo, say: Say): string =>
  lines(
    torneo.formato &&
      `${torneoLink(torneo)}${torneo.etapa ? `, ${quoted(torneo.etapa.nombre)} ${say('de', 'of')} ${quoted(torneo.etapa.juego.nombre)}` : ''}: ${bold(say(formats[torneo.formato][0], formats[torneo.formato][1]))}.`,
    bestOf(torneo, '', say),
    torneo.por_equipo !== null && teamSize(torneo, say),
    torneo.estado === 'inscripcion' || torneo.estado === 'checkin'
      ? say(`Parte ${onTime(torneo.inicio, say)}.`, `It starts ${onTime(torneo.inicio, say)}.`)
      : null,
    torneo.descripcion && say(`Dice así: «${quoted(torneo.descripcion)}»`, `It says: «${quoted(torneo.descripcion)}»`),
  )

export const start = (torneo: Torneo, now: Date, say: Say): string =>
  torneo.inicio > now.toISOString()
    ? say(
        `${torneoLink(torneo)} parte ${onTime(torneo.inicio, say)}${daysTo(torneo.inicio, now, say)}.`,
        `${torneoLink(torneo)} starts ${onTime(torneo.inicio, say)}${daysTo(torneo.inicio, now, say)}.`,
      )
    : say(
        `${torneoLink(torneo)} partió ${onTime(torneo.inicio, say)}.`,
        `${torneoLink(torneo)} started ${onTime(torneo.inicio, say)}.`,
      )
