import type { Reto } from '@trinchera/contract/retos'
import { formatDateTime } from '@trinchera/rules/presentation'
import { bold, capital, listed, named, quoted, verb } from '../wording'

/** What of the picks of an agreed reto is asked: who plays on which side, which maps were picked, what is left to pick, whose turn it is. */
export const picksAsked = ['lado', 'mapas', 'servidor', 'falta', 'turno'] as const
export type PicksAsked = (typeof picksAsked)[number]

const left =
  /\b(?:que|q|ke|cuant\w+|algo) (?:nos |les |me |le )?(?:falta[n]?|queda[n]?) (?:por |x |para |que |de )?(?:eleg\w+|escog\w+|pick\w*|defin\w+)\b|^(?:y |oye )?(?:nos |les )?faltan? (?:algo )?(?:por |x )?(?:eleg|escog|pick|defin)\w*\b/
const onSide =
  /\b(?:quien(?:es)?|kien|con que (?:bando|lado)|(?:que|cual) (?:bando|lado)|de que lado|somos|partimos|nos toca|partes?|parten?)\b.*\b(?:aliad[oa]s?|allies|eje|axis|alemanes|bando|lado|parten?|toca|juegan?|empiezan?|va|van|sale[n]?)\b/
const saysSide = /\b(?:aliad[oa]s?|allies|eje|axis|alemanes|bandos?|lado)\b/
const chosen = /\b(?:eligi\w+|escogi\w+|pick(?:eo|earon|eado)|elegid[oa]s?|escogid[oa]s?|definid[oa]s?|defini\w+|hay)\b/

const whoPicks =
  /\b(?:quien(?:es)?|kien|que clan|a quien(?:es)? (?:le |les )?toca|cual)\b(?: \w+){0,4}? (?:elige[n]?|escoge[n]?|elegir|escoger|eligiendo|pickea[n]?)\b.*\b(?:mapas?|primero|bando|lado)\b/
/** What a few words ask of the picks of a reto that was told, or of one that they name. */
export function picksIn(text: string): PicksAsked | null {
  if (left.test(text)) return 'falta'
  if (whoPicks.test(text)) return 'turno'
  if (saysSide.test(text) && onSide.test(text)) return 'lado'
  if (/\b(?:ya|no|todavia|se|quien)\b/.test(text) && chosen.test(text)) {
    if (/\bmapas?\b/.test(text)) return 'mapas'
    if (/\b(?:servidor|server|sv)\b/.test(text)) return 'servidor'
    if (saysSide.test(text)) return 'lado'
  }
  return null
}

/** What is picked next: of two maps, which of them. */
export const nextPick = ({ elige, mapas, mejor_de }: Pick<Reto, 'elige' | 'mapas' | 'mejor_de'>): string =>
  elige?.que === 'bando' ? 'el bando' : mejor_de > 1 ? `el ${mapas.length ? 'segundo' : 'primer'} mapa` : 'el mapa'

/** Whose turn it is, and what is left to the other. */
function turnsSaid(reto: Reto): string {
  const { elige, mapas, retador, retado, mejor_de } = reto
  if (!elige) return 'No le toca a nadie: ya está todo elegido.'
  const [own, other] = elige.id_clan === retador.id ? [retador, retado] : [retado, retador]
  const first = !mapas.length && elige.que === 'mapa' && mejor_de > 1
  return `${bold(capital(nextPick(reto)))} lo ${verb('elige', 'eligen', own.nombre)} ${named(own.nombre)}${first ? `, que ${verb('va', 'van', own.nombre)} más abajo en la tabla,` : ','} hasta el ${bold(formatDateTime(elige.hasta))}.${first ? ` El segundo y el bando, ${named(other.nombre)}.` : ''}`
}

interface Picks {
  maps: readonly { name: string; by: string | null }[]
  side: { clan: string; lado: string } | null
  server: string | null
  turn: { clan: string; que: string } | null
}

/** What is asked of the picks of an agreed reto, said first. */
export function picksSaid(asked: PicksAsked, reto: Reto, { maps, side, server, turn }: Picks): string {
  const until = reto.elige ? `, hasta el ${formatDateTime(reto.elige.hasta)}` : ''
  const next = turn ? ` Le toca a ${named(turn.clan)} elegir ${nextPick(reto)}${until}.` : ''
  const names = listed(maps.map(({ name }) => bold(name)))
  switch (asked) {
    case 'turno':
      return turnsSaid(reto)
    case 'lado': {
      if (!side) return `El bando ${bold('todavía no se elige')}.${next}`
      const other = [reto.retador.nombre, reto.retado.nombre].find((nombre) => nombre !== side.clan) ?? ''
      const [axis, allies] = side.lado === 'eje' ? [side.clan, other] : [other, side.clan]
      return `Con los Aliados ${verb('juega', 'juegan', allies)} ${named(allies)}; con el Eje, ${named(axis)} (lo ${verb('eligió', 'eligieron', side.clan)} ${quoted(side.clan)}).`
    }
    case 'mapas':
      return turn?.que === 'mapa'
        ? maps.length
          ? `Va elegido ${names}; falta otro.${next}`
          : `No: ${bold('todavía no hay mapas')} elegidos.${next}`
        : maps.length
          ? `Sí: ${names}.`
          : `No: ${bold('todavía no hay mapas')} elegidos.`
    case 'servidor':
      return server ? `Sí: ${bold(quoted(server))}.` : `No: el servidor ${bold('todavía no se elige')}.`
    case 'falta': {
      const missing = [
        turn?.que === 'mapa' || !maps.length ? (maps.length ? 'el otro mapa' : 'los mapas') : null,
        side ? null : 'el bando',
        server ? null : 'el servidor',
      ].filter((each) => each !== null)
      return missing.length
        ? `${missing.length > 1 || missing[0]?.startsWith('los ') ? 'Faltan' : 'Falta'} ${listed(missing.map((each) => bold(each)))}.${capital(next.trim()) ? next : ''}`
        : `No falta nada por elegir: los mapas son ${names}.`
    }
  }
}
