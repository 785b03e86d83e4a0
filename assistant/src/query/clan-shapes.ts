import { chileDay } from '@trinchera/rules/chile-time'
import { numberIn } from '../names/numbers'
import { etapasSaid } from './etapa-sets'
import { clanWord, everything, first, ofPlayers, order, who, type Shape } from './shape-words'

/** The place that is taken as an example where none is said. */
const usualPlace = 10

/** How long 'a good while' without a match is, in days. */
const longIdle = 14
const idleUnits: readonly (readonly [RegExp, number])[] = [
  [/^dias?$/, 1],
  [/^semanas?$/, 7],
  [/^mes(?:es)?$/, 30],
]

/** The days that are said to have gone by without a match. */
function idleDays(words: readonly { plain: string }[]): number | null {
  for (const [at, { plain }] of words.entries()) {
    const unit = idleUnits.find(([said]) => said.test(plain))?.[1]
    const before = words[at - 1]?.plain ?? ''
    const count = /^una?$/.test(before) ? 1 : numberIn(before)
    if (unit && count) return unit * count
  }
  return null
}

/** Shapes of questions about sums, sets and places of clans, and of players. */
export const clanShapes: readonly Shape[] = [
  {
    // 'qué clanes llevan más de un mes sin jugar', 'quién no juega hace rato', 'clanes inactivos'
    says: /\b(?:sin jugar|no (?:juegan?|han? jugado)|inactiv[oa]s?|parados)\b/,
    unless:
      /\b(?:mas tiempo|mas rato|hace mas|nunca|jamas|todavia|si|puedo|puede|pueden|baj\w+|pierd\w+|borr\w+|elimin\w+|sac\w+|pasa|pasan|hacen|cuentas?|jugador(?:es)?|torneo|copa|mapas?|contra|con quien|entre)\b|·/,
    of: 0,
    read: (text, { words }, site, time) => {
      const idle = /\b(?:inactiv\w+|parados)\b/.test(text)
      const long = /\b(?:rato|tiempo|semanas?|mes(?:es)?|dias?)\b/.test(words.map(({ plain }) => plain).join(' '))
      const said = idleDays(words)
      if (
        (time && !said) ||
        (!idle && !long) ||
        !/\b(?:quien(?:es)?|que|cual(?:es)?|cuant[oa]s|hay|algun|clanes|equipos)\b/.test(text)
      )
        return null
      const since = new Date(site.now.getTime() - (said ?? longIdle) * 86_400_000)
      return {
        de: 'clanes',
        medida: /\bcuant[oa]s\b/.test(text) ? 'cuenta' : 'lista',
        filtro: { campo: 'jugadas', es: 'igual', valor: 0 },
        desde: `${chileDay(since)}T00:00`,
        hasta: '',
      }
    },
  },
  {
    // 'qué clan ha perdido más en toda la historia, contando todo'
    says: new RegExp(
      `\\b(?:${who}|cual)\\b.*\\b(?:mas|menos)\\b|^(?:el )?(?:clan|equipo) (?:con|que) .*\\b(?:mas|menos)\\b`,
    ),
    unless: new RegExp(
      `${ofPlayers.source}|\\b(?:rach\\w+|seguid\\w+|medallas?|titulos?|campeon\\w*|puestos?|subi\\w+|rival\\w*|enfrent\\w+|mapas?|primer\\w*|dias?|porcentaje|contra|integrantes?)\\b|·`,
    ),
    of: 0,
    read: (text) =>
      (everything.test(text) || (/\ben total\b/.test(text) && /\b(?:clan|equipo)\b/.test(text))) &&
      /\b(?:gan|perd|pierd|jug|jueg|partid|victori|derrot|triunf)\w*/.test(text)
        ? { de: 'clanes', medida: 'quien', todo: true, ...order(text), limite: 3 }
        : null,
  },
  {
    // 'cuántos días seguidos defendió X el primer lugar la temporada pasada'
    says: new RegExp(
      `\\bcuant[oa]s? (?:dias|tiempo|semanas|meses)\\b.*·.*\\b(?:${first}|punta|cima|liderato)\\b|\\bcuant[oa]s? (?:dias|tiempo|semanas|meses)\\b.*\\b(?:${first}|punta|cima|liderato)\\b.*·`,
    ),
    unless: /\b(?:falta\w*|para|pa|desde|hace|queda\w*|demor\w+|tard\w+|a quien|torneo|copa)\b/,
    of: 1,
    read: (text, { etapaMention }, site) => ({
      de: 'clanes',
      medida: 'veces',
      lugar: 1,
      ...(!etapaMention.etapas.length && /\b(?:etapa|temporada|season) (?:pasada|anterior)\b/.test(text)
        ? {
            etapa: site.community.etapas
              .filter(({ activo, multijugador }) => !activo && multijugador)
              .map(({ id }) => id)
              .slice(0, 8),
          }
        : {}),
    }),
  },
  {
    // 'quién ha estado primero alguna vez', 'qué clanes nunca han estado en el top 3'
    says: new RegExp(
      `\\b(?:${who}|cuales|cuantos ${clanWord})\\b.*\\b(?:ha|han) (?:estado|sido|llegado|pasado|pisado|tocado|tenido)\\b.*\\b(?:${first}|top \\d+|podio)(?: |$)`,
    ),
    unless:
      /\b(?:mas (?:tiempo|veces|dias|rato)|campeon\w*|cuant[oa]s (?:veces|dias)|desde|ahora|antes|despues|torneo\w*|palmares)\b/,
    of: 0,
    read: (text) => ({
      de: 'clanes',
      medida: /\bcuantos\b/.test(text) ? 'cuenta' : 'lista',
      filtro: {
        campo: 'mejor',
        es: /\b(?:nunca|jamas|no)\b/.test(text) ? 'mas' : 'hasta',
        valor: /\bpodio\b/.test(text) ? 3 : (numberIn(/\btop (\d+)/.exec(text)?.[1] ?? '1') ?? 1),
      },
    }),
  },
  {
    // 'qué jugadores juegan en dos juegos'
    says: /\bjugador(?:es)?\b.*\b(?:dos|2|ambos|varios|mas de un|3|tres) juegos?\b/,
    unless: /\b(?:puedo|puede|pueden|podemos|se puede|como)\b|·/,
    of: 0,
    read: (text) => ({
      de: 'jugadores',
      medida: 'lista',
      filtro: { campo: 'juegos', es: 'desde', valor: /\b(?:3|tres)\b/.test(text) ? 3 : 2 },
    }),
  },
  {
    // 'qué clanes están jugando en dos juegos a la vez'
    says: new RegExp(`\\b${clanWord}\\b.*\\b(?:en )?(?:los )?(?:dos|2|ambos|varios|mas de un|3|tres) juegos?\\b`),
    unless: /\b(?:puedo|puede|pueden|podemos|se puede|como|estar yo|jugador)\b|·/,
    of: 0,
    read: (text) => {
      const some = numberIn(/\b(dos|2|tres|3)\b/.exec(text)?.[1] ?? 'dos') ?? 2
      return {
        de: 'clanes',
        medida: 'lista',
        filtro: { campo: 'juegos', es: 'desde', valor: some },
        // as they stand, or in all their time
        todo: !/\b(?:a la (?:vez|par)|al mismo tiempo|ahora|jugando|juegan|estan|hoy|actualmente|activos?)\b/.test(
          text,
        ),
      }
    },
  },
  {
    // 'qué clanes de la etapa 1 ya no están en la 2', 'cuáles jugaron las dos etapas'
    says: new RegExp(`\\b(?:${clanWord}|quienes|cuales|cuantos|los que)\\b`),
    unless: /\b(?:puedo|puede|podemos|si gan\w+|puesto|partidas?|mas|menos|report\w+)\b|·/,
    of: 0,
    read: (_text, question, site) => {
      const sets = etapasSaid(question.words.map(({ plain }) => plain).join(' '), question.etapaMention, site)
      return sets && { de: 'clanes', medida: 'lista', etapa: [], juego: null, ...sets }
    },
  },
  {
    // 'cuántas victorias tiene X sumando todas las etapas'
    says: /\bcuant[oa]s?\b.*\b(?:gan|perd|jug|partid|victori|derrot|triunf)\w*/,
    unless: /\b(?:seguid\w+|rach\w+|puestos?|medallas?|contra|mas|menos)\b/,
    of: 1,
    read: (text) =>
      everything.test(text) ? { de: 'clanes', medida: 'cuenta', todo: true, ...order(text), limite: 3 } : null,
  },
  {
    // 'cuándo entró X al ranking y a quién le ganó'
    says: /\b(?:cuando|que dia|en que fecha|como|contra quien|con quien|a quien)\b.*\b(?:entr(?:o|aron)|se (?:metio|metieron)|ingres(?:o|aron))\b.*\b(?:ranking|tabla|ranked|rankead\w+)\b|\bcuando (?:se )?(?:rankeo|rankearon)\b/,
    unless: /\b(?:primer[oa]?|lugar|puesto \d+|top|al \d+)\b/,
    of: 1,
    read: () => ({ de: 'clanes', medida: 'entrada' }),
  },
  {
    // 'quién fue el último en entrar al ranking'
    says: new RegExp(
      `\\b(?:${who}|cual(?:es)?)\\b.*\\b(?:(?:entro|entraron|entrar)\\b.*\\b(?:ranking|tabla)|rankear(?:se)?|rankeo|rankearon)\\b|\\bprimer(?:os)? (?:clan(?:es)?|equipos?) (?:en|que) (?:(?:entrar|entro|entraron)\\b.*\\b(?:ranking|tabla)|rank\\w+)`,
    ),
    unless: /\b(?:cuando|como|puede|pueden|para|si)\b|·/,
    of: 0,
    read: (text) =>
      /\bultim[oa]s?\b|\brecien\b/.test(text)
        ? { de: 'clanes', medida: 'entrada' }
        : /\bprimer[oa]?s?\b/.test(text)
          ? { de: 'clanes', medida: 'entrada', ordenar: { campo: 'fundado', hacia: 'menos' } }
          : null,
  },
  {
    // 'con cuántas victorias paso del 10 al 1'
    says: /\bcuant[oa]s? (?:victorias|partidas|veces|triunfos|wins)\b.*\b(?:del?|desde el) \d+ (?:al|hasta el|a) \d+\b/,
    of: 0,
    read: (text) => {
      const [, from, to] = /\b(?:del?|desde el) (\d{1,3}) (?:al|hasta el|a) (\d{1,3})\b/.exec(text) ?? []
      return from && to && Number(from) > 0 && Number(to) > 0
        ? { de: 'clanes', medida: 'falta', estando: Number(from), lugar: Number(to) }
        : null
    },
  },
  {
    // 'cuántas victorias necesita el 12 para ser primero', 'en cuántas partidas llega el 10 al tercero'
    says: new RegExp(
      `\\bcuant[oa]s? (?:victorias|partidas|veces|triunfos|ganadas|wins)\\b.*\\b(?:necesit\\w+|faltan?|tiene que|debe|lleg\\w+|hay que|se necesitan?)\\b.*\\b(?:para|pa|al?|ser|llegar)\\b`,
    ),
    unless:
      /\b(?:final|torneo|report\w+|estamos|estoy|somos|soy|vamos|voy|nos|me|capturas?|jugar|rankear\w*|ranking|desde)\b|·/,
    of: 0,
    read: (text) => {
      const [, from] = /\b(?:el|un|al|del?) (?:puesto |numero |que va )?(\d{1,2})\b/.exec(text) ?? []
      const to = new RegExp(
        `\\b(?:ser|llegar|subir|quedar|llega|llego|pasar)(?: de)?(?: al?)?(?: el)?(?: puesto)? (?:(\\d{1,2})|${first}|puntero)(?: |$)|\\bal (?:primer\\w*|puntero)\\b`,
      ).exec(text)
      if (!to) return null
      return {
        de: 'clanes',
        medida: 'falta',
        estando: from ? Number(from) : usualPlace,
        lugar: to[1] ? Number(to[1]) : 1,
      }
    },
  },
  {
    // 'estamos 12, cuántas veces hay que ganarle al primero para quedar 1'
    says: new RegExp(
      `\\bcuant[oa]s?(?: (?:veces|partidas?|victorias|triunfos|wins|ganadas))?\\b.*\\b(?:gan\\w+|falta\\w*|necesit\\w+|hay que|tengo que|tenemos que)\\b.*\\b(?:para|pa|y|quedar|ser|llegar|salir|estar|a|al)\\b.*\\b${first}\\b`,
    ),
    unless: /\b(?:final|torneo|report\w+|entr(?:ar|o)|partido|dias?|hora)\b/,
    of: 'any',
    read: (text, { mentions }, site) => {
      const [, said = ''] =
        /\b(?:estamos|estoy|estando|soy|somos|vamos|voy|ando|andamos|desde)(?: (?:en|el|los?|de|puesto|lugar|numero|n))* (\d{1,3}\p{L}*|\p{L}+)/u.exec(
          text,
        ) ?? []
      const estando = numberIn(said)
      if (!estando && !mentions.length && !site.asker) return null
      return { de: 'clanes', medida: 'falta', lugar: 1, ...(estando ? { estando } : {}) }
    },
  },
]
