import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { sayIn } from '../torneos/say'
import { bold, copied, lines, link } from '../wording'

const voice = /\b(?:ts3?|teamspeak|team speak|voice (?:chat|server))\b/
const asksWhere =
  /\b(?:ip|direccion|puerto|address|where|connect|join|clave|contrasena|password)\b|\b(?:donde (?:esta|queda|es)|cual es|que) (?:el |la )?(?:servidor(?: de)? |server(?: de)? |sala (?:de )?)?(?:ts3?|teamspeak)\b|\b(?:what|which|how)\b/
const ofElse =
  /\b(?:need|must|required|mandatory|without|have to|necesito|obligatori\w+|hay que|sirve|download|descarg\w+|baj\w+|instal\w+|escuch\w+|suena|microfono|que es|mutear|silenciar)\b|·/

/** Where people talk, and whether the address of the voice server is published; null where that is not asked. */
export async function voiceAddress(text: string, site: Site, english = false): Promise<Reply | null> {
  if (!voice.test(text) || !asksWhere.test(text) || ofElse.test(text)) return null
  const say = sayIn(english)
  const { guia } = await site.opciones()
  return {
    text: lines(
      /\b(?:clave|contrasena|password|pass)\b/.test(text) &&
        say('Una contraseña del TS3 no está publicada.', 'No password of TeamSpeak is published.'),
      guia.ts3
        ? say(
            `La dirección del TS3 es ${bold(copied(guia.ts3))}.`,
            `The address of TeamSpeak is ${bold(copied(guia.ts3))}.`,
          )
        : say(
            `La dirección del TS3 ${bold('no está publicada')} en el sitio: la guía dice conectarse a ${bold(copied(site.siteName))}. Si así no entras, pídesela a la administración.`,
            `We talk on ${bold('TeamSpeak 3')} (TS3). Its address is ${bold('not published')} on the site: the guide says to connect to ${bold(copied(site.siteName))}. If that does not work, ask staff for it.`,
          ),
      say(
        `El programa está en ${link('Descargas', paths.descargas)}; se entra con Connections > Connect, con un apodo, ojalá tu nick de acá. Los pasos, en la ${link('guía', paths.volverAJugar)}.`,
        `Download it in ${link('Descargas', paths.descargas)}, then Connections > Connect. The steps are in ${link('Volver a Jugar', paths.volverAJugar)}.`,
      ),
    ),
    sugerencias: english ? [] : ['¿Cómo me conecto a TS3?', '¿Quiénes son los administradores?'],
  }
}
