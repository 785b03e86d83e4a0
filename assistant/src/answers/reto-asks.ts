import type { retoPoints } from '../guides/reto-points'
import type { Asks } from './asks'

type RetoAsks = Asks<keyof typeof retoPoints>

const aReto = /\bretos?\b|\bdesafi\w+\b/
const challenging = /\b(?:ret(?:o|ar(?:los|lo|le)?|amos|e|arlos)|desafi\w+)\b/
const ofTorneo = /\b(?:torneos?|copas?|campeonatos?|llave)\b/

/** What is asked of retos in plain words. */
export const retosInSpanish: readonly RetoAsks[] = [
  {
    point: 'retoRechazar',
    of: /\b(?:retos?|desafios?|ret(?:o|ar|an|amos))\b/,
    says: [
      /\b(?:puede[n]?|puedo|podemos|se puede|pueden|obligad\w+|obligacion|tengo que|tenemos que|tienen que|y si|que pasa si)\b/,
      /\b(?:rechaz\w+|decir(?:me|nos)? que no|dicen que no|dice que no|negar\w*|niega[n]?|no (?:lo |nos |me )?(?:acepta[n]?|quiere[n]?)|aceptar(?:lo)?)\b/,
    ],
    not: /\b(?:partid[oa]s? que|report\w+|derrotas?|victorias?|invitaci\w+|torneos?|copas?|tabla|puestos?|quien(?:es)?|como|donde|cuant\w+)\b|·/,
  },
  {
    point: 'retoPlazoMapa',
    says: [
      /\b(?:eleg\w+|elige\w*|elij\w+|escog\w+|pick\w*|banear|vet\w+)\b/,
      /\b(?:mapas?|bando|lado)\b/,
      /\b(?:hasta cuando|plazo|cuanto (?:rato|tiempo|plazo)|cuantos minutos|hasta que hora|limite|no (?:lo |los )?(?:elige|elegimos|eligen|elijo)|nadie (?:los? )?(?:elige|eligio|eligen)|se (?:nos )?(?:pasa|acaba) el tiempo|se (?:nos )?olvida)\b/,
    ],
    not: ofTorneo,
  },
  {
    point: 'retoPlazo',
    says: [
      aReto,
      /\b(?:cuant[oa]s? (?:dias?|horas?|tiempo|plazo|rato)|hasta cuando|hasta que (?:dia|hora|fecha)|plazo|limite de (?:tiempo|dias)|(?:cuando|en cuanto) (?:se )?(?:venc\w+|expir\w+|caduc\w+))\b/,
      /\b(?:respond\w+|respuesta|contest\w+|acept\w+|decid\w+|dur\w+|venc\w+|expir\w+|caduc\w+)\b/,
    ],
    not: /\b(?:torneos?|copas?|mapas?|bando|servidor|esper\w+|cancel\w+|minutos|present\w+|no (?:\w+ )?(?:respond|contest|acept)\w+|nadie|sin respuesta)\b|·/,
  },
  {
    point: 'retoSinRespuesta',
    says: [
      aReto,
      /\b(?:no|nadie|nunca|jamas) (?:\w+ ){0,2}?(?:respond\w+|contest\w+|acept\w+|pesca\w*|dicen? nada)\b|\bsin respuesta\b|\bignor\w+\b|\bvenc\w+\b/,
      /\b(?:que pasa|que hago|que hacemos|si|y si|cuando|gano|ganamos|pierd\w+|gana\w*|por que)\b/,
    ],
    not: /\b(?:rechaz\w+|present\w+|fechas?|partida reportada|report\w+|obligad\w+|obligacion|pendientes?|hay (?:algun|retos?)|tengo|tenemos|cuales|cuantos)\b|·/,
  },
  {
    point: 'retoFechas',
    says: [
      /\b(?:cuant[oa]s|hasta cuant[oa]s|maximo de|limite de|que cantidad de)\b(?: \w+)? (?:fechas?|dias|horarios)\b|\bcon cuant[oa] (?:tiempo|anticipacion|dias?)\b/,
      /\b(?:retos?|ret(?:ar|o|amos)|desafi\w+|ofre(?:cer|zco|cemos|ce[n]?)|propon\w+|poner)\b/,
    ],
    not: /\b(?:torneos?|copas?|respond\w+|contest\w+|acept\w+|venc\w+|dur\w+|hay (?!que)\w+|quedan|faltan?|acordad\w+|programad\w+|puestos?)\b|·/,
  },
  {
    point: 'retoOtraEtapa',
    says: [challenging, /\b(?:otra (?:etapa|liga|temporada)|otro (?:juego|ladder)|de distinta etapa|otras etapas)\b/],
    not: ofTorneo,
  },
  {
    point: 'retoDistancia',
    says: [
      challenging,
      /\b(?:mas (?:arriba|abajo)|muy (?:arriba|abajo|lejos)|lejos|(?:al|el|con el) (?:primero|puntero|ultimo|1|lider de la tabla|top)|cualquier(?:a)?|el que (?:quiera|sea)|puestos? (?:mas )?(?:arriba|abajo|de diferencia|de distancia)|superior|inferior|mejor que|peor que|no rankead\w+|a quien(?:es)? (?:puedo|se puede|podemos))\b/,
      /\b(?:puedo|puede[n]?|podemos|se puede|cuant[oa]s?|limite|solo|vale|hay que|tiene que ser|debe ser|a quien(?:es)?)\b/,
    ],
    not: /\b(?:torneos?|copas?|si (?:le )?(?:gano|ganamos|pierdo)|fechas?|horas?|dias?)\b|·/,
  },
  {
    point: 'retoSinReto',
    says: [
      /\b(?:sin (?:un |ningun |hacer un |mandar )?retos?|sin retar|sin desafiar|hay que (?:retar|desafiar)|tengo que (?:retar|desafiar)|tenemos que (?:retar|desafiar)|es obligatorio (?:retar|el reto|un reto|hacer un reto|mandar)|(?:obligad\w+|obligatorio) (?:a )?retar|necesito (?:retar|un reto)|hace falta (?:un reto|retar))\b/,
    ],
    not: /\b(?:torneos?|copas?|cuant[oa]s|horas?|anticipacion|antes|acept\w+|responder)\b|·/,
  },
  {
    point: 'retoNoMueve',
    says: [
      /\bretos?\b|\bretar\b|\brechaz\w+ un (?:reto|desafio)\b|\bcancel\w+ un (?:reto|desafio)\b/,
      /\b(?:mueve[n]?|movi\w+|cambia[n]?|sube[n]?|suma[n]?|afecta[n]?|da|dan|pierd\w+|perd\w+|baj\w+|cuenta[n]?)\b/,
      /\b(?:puestos?|lugar(?:es)?|tabla|ranking|ladder|puntos?)\b/,
    ],
    not: /\b(?:torneos?|copas?|rechaz\w+|gano|ganamos|si gana|cuant[oa]s|como|obligad\w+)\b|·|\d/,
  },
  {
    point: 'retoFaltamos',
    says: [
      /\b(?:no (?:llegamos|llego|nos presentamos|me presento|vamos|podemos ir|alcanzamos|aparecemos|nos conectamos|podemos jugar)|faltamos|llegamos tarde|llego tarde|nos atrasamos)\b/,
      /\b(?:retos?|partid[oa]s?|match|desafio|acordad[oa]s?|hora)\b/,
    ],
    not: /\b(?:torneos?|copas?|report\w+|acuerdo|correo|servidor|server|fechas?)\b|·/,
  },
  {
    point: 'retoEspera',
    says: [
      /\b(?:cuanto (?:rato |tiempo )?(?:hay que |se |tengo que |tenemos que |debo )?esper\w+|cuantos minutos (?:hay que |se )?esper\w+|tiempo de espera|minutos de (?:espera|tolerancia)|hasta que hora (?:se |hay que )?esper\w+)\b/,
    ],
    not: /\b(?:torneos?|copas?|respond\w+|correo|mail|validar|apel\w+|reclam\w+|mensajes?|foro|desconect\w+|caido|luz|cort\w+|cay\w+|cae|volver|vuelva|internet|entre mensajes)\b|·/,
  },
  {
    point: 'retoServidor',
    says: [
      /\b(?:en )?(?:que|q|cual) (?:servidor|server|sv)\b/,
      /\b(?:usa\w*|ocupa\w*|va|se juega|jugamos|toca|hay que)\b/,
      /\b(?:clan ?wars?|cw|war|ladder|partidas? (?:de|del) (?:clan(?:es)?|ladder)|partidas oficiales)\b/,
    ],
    not: /\b(?:torneos?|copas?|ip|clave)\b|·/,
  },
  {
    point: 'retoServidor',
    says: [
      /\b(?:quien(?:es)?|como|donde|en que|cual)\b/,
      /\b(?:pone[n]?|elige[n]?|escoge[n]?|decide[n]?|define[n]?|se (?:elige|decide|define|escoge|acuerda)|ponemos|elegimos|corresponde)\b/,
      /\b(?:servidor|server|sv)\b/,
    ],
    not: /\b(?:torneos?|copas?|clave|contrasena|ip|mapa|mas gente|conect\w+|volute)\b|·/,
  },
  {
    point: 'retoCastigo',
    says: [
      /\b(?:castig\w+|sancion\w*|multa\w*|penaliz\w+|suspend\w+|que (?:me |nos )?(?:pasa|ocurre|sucede)|pierd\w+|perd\w+|problemas?|afecta\w*|consecuencias?)\b/,
      /\bcancel(?:o|a|an|ar|amos|as|e|en|arlo|arla)\b/,
      aReto,
    ],
    not: /\b(?:torneos?|copas?|como)\b|·/,
  },
  {
    point: 'retoMensajes',
    says: [
      /\bquien(?:es)? (?:mas )?(?:ve[n]?|lee[n]?|puede[n]? (?:ver|leer))\b/,
      /\b(?:mensajes?|conversacion|chat)\b/,
      aReto,
    ],
  },
  {
    point: 'retoEscribir',
    says: [
      /\b(?:escrib\w+|habl\w+|contact\w+|mensaje|convers\w+|comunic\w+)\b/,
      /\b(?:otro clan|otro equipo|rival|lider del otro|contrincante|otros clanes|otro lider)\b/,
      /\b(?:como|donde|puedo|se puede|hay)\b/,
    ],
    not: /\b(?:quien (?:ve|lee)|foro|tema|report\w+|no (?:llega|llego|report\w+|contest\w+))\b|·/,
  },
  {
    point: 'retoCambiarHora',
    says: [
      /\b(?:cambi\w+|mov\w+|muev\w+|corr\w+|posterg\w+|reagend\w+|reprogram\w+|atras\w+|adelant\w+|aplaz\w+)\b/,
      /\b(?:hora|fecha|dia)\b|\b(?:mover|muevo|movemos|correr|corremos|posterg\w+|reagend\w+|reprogram\w+|atras\w+|adelant\w+|aplaz\w+)(?:lo)? (?:el|un|mi|ese|este|nuestro|los) (?:retos?|desafios?)\b/,
      /\bretos?\b|\bdesafios?\b|\bacordad[oa]s?\b/,
      /\b(?:se puede|puedo|podemos|pueden|como)\b/,
    ],
    not: ofTorneo,
  },
  {
    point: 'retoQuien',
    says: [
      /\b(?:quien(?:es)?|que rango(?:s)?|cualquiera|un (?:miembro|capitan)|siendo (?:miembro|capitan))\b/,
      /\b(?:puede[n]?|pueden|reta|manda[n]?|hace[n]?|pide[n]?)\b/,
      /\b(?:retar|desafiar|(?:mandar|hacer|pedir|enviar) (?:un )?(?:retos?|desafios?)|(?:manda|hace|pide)[n]? (?:los )?(?:retos?|desafios?))\b/,
    ],
    not: /\b(?:torneos?|copas?|a quien(?:es)?)\b|·/,
  },
  {
    point: 'retoSinClan',
    says: [challenging, /\bsin (?:tener |estar en )?(?:un )?clan\b|\bno tengo clan\b/],
    not: ofTorneo,
  },
]

const challenge = /\bchalleng\w+\b/
/** The same in English. */
export const retosInEnglish: readonly RetoAsks[] = [
  {
    point: 'retoRechazar',
    of: challenge,
    says: [
      /\b(?:can|may|could|do|does|have to|must|allowed|what if)\b/,
      /\b(?:refuse|reject|decline|say no|ignore|turn (?:it|us|them|me) down|don t accept|doesn t accept|accept)\b/,
    ],
    not: /·|\b(?:report\w*|match|invit\w+)\b/,
  },
  {
    point: 'retoPlazoMapa',
    says: [
      /\b(?:pick|picks|picked|choose|chooses|chosen|select)\b/,
      /\b(?:maps?|side)\b/,
      /\b(?:until when|deadline|how long|how much time|nobody|no one|time runs out|don t)\b/,
    ],
    not: /\b(?:tournament|cup)\b/,
  },
  {
    point: 'retoPlazo',
    says: [
      challenge,
      /\b(?:how (?:long|many (?:days|hours)|much time)|deadline|until when|by when|time limit|when does .*(?:expire|lapse))\b/,
      /\b(?:answer\w*|accept\w*|respond\w*|reply|decide|last|lasts|expires?|lapses?)\b/,
    ],
    not: /\b(?:tournament|cup|wait|map|server|nobody|no one|don t|doesn t)\b/,
  },
  {
    point: 'retoSinRespuesta',
    says: [
      challenge,
      /\b(?:don t|dont|doesn t|doesnt|do not|does not|never|nobody|no one|didn t|not) (?:\w+ )?(?:answers?|accepts?|respond\w*|repl\w+)\b|\bignor\w+\b|\bunanswered\b/,
    ],
  },
  {
    point: 'retoDistancia',
    says: [
      challenge,
      /\b(?:above|below|far|any|anyone|anybody|whoever|first place|the first|number one|top|higher|lower|places?|spots?|whom|who)\b/,
      /\b(?:can|may|could|should|limit|how many|how far|allowed|only)\b/,
    ],
    not: /\b(?:other stage|another stage|how many challenges|who can|who may)\b/,
  },
  { point: 'retoOtraEtapa', says: [challenge, /\b(?:another|other|different) (?:stage|game|ladder)\b/] },
  {
    point: 'retoSinReto',
    says: [/\bwithout (?:a )?challeng\w+\b|\b(?:have to|must|need to|need a) challenge\b/],
    not: /\b(?:answer|accept)\b/,
  },
  {
    point: 'retoNoMueve',
    says: [
      challenge,
      /\b(?:move|moves|count|counts|change|lose|drop)\b/,
      /\b(?:places?|table|ranking|ladder|spots?|rank)\b/,
    ],
  },
  {
    point: 'retoEspera',
    says: [/\bhow long\b.*\bwait\b|\bwait\b.*\bhow long\b|\bhow many minutes\b.*\bwait\b/],
    not: /\b(?:tournament|cup|mail|email|appeal|answer|disconnect\w*|drop(?:s|ped)?|crash\w*|lag\w*|left|leaves?|mid|middle|halfway|internet|connection)\b/,
  },
  {
    point: 'retoServidor',
    says: [
      /\bwho\b.*\b(?:picks?|chooses?|sets?|decides?|provides?)\b.*\bserver\b|\b(?:which|what) server do (?:we|you) play\b/,
    ],
  },
  { point: 'retoCambiarHora', says: [/\b(?:change|move|postpone|reschedule|delay)\b/, challenge] },
  {
    point: 'retoQuien',
    says: [
      /\bwho can\b|\bwho may\b|\bwho is allowed\b|\bcan (?:a|any|every|just any) (?:member|captain|player|co leader)\b/,
      challenge,
    ],
  },
]
