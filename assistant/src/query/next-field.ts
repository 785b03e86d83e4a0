import type { Thread } from '../thread-state'
import type { Question } from '../understand'
import { bareThreshold, thresholdIn } from './compare'
import { asked, refOf, type Consulta, type Field } from './consulta'
import { before } from './period'
import { ofOneMatch } from './spoken-match'

// A short question that changes one field of what was asked before.

/** All that a question says which asks for the time of what was told. */
const asksWhen =
  /^(?:y |e )?(?:cuando|(?:en )?(?:que|q) (?:fecha|dia|mes)|hace cuanto|desde cuando)(?: (?:fue|era|eso|paso|estuvo|estuvieron|llego|llegaron|lo|la|logro|lograron|tuvo|tuvieron|ahi|el|ese|mejor|puesto))*$/

/** The other end of a list: of runs of losses, those of wins. */
function turnedTo(way: string, { campo, hacia }: NonNullable<Consulta['ordenar']>): NonNullable<Consulta['ordenar']> {
  const best = way.startsWith('mejor')
  if (campo === 'racha' || campo === 'caida') return { campo: best ? 'racha' : 'caida', hacia: 'mas' }
  return campo === 'perdidas'
    ? { campo, hacia: best ? 'menos' : 'mas' }
    : { campo, hacia: campo === 'parado' ? hacia : best ? 'mas' : 'menos' }
}

/** What is asked of a place of which it was told who stands there: since when, for how long, who did before. */
function ofPlaceHeld(text: string): 'llegada' | 'veces' | 'antes' | null {
  if (
    /^(?:y )?(?:desde cuando|cuando (?:llego|llegaron|subio|subieron))(?: (?:es|esta|estan|va|van|lo es|lidera|manda|primer[oa]|ahi|a ese puesto|al primer lugar))*$/.test(
      text,
    )
  )
    return 'llegada'
  if (
    /^(?:y )?(?:hace cuanto|cuant[oa]s? (?:dias|tiempo|rato)?) ?(?:que )?(?:lleva|llevan|ha estado|esta|estan|va|van)(?: (?:ahi|primer[oa]|arriba|en ese puesto|de puntero|en la punta))*$/.test(
      text,
    )
  )
    return 'veces'
  return /^(?:y )?(?:a quien(?:es)? (?:se lo|le|lo) (?:quit|gan|pas|arrebat|bot|saco)\w*|a quien (?:paso|pasaron|boto|botaron|saco|sacaron)|quien (?:estaba|iba|era)(?: (?:primero|ahi))? antes|antes (?:de (?:el|ellos|ese) )?quien (?:estaba|iba|era|fue))(?: (?:el|ese|primer|puesto|lugar|ahi|de ahi))*$/.test(
    text,
  )
    ? 'antes'
    : null
}

/** The time before that which was asked of: 'y el pasado', 'y el día antes', 'y la noche anterior'. */
const previous =
  /^y (?:(?:que (?:paso|hubo)|quien gano|como (?:les )?fue) )?(?:el|la|en el|en la) (?:(?:dia|noche|semana|mes|finde|fin de semana|ano) )?(?:pasad[oa]|anterior|previ[oa]|(?:de )?antes)(?: (?:de es[eao]|a es[ea]))?$/
/** All that a question says which asks for the match before the one that was told: 'y antes de eso cuándo habían jugado'. */
const matchBefore =
  /^(?:y|e|la|el|de|antes|eso|esa|ese|anterior|previa|penultima|otra|vez|cuando|fue|habian?|jugado|jugaron|jugo|que|q|se|topado|toparon|enfrentado|enfrentaron|partid[oa]|quien|gano|ganaron|como|salio|quedo|a)$/
const isBefore = /^(?:antes|anterior|previa|penultima)$/

/** As many are listed at most. */
const mostListed = 10

/** One of a table, where a list of it was told: not as many as before. */
const oneAlone = ({ de, medida }: Consulta, isOne: boolean): Partial<Consulta> =>
  isOne && de === 'clanes' && medida === 'lista' ? { medida: 'quien', limite: 1, lugar: null } : {}

const columns: readonly (readonly [RegExp, Field])[] = [
  [/^(?:porcentajes?|winrate|efectividad|%)$/, 'porcentaje'],
  [/^(?:victorias?|triunfos?|ganad[oa]s)$/, 'ganadas'],
  [/^(?:derrotas?|perdid[oa]s)$/, 'perdidas'],
  [/^(?:partid[oa]s|jugad[oa]s)$/, 'jugadas'],
]

/** 'y victorias?', of the losses that were counted of somebody in a time. */
function otherResult(text: string, consulta: Consulta): Consulta | null {
  const [, said = ''] =
    /^(?:y |e )?(?:cuant[oa]s )?(?:las )?(victorias|triunfos|ganad[oa]s|derrotas|perdid[oa]s|wins|loses|losses)(?: (?:lleva|llevan|llevo|llevamos|tiene|tienen|tengo|tenemos))?$/.exec(
      text,
    ) ?? []
  if (!said || consulta.de !== 'partidas' || !consulta.quien.length || !/^(?:cuenta|balance)$/.test(consulta.medida))
    return null
  return { ...consulta, resultado: /^(?:derrotas|perdid|los)/.test(said) ? 'perdida' : 'ganada' }
}

/** 'ahora por porcentaje, con mínimo 50 partidas': a list that was told, by another column. */
function orderedBy(text: string, words: Question['words'], consulta: Consulta): Consulta | null {
  const [, said = ''] =
    /^(?:y |ahora |pero |mejor |lo mismo )*(?:ordenad[oa]s |ordenalos )?(?:por|segun) (?:el |la |las |los )?(\S+)(?: de (?:victorias|triunfos))?(?: (?:con|y|pero|minimo|al menos|desde|sobre|mas de|que tengan)\b.*)?$/.exec(
      text,
    ) ?? []
  const campo = columns.find(([says]) => says.test(said))?.[1]
  if (!campo || !consulta.ordenar || !/^(?:clanes|jugadores)$/.test(consulta.de)) return null
  const filtro = thresholdIn(words, () => false)?.filtro ?? null
  return {
    ...consulta,
    medida: 'lista',
    ordenar: { campo, hacia: consulta.ordenar.hacia },
    filtro: filtro?.campo === 'jugadas' && consulta.de === 'jugadores' ? filtro : consulta.filtro,
  }
}

/** 'y con menos de 20', of what was filtered before; 'quién lo escribió', of the announcement that was told. */
export function goingOn(
  { words, mentions, number }: Question,
  { consulta, intent, lugar, etapas, quien: [spoken] }: Thread,
): Consulta | null {
  if (mentions.length || words.length > 9) return null
  const text = words.map(({ plain }) => plain).join(' ')
  const ref = spoken && refOf(spoken)
  if (ref && intent === 'partidas-de' && /^(?:y )?(?:de )?(?:la )?penultima(?: partida)?$/.test(text))
    return asked({ de: 'partidas', medida: 'ultima', quien: [ref], atras: 1 })
  if (
    intent === 'noticias' &&
    /^(?:y )?(?:de que (?:se )?trat\w+|(?:que|q) dic\w+|de que es|quien lo (?:public|escrib|sub)\w+)$/.test(text)
  )
    return asked({ de: 'anuncios', medida: 'ultima' })
  // 'y cuándo fue eso', of the best place
  if (ref && intent === 'mejor-puesto' && asksWhen.test(text))
    return asked({ de: 'clanes', medida: 'puesto', quien: [ref], ordenar: { campo: 'puesto', hacia: 'mas' } })
  const isHeld = consulta !== null && /^(?:llegada|veces|antes)$/.test(consulta.medida)
  const place = ref?.startsWith('c') && (intent === 'en-puesto' || isHeld) ? ofPlaceHeld(text) : null
  if (ref && place)
    return asked({
      de: 'clanes',
      medida: place,
      quien: [ref],
      lugar: isHeld ? consulta.lugar : lugar && lugar > 0 ? lugar : 1,
      etapa: isHeld ? consulta.etapa : etapas.length === 1 ? etapas.map(({ id }) => id) : [],
    })
  if (!consulta) return null
  const [, did] =
    /^(?:y )?(?:quien(?:es)?|kien|que clan(?:es)?|cual) (?:(?:fue|fueron) (?:el|los) que )?(gano|ganaron|perdio|perdieron|jugo|jugaron) mas$/.exec(
      text,
    ) ?? []
  if (did && consulta.de === 'partidas' && consulta.desde && !consulta.quien.length)
    return asked({
      de: 'clanes',
      medida: 'quien',
      etapa: consulta.etapa,
      juego: consulta.juego,
      desde: consulta.desde,
      hasta: consulta.hasta,
      semana: consulta.semana,
      ordenar: { campo: did.startsWith('g') ? 'ganadas' : did.startsWith('p') ? 'perdidas' : 'jugadas', hacia: 'mas' },
    })
  // 'y el pasado', of what was asked of this month
  const by = orderedBy(text, words, consulta)
  if (by) return by
  const other = otherResult(text, consulta)
  if (other) return other
  const [, way] =
    /^(?:y )?(?:cual es )?(?:el|la|los|las|quien(?:es)?)? ?(?:de )?(mejor|mejores|peor|peores)$/.exec(text) ?? []
  // the worst month is the one with the most losses
  if (way && consulta.agrupar === 'mes')
    return { ...consulta, ordenar: { campo: way.startsWith('mejor') ? 'ganadas' : 'perdidas', hacia: 'mas' } }
  if (way && consulta.ordenar)
    return { ...consulta, ...oneAlone(consulta, !way.endsWith('es')), ordenar: turnedTo(way, consulta.ordenar) }
  // 'y el último', of the first of a table
  const isEnd = number?.value === -1 && /^(?:y |e )?(?:(?:quien|cual) (?:es|va) )?(?:de )?(?:el |la )?\w+$/.test(text)
  if (isEnd && consulta.de === 'clanes' && consulta.medida === 'lista' && consulta.ordenar)
    return {
      ...consulta,
      ...oneAlone(consulta, true),
      ordenar: { campo: consulta.ordenar.campo, hacia: consulta.ordenar.hacia === 'mas' ? 'menos' : 'mas' },
    }
  // 'y cuál menos', of a list of the most
  const [, turned] =
    /^(?:y |e )?(?:(?:el|la|los|las|cual(?:es)?|quien(?:es)?|que clan|que mapa) )*(?:(?:es|son|fue) )?(?:(?:el|la|los|las) )?(?:(?:que|de|con) )?(mas|menos)$/.exec(
      text,
    ) ?? []
  if (turned && (consulta.agrupar === 'mapa' || (consulta.ordenar && consulta.ordenar.campo !== 'puesto')))
    return {
      ...consulta,
      ordenar: { campo: consulta.ordenar?.campo ?? 'jugadas', hacia: turned === 'mas' ? 'mas' : 'menos' },
    }
  const [, end] = /^(?:y )?(?:a|con|contra) (?:quien(?:es)?|cual(?:es)?) (mas|menos)$/.exec(text) ?? []
  if (end && consulta.medida === 'quien' && consulta.agrupar === 'rival')
    return {
      ...consulta,
      ordenar: { campo: consulta.ordenar?.campo ?? 'jugadas', hacia: end === 'mas' ? 'mas' : 'menos' },
    }
  // 'y el cuarto', of a list of three
  if (
    consulta.medida === 'lista' &&
    number &&
    number.value > consulta.limite &&
    number.value <= mostListed &&
    words.every(({ plain }, at) => at === number.at || /^(?:y|e|el|la|quien|es|cual|lugar|puesto)$/.test(plain))
  )
    return { ...consulta, limite: number.value }
  const earlier = previous.test(text) ? before(consulta) : null
  if (earlier) return { ...consulta, ...earlier }
  if (
    consulta.de === 'partidas' &&
    consulta.medida === 'ultima' &&
    (/^(?:y )?(?:la|el) (?:anterior|de antes|previa|otra)(?: a es[ae])?$/.test(text) ||
      (words.every(({ plain }) => matchBefore.test(plain)) && words.some(({ plain }) => isBefore.test(plain))))
  )
    return { ...consulta, atras: consulta.atras + 1 }
  const filtro = consulta.filtro && bareThreshold(words, consulta.filtro.campo)
  if (filtro) return { ...consulta, filtro }
  if (
    consulta.de === 'partidas' &&
    (consulta.medida === 'ultima' || consulta.medida === 'primera' || consulta.rival || consulta.desde) &&
    words.every(({ plain }) => ofOneMatch.test(plain))
  )
    return {
      ...consulta,
      dato: consulta.dato && (/\breport\w+/.test(text) ? 'reporte' : 'mapas'),
      medida: /\bultima\b/.test(text)
        ? consulta.quien.length
          ? 'ultima'
          : 'lista'
        : /^(?:balance|cuenta)$/.test(consulta.medida)
          ? 'lista'
          : consulta.medida,
    }
  return consulta.de === 'anuncios' &&
    consulta.medida === 'ultima' &&
    words.some(({ plain }) => /^(?:escribio|publico|hizo|subio|dice|fecha|cuando|autor)$/.test(plain))
    ? consulta
    : null
}
