import { paths } from '@trinchera/contract/site-paths'
import { slash, type Command } from '../command'
import { embedOf } from '../embeds'
import { serverLine } from '../lines'

export const servidores: Command = {
  data: slash('servidores', 'Los servidores y cuántos juegan ahora'),
  async run({ site, names }) {
    const { data } = await site.api.listServers()
    const playing = data.reduce((sum, { jugadores }) => sum + jugadores, 0)
    const byPlayers = data.slice().sort((a, b) => Number(b.en_linea) - Number(a.en_linea) || b.jugadores - a.jugadores)
    return {
      embeds: [
        embedOf({
          title: playing === 1 ? 'Juega 1 ahora' : `Juegan ${playing} ahora`,
          url: site.url(paths.servidores),
          lines: byPlayers.length
            ? await Promise.all(byPlayers.map((server) => serverLine(site, names, server)))
            : ['No hay servidores.'],
        }),
      ],
    }
  },
}
