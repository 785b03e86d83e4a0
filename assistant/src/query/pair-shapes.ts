import { ofPeriod, wasPlayed, type Shape } from './shape-words'

const outcome =
  '(?:salimos|quedamos|terminamos|nos fue|me fue|sali|quede|termine|salio|salieron|quedo|quedaron|termino|terminaron|acabo|acabaron|fue|fueron|le fue|les fue|estuvo|gano|ganaron)'
const asksHow = new RegExp(
  `^(?:(?:y|pero|oye|y al final|al final) )*(?:(?:como|cuanto|(?:en|a|por|con) cuanto|en que|(?:con |en |a )?(?:que|cual fue el|el) (?:resultado|marcador|score)) (?:fue )?${outcome}\\b|(?:(?:cual|que) (?:fue|es) )?(?:el )?(?:resultado|marcador|score|final) (?:final )?(?:de|del|entre|en)?\\b)`,
)

const oursAsked =
  /\b(?:salimos|quedamos|terminamos|nos fue|me fue|sali|quede|termine) (?:con|contra|ante|frente a|vs) ·/

/** Shapes of questions about the match of two that are named. */
export const pairShapes: readonly Shape[] = [
  {
    // 'cómo salió A con B', 'resultado de A con B'
    says: asksHow,
    unless: ofPeriod,
    of: 'any',
    met: true,
    read: (text, { mentions, etapaMention }, _site, time) =>
      (mentions.length === 2 || (mentions.length === 1 && oursAsked.test(text))) &&
      !etapaMention.etapas.some(({ archivada }) => archivada) &&
      (!time || wasPlayed.test(text))
        ? { de: 'partidas', medida: 'ultima', resultado: null }
        : null,
  },
  {
    // 'los halcones le ganaron a puelche?'
    says: /^(?:y |oye |pero )*· (?:(?:le|les|lo|los) )?(?:ha |han )?(?:(?:gan|venc|derrot)\w+ al?|(?:perd|cay)\w+ (?:con|contra|ante))(?: (?:el|la|los|las))? ·$/,
    of: 'any',
    read: (text, { mentions }) =>
      mentions.length === 2
        ? { de: 'partidas', medida: 'existe', resultado: /\b(?:perd|cay)/.test(text) ? 'perdida' : 'ganada' }
        : null,
  },
  {
    // 'contra quién perdió A en la etapa 2'
    says: /^(?:y )?(?:a|con|contra|ante) (?:quien(?:es)?|que clanes|cuales) (?:(?:le|les) )?(?:ha |han )?(?:perd|gan)\w+(?: (?:el|la|los|las))? ·(?: en(?: la| el)?)?$/,
    of: 1,
    read: (text, { etapaMention, words }) =>
      etapaMention.used.size || words.some(({ plain }) => /^(?:quienes|clanes|cuales|han?)$/.test(plain))
        ? {
            de: 'partidas',
            medida: 'cuenta',
            agrupar: 'rival',
            resultado: /\bperd/.test(text) ? 'perdida' : 'ganada',
          }
        : null,
  },
  {
    // 'quién ha jugado más'
    says: /^(?:y )?(?:quien(?:es)?|que clan(?:es)?|cual(?:es)? clan(?:es)?|(?:el|los) que)(?: (?:es|son) (?:el|los) que)? (?:(?:ha|han|lleva|llevan|tiene|tienen) )?(?:jug\w+|jueg\w+)? ?mas(?: partid[oa]s)?(?: jug\w+)?(?: en total)?$/,
    of: 0,
    read: (text, { etapaMention }, _site, time) =>
      !etapaMention.used.size && !time && /\b(?:jug|jueg)/.test(text)
        ? { de: 'clanes', medida: 'quien', ordenar: { campo: 'jugadas', hacia: 'mas' } }
        : null,
  },
  {
    // 'quién ganó, A o B'
    says: /^(?:y |pero |al final |oye )*quien(?:es)? (?:gano|ganaron|salio ganando)(?: (?:el|la) (?:partid[oa]|duelo|match|clasico))?(?: (?:entre|de|del))?(?: (?:el|la|los|las))? · (?:(?:o|y|vs|con|contra) )?(?:(?:el|la|los|las) )?·$/,
    of: 'any',
    read: (_text, { mentions, etapaMention }) =>
      mentions.length === 2 && !etapaMention.etapas.some(({ archivada }) => archivada)
        ? { de: 'partidas', medida: 'ultima', resultado: null }
        : null,
  },
  {
    // 'cuántas partidas se han jugado en total'
    says: /^cuant[oa]s (?:partid[oa]s|encuentros) (?:(?:se|ya|hay|han|ha|van|lleva[n]?|llevamos|hubo|habran?|existen) )*(?:jugad[oa]s?|jugaron|reportad[oa]s?|registrad[oa]s?|reportaron|disputad[oa]s)?(?: ?(?:en total|en todo|hasta (?:ahora|hoy|el momento)|en (?:el|la|todo el|toda la) (?:sitio|pagina|historia|ladder|comunidad)|del (?:sitio|ladder)|de (?:la historia|siempre)|en todas las etapas|ya|entre todas las etapas))*$/,
    of: 0,
    read: (_text, { words, etapaMention }, _site, time) =>
      words.length > 3 && !etapaMention.used.size && !time ? { de: 'partidas', medida: 'cuenta' } : null,
  },
  {
    // 'dónde veo las rondas del 2-0 de A a B'
    says: /\b(?:rondas?|marcador|puntaje|parciales|detalles?|mapa por mapa|score)\b/,
    unless: ofPeriod,
    of: 'any',
    read: (text, { mentions }) =>
      mentions.length === 2
        ? {
            de: 'partidas',
            medida: 'ultima',
            resultado:
              /\d \d (?:de |que )?(?:le )?(?:· a ·|(?:metio|metieron|pego|pegaron) · a ·)|· .*\bgan\w+ (?:\w+ )*a ·/.test(
                text,
              )
                ? 'ganada'
                : null,
          }
        : null,
  },
]

/** 'cómo salimos con Puelche': the match of whoever asks with one that is named. */
export const asksOwnMatch = (text: string) => asksHow.test(text) && oursAsked.test(text)
