import { anuncioCards } from '@trinchera/db/queries/anuncios'
import { matchCount, staffNames } from '@trinchera/db/queries/names'
import { playerById } from '@trinchera/db/queries/players'
import { streamsNow } from '@trinchera/db/queries/streams'
import { listTorneos } from '@trinchera/db/queries/torneos'
import type { GameServer } from '@trinchera/contract/servidores'
import { formatDate, formatDateTime } from '@trinchera/rules/presentation'
import { rolNames } from '@trinchera/rules/permissions'
import type { Asked, Reply } from '../intent'
import { links } from '../links'
import type { PlayerName } from '../names/community'
import { nameKey } from '../names/name-index'
import { serverIn } from '../names/servers'
import { bold, bullets, counted, lines, link, listed, named, quoted } from '../wording'
import { isPlayer } from './which'

const people = (count: number) => counted(count, '1 jugador', `${count} jugadores`)
/** A map by the name people know it by; null where it is none of the site's. */
async function mapNames({ opciones }: Asked['site']): Promise<(mapa: string) => string | null> {
  const { mapas: { lista } } = await opciones()
  return (mapa) => {
    const known = lista.find(({ codigo }) => codigo !== '' && codigo.toLowerCase() === mapa.toLowerCase())
    return known ? quoted(known.nombre) : null
  }
}

const address = ({ host, puerto }: GameServer) => `${host}:${puerto}`

/** The server a question names, or goes on with: 'y quiénes son', 'en cuál hay más', 'y en la 3'. */
export function serverAsked(asked: Asked, servers: readonly GameServer[]): GameServer | null {
  const typed = asked.words.filter(({ plain }) => plain !== 'una')
  const spoken = servers.find(({ id }) => id === asked.servidor)
  const named = spoken && asked.numero !== null ? servers.filter(({ grupo }) => grupo === spoken.grupo)[asked.numero - 1] : serverIn(typed, servers)
  if (named || !asked.goesOn && !spoken) return named ?? null
  const fullest = typed.some(({ plain }) => /^(?:mas|mayor|lleno|llena)$/.test(plain)) && typed.some(({ plain }) => /^(?:cual|donde)$/.test(plain))
  return fullest ? (servers.filter(({ en_linea }) => en_linea).sort((a, b) => b.jugadores - a.jugadores)[0] ?? null) : (spoken ?? null)
}

/** The game servers as they are now. */
export async function serverList(asked: Asked): Promise<Reply> {
  const servers = await asked.site.servidores()
  const mapName = await mapNames(asked.site)
  const one = serverAsked(asked, servers)
  if (one) return server(one, mapName)
  const [who] = asked.quien.filter(isPlayer)
  if (who) return whereabouts(servers, who)
  const online = servers.filter(({ en_linea }) => en_linea)
  const playing = online.filter(({ jugadores }) => jugadores > 0).sort((a, b) => b.jugadores - a.jugadores)
  const total = playing.reduce((sum, { jugadores }) => sum + jugadores, 0)
  const line = ({ nombre, jugadores, max_jugadores, mapa }: GameServer) => `${bold(quoted(nombre))}: ${jugadores}/${max_jugadores}${mapa ? ` en ${mapName(mapa) ?? quoted(mapa)}` : ''}`
  return {
    text: lines(
      online.length === 0
        ? `Ahora no responde ninguno de los ${servers.length} servidores.`
        : `Ahora hay ${bold(people(total))} en ${counted(playing.length, '1 servidor', `${playing.length} servidores`)}; ${online.length} de ${servers.length} están en línea.`,
      ...(playing.length ? [bullets(playing.slice(0, 6).map(line))] : []),
      online.length > playing.length && `Vacíos: ${listed(online.filter(({ jugadores }) => jugadores === 0).slice(0, 8).map(({ nombre }) => quoted(nombre)))}.`,
      link('Ver los servidores', links.servidores),
    ),
    sugerencias: playing.slice(0, 1).map(({ nombre }) => `¿Quién está en ${nombre}?`),
  }
}

/** On which server somebody plays under their nick. */
function whereabouts(servers: readonly GameServer[], who: PlayerName): Reply {
  const at = servers.find(({ lista }) => lista.some(({ nombre }) => nameKey(nombre) === nameKey(who.nombre)))
  return {
    text: at
      ? `Sí, ${named(who.nombre)} está jugando en ${bold(quoted(at.nombre))}. ${link('Ver los servidores', links.servidores)}`
      : `No veo a ${named(who.nombre)} en ninguno de los servidores ahora. ${link('Ver los servidores', links.servidores)}`,
    quien: [who],
  }
}

function server(one: GameServer, mapName: (mapa: string) => string | null): Reply {
  // here with the code a server says, too: whoever asks of one server may be about to type it
  const code = quoted(one.mapa ?? '')
  const known = mapName(one.mapa ?? '')
  const map = known ? `${known} (${code})` : code
  const who = one.lista.slice(0, 20).map(({ nombre, puntaje }) => `${quoted(nombre)} (${puntaje})`)
  return {
    text: lines(
      one.en_linea
        ? `${bold(quoted(one.nombre))} está en línea con ${bold(`${one.jugadores} de ${one.max_jugadores}`)}${one.mapa ? `, en el mapa ${bold(map)}` : ''}.`
        : `${bold(quoted(one.nombre))} no responde ahora: está fuera de línea.`,
      one.en_linea && (who.length ? `Juegan: ${listed(who)}.` : one.jugadores === 0 && 'No hay nadie jugando.'),
      `Dirección: ${bold(quoted(address(one)))}. ${link('Ver los servidores', links.servidores)}`,
    ),
    servidor: one.id,
  }
}

/** What to connect to. */
export async function serverAddress(asked: Asked): Promise<Reply> {
  const servers = await asked.site.servidores()
  const { guia } = await asked.site.opciones()
  const one = serverIn(asked.words.filter(({ plain }) => plain !== 'una'), servers) ?? servers.find(({ grupo }) => grupo === 'clan')
  const main = guia.servidor || (one ? address(one) : '')
  return {
    text: lines(
      main ? `La dirección del servidor es ${bold(quoted(one && serverIn(asked.words, servers) ? address(one) : main))}.` : 'Todavía no está publicada la dirección del servidor.',
      guia.password ? `Contraseña: ${bold(quoted(guia.password))}.` : null,
      `Se escribe en Volute y se aprieta Connect. Todos están en ${link('Servidores', links.servidores)}, con su puerto; el paso a paso, en la ${link('guía', links.guia)}.`,
    ),
  }
}

/** Who streams now; or whether the player named does. */
export async function streams(asked: Asked): Promise<Reply> {
  const { online, ofline } = await streamsNow(asked.site.db)
  const [who] = asked.quien.filter(isPlayer)
  if (who) {
    const on = online.find(({ jugador }) => jugador?.id === who.id)
    if (on) return { text: `Sí, ${named(who.nombre)} está en vivo: ${quoted(on.title)}, con ${people(on.viewer_count).replace('jugador', 'espectador')}. ${link('Verlo', links.streams)}`, quien: [who] }
    const channel = ofline.find(({ jugador }) => jugador?.id === who.id)
    return { text: `${named(who.nombre)} no está en vivo ahora${channel ? ` (su canal es twitch.tv/${quoted(channel.login)})` : ', ni tiene canal de Twitch en su perfil'}. ${link('Ver los streams', links.streams)}`, quien: [who] }
  }
  return {
    text: lines(
      online.length ? `Ahora ${online.length === 1 ? 'transmite' : 'transmiten'}:` : 'No hay streams activos en este momento.',
      ...(online.length ? [bullets(online.map(({ user_name, title, viewer_count }) => `${bold(quoted(user_name))}: ${quoted(title)} (${viewer_count} mirando)`))] : []),
      `Los canales de la comunidad están en ${link('Stream', links.streams)}.`,
    ),
    sugerencias: ['¿Cómo agrego mi canal?'],
  }
}

/** A player's own channels. */
export async function channels(asked: Asked): Promise<Reply> {
  const [who] = asked.quien.filter(isPlayer)
  const player = who && (await playerById(asked.site.db, who.id))
  if (!who || !player) return streams(asked)
  const has = [player.twitch ? `Twitch: ${bold(quoted(player.twitch))}` : null, player.youtube ? `YouTube: ${bold(quoted(player.youtube))}` : null].filter(Boolean)
  return { text: lines(has.length ? `Los canales de ${named(player.username)}: ${has.join(', ')}.` : `${named(player.username)} no tiene canales en su perfil.`, link('Ver al jugador', links.jugador(player.id))), quien: [who] }
}

/** Tournaments to come, and the last that was. */
export async function tournaments({ site: { db, now, opciones } }: Asked): Promise<Reply> {
  const all = await listTorneos(db, now.toISOString())
  const coming = all.filter(({ inicio }) => inicio > now.toISOString())
  const [past] = all.filter(({ inicio }) => inicio <= now.toISOString())
  const { aviso_torneo } = await opciones()
  const line = ({ nombre, inicio, descripcion }: (typeof all)[number]) => `${bold(quoted(nombre))}: ${formatDateTime(inicio)}${descripcion ? `. ${quoted(descripcion)}` : ''}`
  return {
    text: lines(
      coming.length ? (coming.length === 1 ? 'Se viene un torneo:' : 'Se vienen estos torneos:') : 'No hay torneos anunciados por ahora. Pronto...',
      ...(coming.length ? [bullets(coming.slice(0, 5).map(line))] : []),
      !coming.length && past && `El último fue ${bold(quoted(past.nombre))}, el ${formatDate(past.inicio)}.`,
      !coming.length && aviso_torneo && `En el ladder dice: ${quoted(aviso_torneo)}.`,
      `Todo sobre torneos e inscripciones, en ${link('Torneos', links.torneos)}.`,
    ),
  }
}

/** What was published last. */
export async function news({ site: { db } }: Asked): Promise<Reply> {
  const { anuncios } = await anuncioCards(db, { pagina: 1, por_pagina: 3 })
  return {
    text: lines(
      anuncios.length ? 'Lo último que se anunció:' : 'Todavía no hay anuncios.',
      ...(anuncios.length ? [bullets(anuncios.map(({ id, titulo, created_at, creador }) => `${bold(link(titulo, links.anuncio(id)))} (${formatDate(created_at)}, ${quoted(creador)})`))] : []),
      link('Ver los anuncios', links.anuncios),
    ),
  }
}

const rolName = (rol: number) => rolNames[rol === 1 ? 1 : rol === 2 ? 2 : rol === 3 ? 3 : rol === 4 ? 4 : 5]

/** Who runs the site. */
export async function staff({ site: { db, community } }: Asked): Promise<Reply> {
  const all = await staffNames(db)
  return {
    text: lines(
      all.length ? 'El equipo de la comunidad:' : 'Todavía no hay equipo a la vista.',
      ...(all.length ? [bullets(all.map(({ id, username, rol }) => `${bold(link(username, links.jugador(id)))}, ${rolName(rol)}`))] : []),
    ),
    listed: all.flatMap(({ id }) => community.playerById.get(id) ?? []),
    quien: all.slice(0, 1).flatMap(({ id }) => community.playerById.get(id) ?? []),
  }
}

/** Whom to turn to. */
export async function complaints({ site: { db } }: Asked): Promise<Reply> {
  const all = (await staffNames(db)).filter(({ rol }) => rol <= 2)
  const names = listed(all.map(({ id, username, rol }) => `${bold(link(username, links.jugador(id)))} (${rolName(rol)})`))
  return {
    text: lines(
      all.length ? `Habla con la administración: ${names}.` : 'Habla con la administración del sitio.',
      `Por una partida, ten a mano las capturas: lo que dice el ${link('reglamento', links.reglamento)} manda.`,
    ),
  }
}

/** How many there are of everything. */
export async function numbers({ site: { db, community } }: Asked): Promise<Reply> {
  const total = await matchCount(db)
  const clans = new Set(community.etapas.map(({ id }) => id))
  const count = [...community.clanById.values()].length
  return { text: lines(`Somos ${bold(people(community.playerById.size))}, en ${bold(counted(count, '1 clan', `${count} clanes`))} de ${counted(clans.size, '1 etapa', `${clans.size} etapas`)}, con ${bold(counted(total, '1 partida', `${total} partidas`))} reportadas.`, link('Ver a los jugadores', links.jugadores)) }
}

const nets = [['facebook', 'Facebook'], ['instagram', 'Instagram'], ['youtube', 'YouTube'], ['tiktok', 'TikTok'], ['whatsapp', 'WhatsApp']] as const

/** The community elsewhere. */
export async function socials({ site, terms }: Asked): Promise<Reply> {
  const { redes } = await site.opciones()
  const there = nets.filter(([net]) => redes[net])
  const discord = terms.has('discord') ? 'En Discord también ando: menciónenme y contesto. ' : ''
  return { text: there.length ? `${discord}Estamos en ${listed(there.map(([net, name]) => bold(link(name, redes[net]))))}.` : `${discord}Los enlaces a las redes están al pie de cada página.` }
}
