import { anuncioCards } from '@trinchera/db/queries/anuncios'
import { matchCount, staffNames } from '@trinchera/db/queries/names'
import { playerById } from '@trinchera/db/queries/players'
import { streamsNow } from '@trinchera/db/queries/streams'
import { listTorneos } from '@trinchera/db/queries/torneos'
import type { GameServer } from '@trinchera/contract/servidores'
import { youtubeChannel } from '@trinchera/rules/links'
import { formatDate, formatDateTime } from '@trinchera/rules/presentation'
import type { Asked, Reply } from '../intent'
import { links } from '../links'
import type { PlayerName } from '../names/community'
import { mapIn } from '../names/maps'
import { nameKey } from '../names/name-index'
import { serverIn } from '../names/servers'
import { bold, bullets, bulletsUpTo, capital, copied, counted, lines, link, listed, listedUpTo, named, quoted, rolName } from '../wording'
import { isPlayer } from './which'
import { yesNo } from './whether'

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

const populated = /\b(?:gente|alguien|jugando|juega|juegan|jugadores|hay|movimiento|tienen servidor\w*)\b/
const down = /\b(?:caid[oa]s?|muert[oa]s?|apagad[oa]s?|abajo)\b/
const up = /\b(?:online|prendid[oa]s?|arriba|funciona|funcionando|linea|activ[oa]s?)\b/

/** 'Sí, ahora' to a question of yes or no, else 'Ahora'. */
const begun = (said: 'Sí' | 'No' | null, rest: string) => (said ? `${said}, ${rest}` : capital(rest))
/** What makes of 'hay…' a question about something else than people. */
const other = /\b(?:llen[oa]s?|lag|ping|clave|password|pass|modo)\b/

/** The game servers as they are now. */
export async function serverList(asked: Asked): Promise<Reply> {
  const servers = await asked.site.servidores()
  const mapName = await mapNames(asked.site)
  const one = serverAsked(asked, servers)
  if (one) return server(asked, one, mapName)
  const [who] = asked.quien.filter(isPlayer)
  if (who) return whereabouts(servers, who)
  const online = servers.filter(({ en_linea }) => en_linea)
  const playing = online.filter(({ jugadores }) => jugadores > 0).sort((a, b) => b.jugadores - a.jugadores)
  const asksPeople = !other.test(asked.words.map(({ plain }) => plain).join(' ')) && !mapIn(asked.words, asked.site.community.mapas)
  const whether = (is: boolean) => (asksPeople ? yesNo(asked, populated, is) : null)
  const total = playing.reduce((sum, { jugadores }) => sum + jugadores, 0)
  const line = ({ nombre, jugadores, max_jugadores, mapa }: GameServer) => `${bold(quoted(nombre))}: ${jugadores}/${max_jugadores}${mapa ? ` en ${mapName(mapa) ?? quoted(mapa)}` : ''}`
  return {
    text: lines(
      online.length === 0
        ? `${begun(yesNo(asked, down, true), 'ahora')} no responde ninguno de los ${servers.length} servidores.`
        : total === 0
          ? `${begun(whether(false), 'ahora')} no hay nadie jugando; ${online.length} de ${servers.length} servidores están en línea.`
          : `${begun(whether(true), 'ahora')} hay ${bold(people(total))} en ${counted(playing.length, '1 servidor', `${playing.length} servidores`)}; ${online.length} de ${servers.length} están en línea.`,
      playing.length > 0 && bulletsUpTo(playing.map(line), 8),
      playing.length > 0 && online.length > playing.length && `Sin nadie: ${listedUpTo(online.filter(({ jugadores }) => jugadores === 0).map(({ nombre }) => quoted(nombre)), 8)}.`,
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
      : `No, ahora no veo a ${named(who.nombre)} en ninguno de los servidores. ${link('Ver los servidores', links.servidores)}`,
    quien: [who],
  }
}

function server(asked: Asked, one: GameServer, mapName: (mapa: string) => string | null): Reply {
  // here with the code a server says, too: whoever asks of one server may be about to type it
  const code = quoted(one.mapa ?? '')
  const known = mapName(one.mapa ?? '')
  const map = known ? `${known} (${code})` : code
  const answer = yesNo(asked, down, !one.en_linea) ?? yesNo(asked, up, one.en_linea) ?? yesNo(asked, populated, one.jugadores > 0)
  const said = answer ? `${answer}: ` : ''
  const who = one.lista.toSorted((a, b) => b.puntaje - a.puntaje).map(({ nombre, puntaje }) => `${quoted(nombre)} (${puntaje})`)
  return {
    text: lines(
      one.en_linea
        ? `${said}${bold(quoted(one.nombre))} está en línea con ${bold(`${one.jugadores} de ${one.max_jugadores}`)}${one.mapa ? `, en el mapa ${bold(map)}` : ''}.`
        : `${said}${bold(quoted(one.nombre))} no responde ahora: está fuera de línea.`,
      one.en_linea && (who.length ? `Juegan, con sus puntos: ${listedUpTo(who, 20)}.` : one.jugadores === 0 && 'No hay nadie jugando.'),
      `Dirección: ${bold(copied(address(one)))}. ${link('Ver los servidores', links.servidores)}`,
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
      main ? `La dirección del servidor es ${bold(copied(one && serverIn(asked.words, servers) ? address(one) : main))}.` : 'Todavía no está publicada la dirección del servidor.',
      guia.password ? `Contraseña: ${bold(copied(guia.password))}.` : null,
      `Escríbela en Volute y aprieta Connect. Todas están en ${link('Servidores', links.servidores)}, con su puerto; el paso a paso, en la ${link('guía', links.guia)}.`,
    ),
  }
}

const live = /\b(?:vivo|transmit\w*|streame\w*|live|prendid[oa]|online)\b/

/** A Twitch login is letters, digits and underscores: it goes into an address as it is. */
const twitchAddress = (login: string) => `https://www.twitch.tv/${encodeURIComponent(login)}`
const twitch = (login: string) => bold(link(`twitch.tv/${login}`, twitchAddress(login)))

/** Who streams now; or whether the player named does. */
export async function streams(asked: Asked): Promise<Reply> {
  const { online, ofline } = await streamsNow(asked.site.db)
  const [who] = asked.quien.filter(isPlayer)
  if (who) {
    const on = online.find(({ jugador }) => jugador?.id === who.id)
    if (on) return { text: `${yesNo(asked, live, true) ? 'Sí, ' : ''}${named(who.nombre)} está en vivo: ${quoted(on.title)}, con ${counted(on.viewer_count, '1 persona mirando', `${on.viewer_count} personas mirando`)}. Míralo en ${twitch(on.user_login)} o en ${link('Stream', links.streams)}.`, quien: [who] }
    const channel = ofline.find(({ jugador }) => jugador?.id === who.id)
    return { text: `${yesNo(asked, live, false) ? 'No, ' : ''}${named(who.nombre)} no está en vivo ahora${channel ? `. Su canal es ${twitch(channel.login)}` : ', ni tiene canal de Twitch en su perfil'}. ${link('Ver los streams', links.streams)}`, quien: [who] }
  }
  return {
    text: lines(
      online.length ? `${begun(yesNo(asked, /\b(?:hay|alguien|transmit\w*|vivo|streams?|streame\w*)\b/, true), 'ahora')} ${online.length === 1 ? 'transmite' : 'transmiten'}:` : 'No hay streams activos en este momento.',
      online.length > 0 && bulletsUpTo(online.map(({ user_login, user_name, title, viewer_count }) => `${bold(link(user_name, twitchAddress(user_login)))}: ${quoted(title)} (${viewer_count} mirando)`), 8),
      `Los canales de la comunidad están en ${link('Stream', links.streams)}.`,
    ),
    sugerencias: ['¿Cómo agrego mi canal?'],
  }
}

/** A player's own channels; whether they are on air, where that is asked. */
export async function channels(asked: Asked): Promise<Reply> {
  const [who] = asked.quien.filter(isPlayer)
  const player = who && (await playerById(asked.site.db, who.id))
  const typed = asked.words.map(({ plain }) => plain).join(' ')
  if (!who || !player || live.test(typed)) return streams(asked)
  const youtube = player.youtube && youtubeChannel(player.youtube)
  const has = [player.twitch ? twitch(player.twitch) : null, youtube ? bold(link('YouTube', youtube)) : null].filter((each) => each !== null)
  const lacks = /\b(?:youtube|yt)\b/.test(typed) && !youtube ? 'YouTube' : /\btwitch\b/.test(typed) && !player.twitch ? 'Twitch' : null
  const said = yesNo(asked, /\btiene\b/, has.length > 0 && !lacks)
  const what = lacks && has.length ? `${named(player.username)} no tiene ${lacks} en su perfil, pero sí ${listed(has)}.` : has.length ? `${has.length === 1 ? 'El canal' : 'Los canales'} de ${named(player.username)}: ${listed(has)}.` : `${named(player.username)} no tiene canales en su perfil.`
  return { text: lines(said ? `${said}: ${what.replace(/^(?:El|Los) /, (article) => article.toLowerCase())}` : what, link('Ver al jugador', links.jugador(player.id))), quien: [who] }
}

/** Tournaments to come, and the last that was. */
export async function tournaments(asked: Asked): Promise<Reply> {
  const { site: { db, now, opciones } } = asked
  const all = await listTorneos(db, now.toISOString())
  const coming = all.filter(({ inicio }) => inicio > now.toISOString())
  const [past] = all.filter(({ inicio }) => inicio <= now.toISOString())
  const { aviso_torneo } = await opciones()
  const line = ({ nombre, inicio, descripcion }: (typeof all)[number]) => `${bold(quoted(nombre))}: ${formatDateTime(inicio)}${descripcion ? `. ${quoted(descripcion)}` : ''}`
  return {
    text: lines(
      coming.length ? `${begun(yesNo(asked, /\b(?:hay|habra|viene|vienen|tienen|proxim\w*)\b/, true), 'se')} ${coming.length === 1 ? 'viene un torneo' : 'vienen estos torneos'}:` : 'No hay torneos anunciados por ahora. Pronto...',
      coming.length > 0 && bulletsUpTo(coming.map(line), 5),
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

/** Who runs the site. */
export async function staff({ site: { db, community } }: Asked): Promise<Reply> {
  const all = await staffNames(db)
  return {
    text: lines(
      all.length ? 'El equipo de la comunidad:' : 'Todavía no hay equipo a la vista.',
      ...(all.length ? [bullets(all.map(({ id, username, rol }) => `${bold(link(username, links.jugador(id)))}, ${rolName(rol)}`))] : []),
    ),
    sugerencias: ['¿Con quién hablo por un reclamo?'],
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
  const discord = !terms.has('discord') ? '' : site.discord ? 'Sí, en Discord también ando: menciónenme y contesto. ' : 'No veo un Discord entre los enlaces del sitio; la voz va por TS3. '
  return { text: there.length ? `${discord}Estamos en ${listed(there.map(([net, name]) => bold(link(name, redes[net]))))}.` : `${discord}Los enlaces a las redes están al pie de cada página.` }
}
