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
  const { say } = site
  const clans = quien.filter(isClan)
  const etapas = etapasSaid(asked) ?? []
  const scope = {
    clanes: clans.flatMap(({ clanes }) => clanes.map(({ id }) => id)),
    etapas: etapas.map(({ id }) => id),
  }
  const awaited = await awaitedAnswers(site.db, scope, site.now.toISOString(), most)
  const refused = await refusedAnswers(site.db, scope, most)
  const where = `${clans.map(({ nombre }) => ` ${say('de', 'of')} ${named(nombre)}`).join('')}${etapas.length ? say(' ahí', ' there') : ''}`
  const told = (found: readonly Match[], one: string, many: string, row: (match: Match) => string) =>
    lines(
      `${say('Hay', 'There are')} ${bold(counted(found.length, `1 ${one}`, `${found.length} ${many}`))}${where}${found.length ? ':' : '.'}`,
      bulletsUpTo(found.map(row), shown, paths.ladder, say),
    )
  return {
    text: lines(
      told(
        awaited,
        say('partida por confirmar', 'match to be confirmed'),
        say('partidas por confirmar', 'matches to be confirmed'),
        (match) => {
          const until = formatDateTime(match.respuesta?.hasta ?? '')
          return `${versus(match)}: ${say('puede responder', 'to be answered by')} ${quoted(match.ganador.nombre)} ${say('hasta el', 'until')} ${until}`
        },
      ),
      told(
        refused,
        say('partida rechazada sin fallo', 'refused match'),
        say('partidas rechazadas sin fallo', 'refused matches'),
        (match) =>
          `${versus(match)}: ${say('la rechazó', 'refused by')} ${quoted(match.respuesta?.quien ?? match.ganador.nombre)}`,
      ),
      say(
        'Si nadie responde a tiempo, y mientras la administración no falle otra cosa, valen como se reportaron.',
        'Unanswered, and until staff rule on them, they count as reported.',
      ),
    ),
    quien: clans,
    sugerencias: ['¿Cómo confirmo o rechazo una partida?'],
  }
}
