import { playersBySpan } from '@trinchera/db/queries/servidores/samples'
import type { GameServer } from '@trinchera/contract/servidores'
import { paths } from '@trinchera/contract/site-paths'
import { serverChartMs } from '@trinchera/rules/limits'
import { formatTime } from '@trinchera/rules/presentation'
import type { Asked, Reply } from '../intent'
import { nameKey } from '../names/name-index'
import { serverIn, serversSaid } from '../names/servers'
import { bold, bulletsUpTo, copied, lines, link, listedUpTo, named, people, quoted, type Say } from '../wording'
import { playedHours } from './played-hours'
import { isPlayer } from './which'

const page = (say: Say) => link(say('Ver los servidores', 'See the servers'), paths.servidores)
const serverName = ({ nombre }: GameServer) => bold(quoted(nombre))
const address = ({ host, puerto }: GameServer) => bold(copied(`${host}:${puerto}`))

/** Where a player is on the servers now. */
function whereIs(nombre: string, all: readonly GameServer[], say: Say): string {
  const at = all.find(({ lista }) => lista.some((each) => nameKey(each.nombre) === nameKey(nombre)))
  return at
    ? say(
        `Sí, ${named(nombre)} está jugando en ${serverName(at)}.`,
        `Yes, ${named(nombre)} is playing on ${serverName(at)}.`,
      )
    : say(
        `No, ahora no veo a ${named(nombre)} en ninguno de los servidores.`,
        `No, I do not see ${named(nombre)} on any of the servers now.`,
      )
}

/** The servers that a question means: one by its name, number or group, one that has the map, or the one that is spoken of; else all. */
function serversMeant(asked: Asked, servers: readonly GameServer[]): readonly GameServer[] {
  const { site, servidor, numero, goesOn } = asked
  const words = asked.words.filter(({ plain }) => plain !== 'una')
  const spoken = servers.find(({ id }) => id === servidor)
  // 'y en la 3', of the same group
  const next = spoken && numero !== null ? servers.filter(({ grupo }) => grupo === spoken.grupo)[numero - 1] : null
  const one = next ?? serverIn(words, servers)
  if (one) return [one]
  const { fit, said } = serversSaid(words, servers)
  const maps = words.flatMap(({ plain }) => site.community.mapas.exact(nameKey(plain)))
  const codes = new Set(maps.map(({ value }) => value.codigo.toLowerCase()))
  const there = fit.filter(({ mapa }) => codes.has((mapa ?? '').toLowerCase()))
  return there.length ? there : said && fit.length ? fit : spoken && goesOn ? [spoken] : servers
}

/** How a line tells a server: who plays what there, with their points, and its address. */
async function lineOf({ site, say }: Asked): Promise<(server: GameServer) => string> {
  const { mapas } = await site.opciones()
  return (server) => {
    const { en_linea, jugadores, max_jugadores, mapa, lista } = server
    const known = mapas.lista.find(({ codigo }) => codigo && codigo.toLowerCase() === mapa?.toLowerCase())
    const map = known ? `${bold(quoted(known.nombre))} (${quoted(mapa ?? '')})` : bold(quoted(mapa ?? ''))
    const names = lista
      .toSorted((a, b) => b.puntaje - a.puntaje)
      .map(({ nombre, puntaje }) => `${quoted(nombre)} (${puntaje})`)
    const state = en_linea
      ? `${jugadores ? '' : `${bold(say('vacío', 'empty'))}, `}${bold(`${jugadores} ${say('de', 'of')} ${max_jugadores}`)}${mapa ? ` ${say('en', 'on')} ${map}` : ''}${names.length ? `: ${listedUpTo(names, 16, say)}` : ''}`
      : say('está fuera de línea', 'is offline')
    return `${serverName(server)} (${address(server)}), ${state}`
  }
}

/** The game servers that are meant as they are now, the fullest first, with who plays there. */
export async function serverList(asked: Asked): Promise<Reply> {
  const { site, say } = asked
  const all = await site.servidores()
  const [who] = asked.quien.filter(isPlayer)
  if (who) return { text: `${whereIs(who.nombre, all, say)} ${page(say)}`, quien: [who] }
  const line = await lineOf(asked)
  const servers = serversMeant(asked, all)
  const [only, another] = servers
  if (only && !another) return { text: lines(`${line(only)}.`, page(say)), servidor: only.id }
  const online = servers.filter(({ en_linea }) => en_linea)
  const playing = online.filter(({ jugadores }) => jugadores > 0).sort((a, b) => b.jugadores - a.jugadores)
  const total = playing.reduce((sum, { jugadores }) => sum + jugadores, 0)
  const empty = online.filter((each) => !playing.includes(each)).map(({ nombre }) => quoted(nombre))
  return {
    text: lines(
      say(
        `Ahora hay ${bold(people(total))} en ${playing.length} servidores; ${online.length} de los ${servers.length} servidores están en línea${total ? ', primero el que tiene más gente:' : '.'}`,
        `${online.length} of ${servers.length} servers are online now, with ${bold(`${total} players`)}${total ? ', the fullest first:' : '.'}`,
      ),
      bulletsUpTo(playing.map(line), 8, paths.servidores, say),
      total > 0 && empty.length > 0 && `${say('Sin nadie', 'Empty')}: ${listedUpTo(empty, 8, say)}.`,
      page(say),
    ),
    sugerencias: playing.slice(0, 1).map(({ nombre }) => `¿Quién está en ${nombre}?`),
  }
}

/** What to connect to: the password, and the addresses of the servers that are meant. */
export async function serverAddress(asked: Asked): Promise<Reply> {
  const { site, say } = asked
  const { guia } = await site.opciones()
  const servers = serversMeant(asked, await site.servidores())
  const up = servers.filter(({ en_linea }) => en_linea).length
  const told = servers.map(
    (each) =>
      `${quoted(each.nombre)}: ${address(each)}${each.en_linea ? '' : ` (${say('fuera de línea', 'offline')})`}`,
  )
  return {
    text: lines(
      guia.password
        ? `${say('La contraseña es', 'The password is')} ${bold(copied(guia.password))}.`
        : asked.terms.has('contrasena') &&
            say(
              'No hay una contraseña publicada: si un servidor la pide, la da quien lo administra.',
              'No password is published: where a server asks for one, who runs it gives it.',
            ),
      guia.servidor &&
        `${say('La dirección del servidor es', 'The address of the server is')} ${bold(copied(guia.servidor))}.`,
      say(`Dirección (${up} de ${told.length} en línea):`, `Address (${up} of ${told.length} servers online):`),
      bulletsUpTo(told, 20, paths.servidores, say),
      say(
        `Escríbela en Volute y aprieta Connect. Todas están en ${link('Servidores', paths.servidores)}, con su puerto; el paso a paso, en la ${link('guía', paths.volverAJugar)}.`,
        `Type an address in Volute and press Connect. ${page(say)}`,
      ),
    ),
  }
}

const days = serverChartMs / (24 * 3_600_000)
const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`

/** When the servers fill up, as far as was counted: the hour of the day in Chile with the most players, on average. */
export async function busyHours({ site, say }: Pick<Asked, 'site' | 'say'>): Promise<Reply> {
  const byHour = new Map<number, number[]>()
  for (const { fecha, jugadores } of await playersBySpan(site.db, site.now)) {
    const hour = Number(formatTime(fecha).slice(0, 2))
    byHour.set(hour, [...(byHour.get(hour) ?? []), jugadores])
  }
  const [most] = [...byHour]
    .map(([hour, all]) => ({ hour, players: Math.round(all.reduce((sum, each) => sum + each, 0) / all.length) }))
    .sort((a, b) => b.players - a.players || a.hour - b.hour)
  return {
    text: lines(
      most?.players
        ? say(
            `En los últimos ${days} días, la mejor hora fue entre las ${bold(`${clock(most.hour)} y las ${clock(most.hour + 1)}`)}: cerca de ${people(most.players)}, entre todos los servidores.`,
            `Of the last ${days} days, the best hour was between ${bold(`${clock(most.hour)} and ${clock(most.hour + 1)}`)}, Chile time, with about ${most.players} players.`,
          )
        : say(
            'No hay hora fija, y de los servidores todavía no tengo cuentas de los últimos días.',
            'There is no fixed hour, and the servers have not been counted these days.',
          ),
      !most?.players && (await playedHours(site, say)),
      say(
        `Cada servidor muestra sus últimos ${days} días en ${link('Servidores', paths.servidores)}, y ahí puedes pedir un aviso para cuando haya gente.`,
        `Each server shows its last ${days} days in ${link('Servidores', paths.servidores)}.`,
      ),
    ),
    sugerencias: ['¿Hay gente jugando ahora?', '¿Cómo elijo mis avisos?'],
  }
}
