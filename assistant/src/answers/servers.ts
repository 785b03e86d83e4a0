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
const byPlayers = (a: GameServer, b: GameServer) => b.jugadores - a.jugadores
const isPlayed = ({ en_linea, jugadores }: GameServer) => en_linea && jugadores > 0

/** What is played on a server, by the name people know; `code`: with what the server itself says. */
async function mapNames({ opciones }: Asked['site']): Promise<(server: GameServer, code?: boolean) => string> {
  const { mapas } = await opciones()
  return ({ mapa }, code) => {
    const known = mapas.lista.find(({ codigo }) => codigo && codigo.toLowerCase() === mapa?.toLowerCase())
    return known ? quoted(known.nombre) + (code ? ` (${quoted(mapa ?? '')})` : '') : quoted(mapa ?? '')
  }
}

/** The server a question names, or goes on with: 'y quiénes son', 'en cuál hay más', 'y en la 3'. */
function serverAsked(asked: Asked, servers: readonly GameServer[]): GameServer | null {
  const said = asked.words.filter(({ plain }) => plain !== 'una')
  const spoken = servers.find(({ id }) => id === asked.servidor)
  const named =
    spoken && asked.numero !== null
      ? servers.filter(({ grupo }) => grupo === spoken.grupo)[asked.numero - 1]
      : serverIn(said, servers)
  return named ?? (asked.goesOn ? (spoken ?? null) : null)
}

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

/** The game servers as they are now, with who plays there; only those of a group where one is said. */
export async function serverList(asked: Asked): Promise<Reply> {
  const { site, say } = asked
  const all = await site.servidores()
  const one = serverAsked(asked, all)
  if (one) return server(asked, one)
  const [who] = asked.quien.filter(isPlayer)
  if (who) return { text: `${whereIs(who.nombre, all, say)} ${page(say)}`, quien: [who] }
  const mapName = await mapNames(site)
  const { group, fit } = serversSaid(asked.words, all)
  const servers = group && fit.length ? fit : all
  const online = servers.filter(({ en_linea }) => en_linea)
  const playing = online.filter(isPlayed).sort(byPlayers)
  const total = playing.reduce((sum, { jugadores }) => sum + jugadores, 0)
  const line = (each: GameServer) =>
    `${serverName(each)}: ${each.jugadores}/${each.max_jugadores}${each.mapa ? ` ${say('en', 'on')} ${mapName(each)}` : ''} (${listedUpTo(namesOn(each), 16, say)})`
  const empty = online.filter((each) => !isPlayed(each)).map(({ nombre }) => quoted(nombre))
  return {
    text: lines(
      say(
        `Ahora hay ${bold(people(total))} en ${playing.length} servidores; ${online.length} de ${servers.length} están en línea${total ? ':' : '.'}`,
        `${online.length} of ${servers.length} servers are online now, with ${bold(`${total} players`)}${total ? ':' : '.'}`,
      ),
      bulletsUpTo(playing.map(line), 8, paths.servidores, say),
      total > 0 && empty.length > 0 && `${say('Sin nadie', 'Empty')}: ${listedUpTo(empty, 8, say)}.`,
      page(say),
    ),
    sugerencias: playing.slice(0, 1).map(({ nombre }) => `¿Quién está en ${nombre}?`),
  }
}

const namesOn = ({ lista }: GameServer) => lista.map(({ nombre }) => quoted(nombre))

/** One server as it is now. */
async function server(asked: Asked, one: GameServer, next?: GameServer): Promise<Reply> {
  const { say } = asked
  const mapName = await mapNames(asked.site)
  const who = one.lista
    .toSorted((a, b) => b.puntaje - a.puntaje)
    .map(({ nombre, puntaje }) => `${quoted(nombre)} (${puntaje})`)
  const count = bold(`${one.jugadores} ${say('de', 'of')} ${one.max_jugadores}`)
  const state = one.en_linea
    ? `${say('está en línea con', 'is online with')} ${count}${one.mapa ? `, ${say('en el mapa', 'on')} ${bold(mapName(one, true))}` : ''}.`
    : say('no responde ahora: está fuera de línea.', 'is offline now.')
  return {
    text: lines(
      `${next ? say('El que tiene más gente: ', 'The fullest one: ') : ''}${serverName(one)} ${state}`,
      one.en_linea && !one.jugadores && say('No hay nadie.', 'Nobody is on it.'),
      who.length > 0 && `${say('Juegan, con sus puntos', 'Playing, with their points')}: ${listedUpTo(who, 20, say)}.`,
      next &&
        say(`Le sigue ${serverName(next)}, con ${next.jugadores}.`, `Next: ${serverName(next)}, ${next.jugadores}.`),
      `${say('Dirección', 'Address')}: ${address(one)}. ${page(say)}`,
    ),
    servidor: one.id,
  }
}

/** The servers whose addresses a question means: by map, group and number, or the one that is spoken of; else those that are online. */
function serversMeant({ words, site, servidor }: Asked, servers: readonly GameServer[]): readonly GameServer[] {
  const { fit, said } = serversSaid(words, servers)
  const maps = words.flatMap(({ plain }) => site.community.mapas.exact(nameKey(plain)))
  const codes = new Set(maps.map(({ value }) => value.codigo.toLowerCase()))
  if (codes.size) return fit.filter(({ mapa }) => codes.has((mapa ?? '').toLowerCase()))
  if (said) return fit
  const spoken = servers.filter(({ id }) => id === servidor)
  const online = servers.filter(({ en_linea }) => en_linea)
  return spoken.length ? spoken : online.length ? online : servers
}

/** What to connect to. */
export async function serverAddress(asked: Asked): Promise<Reply> {
  const { site, say } = asked
  const { guia } = await site.opciones()
  const servers = await site.servidores()
  const meant = serversMeant(asked, servers)
  const told = meant.map(
    (each) =>
      `${quoted(each.nombre)}: ${address(each)}${each.en_linea ? '' : ` (${say('fuera de línea', 'offline')})`}`,
  )
  const up = meant.filter(({ en_linea }) => en_linea).length
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
      told.length
        ? say(`Dirección (${up} de ${told.length} en línea):`, `Address (${up} of ${told.length} servers online):`)
        : say(
            `No hay ningún servidor así ahora: son ${servers.length} en total.`,
            `There is no such server: there are ${servers.length}.`,
          ),
      bulletsUpTo(told, 20, paths.servidores, say),
      say(
        `Escríbela en Volute y aprieta Connect. Todas están en ${link('Servidores', paths.servidores)}, con su puerto; el paso a paso, en la ${link('guía', paths.volverAJugar)}.`,
        `Type an address in Volute and press Connect. ${page(say)}`,
      ),
    ),
  }
}

/** The server with the most players now. */
export async function fullestServer(asked: Asked): Promise<Reply> {
  const [first, second] = (await asked.site.servidores()).filter(isPlayed).sort(byPlayers)
  return first ? server(asked, first, second) : serverList(asked)
}

const days = serverChartMs / (24 * 3_600_000)
const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`

/** When the servers fill up, as far as was counted: the hour of the day in Chile with the most players, on average. */
export async function busyHours({ site }: Pick<Asked, 'site'>): Promise<Reply> {
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
        ? `En los últimos ${days} días, la mejor hora fue entre las ${bold(`${clock(most.hour)} y las ${clock(most.hour + 1)}`)}: cerca de ${people(most.players)}, entre todos los servidores.`
        : 'No hay hora fija, y de los servidores todavía no tengo cuentas de los últimos días.',
      !most?.players && (await playedHours(site, site.say)),
      `Cada servidor muestra sus últimos ${days} días en ${link('Servidores', paths.servidores)}, y ahí puedes pedir un aviso para cuando haya gente.`,
    ),
    sugerencias: ['¿Hay gente jugando ahora?', '¿Cómo elijo mis avisos?'],
  }
}
