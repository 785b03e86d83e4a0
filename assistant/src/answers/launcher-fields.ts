import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { bold, copied, lines, link, sayIn } from '../wording'

type Field = 'enlace' | 'cuenta' | 'ruta' | 'servidor' | 'password'

/** What the launcher asks to be filled in, as people call it. */
const fields: readonly { field: Field; says: RegExp }[] = [
  { field: 'enlace', says: /\b(?:link|url|enlace)\b/ },
  { field: 'cuenta', says: /\b(?:api ?keys?|apikeys?|api|launcher id|ids?|key)\b/ },
  { field: 'ruta', says: /\b(?:ruta|path|gamepath|ejecutable|exe|executable)\b/ },
  { field: 'servidor', says: /\b(?:ip|direccion|address)\b/ },
  { field: 'password', says: /\b(?:contrasena|password|clave)\b/ },
]

/** Where what the launcher asks for comes from, of the fields that a question names; null where it names none. */
export async function launcherField(text: string, site: Site, english = false): Promise<Reply | null> {
  const asked = fields.filter(({ says }) => says.test(text))
  if (!asked.length) return null
  const say = sayIn(english)
  const { guia, descargas } = await site.opciones()
  const servers = link(say('Servidores', 'Servers'), paths.servidores)
  const tells: Readonly<Record<Field, string>> = {
    enlace: say(
      `${bold('Volute')} se baja de ${bold(link('Descargas', paths.descargas))} o de ${link('su sitio', descargas.volute)}. Es gratis.`,
      `Get ${bold('Volute')} from ${bold(link('Descargas', paths.descargas))} or from ${link('its site', descargas.volute)}. It is free.`,
    ),
    cuenta: say(
      `El ${bold('ID')} y la ${bold('API key')} salen de tu cuenta de Volute: créala o entra en ${bold(link('su sitio', descargas.volute))}, cópialos de ahí y pégalos en el launcher, sin espacios.`,
      `The ${bold('ID')} and the ${bold('API key')} come from your Volute account: log in or make one at ${bold(link('its site', descargas.volute))}, copy them and paste them into the launcher, without spaces.`,
    ),
    ruta: say(
      `En Volute, en la ruta del juego (game path) va el ejecutable: ${bold(copied(guia.ruta || 'MOHAA.exe'))}, o donde lo tengas. Agrégalo también en la configuración de juegos.`,
      `In Volute, the game path is the executable: ${bold(copied(guia.ruta || 'MOHAA.exe'))}, or wherever you have it. Add it to the games of the launcher too.`,
    ),
    servidor: guia.servidor
      ? say(
          `La dirección del servidor es ${bold(copied(guia.servidor))}.`,
          `The server's address is ${bold(copied(guia.servidor))}.`,
        )
      : say(
          `La dirección (IP y puerto) se copia desde ${bold(servers)}, se escribe en Volute y se aprieta Connect.`,
          `Copy the address (IP and port) from ${bold(servers)}, write it in Volute and press Connect.`,
        ),
    password: guia.password
      ? say(`La contraseña es ${bold(copied(guia.password))}.`, `The password is ${bold(copied(guia.password))}.`)
      : say('No hay una contraseña publicada.', 'No password is published.'),
  }
  return {
    text: lines(
      ...asked.map(({ field }) => tells[field]),
      say(
        `El resto, paso a paso, en la ${link('Guía para volver a jugar', paths.volverAJugar)}.`,
        `The rest is in ${link('Volver a Jugar', paths.volverAJugar)}, step by step.`,
      ),
    ),
    sugerencias: english ? [] : ['¿Cómo configuro Volute?', '¿Cuál es la IP del servidor?'],
  }
}
