import { paths } from '@trinchera/contract/site-paths'
import type { Reply } from '../intent'
import type { Word } from '../words/plain'
import { articleOf } from '../articles'
import { bold, lines, link } from '../wording'

/** An order to do something: what is to be done, and to what. */
const verbs: readonly (readonly [RegExp, string])[] = [
  [/^(?:borra|borrale|borrame|borralo|borralos|elimina|eliminale|eliminame|eliminalo|suprime)$/, 'borrar'],
  [
    /^(?:banea|baneale|baneame|banealo|baneen|baneenlo|banear|suspende|suspendan|suspendelo|castiga|castiguen|sanciona|sancionen|silencia|silencien|mutea|muteen)$/,
    'suspender',
  ],
  [/^(?:expulsa|expulsalo|expulsen|echa|echen|echalo|kickea|kickeen)$/, 'expulsar'],
  [/^(?:anula|anulame|anulale|revierte|deshace)$/, 'anular'],
  [/^(?:crea|creame|publica|publicame)$/, 'crear'],
]
/** Who can: what a Líder does in a clan of theirs, or staff with everybody's. */
const things: readonly (readonly [RegExp, string, string])[] = [
  [
    /^(?:clan|clanes|equipo|team)$/,
    'clanes',
    `un clan lo elimina su Líder, desde ${link('Mi Cuenta', paths.miCuenta)}`,
  ],
  [
    /^(?:cuenta|cuentas|usuario|usuarios|perfil)$/,
    'cuentas',
    `la tuya se cierra en ${link('Mi Cuenta', paths.miCuenta)}`,
  ],
  [/^(?:jugador|jugadores|player)$/, 'jugadores', 'eso lo ve la administración'],
  [
    /^(?:partida|partidas|partido|partidos|match|reporte|reportes|derrota|derrotas|victoria|victorias)$/,
    'partidas',
    'eso lo falla la administración, y queda a la vista de todos',
  ],
  [/^(?:anuncio|anuncios|noticia|noticias)$/, 'anuncios', 'eso lo hace la administración'],
  [/^(?:torneo|torneos|copa)$/, 'torneos', 'eso lo hace la administración'],
  [
    /^(?:comentario|comentarios|tema|temas|mensaje|mensajes)$/,
    'comentarios',
    'los tuyos los borras tú, y los demás puedes denunciarlos',
  ],
  [/^(?:etapa|etapas|tabla|ladder|base|datos|sitio|pagina)$/, 'nada del sitio', 'eso lo hace la administración'],
]
/** Where somebody writes. */
const written =
  /^(?:anuncios?|comentarios?|comenta|comentando|foro|temas?|spam|spamea|spameando|escrib\w+|vend\w+|ventas?|insult\w+|post\w*|publica\w*)$/
/** Words that may stand before an order. */
const polite = /^(?:por|favor|porfa|porfavor|oye|hola|radio|bot|ya|ahora|puedes|quiero|que|me)$/

/** That an order is not taken, said of the very thing; null where a sentence is none. */
export function refusedOrder(words: readonly Word[]): Reply | null {
  const plain = words.map((word) => word.plain)
  const first = plain.findIndex((word) => !polite.test(word))
  const verb = verbs.find(([said]) => said.test(plain[first] ?? ''))
  if (!verb || plain.length < 2) return null
  const rest = plain.slice(first + 1)
  const ofPeople = verb[1] === 'suspender' || verb[1] === 'expulsar'
  const thing = ofPeople
    ? ([
        '',
        'jugadores',
        verb[1] === 'expulsar' ? 'de un clan expulsan su Líder y sus Co-Líderes' : 'eso lo ve la administración',
      ] as const)
    : things.find(([said]) => rest.some((word) => said.test(word)))
  const mine = rest.some((word) => /^(?:mi|mis)$/.test(word))
  if (!thing || mine || (verb[1] === 'crear' && !/^(?:anuncios|torneos)$/.test(thing[1]))) return null
  return {
    kind: 'away',
    text: lines(
      `No puedo ${verb[1]} ${thing[1]}: solo contesto preguntas. ${thing[2].charAt(0).toUpperCase()}${thing[2].slice(1)}.`,
      // what was written may be reported by whoever reads it
      ofPeople && rest.some((word) => written.test(word)) && articleOf('denunciar-comentario').es,
      // what was done in a match is claimed
      verb[1] === 'suspender' &&
        !rest.some((word) => written.test(word)) &&
        `Si es por algo que escribió, ${bold('Denunciar')} está al lado del mensaje; si es por trampa, guarda capturas y reclama la partida.`,
    ),
    sugerencias: ['¿Qué puedo preguntarte?'],
  }
}
