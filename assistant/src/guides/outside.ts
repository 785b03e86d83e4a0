import { paths } from '@trinchera/contract/site-paths'
import { mostWebhooks, mostNicks, nickCodeMs } from '@trinchera/rules/limits'
import { bold, link } from '../wording'
import { guide, type Guide } from './guide'

const agenda = bold(link('Agenda', paths.agenda))
const account = bold(link('Mi Cuenta', paths.miCuenta))

/** What leaves the site for other programs (docs/behaviour/discord-and-webhooks.md#Webhooks of a clan, docs/behaviour/retos.md#Calendars, docs/behaviour/screens.md#On other sites). */
export const outsideGuides = {
  webhook: guide(
    `Con un ${bold('webhook')}, una dirección a la que el sitio le escribe lo que pasa con tu clan: partidas, fallos, puesto, retos, integrantes. El Líder y los Co-Líderes agregan hasta ${mostWebhooks}: abre tu clan desde ${account}, ${bold('Editar clan')}, ${bold('Webhooks')}, ${bold('Agregar webhook')}. Sirve para un canal de Discord (Editar canal, Integraciones, Webhooks, Copiar URL) o para un programa propio.`,
    `With a ${bold('webhook')}, an address that the site tells what happens to your clan: matches, rulings, place, challenges, members. The leader and the co-leaders add up to ${mostWebhooks}: open your clan from ${account}, ${bold('Editar clan')}, ${bold('Webhooks')}, ${bold('Agregar webhook')}. It takes a Discord channel (Edit channel, Integrations, Webhooks, Copy URL) or a program of yours.`,
    '¿Cómo vinculo mi Discord?',
  ),
  calendario: guide(
    `En la ${agenda} hay direcciones de calendario para copiar o abrir: todos los retos y torneos, los de una etapa, y una tuya con los retos de tus clanes; la de un clan está en su página, en ${bold('Poner en tu sitio')}. Se agregan a Google Calendar (${bold('Otros calendarios, Desde URL')}), al del iPhone o a Outlook, y se actualizan solas.`,
    `The ${agenda} has calendar addresses to copy or open: all challenges and tournaments, those of a stage, and one of your own with those of your clans; a clan's is on its page, in ${bold('Poner en tu sitio')}. Add it to Google Calendar (${bold('Other calendars, From URL')}), to the iPhone's or to Outlook; it keeps itself up to date.`,
    '¿Qué retos hay?',
  ),
  insertar: guide(
    `Sí: en la página de una etapa o de un clan, aprieta ${bold('Poner en tu sitio')}. Te da el código de la tabla o del clan para tu página, en vivo, y una firma con su puesto para foros.`,
    `Yes: on the page of a stage or a clan press ${bold('Poner en tu sitio')}. It gives you the code of the table or the clan for your page, live, and a signature with its place for forums.`,
  ),
  api: guide(
    `Sí: todo lo público del sitio se puede leer por su API, y su documentación está en la misma dirección del sitio, en ${bold('/api/v1/docs')}. Para que el sitio le avise a un programa tuyo están los webhooks de clan.`,
    `Yes: everything public on the site can be read by its API; its documentation is at this site's address, under ${bold('/api/v1/docs')}. To have the site tell a program of yours there are the webhooks of clans.`,
    '¿Cómo conecto mi clan con un webhook?',
  ),
  rss: guide(
    `Sí: los anuncios se pueden seguir por ${link('RSS', paths.anunciosFeed)} o ${link('Atom', paths.anunciosAtom)}.`,
    `Yes: the announcements can be followed by ${link('RSS', paths.anunciosFeed)} or ${link('Atom', paths.anunciosAtom)}.`,
  ),
  nickEnJuego: guide(
    `En ${account}, en ${bold('Tu nombre en el juego')}, pide un código y escríbelo al final de tu nick dentro del juego, en un servidor de acá: así el sitio sabe que ese nick es tuyo. Dura ${nickCodeMs / 60_000} minutos y puedes enlazar hasta ${mostNicks}.`,
    `In ${account}, under ${bold('Tu nombre en el juego')}, ask for a code and write it at the end of your nick in the game, on a server of ours: then the site knows that the nick is yours. It lasts ${nickCodeMs / 60_000} minutes, and you may link up to ${mostNicks}.`,
  ),
  buscar: guide(
    `En ${bold(link('Jugadores', paths.jugadores))} búscalo por su nick: su página dice sus clanes, su récord y sus partidas. Las partidas de un clan están en su página, a la que se llega desde la tabla de su etapa en el ${link('ladder', paths.ladder)}. También me puedes preguntar a mí con el nombre.`,
    `In ${bold(link('Jugadores', paths.jugadores))} search by nick: a player's page has clans, record and matches. A clan's matches are on its page, which the table of its stage in the ${link('ladder', paths.ladder)} leads to. You may also ask me by name.`,
  ),
} satisfies Record<string, Guide>
