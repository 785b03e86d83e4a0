import type { Match } from '@trinchera/contract/ladder'
import { awaitedAnswers, refusedAnswers } from '@trinchera/db/queries/ladder/answers'
import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import type { Asked, Reply } from '../intent'
import { bold, bulletsUpTo, counted, lines, link, named, quoted, verb } from '../wording'
import { etapasSaid, isClan } from './which'

const shown = 6
const most = 50

const versus = ({ id, ganador, perdedor }: Match) =>
  bold(link(`${ganador.nombre} ${verb('venció', 'vencieron', ganador.nombre)} a ${perdedor.nombre}`, paths.partida(id)))

/** Which matches their winner has neither confirmed nor refused yet, and which one was refused and is not settled. */
export async function unconfirmed(asked: Pick<Asked, 'site' | 'quien' | 'etapas' | 'juego'>): Promise<Reply> {
  const { site, quien } = asked
  const clans = quien.filter(isClan)
  const etapas = etapasSaid(asked) ?? []
  const scope = {
    clanes: clans.flatMap(({ clanes }) => clanes.map(({ id }) => id)),
    etapas: etapas.map(({ id }) => id),
  }
  const awaited = await awaitedAnswers(site.db, scope, site.now.toISOString(), most)
  const refused = await refusedAnswers(site.db, scope, most)
  const where = `${clans.map(({ nombre }) => ` de ${named(nombre)}`).join('')}${etapas.length ? ' ahí' : ''}`
  const told = (found: readonly Match[], one: string, many: string, row: (match: Match) => string, after: string) =>
    found.length
      ? lines(
          `Hay ${bold(counted(found.length, `1 ${one}`, `${found.length} ${many}`))}${where}:`,
          bulletsUpTo(found.map(row), shown, paths.ladder),
          after,
        )
      : `No hay ${many}${where}.`
  return {
    text: lines(
      told(
        awaited,
        'partida por confirmar',
        'partidas por confirmar',
        (match) =>
          `${versus(match)}: puede responder ${quoted(match.ganador.nombre)} hasta el ${formatDateTime(match.respuesta?.hasta ?? '')}`,
        'Si nadie responde a tiempo, la partida vale igual.',
      ),
      told(
        refused,
        'partida rechazada sin fallo',
        'partidas rechazadas sin fallo',
        (match) => `${versus(match)}: la rechazó ${quoted(match.respuesta?.quien ?? match.ganador.nombre)}`,
        'Cuentan como se reportaron mientras la administración no falle otra cosa.',
      ),
    ),
    quien: clans,
    sugerencias: ['¿Cómo confirmo o rechazo una partida?'],
  }
}
