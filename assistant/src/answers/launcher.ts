import { articleAnchor } from '@trinchera/rules/reglamento'
import type { Asked, Reply, Site } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { bold, bullets, copied, lines, link } from '../wording'
import { alsoInForum } from './forum'
import { asQuoted, setUpTold } from './site-search'

const guide = link('Guía para volver a jugar', paths.volverAJugar)

function anticheatRule({ reglamento }: Pick<Site, 'reglamento'>): string {
  const article = reglamento.articles.get('anticheat')
  return article
    ? link(`Reglamento, artículo ${article.numero}`, `${paths.reglamento}#${articleAnchor(article)}`)
    : link('Reglamento', paths.reglamento)
}

const without = /^(?:sin|direct[oa]|directamente|evitar|saltarme)$/
const needed = /^(?:obligacion|obligad[oa]|obligatori[oa]|necesari[oa]|falta|fuerza|forzoso|si)$/

/** What the launcher is for, and whether one can do without. */
export async function whyVolute({ site, words }: Asked): Promise<Reply> {
  const { descargas } = await site.opciones()
  const says = (what: RegExp) => words.some(({ plain }) => what.test(plain))
  return {
    text: lines(
      `${says(without) ? 'No, hace falta: ' : says(needed) ? 'Sí, hace falta: ' : ''}${bold('Volute')} es el launcher. Abre el juego, te conecta al servidor y trae el ${bold('anticheat')}, que es obligatorio para todos los que juegan (${anticheatRule(site)}).`,
      `Es gratis y está en ${link('Descargas', paths.descargas)} o en ${link('su sitio', descargas.volute)}.`,
    ),
    sugerencias: ['¿Cómo configuro Volute?', '¿Cómo vuelvo a jugar?'],
  }
}

/** What to look at when the game does not start or does not connect. */
export async function notStarting({ site, words }: Asked): Promise<Reply> {
  const { guia } = await site.opciones()
  const topics = await alsoInForum(words, site)
  const [system] =
    /\b(?:windows|win|linux|ubuntu|mac|steam deck)(?: (?:xp|7|8|10|11))?\b/.exec(
      words.map(({ plain }) => plain).join(' '),
    ) ?? []
  return {
    text: lines(
      topics,
      system &&
        `De ${bold(system.replace(/^./, (first) => first.toUpperCase()))} no hay nada publicado acá; en general:`,
      'Revisa esto, en orden:',
      bullets([
        `En Volute, la ruta del juego tiene que apuntar al ejecutable (${bold(copied(guia.ruta || 'MOHAA.exe'))}), y el juego estar agregado en la configuración de juegos. Si moviste la carpeta, corrígela.`,
        `Que el ${bold('ID')} y la ${bold('API key')} estén bien copiados, sin espacios.`,
        `Que el servidor esté en línea y la dirección sea la de ${link('Servidores', paths.servidores)}.`,
        'Ejecuta Volute como administrador, y mira que el antivirus no lo haya bloqueado.',
      ]),
      `Si no hay caso, baja el juego de nuevo desde ${link('Descargas', paths.descargas)} y sigue la ${guide}.`,
    ),
    sugerencias: ['¿Cómo configuro Volute?', '¿Con quién hablo por un reclamo?'],
  }
}

/** Whether an old disc or copy of the game does. */
export async function originalDisc({ site }: Asked): Promise<Reply> {
  const { descargas } = await site.opciones()
  return {
    text: lines(
      `De tu copia no sé: en ${bold(link('Descargas', paths.descargas))} está el ${link('juego entero', descargas.juego)}, gratis, y con ese parte la ${guide}. Aparte necesitas Volute y TS3.`,
    ),
    sugerencias: ['¿Cómo vuelvo a jugar?', '¿Qué es Volute?'],
  }
}

/** Lag, language, resolution and the like: the site knows nothing of them, those who play do. */
export async function gameSettings({ site, words }: Asked): Promise<Reply> {
  const told = setUpTold({ words, read: [] }, await site.textos())
  if (!told) return unknownSettings(await alsoInForum(words, site))
  const quote = asQuoted(told, { words })
  return {
    ...quote,
    text: lines(quote.text, 'De otros ajustes del juego no sé: pregúntale a la gente por TS3 mientras juegan.'),
    sugerencias: ['¿Cómo me conecto a TS3?'],
  }
}

const unknownSettings = (topics: string): Reply => ({
  text: lines(
    topics,
    'De ajustes del juego (lag, resolución, idioma, mods) no sé: pregúntale a la gente por TS3 mientras juegan, que alguno ya pasó por lo mismo.',
    `Qué servidores hay, quién está y con qué ping se ve en ${link('Servidores', paths.servidores)}.`,
  ),
  sugerencias: ['¿Cómo me conecto a TS3?', '¿Qué redes tienen?'],
})
