import { winPercent, winPercentText } from '@trinchera/rules/presentation'
import { inEtapa } from '../answers/which'
import type { Reply, Site } from '../intent'
import type { Who } from '../names/community'
import { bold, bullets, capital, counted, lines, listed, named, scored } from '../wording'
import { whoIs, type Consulta } from './consulta'
import { matchesWord, ownMatches, etapasPlayed, tally } from './own-matches'
import { tooWide, whenSaid } from './scope'

interface Side {
  who: Who
  triunfos: number
  derrotas: number
  juegos: number
  where: string
}

/** Of two clans, the open etapas where both play, where no etapa was said. */
function sharedEtapas({ quien, etapa, juego }: Consulta, { community }: Site): Pick<Consulta, 'etapa'> | null {
  const [one, two] = quien.map((ref) => whoIs(ref, community))
  if (etapa.length || juego || one?.kind !== 'clan' || two?.kind !== 'clan') return null
  const both = community.etapas.filter(
    ({ id, activo }) => activo && [one, two].every(({ clanes }) => clanes.some(({ id_etapa }) => id_etapa === id)),
  )
  return both.length ? { etapa: both.map(({ id }) => id).slice(0, 8) } : null
}

/** How two fared in the same time, each by all that it played, and who did better. */
export async function twoInTime(consulta: Consulta, site: Site): Promise<Reply> {
  const sides: Side[] = []
  const shared = sharedEtapas(consulta, site)
  for (const ref of consulta.quien) {
    const who = whoIs(ref, site.community)
    const own = who && (await ownMatches({ ...consulta, ...shared, quien: [ref], rival: null }, site))
    if (!own || !who) return tooWide
    sides.push({ who, ...tally(own), where: listed(etapasPlayed(own, site).map(inEtapa)) })
  }
  const [one, two] = sides
  if (!one || !two) return tooWide
  const { campo = 'porcentaje', hacia = 'mas' } = consulta.ordenar ?? {}
  const value = ({ triunfos, derrotas, juegos }: Side) =>
    campo === 'ganadas'
      ? triunfos
      : campo === 'perdidas'
        ? derrotas
        : campo === 'jugadas'
          ? juegos
          : juegos
            ? (winPercent(triunfos, juegos) ?? 0)
            : -1
  const time = whenSaid(consulta, site)
  const isBetter = hacia === 'mas' ? value(one) > value(two) : value(one) < value(two)
  const [first, other] = isBetter ? [one, two] : [two, one]
  const figures = ({ triunfos, derrotas, juegos }: Side) =>
    juegos ? `${scored({ triunfos, derrotas })} (${winPercentText(triunfos, juegos)})` : 'sin partidas'
  const more = hacia === 'mas' ? 'más' : 'menos'
  const said =
    campo === 'ganadas'
      ? `${capital(time.trim())}, el que ${more} ha ganado es ${named(first.who.nombre)}: ${value(first)} contra ${value(other)} de ${named(other.who.nombre)}.`
      : campo === 'perdidas'
        ? `${capital(time.trim())}, el que ${more} ha perdido es ${named(first.who.nombre)}: ${value(first)} contra ${value(other)} de ${named(other.who.nombre)}.`
        : campo === 'jugadas'
          ? `${capital(time.trim())}, el que ${more} ha jugado es ${named(first.who.nombre)}: ${value(first)} contra ${value(other)} de ${named(other.who.nombre)}.`
          : `${capital(time.trim())} le ha ido ${hacia === 'mas' ? 'mejor' : 'peor'} a ${named(first.who.nombre)}: ${bold(figures(first))} contra ${figures(other)} de ${named(other.who.nombre)}.`
  return {
    text: lines(
      value(one) === value(two) ? `${capital(time.trim())} van iguales.` : said,
      bullets(
        [first, other].map((side) =>
          side.juegos
            ? `${named(side.who.nombre)}: ${counted(side.triunfos, '1 victoria', `${side.triunfos} victorias`)} y ${counted(side.derrotas, '1 derrota', `${side.derrotas} derrotas`)} en ${matchesWord(side.juegos)}${side.where ? `, ${side.where}` : ''}`
            : `${named(side.who.nombre)}: sin partidas`,
        ),
      ),
    ),
    quien: [one.who, two.who],
    listed: [one.who, two.who],
  }
}
