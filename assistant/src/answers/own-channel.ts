import { paths } from '@trinchera/contract/site-paths'
import { playerById } from '@trinchera/db/queries/players/players'
import { streamsNow } from '@trinchera/db/queries/streams/streams'
import { youtubeChannel } from '@trinchera/rules/links'
import type { Reply, Site } from '../intent'
import type { Say } from '../torneos/say'
import { bold, bullets, counted, lines, link, listed } from '../wording'
import { twitch } from './streams'

const page = (say: Say) => link(say('Stream', 'Stream'), paths.stream)
const account = bold(link('Mi Cuenta', paths.miCuenta))

const ownChannel =
  /\b(?:mi|mis|my) (?:canal(?:es)?|stream|streams|twitch|youtube|channel|directo|transmision)\b|\b(?:estoy|salgo|aparezco|figuro|am i)\b.*\b(?:stream(?:s|ers|ing)?|lista de streams?)\b|\b(?:estoy|ando) (?:transmitiendo|streameando|en vivo|al aire|en directo|live)\b|\b(?:prendi|puse|abri|inicie) (?:el |mi |un )?(?:stream|directo|twitch)\b/
const notShown =
  /\bno (?:me |se )?(?:apare[cz]\w+|sale|salgo|salio|ve|ven|muestra|figur\w+|esta|estoy|lo muestra|detecta|marca|dice)\b|\b(?:isn t|not|doesn t|don t) (?:show\w*|appear\w*|listed|there|up)\b/
const shown =
  /\b(?:sale|salgo|aparec\w+|figur\w+|esta|estoy|se ve|se muestra|sali|listed|show\w*|appear\w*|there)\b.*\b(?:streams?|streamers|pagina|sitio|lista|page|site)\b|\b(?:streams?|pagina|sitio|lista)\b.*\b(?:sale|salgo|aparec\w+|figur\w+)\b/

const which = /^(?:y |oye )*(?:cual(?:es)? (?:es|son) mis? |tengo |what s my |which is my )|\blisted$/

/** The channels of whoever asks, as the page of streams lists them; null where nobody is known. */
async function ownState({ db, asker }: Site, say: Say): Promise<string | null> {
  const player = asker && (await playerById(db, asker.id))
  if (!asker || !player) return null
  const { online } = await streamsNow(db)
  const isOn = online.some(({ jugador }) => jugador?.id === asker.id)
  const youtube = player.youtube && youtubeChannel(player.youtube)
  const has = [
    player.twitch &&
      say(
        `tu Twitch, ${twitch(player.twitch)} (${isOn ? 'en vivo ahora' : 'ahora fuera de línea'})`,
        `your Twitch, ${twitch(player.twitch)} (${isOn ? 'live now' : 'offline now'})`,
      ),
    youtube && say(`tu ${link('YouTube', youtube)}`, `your ${link('YouTube', youtube)}`),
  ].filter(Boolean)
  return has.length
    ? say(
        `${bold('Sí')}: en ${page(say)} ${counted(has.length, 'está', 'están')} ${listed(has.map(String))}.`,
        `${bold('Yes')}: ${page(say)} lists ${has.join(' and ')}.`,
      )
    : say(
        `${bold('No')}: no tienes canal en tu perfil. Escríbelo en ${account}, con ${bold('Modificar datos')}, y sale en ${page(say)}.`,
        `${bold('No')}: your profile has no channel. Write it in ${account}, with ${bold('Modificar datos')}, and it is in ${page(say)}.`,
      )
}

/** Whether one's own channel is listed, and what to look at where it is not though one is live. */
export async function ofOwnChannel(text: string, site: Site, say: Say): Promise<Reply | null> {
  if (!ownChannel.test(text) || !(notShown.test(text) || shown.test(text) || which.test(text))) return null
  const own = await ownState(site, say)
  if (!notShown.test(text))
    return own
      ? { text: own }
      : {
          kind: 'ask',
          text: say(
            `No sé quién eres: ${link('inicia sesión', paths.login())}. Los canales que salen son los de ${page(say)}.`,
            `I do not know who you are: ${link('log in', paths.login())}. The channels that are listed are in ${page(say)}.`,
          ),
        }
  return {
    text: lines(
      say(
        `Si estás al aire y no sales en ${page(say)}, revisa:`,
        `If you are live and not in ${page(say)}, look at this:`,
      ),
      bullets([
        say(
          `Que en ${account}, con ${bold('Modificar datos')}, tu usuario de ${bold('Twitch')} esté bien escrito.`,
          `Your ${bold('Twitch')} user must be spelt right in ${account}, ${bold('Modificar datos')}.`,
        ),
        say(
          'Que transmitas por Twitch: de YouTube solo se muestra el canal, no si está en vivo.',
          'You must stream on Twitch: of YouTube only the channel is shown, not whether it is live.',
        ),
        say(
          'Que hayan pasado unos minutos: el sitio le pregunta a Twitch cada cierto rato, y si Twitch no contesta queda lo último.',
          'Give it some minutes: the site asks Twitch every now and then, and keeps the last answer while Twitch gives none.',
        ),
      ]),
      own?.replace(/^\*\*(?:Sí|No|Yes)\*\*: /, say('Tú: ', 'You: ')),
      say(
        `Si sigue igual, cuéntalo en el ${link('foro', paths.foro)}, en ${bold('Soporte')}.`,
        `If it stays so, tell it in the ${link('forum', paths.foro)}, under ${bold('Soporte')}.`,
      ),
    ),
  }
}

const isNotified =
  /\b(?:avis\w+|notific\w+|alert\w+|me entero|enterarme)\b.*\b(?:stream\w*|transmit\w+|en vivo|en directo|directos?|prenda?n?)\b/
const mayStream =
  /^(?:y |oye |hola )*(?:se puede[n]?|puedo|podemos|dejan|esta permitido|can i|can we|may i|is it allowed to) (?:\w+ )?(?:transmitir|streamear|stremear|hacer (?:un )?stream|stream)\b/
const takesOut =
  /\b(?:sac\w+|saco|borr\w+|quit\w+|elimin\w+|desvincul\w+|remove|delete)\b.*\b(?:canal|twitch|youtube|stream|channel)\b/

/** How one hears of streams, may stream, and takes one's channel out; null where none of it is asked. */
export function doings(text: string, say: Say): Reply | null {
  if (isNotified.test(text) && !/\b(?:apag\w+|dejar|no quiero)\b/.test(text))
    return {
      text: say(
        `${bold('Sí')}, si lo pides: en ${bold(page(say))}, con tu sesión iniciada, aprieta ${bold('Seguir')} al lado del canal y te llega un aviso cuando prende; por dónde, se elige en ${link('Avisos', paths.avisos)}.`,
        `${bold('Yes')}: in ${bold(page(say))}, logged in, press ${bold('Seguir')} beside the channel.`,
      ),
    }
  if (takesOut.test(text) && !/\b(?:otro|alguien|clan|comentario)\b/.test(text))
    return {
      text: say(
        `En ${account}, con ${bold('Modificar datos')}: borra tu usuario de Twitch o tu canal de YouTube y guarda. Con eso deja de salir en ${page(say)}.`,
        `In ${account}, with ${bold('Modificar datos')}: clear your Twitch user or YouTube channel and save; it then leaves ${page(say)}.`,
      ),
    }
  return mayStream.test(text)
    ? {
        text: say(
          `${bold('Sí')}: el reglamento no lo prohíbe. Para salir en ${page(say)} cuando transmitas, escribe tu usuario de Twitch en ${account}, con ${bold('Modificar datos')}.`,
          `${bold('Yes')}: the rules do not forbid it. To be in ${page(say)} when you are live, write your Twitch user in ${account}, with ${bold('Modificar datos')}.`,
        ),
      }
    : null
}
