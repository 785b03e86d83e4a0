import { isAlone } from '../understand'
import { thresholdIn } from './compare'
import type { Mention } from '../names/recognise'
import type { Site } from '../intent'
import { refOf, type Change, type Field } from './consulta'
import { ofPlayers, who, type Shape } from './shape-words'

/** Whom a mention means, as the query names it. */
function sideOf({ clan, jugador }: Mention, { community }: Site): string | null {
  const named = clan && jugador ? (isAlone(clan, community) ? jugador : clan) : (clan ?? jugador)
  return named && refOf(named)
}

/** What is compared, by the words of it. */
function fieldIn(text: string): Field | null {
  if (/\b(?:porcentaje|winrate|efectividad|rendimiento|record|%)/.test(text)) return 'porcentaje'
  if (/\b(?:rachas?|seguid\w+|al hilo|corrid\w+)\b/.test(text)) return 'racha'
  if (/\b(?:integrantes|gente|miembros)\b/.test(text)) return 'integrantes'
  if (/\b(?:derrotas?|perdid\w+|pierd\w+|perd\w+)\b/.test(text)) return 'perdidas'
  if (/\b(?:victorias?|triunfos?|ganad\w+|wins)\b/.test(text)) return 'ganadas'
  return /\b(?:partid[oa]s?|jugad\w+|juega\w*)\b/.test(text) ? 'jugadas' : null
}

const some = `(?:alguien|algun[ao]?(?: \\w+)?|nadie|ningun[ao]?(?: \\w+)?|${who}|(?:que|cuales) jugador(?:es|as?)?|cual(?:es)?|cuant[oa]s(?: \\w+)?)`
/** Rounds of a map: '7 0', '7 a 0'. */
const rounds = /\b(\d{1,2}) (?:a )?(\d{1,2})\b/
/** Fewer rounds than these win no map. */
const leastRounds = 5

function roundsIn(text: string): { gana: number; pierde: number } | null {
  const [, one, two] = rounds.exec(text) ?? []
  const both = [Number(one), Number(two)]
  return one && two && Math.max(...both) >= leastRounds && both[0] !== both[1]
    ? { gana: Math.max(...both), pierde: Math.min(...both) }
    : null
}

/** 'la última derrota'. */
const endedIn = (text: string) =>
  /\bderrotas?\b/.test(text) ? 'perdida' : /\b(?:victorias?|triunfos?)\b/.test(text) ? 'ganada' : null
const lastOne = /\b(?:ultim[oa]|recien|reciente)\b/
/** How such things are done, or what comes of them. */
const howTo =
  /\b(?:como (?:se|puedo|hago)|puedo|puede|pueden|plazo|cuanto tiempo|tengo que|hay que|si no|donde|reto|retos|desafio|torneo|copa|correo|(?:mi|una|la|su) cuenta|mas veces|suele\w*|siempre)\b/

/** Of the clan of whoever asks. */
const isOfUs = /\b(?:nosotros|nuestr[oa]s?|mi clan|mi equipo)\b/
/** A match of whoever asks with the one that is named. */
export const isOurs = /\b(?:nos|me|mi|nuestr[oa]|\w+amos)\b/

/** Shapes of questions about what a match holds, about those who have more than one that is named, and about two in some time. */
export const detailShapes: readonly Shape[] = [
  {
    // 'nos rechazaron una partida con Niebla del Sur, quedó contando?'
    says: /\b(?:rechaz(?:aron|o|ad[oa]|amos)|no (?:nos |me |la |lo )*(?:acept(?:aron|o)|reconoci\w+))\b/,
    unless:
      /\b(?:como (?:se|puedo|hago)|puede[n]?|plazo|reto|retos|desafio|fechas?|torneo|copa|invit\w+|solicitud\w*|quien|cuant[oa]s)\b/,
    of: 'any',
    read: (text, { mentions }, { asker }) =>
      (mentions.length > 1 || (asker && mentions.length > 0 && isOurs.test(text))) &&
      /\b(?:partid[oa]|derrota|victoria|reporte|resultado|match)\b/.test(text)
        ? { de: 'partidas', medida: 'existe', dato: 'rechazada' }
        : null,
  },
  {
    // 'la partida de anoche con VG ya la confirmaron?'
    says: /\b(?:confirm(?:aron|ad[oa]|o)|validaron|validad[oa]|sin confirmar|por confirmar|la aceptaron|la rechazaron|fue rechazada)\b/,
    unless: howTo,
    of: 'any',
    read: (text, { mentions }, { asker }, time) =>
      (mentions.length || (asker && /\bnuestr[oa]\b/.test(text))) &&
      (time ||
        lastOne.test(text) ||
        /\b(?:partid[oa]|derrota|victoria|la (?:de|con) (?:los |las |el |la )?·)/.test(text) ||
        (mentions.length > 1 && /\bla (?:confirm|valid|acept|rechaz)/.test(text)))
        ? {
            de: 'partidas',
            medida: /\b(?:cuenta|vale|valida|valio|sirve)\b/.test(text) ? 'existe' : 'ultima',
            dato: 'confirmada',
            resultado: endedIn(text),
          }
        : null,
  },
  {
    // 'ya reportaron lo de anoche con lobos?', 'está subida la partida con Puelche'
    says: /^(?:y |pero |hola |oye |sabes si |saben si )*(?:ya |todavia |aun |no |si )*(?:(?:se |la |lo |nos |me |han? |ha |esta |estan |estara |fue |quedo |sigue )*(?:report(?:aron|o|ad[oa]s?)|subieron|subid[oa]s?|ingresaron|ingresad[oa]s?|registraron|registrad[oa]s?|anotaron|anotad[oa]s?)|sigue sin reportar(?:se)?)\b|\b(?:ya|no|todavia no|aun no) (?:la |lo |se |nos |esta |fue )*(?:report(?:aron|o|ad[oa])|subieron|ingresaron|registraron)\b/,
    unless:
      /\b(?:como|puedo|puede[n]?|plazo|cuanto tiempo|tengo que|hay que|si no|donde|reto|retos|torneos?|copas?|correo|cuenta|quien|que (?:hago|hacemos|pasa)|por que|mal|foto|tema|anuncio|puesto|victorias?|mapas?|captura\w*)\b/,
    of: 'any',
    read: (text, { mentions }, { asker }, time) =>
      (mentions.length > 0 || (asker && (time || isOurs.test(text)))) &&
      (time || /\b(?:partid[oa]|derrota|match|juego|resultado|la de|lo de|la con|lo con|con ·|contra ·)\b|·/.test(text))
        ? { de: 'partidas', medida: 'existe', dato: 'reportada' }
        : null,
  },
  {
    // 'quién reportó la última de Puelche'
    says: /\bquien(?:es)? (?:la |lo |fue el que |fue quien )?report(?:o|aron|ado)\b/,
    unless: howTo,
    of: 'any',
    read: (text, { mentions }, _site, time) =>
      (mentions.length || isOfUs.test(text)) &&
      (time || lastOne.test(text) || /\b(?:partid[oa]|derrota|victoria|la (?:de|con))\b/.test(text))
        ? { de: 'partidas', medida: 'ultima', dato: 'reporte', resultado: endedIn(text) }
        : null,
  },
  {
    // 'quién ganó 7-0 ayer', 'en qué mapa perdió Vieja Guardia 7-0'
    says: rounds,
    unless: /\b(?:si|puesto|lugar|desde|etapa|minutos?|hora|horas|puntos|reglas?|se puede|contra [56])\b/,
    of: 'any',
    read: (text) => {
      const rondas = roundsIn(text)
      return rondas &&
        /\b(?:gan\w+|perd\w+|pierd\w+|hubo|hay|cuando|fue|termin\w+|qued\w+|sal\w+|met\w+|pali\w+|barri\w+|mapas?|rondas?|ha habido)\b/.test(
          text,
        )
        ? {
            de: 'partidas',
            medida: /\bultim[oa]\b/.test(text)
              ? 'ultima'
              : /^(?:y )?(?:hubo|hay|ha habido|algun)\b/.test(text)
                ? 'existe'
                : 'lista',
            dato: 'mapas',
            rondas,
            resultado: /\b(?:perd\w+|pierd\w+)\b/.test(text) ? 'perdida' : /\bgan\w+\b/.test(text) ? 'ganada' : null,
          }
        : null
    },
  },
  {
    // 'en qué mapa perdió anoche', 'qué mapas jugaron la última vez'
    says: /\b(?:(?:en )?(?:que|cual(?:es)?) (?:fue el |fueron los )?mapas?|mapas? (?:de|en) (?:la|su)) .*\b(?:gan(?:o|aron)|perd(?:io|ieron)|jug(?:o|aron)|cay(?:o|eron)|fue|fueron|ultim\w+)\b/,
    unless:
      /\b(?:mas|mejor|peor|menos|suele\w*|siempre|reto|van a|puede\w*|permitid\w+|torneo|copa|elig\w+|escog\w+)\b/,
    of: 'any',
    read: (text, { mentions }, _site, time) =>
      mentions.length && (time || lastOne.test(text))
        ? {
            de: 'partidas',
            medida: lastOne.test(text) ? 'ultima' : 'lista',
            dato: 'mapas',
            resultado:
              mentions.length > 1 && !/\bjug\w+/.test(text)
                ? /\bgan\w+/.test(text)
                  ? 'ganada'
                  : /\bperd\w+/.test(text)
                    ? 'perdida'
                    : null
                : /\b(?:perd\w+|cay\w+)\b/.test(text)
                  ? 'perdida'
                  : /\bgan\w+\b/.test(text)
                    ? 'ganada'
                    : null,
          }
        : null,
  },
  {
    // 'qué mapas han jugado VG y Puelche', 'en qué mapas le gana Puelche a VG'
    says: /\b(?:que|cual(?:es)?|cuales son los|cual es el|en que) mapas?\b.*\b(?:ha|han|hemos|suele[n]?|jug(?:o|aron|ado)|enfrentad\w+|enfrentan|topado|le (?:ha |han )?gan\w+)\b|\bmapas? (?:que )?mas jugad\w+ (?:entre|por|de) ·/,
    unless:
      /\b(?:ultim\w+|retos?|torneos?|copas?|permitid\w+|puede\w*|van a|elig\w+|escog\w+|mejor|peor|menos|perd\w+|pierd\w+)\b/,
    of: 'any',
    read: (text, { mentions }, _site, time) => {
      const wins = /\bgan\w+/.test(text)
      return mentions.length > (wins ? 1 : 0) && !time
        ? {
            de: 'partidas',
            medida: 'quien',
            agrupar: 'mapa',
            limite: wins ? 3 : 10,
            ordenar: { campo: wins ? 'porcentaje' : 'jugadas', hacia: 'mas' },
          }
        : null
    },
  },
  {
    // 'hay alguien con más victorias que Loica', 'a Loica le gana alguien en victorias'
    says: new RegExp(
      `\\b${some}\\b.*\\b(?:mas|menos|mejor|peor)\\b.* que ·|\\b(?:le gana|la gana|lo gana|supera|pasa|ganan?) .*\\b(?:alguien|nadie|quien)\\b.* en \\w+|\\b(?:alguien|nadie|quien) (?:le gana|le ganan|supera|pasa) al? · en \\w+`,
    ),
    unless: /\b(?:medallas?|titulos?|torneos?|puesto|lugar|le ha ganado|veces|a quien|con quien|contra)\b/,
    of: 1,
    read: (text, { mentions }, site) => {
      const campo = fieldIn(text.replace(/\b(?:le|la|lo) ganan?\b/, ''))
      const [one] = mentions
      const ref = one && mentions.length === 1 ? sideOf(one, site) : null
      if (!campo || !ref) return null
      const de = ref.startsWith('j') || ofPlayers.test(text) ? 'jugadores' : 'clanes'
      return {
        de,
        medida: /\bcuant[oa]s\b/.test(text)
          ? 'cuenta'
          : /\b(?:alguien|nadie|algun\w*|ningun\w*|hay)\b/.test(text)
            ? 'existe'
            : 'lista',
        que: true,
        ordenar: { campo, hacia: /\b(?:menos|peor)\b/.test(text) ? 'menos' : 'mas' },
        limite: 5,
      }
    },
  },
  {
    // 'a cuál le va mejor este mes, a Niebla o a Última Bala'
    says: /\b(?:cual|quien|quienes)\b.*\b(?:mejor|peor|mas|menos)\b|\b(?:mejor|peor|mas|menos)\b.* que ·/,
    unless:
      /\b(?:contra|entre ell[oa]s|se (?:han )?(?:gana\w*|enfrenta\w*)|le (?:ha )?gana\w*|duelo|historial|puestos?|subi\w+|baj\w+)\b/,
    of: 'any',
    read: (text, { mentions }, site, time) => {
      const [one, two] = mentions.map((mention) => sideOf(mention, site))
      if (!one || !two || one === two || mentions.length !== 2 || !time) return null
      const campo = fieldIn(text) ?? (/\bgan\w+/.test(text) ? 'ganadas' : 'porcentaje')
      return {
        de: 'partidas',
        medida: 'balance',
        quien: [one, two],
        rival: null,
        ordenar: {
          campo: /\b(?:ganadas|perdidas|jugadas)\b/.test(campo) ? campo : 'porcentaje',
          hacia: /\b(?:peor|menos)\b/.test(text) ? 'menos' : 'mas',
        },
      }
    },
  },
  {
    // 'top 5 jugadores por porcentaje, mínimo 100 partidas'
    says: /\b(?:porcentaje|winrate|win rate|efectividad)\b/,
    unless: /\b(?:clan(?:es)?|equipos?|mapas?|contra|etapas)\b|·/,
    of: 0,
    read: (text, { words }) => {
      const filtro = thresholdIn(words, () => false)?.filtro
      return filtro?.campo === 'jugadas' && /\b(?:jugador(?:es|a)?|players?|quien(?:es)?|top)\b/.test(text)
        ? {
            de: 'jugadores',
            medida: 'lista',
            ordenar: {
              campo: 'porcentaje',
              hacia: /\bpeor(?:es)?\b|(?<!\b(?:al|lo) )\bmenos\b/.test(text) ? 'menos' : 'mas',
            },
            filtro,
            limite: Math.min(10, Math.max(1, Number(/\btop (\d{1,2})\b/.exec(text)?.[1] ?? 5))),
          }
        : null
    },
  },
  {
    // 'quién es el mejor jugador de breakthrough', 'top 5 jugadores de noviembre'
    says: /\b(?:mejor(?:es)?|top(?: \d+)?|mas (?:gana\w*|victorias|triunfos)|gan\w+ mas)\b.*\b(?:jugador(?:es|a)?|players?)\b|\b(?:jugador(?:es|a)?|players?)\b.*\b(?:mejor(?:es)?|mas (?:gana\w*|victorias|triunfos)|gan\w+ mas|top)\b/,
    unless: /\b(?:porcentaje|winrate|efectividad|derrotas?|perd\w+|medallas?|rachas?|como|clan con)\b|·/,
    of: 0,
    read: (text, { etapaMention }, _site, time) =>
      etapaMention.used.size || time
        ? {
            de: 'jugadores',
            medida: 'lista',
            ordenar: { campo: 'ganadas', hacia: 'mas' },
            limite: Math.min(10, Math.max(1, Number(/\btop (\d{1,2})\b/.exec(text)?.[1] ?? 3))),
          }
        : null,
  },
  {
    // 'resumen de la semana', 'qué tal estuvo el finde en spearhead'
    says: /\b(?:resumen|resume(?:me)?|que (?:ha pasado|paso|hubo)|como (?:estuvo|anduvo|vino)|que tal (?:estuvo|anduvo|la|el)?|novedades|que se ha jugado|que movimientos|que cambio)\b/,
    unless:
      /\b(?:con|reclamo\w*|report\w+|anuncios?|noticias?|torneos?|servidor\w*|server\w*|jugador\w*|clan|clanes|foro|stream\w*|anticheat)\b|·/,
    of: 0,
    read: (_text, { etapaMention }, _site, time) =>
      time?.desde && (etapaMention.used.size || spansDays(time)) ? { de: 'partidas', medida: 'resumen' } : null,
  },
]

/** A week or so is summed up; of a day the matches are told. */
const spansDays = ({ desde, hasta }: Pick<Change, 'desde' | 'hasta'>) =>
  !hasta || Date.parse(`${hasta}Z`) - Date.parse(`${desde ?? ''}Z`) > 36 * 3_600_000
