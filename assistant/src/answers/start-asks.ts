import type { startPoints } from '../guides/start-points'
import type { Asks } from './asks'
import { founding, joining } from './clan-asks'
import { join, make } from './clan-asks-english'

type StartAsks = Asks<keyof typeof startPoints>

/** What people who begin here ask of clans, of the ladder and of the forum. */
export const startsInSpanish: readonly StartAsks[] = [
  {
    point: 'clanImagen',
    of: founding,
    says: [
      /\b(?:imagen|logo|foto|emblema|escudo)\b/,
      /\b(?:donde|como)\b(?: \w+){0,3} (?:sub\w+|pon\w+|pong\w+|carg\w+|eleg\w+|elij\w+)\b/,
    ],
    not: /\b(?:captura|partida|perfil|mi foto)\b|·/,
  },
  {
    point: 'clanTag',
    of: /\b(?:clan|clanes|tag)\b/,
    says: [/\btag\b/, /\b(?:que es|pa que|para que|que significa|de que sirve|que va)\b/],
    not: /·/,
  },
  {
    point: 'clanCuando',
    of: founding,
    says: [/\b(?:hasta cuando|hay plazo|que plazo|cuando puedo|en que fecha|todavia se puede|desde cuando)\b/],
    not: /\b(?:reto|torneo|jugar|report\w+|nombre)\b|·/,
  },
  {
    point: 'ladderEquipos',
    says: [
      /\b(?:ladder|etapas?|se juega|juegan?)\b/,
      /\b(?:por equipos?|en equipos?|por clan(?:es)?|individual(?:es)?|en grupo)\b/,
      /\b(?:o (?:es |se )?(?:solo|uno|individual|por equipos?)|solo o|individual|es por|son por|tambien)\b/,
    ],
    not: /\b(?:torneo|copa|cuant[oa]s)\b|·/,
  },
  {
    point: 'sinMinimo',
    says: [
      /\b(?:cuant[oa]s (?:partidas?|partidos?|veces)|todos los dias|cada dia|cada semana|minimo de (?:partidas|partidos)|obligad\w+ a jugar|obligacion jugar)\b/,
      /\b(?:hay (?:que|q)|tengo (?:que|q)|tenemos (?:que|q)|obligad\w+|obligacion|minimo|debo|necesit\w+)\b/,
      /\b(?:jugar|partidas?|partidos?)\b/,
    ],
    not: /\b(?:torneo|copa|ganar|para (?:subir|ser|pasar)|mapas|medalla)\b|·/,
  },
  {
    point: 'dondeJuega',
    says: [
      /^(?:y |oye |hola )*(?:en )?donde (?:se )?(?:juega|juegan|jugamos|juego)(?: (?:las partidas|los partidos|el ladder|esto|aca))?$/,
    ],
  },
  {
    point: 'dudaDonde',
    says: [
      /\b(?:con quien (?:hablo|puedo hablar)|a quien (?:le )?(?:pregunto|consulto|hablo)|donde (?:pregunto|consulto|hago))\b(?: \w+){0,4} (?:dudas?|consultas?|preguntas?|algo)\b/,
    ],
    not: /\b(?:foro|reclamo|fallo|partida|torneo|cuenta|tecnic\w+)\b|·/,
  },
  {
    point: 'temasViejos',
    says: [
      /\b(?:temas?|hilos?|mensajes?)\b/,
      /\b(?:se (?:borran?|eliminan?|pierden?|van)|vencen?|caducan?|duran?|expiran?)\b/,
      /\b(?:viej[oa]s?|antigu[oa]s?|solos?|con el tiempo|cuanto|foro)\b/,
    ],
    not: /\b(?:denunci\w+|reto)\b|·/,
  },
  {
    point: 'temaTitulo',
    says: [
      /\b(?:titulo|nombre)\b(?: \w+){0,3} (?:temas?|hilos?|posts?)\b/,
      /\b(?:cambi\w+|edit\w+|modific\w+|corr\w+|renombr\w+)\b/,
    ],
    not: /·/,
  },
  {
    point: 'foroSinLeer',
    says: [
      /\b(?:temas?|mensajes?|hilos?|lo)\b(?: \w+){0,3} (?:sin leer|no leidos?|que no he (?:leido|visto)|nuevos para mi)\b/,
      /\b(?:como|donde|ver|veo|cuales)\b/,
    ],
    not: /·/,
  },
  {
    point: 'foroCelular',
    says: [
      /\b(?:foro|forum|temas?)\b/,
      /\b(?:celu|celular|telefono|movil|android|iphone)\b/,
      /\b(?:puedo|se puede|anda|funciona|desde|en el)\b/,
    ],
    not: /\b(?:avisos?|notific\w+)\b|·/,
  },
  {
    point: 'foroQuienVe',
    says: [
      /\b(?:quien(?:es)?|todos|cualquiera|otros|los demas)\b/,
      /\b(?:ve[n]?|lee[n]?|pueden (?:ver|leer)|puede (?:ver|leer))\b/,
      /\b(?:lo que (?:escribo|pongo|publico)|mis (?:mensajes|temas|posts)|mi (?:tema|mensaje|post)|mensajes? del foro|el foro)\b/,
    ],
    not: /\b(?:reto|privad\w+|denunci\w+|modera)\b|·/,
  },
  {
    point: 'aceptadoAviso',
    of: joining,
    says: [
      /\b(?:como (?:se|me entero|me doy cuenta|cacho)|me avisan?|me llega(?: algo| un aviso)?|donde veo|voy a saber|sabre|se nota)\b/,
      /\b(?:acept\w+|respond\w+|contest\w+|entre|quede|si)\b/,
    ],
    not: /\b(?:reto|reporte|torneo|partida|invit\w+)\b|·/,
  },
]

/** The same in English. */
export const startsInEnglish: readonly StartAsks[] = [
  {
    point: 'clanImagen',
    of: make,
    says: [/\b(?:picture|logo|image|emblem)\b/, /\b(?:where|how)\b/],
    not: /·/,
  },
  {
    point: 'clanTag',
    of: /\b(?:clan|tag)\b/,
    says: [/\btag\b/, /\bwhat\b.*\b(?:is|for|mean)\b/],
    not: /·|\b(?:long|characters|letters)\b/,
  },
  { point: 'clanCuando', of: make, says: [/\b(?:until when|deadline|when can|too late)\b/], not: /·/ },
  {
    point: 'ladderEquipos',
    says: [/\b(?:ladder|stages?|played)\b/, /\b(?:teams?|alone|solo|individual)\b/, /\bor\b/],
    not: /·|\btournament\b/,
  },
  {
    point: 'sinMinimo',
    says: [
      /\b(?:how many (?:matches|games)|every (?:day|week)|minimum of (?:matches|games))\b/,
      /\b(?:have to|must|need|required|minimum)\b/,
      /\b(?:play|matches|games)\b/,
    ],
    not: /·|\b(?:win|climb|tournament)\b/,
  },
  {
    point: 'temasViejos',
    says: [
      /\b(?:old )?(?:topics|threads|posts)\b/,
      /\b(?:deleted|expire|lapse|removed)\b/,
      /\b(?:old|after|automatically)\b/,
    ],
    not: /·/,
  },
  { point: 'temaTitulo', says: [/\btitle\b/, /\b(?:topic|thread|post)\b/, /\b(?:change|edit|rename)\b/], not: /·/ },
  { point: 'foroSinLeer', says: [/\bunread\b/, /\b(?:topics?|threads?|posts?|forum)\b/] },
  { point: 'foroCelular', says: [/\bforum\b/, /\b(?:phone|mobile|cell\w*)\b/], not: /\bnotif\w+\b/ },
  {
    point: 'foroQuienVe',
    says: [
      /\bwho\b/,
      /\b(?:see|sees|read|reads)\b/,
      /\b(?:my (?:posts?|topics?|threads?)|what i (?:write|post)|the forum)\b/,
    ],
    not: /·/,
  },
  {
    point: 'aceptadoAviso',
    of: join,
    says: [/\b(?:how (?:do|will|would) i know|notified|notice|tell me)\b/],
    not: /·|\b(?:challenge|report)\b/,
  },
  {
    point: 'aceptadoAviso',
    says: [/\bhow (?:do|will|would) i know\b/, /\b(?:accepted|let me in|approved)\b/],
    not: /·|\b(?:challenge|report)\b/,
  },
]
