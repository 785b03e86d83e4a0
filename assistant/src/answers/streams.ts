import { playerById } from '@trinchera/db/queries/players/players'
import { streamsNow } from '@trinchera/db/queries/streams/streams'
import { youtubeChannel } from '@trinchera/rules/links'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { bold, bulletsUpTo, counted, lines, link, listed, listedUpTo, named, quoted } from '../wording'
import { isPlayer } from './which'
import { begun, yesNo } from './whether'

const live = /\b(?:vivo|transmit\w*|streame\w*|live|prendid[oa]|online)\b/

/** A Twitch login is letters, digits and underscores: it goes into an address as it is. */
const twitchAddress = (login: string) => `https://www.twitch.tv/${encodeURIComponent(login)}`
export const twitch = (login: string) => bold(link(`twitch.tv/${login}`, twitchAddress(login)))

/** A match is to be watched. */
const watches =
  /\b(?:donde|adonde|como|se (?:puede )?(?:ver|ve|mira|mirar)|transmit\w*|streams?|streame\w*|ver|dan|mirar)\b/
const ofMatch =
  /\b(?:partid[oa]s?|retos?|match|semi\w*|final|torneos?|copa|manana|viernes|sabado|domingo|lunes|martes|miercoles|jueves|finde)\b/

/** It asks for names: 'quién transmite por twitch'. */
const asksWho = /\b(?:quien(?:es)?|kien|twitch|canal(?:es)?|cual(?:es)?)\b/

/** Who streams now; or whether the player named does. */
export async function streams(asked: Pick<Asked, 'site' | 'words' | 'quien'>): Promise<Reply> {
  const { online, ofline } = await streamsNow(asked.site.db)
  const [who] = asked.quien.filter(isPlayer)
  if (who) {
    const on = online.find(({ jugador }) => jugador?.id === who.id)
    if (on)
      return {
        text: `${yesNo(asked, live, true) ? 'Sí, ' : ''}${named(who.nombre)} está en vivo: ${quoted(on.title)}, con ${counted(on.viewer_count, '1 persona mirando', `${on.viewer_count} personas mirando`)}. Míralo en ${twitch(on.user_login)} o en ${link('Stream', paths.stream)}.`,
        quien: [who],
      }
    const channel = ofline.find(({ jugador }) => jugador?.id === who.id)
    return {
      text: `${yesNo(asked, live, false) ? 'No, ' : ''}${named(who.nombre)} no está en vivo ahora${channel ? `. Su canal es ${twitch(channel.login)}` : ', ni tiene canal de Twitch en su perfil'}. ${link('Ver los streams', paths.stream)}`,
      quien: [who],
    }
  }
  const typed = asked.words.map(({ plain }) => plain).join(' ')
  const toCome = watches.test(typed) && ofMatch.test(typed)
  return {
    text: lines(
      toCome &&
        `Los partidos se ven en ${link('Stream', paths.stream)}, cuando alguien de la comunidad los transmite: si uno se va a transmitir ${bold('no está anunciado')}, depende de quien prenda su canal.`,
      online.length
        ? `${begun(toCome ? null : yesNo(asked, /\b(?:hay|alguien|transmit\w*|vivo|streams?|streame\w*)\b/, true), 'ahora')} ${online.length === 1 ? 'transmite' : 'transmiten'}:`
        : 'No hay streams activos en este momento.',
      online.length === 0 &&
        ofline.length > 0 &&
        asksWho.test(typed) &&
        `En Twitch ${counted(ofline.length, 'tiene canal', `tienen canal ${ofline.length}`)}: ${listedUpTo(
          ofline.map(({ displayName, jugador }) => quoted(jugador ? jugador.username : displayName)),
          20,
        )}.`,
      online.length > 0 &&
        bulletsUpTo(
          online.map(
            ({ user_login, user_name, title, viewer_count }) =>
              `${bold(link(user_name, twitchAddress(user_login)))}: ${quoted(title)} (${viewer_count} mirando)`,
          ),
          8,
          paths.stream,
        ),
      `Los canales de la comunidad están en ${link('Stream', paths.stream)}.`,
    ),
    sugerencias: ['¿Cómo agrego mi canal?'],
  }
}

/** A player's own channels; whether they are on air, where that is asked. */
export async function channels(asked: Pick<Asked, 'site' | 'words' | 'quien'>): Promise<Reply> {
  const [who] = asked.quien.filter(isPlayer)
  const player = who && (await playerById(asked.site.db, who.id))
  const typed = asked.words.map(({ plain }) => plain).join(' ')
  if (!who || !player || live.test(typed)) return streams(asked)
  const youtube = player.youtube && youtubeChannel(player.youtube)
  const has = [player.twitch ? twitch(player.twitch) : null, youtube ? bold(link('YouTube', youtube)) : null].filter(
    (each) => each !== null,
  )
  const lacks =
    /\b(?:youtube|yt)\b/.test(typed) && !youtube
      ? 'YouTube'
      : /\btwitch\b/.test(typed) && !player.twitch
        ? 'Twitch'
        : null
  const said = yesNo(asked, /\btiene\b/, has.length > 0 && !lacks)
  const what =
    lacks && has.length
      ? `${named(player.username)} no tiene ${lacks} en su perfil, pero sí ${listed(has)}.`
      : has.length
        ? `${has.length === 1 ? 'El canal' : 'Los canales'} de ${named(player.username)}: ${listed(has)}.`
        : `${named(player.username)} no tiene canales en su perfil.`
  return {
    text: lines(
      said ? `${said}: ${what.replace(/^(?:El|Los) /, (article) => article.toLowerCase())}` : what,
      link('Ver al jugador', paths.jugador(player.id)),
    ),
    quien: [who],
  }
}
