import type { GameServer } from '@trinchera/contract/servidores'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { serverIn } from '../names/servers'
import { bold, bulletsUpTo, counted, link, lines, listedUpTo, quoted } from '../wording'
import { serverList } from './servers'

const mostNames = 16

/** Which group of servers the words single out; null: all. */
const groupOf = ({ words }: Asked): GameServer['grupo'] | null =>
  words.some(({ plain }) => plain === 'liga')
    ? 'liga'
    : words.some(({ plain }) => /^clan(?:es)?$/.test(plain))
      ? 'clan'
      : null

/** Who plays now, by name and server. */
export async function whoPlays(asked: Asked): Promise<Reply> {
  const servers = await asked.site.servidores()
  const group = groupOf(asked)
  const full = servers
    .filter(({ en_linea, jugadores, grupo }) => en_linea && jugadores > 0 && (group === null || grupo === group))
    .sort((a, b) => b.jugadores - a.jugadores)
  if (!full.length || serverIn(asked.words, servers)) return serverList(asked)
  const total = full.reduce((sum, { jugadores }) => sum + jugadores, 0)
  const names = ({ lista }: GameServer) =>
    lista.length
      ? listedUpTo(
          lista.map(({ nombre }) => quoted(nombre)),
          mostNames,
        )
      : 'no dice quiénes'
  return {
    text: lines(
      `Ahora hay ${bold(counted(total, '1 jugador', `${total} jugadores`))} en ${counted(full.length, '1 servidor', `${full.length} servidores`)}:`,
      bulletsUpTo(
        full.map(
          (server) => `${bold(quoted(server.nombre))} (${server.jugadores}/${server.max_jugadores}): ${names(server)}`,
        ),
        8,
        paths.servidores,
      ),
      link('Ver los servidores', paths.servidores),
    ),
    sugerencias: ['¿Qué servidor tiene más gente?', '¿Cuál es la IP del servidor?'],
  }
}
