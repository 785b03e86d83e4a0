import { paths } from '@trinchera/contract/site-paths'
import { playerById } from '@trinchera/db/queries/players/players'
import { streamsNow } from '@trinchera/db/queries/streams/streams'
import { youtubeChannel } from '@trinchera/rules/links'
import type { Reply, Site } from '../intent'
import { isOf } from '../intents/family'
import type { PlayerName } from '../names/community'
import { withoutNames } from '../query/agenda'
import type { Thread } from '../thread-state'
import { sayIn, type Say } from '../torneos/say'
import type { Question } from '../understand'
import { plain } from '../words/plain'
import { bold, counted, lines, link, listed, listedUpTo, named, quoted } from '../wording'
import { doings, ofOwnChannel } from './own-channel'
import { streamers } from './streamers'
import { streams, twitch, withChannel } from './streams'
import { isPlayer } from './which'

const mostShown = 20
const page = (say: Say) => link(say('Stream', 'Stream'), paths.stream)

/** Who has a channel on YouTube, as the page of streams lists them. */
async function onYoutube({ db }: Site, say: Say): Promise<string> {
  const { youtube } = await streamsNow(db)
  const names = youtube.map(({ username }) => bold(quoted(username)))
  return names.length
    ? say(
        `En YouTube ${counted(names.length, 'hay 1 canal', `hay ${names.length} canales`)} de la comunidad: ${listedUpTo(names, mostShown)}. Con sus enlaces, en ${page(say)}.`,
        `The community has ${counted(names.length, '1 channel', `${names.length} channels`)} on YouTube: ${names.slice(0, mostShown).join(', ')}. Their links are in ${page(say)}.`,
      )
    : say('Nadie tiene canal de YouTube en su perfil.', 'Nobody has a YouTube channel in their profile.')
}

const onAir = /\b(?:transmit\w*|streame\w*|stream(?:s|ing)?|en vivo|al aire|en directo|directos?|prendid[oa]s?|live)\b/
const saysYoutube = /\b(?:youtube|yt)\b/
const saysTwitch = /\btwitch\b/
/** How one's own channel is set up. */
const setsUp = /\b(?:como|agreg\w+|pon\w+|conect\w+|vincul\w+|add|link|how)\b/

/** Whether somebody is live on YouTube: only Twitch tells. */
async function liveOnYoutube(text: string, site: Site, say: Say): Promise<Reply | null> {
  if (!saysYoutube.test(text) || saysTwitch.test(text) || !onAir.test(text) || setsUp.test(text)) return null
  const { online } = await streamsNow(site.db)
  return {
    text: lines(
      say(
        `De YouTube no lo sé: el sitio solo ve los directos de ${bold('Twitch')}.`,
        `I do not know of YouTube: the site only sees who is live on ${bold('Twitch')}.`,
      ),
      await onYoutube(site, say),
      online.length
        ? say(
            `En Twitch ${online.length === 1 ? 'transmite' : 'transmiten'} ahora ${listed(online.map(({ user_name }) => bold(quoted(user_name))))}.`,
            `Live on Twitch now: ${online.map(({ user_name }) => bold(quoted(user_name))).join(', ')}.`,
          )
        : say('En Twitch no transmite nadie ahora.', 'Nobody is live on Twitch now.'),
    ),
  }
}

const recorded =
  /\b(?:grabad[oa]s?|grabacion(?:es)?|repeticion(?:es)?|repetid[oa]s?|vods?|resubid[oa]s?|videos?|demos?|replays?|recordings?|(?:old|past) (?:matches|games|streams)|recorded|highlights?|se guardan|quedan guardad[oa]s|saved)\b/
const ofMatches =
  /\b(?:partid[oa]s?|matchs?|retos?|streams?|transmision(?:es)?|directos|torneos?|final(?:es)?|semis?|copa|juegos|encuentros?|ver|veo|hay|matches|games?|watch|see|old|past)\b/
/** A record of another thing, or a film that proves something. */
const otherRecord =
  /\b(?:prueba\w*|evidencia\w*|reclam\w+|subir|subo|sub[ei]\w*|adjunt\w+|trampa|cheat\w*|foro|comentario|captura\w*|tarjeta|intro|editar|clan|historial|proof|upload|como grabo|grabar)\b|·/

async function recordingsTold(site: Site, say: Say): Promise<Reply> {
  return {
    text: lines(
      say(
        `${bold('No')}: el sitio no guarda grabaciones ni repeticiones de las partidas. Si alguien subió una, está en su canal.`,
        `${bold('No')}: the site keeps no recordings of matches. If somebody put one up, it is on their channel.`,
      ),
      await onYoutube(site, say),
    ),
  }
}

/** Where a match may be seen that is over. */
async function recordings(text: string, site: Site, say: Say): Promise<Reply | null> {
  const onTube = /\bsub(?:en|ieron)\b.*\b(?:youtube|yt)\b/.test(text) && ofMatches.test(text)
  if (onTube) return recordingsTold(site, say)
  if (!recorded.test(text) || !ofMatches.test(text) || otherRecord.test(text)) return null
  return recordingsTold(site, say)
}

const scheduled =
  /\b(?:a que horas?|a q horas?|que horas?|cuando|que dias?|q dias?|horario|what time|when|which days?|schedule)\b/
const past = /\b(?:avis\w+|entero|enterar\w*|notif\w+|fue|ultima|ultimo|transmitio|streameo|last)\b/

/** At what hours a player streams: that is not published. */
async function hoursOf(text: string, who: PlayerName, site: Site, say: Say): Promise<Reply | null> {
  const asks = onAir.test(text) || /\bprende\b/.test(text)
  if (!asks || !scheduled.test(text) || past.test(text)) return null
  const { online } = await streamsNow(site.db)
  const player = await playerById(site.db, who.id)
  const isOn = online.some(({ jugador }) => jugador?.id === who.id)
  const name = named(who.nombre)
  if (!player?.twitch)
    return {
      text: say(
        `${name} no tiene canal de Twitch en su perfil, así que no sé a qué hora transmite.`,
        `${name} has no Twitch channel in the profile: at what hours is not known.`,
      ),
      quien: [who],
    }
  return {
    text: lines(
      say(
        `A qué hora transmite ${name} ${bold('no está publicado')}: los canales no tienen horario en el sitio. Ahora ${isOn ? bold('está en vivo') : 'no está en vivo'}: ${twitch(player.twitch)}.`,
        `When ${name} streams is ${bold('not published')}. ${isOn ? 'Live now' : 'Not live now'}: ${twitch(player.twitch)}.`,
      ),
      say(
        `Para que te avise cuando prenda, aprieta ${bold('Seguir')} al lado de su canal en ${page(say)}, con tu sesión iniciada.`,
        `To be told when it goes live, press ${bold('Seguir')} beside the channel in ${page(say)}, logged in.`,
      ),
    ),
    quien: [who],
  }
}

const wantsLink =
  /^(?:y )?(?:ya )?(?:(?:pasa|manda|da|envia|tira)\w* |cual es |tienes |pon\w* |send me |give me |what s )?(?:me )?(?:el |la |su |the )?(?:link|url|enlace|direccion|canal)(?: (?:porfa|plis|pls|po|please|del canal|de su canal|entonces))*$/

/** The channels of a player, of one platform where that is said. */
async function channelsOf(who: PlayerName, platform: string, { db }: Site): Promise<string[]> {
  const player = await playerById(db, who.id)
  const youtube = player?.youtube ? youtubeChannel(player.youtube) : null
  return [
    ...(player?.twitch && !saysYoutube.test(platform) ? [twitch(player.twitch)] : []),
    ...(youtube && !saysTwitch.test(platform) ? [bold(link(youtube.replace('https://www.', ''), youtube))] : []),
  ]
}

/** 'pásame el link', of the player whose channels were told. */
async function linkOfTold(text: string, { quien, intent, asked }: Thread, site: Site, say: Say): Promise<Reply | null> {
  const [who] = quien.filter(isPlayer)
  if (!who || !/^(?:canales-de|streams|ingles)$/.test(intent ?? '') || !wantsLink.test(text)) return null
  const platform = plain(asked ?? '')
  const one = saysYoutube.test(platform) !== saysTwitch.test(platform) ? platform : ''
  const has = await channelsOf(who, one, site)
  const all = has.length ? has : await channelsOf(who, '', site)
  return all.length
    ? {
        text: say(`${named(who.nombre)}: ${listed(all)}.`, `${named(who.nombre)}: ${all.join(' and ')}.`),
        quien: [who],
      }
    : null
}

const asksIf = /^y |\b(?:tiene|has|have|is)\b/
const onePlatform =
  /^(?:(?:y|tiene|·|el|la|de|del|en|su|canal|link|url|to|the|a|has|does|have|and|also|tambien|ahi|is|on|pasame|dame|manda|me|give|send|what|s|cual|es) )*(?:twitch|youtube|yt)(?: (?:tiene|del?|el|la|·|s|of|tambien|channel|link))*$/

/** Whether a player is on one platform: 'y twitch?', of the one that was named. */
async function onPlatform(text: string, who: PlayerName, site: Site, say: Say): Promise<Reply | null> {
  if (!onePlatform.test(text)) return null
  const name = saysYoutube.test(text) ? 'YouTube' : 'Twitch'
  const [own] = await channelsOf(who, text, site)
  const others = own ? [] : await channelsOf(who, '', site)
  return {
    text: own
      ? say(
          `${asksIf.test(text) ? 'Sí: el' : 'El'} ${name} de ${named(who.nombre)} es ${own}.`,
          `${asksIf.test(text) ? 'Yes: ' : ''}${named(who.nombre)} is at ${own}.`,
        )
      : say(
          `No: ${named(who.nombre)} no tiene ${name} en su perfil${others.length ? `, pero sí ${listed(others)}` : ''}.`,
          `No: ${named(who.nombre)} has no ${name} in the profile${others.length ? `, but ${others.join(' and ')}` : ''}.`,
        ),
    quien: [who],
  }
}

/** Whether a match is to be streamed: that depends on who turns on a channel. */
const isStreamed =
  /\b(?:alguien|quien|se|van?|lo) (?:va a |van a )?(?:transmit\w+|streame\w+|stremea\w*)\b.*\b(?:retos?|partid[oa]s?|match|torneos?|final|copa)\b/

/** How many watch, a player or each who is live; null where that is not asked. */
async function viewers(text: string, who: PlayerName | null, site: Site, say: Say): Promise<Reply | null> {
  if (
    !/\b(?:viewers?|espectadores|views|watching|mirando|viendo)\b|\b(?:cuant[oa]s|cuanta gente|how many)\b.*\b(?:ven|ve|miran|mira|watch\w*)\b.*\b(?:stream\w*|directo|·|a|canal)\b/.test(
      text,
    ) ||
    !/\b(?:cuant\w+|mas|how many|most|quien)\b/.test(text)
  )
    return null
  const { online } = await streamsNow(site.db)
  const shown = online
    .filter(({ jugador, user_name }) => !who || jugador?.id === who.id || user_name === who.nombre)
    .sort((a, b) => b.viewer_count - a.viewer_count)
  const told = shown.map(
    ({ user_name, viewer_count }) => `${named(user_name)}: ${bold(String(viewer_count))} ${say('mirando', 'watching')}`,
  )
  return {
    text: told.length
      ? lines(...told, page(say))
      : say(
          `${who ? `${named(who.nombre)} no está en vivo` : 'No hay nadie en vivo'} ahora, así que no lo mira nadie. ${page(say)}`,
          `${who ? `${named(who.nombre)} is not live` : 'Nobody is live'} now. ${page(say)}`,
        ),
    ...(who ? { quien: [who] } : {}),
  }
}

/** Who has a channel, or how many do, told in English. */
async function channelsInEnglish(text: string, site: Site): Promise<Reply | null> {
  if (
    !/\bwho streams\b|\bwho (?:has|have)\b.*\b(?:channels?|twitch|youtube)\b|\b(?:how many|which|what) (?:streamers|channels)\b/.test(
      text,
    )
  )
    return null
  const { online, ofline, youtube } = await streamsNow(site.db)
  const names = [
    ...online.map(({ user_name }) => `${bold(quoted(user_name))} (live)`),
    ...ofline.map(({ displayName, jugador }) => quoted(jugador ? jugador.username : displayName)),
  ]
  const say = sayIn(true)
  return {
    text: lines(
      !saysYoutube.test(text) &&
        `${bold(`${names.length} channels`)} on Twitch: ${names.slice(0, mostShown).join(', ')}.`,
      !saysTwitch.test(text) && youtube.length > 0 && (await onYoutube(site, say)),
      page(say),
    ),
  }
}

/** What is asked of channels and of what was streamed, besides who is live; null where it is something else. */
export async function ofStreams(
  question: Question,
  thread: Thread,
  site: Site,
  english = false,
): Promise<Reply | null> {
  const say = sayIn(english)
  const text = withoutNames(question)
  const [mention] = question.mentions
  const who = mention?.jugador ? await withChannel(question, site) : null
  if (who && question.mentions.length === 1)
    return (
      (await hoursOf(text, who, site, say)) ??
      (await viewers(text, who, site, say)) ??
      (await onPlatform(text, who, site, say))
    )
  if (question.mentions.length) return null
  const [spoken] = isOf(thread.intent, 'streams') || thread.intent === 'canales-de' ? thread.quien.filter(isPlayer) : []
  return (
    (await linkOfTold(text, thread, site, say)) ??
    (spoken ? await onPlatform(text, spoken, site, say) : null) ??
    (await ofOwnChannel(text, site, say)) ??
    (await liveOnYoutube(isOf(thread.intent, 'streams') ? `${text} stream` : text, site, say)) ??
    (await viewers(text, null, site, say)) ??
    (/\bcuant[oa]s (?:streamers|canales)\b/.test(text) ? await streamers({ words: question.words, site }) : null) ??
    (english ? await channelsInEnglish(text, site) : null) ??
    (isStreamed.test(text) && !/\b(?:como|puedo)\b/.test(text)
      ? await streams({ site, words: question.words, quien: [] })
      : null) ??
    doings(text, say) ??
    (await recordings(text, site, say))
  )
}
