import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { bold, copied, lines, link } from '../wording'
import { launcherField } from './launcher-fields'
import { yesNo } from './whether'

const guide = link('Guía para volver a jugar', paths.volverAJugar)

/** The way back to the game, in its three steps. */
export function comeBack({ site }: Pick<Asked, 'site'>): Reply {
  const sugerencias = ['¿Cómo configuro Volute?', '¿Cómo me conecto a TS3?', '¿Hay gente jugando ahora?']
  if (site.guia)
    return {
      text: lines(
        `Todo está en la ${bold(guide)}. ${site.guia.entrada}`,
        ...site.guia.pasos.map(({ titulo, entrada }, index) => `${index + 1}. ${bold(titulo)}. ${entrada}`),
      ),
      sugerencias,
    }
  return {
    text: lines(
      `Para volver a jugar son tres pasos; están todos en la ${bold(guide)}:`,
      `1. Baja el juego, TS3 y Volute desde ${link('Descargas', paths.descargas)}.`,
      '2. Instala Volute (el launcher), deja la carpeta del juego en un lugar fijo, crea tu cuenta de Volute y llena los datos que pide.',
      '3. Instala TS3 y conéctate al servidor de voz.',
    ),
    sugerencias,
  }
}

const files = [
  { key: 'juego', name: 'MOH:AA (el juego)', says: ['juego', 'jugar', 'instalar'] },
  { key: 'ts3', name: 'TS3 (la voz)', says: ['teamspeak'] },
  { key: 'volute', name: 'Volute (el launcher)', says: ['volute'] },
] as const

/** Where each thing is downloaded; the one asked for first. */
export async function downloads({ site, terms }: Asked): Promise<Reply> {
  const { descargas } = await site.opciones()
  const asked = files.filter(({ says }) => says.some((term) => terms.has(term)))
  const shown = asked.length ? asked : files
  return {
    text: lines(
      `${shown.length === 1 ? 'Está' : 'Están'} en ${bold(link('Descargas', paths.descargas))}:`,
      ...shown.map(({ key, name }) => `• ${link(name, descargas[key])}`),
      `Es gratis. Cómo se arma todo, en la ${guide}.`,
    ),
    sugerencias: ['¿Cómo vuelvo a jugar?'],
  }
}

/** What the launcher asks for. */
export async function launcher({ site, words }: Asked): Promise<Reply> {
  const field = await launcherField(words.map(({ plain }) => plain).join(' '), site)
  if (field) return field
  const { guia, descargas } = await site.opciones()
  return {
    text: lines(
      `${bold('Volute')} es el launcher: abre el juego, cuida el anticheat y te conecta. Bájalo de ${link('Descargas', paths.descargas)} y crea tu cuenta en ${link('su sitio', descargas.volute)}.`,
      `• El ${bold('ID')} y la ${bold('API key')} salen de tu cuenta de Volute.`,
      `• La ruta del juego (game path) apunta al ejecutable: ${bold(copied(guia.ruta || 'MOHAA.exe'))}. Agrégalo también en la configuración de juegos.`,
      `• ${guia.servidor ? `Servidor: ${bold(copied(guia.servidor))}.` : `La IP del servidor está en ${link('Servidores', paths.servidores)}.`}${guia.password ? ` Contraseña: ${bold(copied(guia.password))}.` : ''}`,
      `• Aprieta Connect. El paso a paso, en la ${guide}.`,
    ),
    sugerencias: ['¿Cuál es la IP del servidor?', '¿Cómo me conecto a TS3?'],
  }
}

/** How to get on the voice server. */
export async function voice(asked: Asked): Promise<Reply> {
  const { site } = asked
  const { guia } = await site.opciones()
  return {
    text: lines(
      `${yesNo(asked, /\b(?:hay|tienen|usan)\b/, true) ? 'Sí, hablamos' : 'Hablamos'} por ${bold('TS3')} (TeamSpeak 3): bájalo de ${link('Descargas', paths.descargas)}.`,
      `Ábrelo, anda a ${bold('Connections > Connect')} y escribe el servidor ${bold(copied(guia.ts3 || site.siteName))} y un apodo, ojalá tu nick de acá. Aprieta Connect.`,
      !guia.ts3 && 'Otra dirección del TS3 no está publicada: si esa no conecta, pídesela a la administración.',
      `Si te da problemas, ejecútalo como administrador. Está en la ${guide}.`,
    ),
    sugerencias: ['¿Dónde bajo TS3?', '¿Cómo vuelvo a jugar?'],
  }
}

/** What to look at when somebody is not heard, or hears nobody. */
export async function voiceTrouble({ site }: Asked): Promise<Reply> {
  const { guia } = await site.opciones()
  return {
    text: lines(
      `La voz va por ${bold('TS3')}, no por el juego. Revisa que estés conectado a ${bold(copied(guia.ts3 || site.siteName))} y ejecútalo como administrador.`,
      `De ajustes del micrófono no hay nada publicado acá: se eligen en las opciones de TS3 (captura y reproducción) y de Windows. Si no hay caso, pregunta en el ${link('foro', paths.foro)}, en Soporte.`,
    ),
    sugerencias: ['¿Cómo me conecto a TS3?', '¿Dónde bajo TS3?'],
  }
}
