import { beat, clanWord, each, losses, never, of, order, resultOf, who, wins, type Shape } from './shape-words'

/** Shapes of questions that group, order or single out matches. */
export const matchShapes: readonly Shape[] = [
  {
    // 'cuál fue mi mejor noche', 'qué noche ganó más'
    says: /\b(?:mejor|peor) (?:noche|jornada|dia|tarde|fecha)\b|\b(?:noche|jornada) mas (?:buena|mala|exitosa|ganadora)\b|\b(?:que|cual|en que|cual fue (?:la|el)) (?:noche|dia|jornada|fecha)\b(?: (?:fue la |fue el )?(?:en )?que)?.*\b(?:gan|perd)\w+ mas\b|\bmas (?:gan|perd)\w+ en una? (?:sola )?(?:noche|dia|jornada)\b/,
    unless: /\b(?:semana|para|puestos?|tabla|torneo|copa|reto|servidor|conviene)\b/,
    of: 1,
    mine: true,
    read: (text) => ({
      de: 'partidas',
      medida: 'quien',
      agrupar: 'dia',
      ordenar: {
        campo:
          losses.test(text) || /\b(?:peor|mala)\b/.test(text) ? 'perdidas' : wins.test(text) ? 'ganadas' : 'porcentaje',
        hacia: 'mas',
      },
    }),
  },
  {
    // 'qué día de la semana juega más', 'los domingos o los viernes juegan más'
    says: /\b(?:que|cual|cuales) (?:es (?:el|su) )?(?:mejor |peor )?dias?\b.*\b(?:mas|mejor|peor)\b|\bdia de la semana\b/,
    unless:
      /\b(?:de la etapa|del año|del mes|arriba|puestos?|primer[oa]s?|subi\w+|baj\w+|server\w*|servidor\w*|gente|conectad\w*)\b/,
    of: 'any',
    read: (text, { mentions }) =>
      (mentions.length || /\bde la semana\b/.test(text)) &&
      /\b(?:jueg|jug|gan|pierd|perd|partid|mueve|le va|les va|rinde)\w*/.test(text)
        ? {
            de: 'partidas',
            medida: 'quien',
            agrupar: 'semana',
            ...order(text, /\bmejor\b/.test(text) ? 'ganadas' : /\bpeor\b/.test(text) ? 'perdidas' : undefined),
          }
        : null,
  },
  {
    // 'cuál fue el día que más se jugó'
    says: /\b(?:cual (?:es|fue|ha sido) el|que|en que) dia\b.*\b(?:se (?:ha )?(?:jugo|jugado|jugaron)|hubo|con) .*\b(?:mas|menos)\b|\bdia (?:que|en que) (?:mas|menos) (?:partidas )?se (?:ha )?(?:jugo|jugado|jugaron)\b|\bdia con (?:mas|menos) partidas\b/,
    unless: /\bde la semana\b|·/,
    of: 0,
    read: (text) => ({ de: 'partidas', medida: 'quien', agrupar: 'dia', ...order(text, 'jugadas') }),
  },
  {
    // 'a qué hora suele jugar'
    says: /\b(?:a )?(?:que|cual) (?:horas?|horarios?)\b.*\b(?:juega\w*|jugar|jugamos|juegan)\b/,
    unless: /\b(?:hoy|manana|ahora|proxim\w+|toca|reto|torneo|gente|server\w*|servidor\w*|prox|contra|con ·)\b/,
    of: 'any',
    read: (text, { mentions }) =>
      (mentions.length > 0 || /\bpartidas\b/.test(text)) &&
      /\b(?:suel\w+|mas|normalmente|casi siempre|acostumbr\w+|siempre|generalmente|horarios?)\b/.test(text)
        ? { de: 'partidas', medida: 'quien', agrupar: 'hora', ...order(text, 'jugadas') }
        : null,
  },
  {
    // 'en qué mes se jugó más', 'cuál fue el mes con más partidas'
    says: /\b(?:que|cual)(?: (?:es|fue|ha sido) el)? mes(?:es)?\b.*\b(?:mas|menos|mejor|peor)\b/,
    unless: /\b(?:clan(?:es)?|quien|jugador(?:es)?|anuncios?|torneos?|fund\w+|puestos?|subi\w+|mapas?|fallos?)\b/,
    of: 'any',
    read: (text) =>
      /\b(?:jueg|jug|gan|pierd|perd|partid|victori|derrot|triunf|activi)\w*/.test(text)
        ? { de: 'partidas', medida: 'quien', agrupar: 'mes', ...order(text) }
        : null,
  },
  {
    // 'quiénes le han ganado a X, cuántas cada uno'
    says: new RegExp(`\\b${who}(?: (?:es|son) (?:el|los) que)?(?: si)? ${of} ?(?:ha|han)? ?${beat}.* ?al? ·`),
    unless: new RegExp(`\\b(?:nunca|jamas|ultim\\w+|primera vez|mas veces|mas|no)\\b`),
    of: 1,
    read: (text) =>
      each.test(text) || /\bquienes\b|\bclanes\b/.test(text)
        ? { de: 'partidas', medida: 'cuenta', agrupar: 'rival', resultado: 'perdida' }
        : null,
  },
  {
    // 'cuántas veces le han ganado a X y quiénes'
    says: new RegExp(
      `\\bcuant[oa]s(?: veces| partidas)? (?:le|les) (?:ha|han) ganado al? ·.*\\b(?:quien(?:es)?|que ${clanWord}|cuales)\\b`,
    ),
    of: 1,
    read: () => ({ de: 'partidas', medida: 'cuenta', agrupar: 'rival', resultado: 'perdida' }),
  },
  {
    // 'cuántas le ha ganado X a cada clan', 'las derrotas de X por rival'
    says: /\b(?:a|con|contra|por|ante) cada (?:un[oa]|clan|rival|equipo)\b|\bpor (?:clan|rival|equipo)\b/,
    unless: /\b(?:jugador(?:es)?|cuantos (?:son|hay)|subir|reportar|puede|plantel|minim\w+|maxim\w+)\b/,
    of: 1,
    read: (text) => {
      const [won, lost] = [wins.test(text), losses.test(text)]
      if (won !== lost)
        return { de: 'partidas', medida: 'cuenta', agrupar: 'rival', resultado: won ? 'ganada' : 'perdida' }
      return won || /\b(?:como|balance|record|historial|cuanto|cuantas|partidas|duelos?)\b/.test(text)
        ? { de: 'partidas', medida: 'balance', agrupar: 'rival', resultado: null }
        : null
    },
  },
  {
    // 'contra qué clan le va peor a X'
    says: new RegExp(
      `\\b(?:con|contra|ante|a) (?:quien(?:es)?|(?:que|cual(?:es)?) ${clanWord}|cual(?:es)?)\\b.*\\b(?:va|van|ido|fue|anda|andan) (?:mas )?(?:peor|mejor|mal|bien)\\b|\\b(?:peor|mejor) rival (?:de|del|para|pa) ·|\\ba (?:quien|cual|que ${clanWord}) (?:le|les) cuesta mas\\b|\\b(?:peor|mejor) (?:va|van|ha ido|record|balance|porcentaje) .*\\b(?:contra|con) (?:quien|cual|que ${clanWord})`,
    ),
    of: 1,
    read: (text) => ({
      de: 'partidas',
      medida: 'quien',
      agrupar: 'rival',
      resultado: null,
      ordenar: { campo: 'porcentaje', hacia: /\b(?:peor|mal|cuesta)\b/.test(text) ? 'menos' : 'mas' },
      limite: 3,
    }),
  },
  {
    // 'con quién ha jugado menos'
    says: /\b(?:con|contra|a) (?:quien|que clan|cual)\b.*\b(?:menos (?:ha|han|juega\w*|gana\w*|pierde\w*)|(?:ha|han)? ?(?:jugado|juega|juegan|ganado|gana|ganan|perdido|pierde|pierden) menos)\b/,
    of: 1,
    read: (text) => ({
      de: 'partidas',
      medida: 'quien',
      agrupar: 'rival',
      resultado: resultOf(text),
      ordenar: { campo: 'jugadas', hacia: 'menos' },
      limite: 3,
    }),
  },
  {
    // 'cuántas partidas se jugaron en cada etapa'
    says: /\bcuant[oa]s? (?:partidas|se)\b.*\b(?:en|por) cada (?:etapa|juego|temporada|ladder)\b|\bpartidas por (?:etapa|juego|temporada)\b/,
    unless: /·/,
    of: 0,
    read: () => ({ de: 'partidas', medida: 'cuenta', agrupar: 'etapa', etapa: [], juego: null }),
  },
  {
    // 'a quiénes les ha ganado X y cuántas veces', 'con quiénes ha perdido X, cuántas con cada uno'
    says: new RegExp(
      `\\b(?:a|con|contra) (?:quien(?:es)?|(?:que|cuales) ${clanWord})\\b.*\\b(?:gan\\w+|venci\\w+|perdi\\w+|pierd\\w+)\\b`,
    ),
    unless: new RegExp(
      '\\b(?:nunca|jamas|no|ultim\\w+|menos|siempre|tengo|hay|tiene|tenemos|pued\\w+|deb\\w+|toca)\\b',
    ),
    of: 1,
    read: (text) =>
      each.test(text) && (!/\bmas\b/.test(text) || /\bcada un/.test(text))
        ? { de: 'partidas', medida: 'cuenta', agrupar: 'rival', resultado: resultOf(text) }
        : null,
  },
  {
    // 'a quién nunca le ha ganado X', 'con quién no ha perdido nunca'
    says: new RegExp(
      `\\b(?:a|con|contra) (?:quien(?:es)?|cual(?:es)?|(?:que|cuales) ${clanWord})\\b.*\\b${never} ${of} ?(?:ha|han)? ?(?:podido |logrado )?(?:ganad?\\w*|perdi?\\w*|jugad?\\w*|vencid?\\w*|gana|ganan|pierde|pierden)\\b`,
    ),
    unless: /\b(?:ultim\w+|desde cuando|hace cuanto|puede|pueden|conviene)\b/,
    of: 1,
    read: (text) => ({
      de: 'partidas',
      medida: 'quien',
      agrupar: 'rival',
      resultado: resultOf(text) ?? (/\bvenc/.test(text) ? 'ganada' : null),
      filtro: { campo: 'jugadas', es: 'igual', valor: 0 },
    }),
  },
  {
    // 'quién nunca le ha ganado a X', 'qué clanes no le han podido ganar a X'
    says: new RegExp(
      `\\b${who}\\b.*\\b${never} ${of} ?(?:ha|han) (?:podido |logrado )?(?:ganad\\w+|ganar\\w*|venc\\w+|derrot\\w+) al? ·`,
    ),
    of: 1,
    read: () => ({
      de: 'partidas',
      medida: 'quien',
      agrupar: 'rival',
      resultado: 'perdida',
      filtro: { campo: 'jugadas', es: 'igual', valor: 0 },
    }),
  },
  {
    // 'la subida más grande de una sola partida'
    says: /\b(?:(?:subida|salto|escalada|trepada|remontada|alza) mas (?:grande|alt[oa]|larg[oa]|brigid[oa]|bacan|heavy|brutal)|(?:mayor|mejor) (?:subida|salto|escalada|trepada|alza)|(?:subio|subieron|ha subido|subido) (?:mas )?(?:puestos |lugares )?(?:mas )?(?:de|en|con) una?(?: sola)? (?:partida|victoria|viaje|vez|match|patada)|(?:mas|tantos) (?:puestos|lugares)\b.*\b(?:de|en|con) una(?: sola)? (?:partida|victoria|vez|match)|cuant[oa]s (?:puestos|lugares)\b.*\bsub\w+ (?:\w+ )?de una(?: vez| sola)?)\b/,
    unless: /\b(?:palmares|records?|etapas? cerradas?|matagigantes|medalla)\b/,
    of: 'any',
    read: () => ({ de: 'partidas', medida: 'quien', ordenar: { campo: 'subida', hacia: 'mas' }, limite: 5 }),
  },
  {
    // 'cuánto lleva sin perder X y con quién fue la última'
    says: /\b(?:sin (?:perder|ganar)|no (?:pierden?|ganan?))\b.*\by (?:(?:con|contra|ante) )?quien\b/,
    // since when that is asks for the last match that ended so
    unless: /\b(?:hace cuanto|desde cuando)\b/,
    of: 1,
    read: () => ({ de: 'partidas', medida: 'racha' }),
  },
  {
    // 'cuántas seguidas lleva X y desde cuándo', 'desde cuándo viene ganando'
    says: /\bdesde (?:cuando|que (?:dia|fecha))\b/,
    unless:
      /\b(?:puesto|lugar|primer[oa]s?|lider\w*|puntero|arriba|ultim\w+|reportar|existe|juega en|esta en|clan)\b|\bno (?:ha|han|gan|pierd)\w*|\bsin ganar\b/,
    of: 1,
    read: (text) =>
      /\b(?:seguid\w*|corrid\w*|al hilo|rach\w*|invict\w*|sin perder|ganando|perdiendo|ganand\w*)\b/.test(text)
        ? { de: 'partidas', medida: 'racha', atras: 0 }
        : null,
  },
  {
    // 'quién tiene el récord de más partidas jugadas'
    says: /\b(?:quien|que clan|cual clan|que equipo|que jugador|clan|jugador)\b.*\brecord de (?:mas )?(?:partidas|victorias|triunfos|derrotas)\b/,
    unless: /\b(?:seguid\w+|hilo|corrid\w+)\b/,
    of: 0,
    read: (text) => ({
      de: /\bjugador/.test(text) ? 'jugadores' : 'clanes',
      medida: 'quien',
      todo: true,
      ordenar: { campo: losses.test(text) ? 'perdidas' : wins.test(text) ? 'ganadas' : 'jugadas', hacia: 'mas' },
    }),
  },
  {
    // 'cuántas seguidas llegó a ganar X'
    says: /\bcuant[oa]s(?: partidas| victorias| derrotas)? (?:seguidas|al hilo|corridas)?.*\b(?:llego|llegaron|ha llegado|han llegado|alcanzo|alcanzaron|maximo)\b.*\b(?:ganar|perder|ganando|perdiendo|seguidas|al hilo)\b/,
    of: 1,
    read: (text) =>
      /\b(?:seguid\w+|al hilo|corrid\w+)\b/.test(text)
        ? {
            de: 'partidas',
            medida: 'racha',
            ordenar: { campo: losses.test(text) ? 'caida' : 'racha', hacia: 'mas' },
          }
        : null,
  },
  {
    // 'la racha más larga de X', 'cuántas seguidas ha llegado a ganar'
    says: /\b(?:(?:ha sido|fue|es) (?:la|su) (?:mayor|mejor|peor) racha|(?:mi|nuestra) (?:mayor|mejor|peor) racha|(?:mayor|mejor|peor) racha (?:de|del)(?= ·)|rachas? (?:de (?:victorias|derrotas|triunfos) )?mas (?:larg\w+|grande\w*|alta\w*)|(?:mayor|mejor|peor) racha (?:de (?:victorias|derrotas) )?(?:de la historia|historica|que ha\w* tenido|que tuvo|que ha habido|de su historia|tuvo|ha tenido)|maxim[oa] de (?:victorias|derrotas|ganadas|perdidas)|mas (?:victorias|partidas|triunfos|derrotas)?(?: (?:ganadas|perdidas))? ?(?:seguidas|al hilo|consecutivas))\b/,
    unless: /\b(?:ahora|actual|hoy|este momento|medalla|palmares|no solo|llevan?|vienen?|traen?|van?|anda[n]?)\b/,
    of: 'any',
    read: (text, { mentions, etapaMention }, { community }) =>
      mentions.length ||
      etapaMention.used.size ||
      /\b(?:de|en) (?:la|esta) (?:etapa|temporada)\b/.test(text) ||
      losses.test(text)
        ? {
            de: 'partidas',
            medida: 'racha',
            ...(!mentions.length &&
            !etapaMention.used.size &&
            /\b(?:de|en) (?:la|esta) (?:etapa|temporada)\b/.test(text)
              ? {
                  etapa: community.etapas.flatMap(({ id, activo, multijugador }) =>
                    activo && multijugador ? [id] : [],
                  ),
                }
              : {}),
            ordenar: { campo: /\b(?:derrot\w+|perd\w+|pierd\w+|peor)\b/.test(text) ? 'caida' : 'racha', hacia: 'mas' },
          }
        : null,
  },
  {
    // 'cómo salió la última de X con Y', 'en qué mapas fue la última entre los dos'
    says: /\b(?:como|cuanto|que resultado|resultado|en que mapas?|que mapas?)\b.*\bultim[oa]\b|\bultima vez\b.*\bmapas?\b|\bcuantos (?:puestos|lugares) (?:subio|subieron)\b.*· .*\bgan\w+ al? ·|\bultim[oa]\b.*\b(?:como|cuanto) (?:salio|quedo|termino|fue)\b/,
    unless: /\b(?:torneo|copa|anuncio|etapa|reto|lugar|va|van|vamos|esta|estan)\b/,
    of: 'any',
    read: (text, { mentions }) =>
      mentions.length === 2 || (mentions.length === 1 && /\b(?:salio|quedo|termino|fue|estuvo|jug\w+)\b/.test(text))
        ? {
            de: 'partidas',
            medida: 'ultima',
            resultado: /\bquien (?:la )?gan/.test(text)
              ? null
              : /· (?:cuando |al )?(?:le |les )?(?:gan|venci|derrot)\w+ al? ·/.test(text)
                ? 'ganada'
                : /· (?:perd|cay)\w+ (?:con|contra|ante) ·/.test(text)
                  ? 'perdida'
                  : null,
          }
        : null,
  },
]
