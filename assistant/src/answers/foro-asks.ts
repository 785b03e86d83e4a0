import type { foroPoints } from '../guides/foro-points'
import type { Asks } from './asks'

type ForoAsks = Asks<keyof typeof foroPoints>

const cannot = /\b(?:no (?:me deja|me dejan|puedo|se puede|me permite|me sale|logro|me aparece)|por que no)\b/

/** What is asked of comments, of the forum and of one's own account in plain words. */
export const foroInSpanish: readonly ForoAsks[] = [
  {
    point: 'sinEnlaces',
    says: [
      cannot,
      /\b(?:(?:publicar|postear|escribir|comentar|poner|pegar|compartir|subir) (?:un |los |con )?)?(?:links?|enlaces?|url|urls)\b/,
    ],
    not: /\b(?:correo|mail|entrar|sesion|validar|recuper\w+)\b|·/,
  },
  {
    point: 'foroEspera',
    says: [/\besper\w+\b/, /\b(?:escribir|mensajes?|postear|publicar|comentar)\b/],
    not: /\b(?:correo|mail|rival|reto|clave|codigo|sesion|respuesta|respond\w+)\b|·/,
  },
  {
    point: 'noEscribe',
    says: [cannot, /\b(?:comentar|escribir|postear|publicar|responder en el foro|abrir (?:un )?tema)\b/],
    not: /\b(?:links?|enlaces?|correo|mail|nick|clave|contrasena|reporte|anuncio|foto|imagen|video|torneo)\b|·/,
  },
  {
    point: 'noEscribe',
    says: [/\bme (?:silenci\w+|bloque\w+|suspend\w+|mute\w+|banea\w+)\b/, /\b(?:foro|coment\w+)\b/],
    not: /\b(?:como|tema|quien)\b|·/,
  },
  {
    point: 'foroBuscar',
    says: [
      /\b(?:como|donde|se puede)\b(?: \w+){0,2} (?:busco|buscar|busca|encuentro|encontrar)\b/,
      /\b(?:foro|tema|temas|hilo|mensaje)\b/,
    ],
    not: /\b(?:clan|gente|jugador\w*)\b|·/,
  },
  {
    point: 'temaFijar',
    says: [
      /\b(?:fij(?:o|ar|arlo|amos)|cierr(?:o|an)|cerrar(?:lo)?|muev(?:o|en)|mover(?:lo)?|bloque\w+|destac\w+)\b/,
      /\b(?:temas?|hilos?|posts?)\b/,
      /\b(?:puedo|como|se puede|podemos)\b/,
    ],
    not: /\b(?:cuenta|sesion|oscuro|claro|color)\b|·/,
  },
  {
    point: 'publicarAnuncio',
    says: [
      /\b(?:puedo|podemos|quiero|queremos|como|donde|se puede)\b/,
      /\b(?:publicar|publico|poner|pongo|subir|subo|hacer|escribir)\b(?: \w+){0,2} anuncios?\b/,
    ],
    not: /\b(?:comentario|comentar|panel|editar|borr\w+)\b|·/,
  },
  {
    point: 'miCorreo',
    says: [/\b(?:cual es|que) (?:es )?mi (?:correo|mail|email)\b/],
  },
  {
    point: 'miSesion',
    says: [
      /\b(?:cuando|cuanto)\b.*\b(?:venc\w+|dura|expira|caduca|cierra)\b.*\bsesion\b|\bsesion\b.*\b(?:venc\w+|dura|expira|caduca)\b/,
    ],
    not: /\b(?:otro|otra|no puedo)\b/,
  },
  {
    point: 'miSegundoPaso',
    says: [
      /\b(?:tengo|esta|tendre|se si)\b/,
      /\b(?:segundo (?:paso|factor)|2fa|dos pasos)\b/,
      /\b(?:activad[oa]|activo|puesto|prendido|encendido)\b/,
    ],
    not: /\b(?:como|no tengo)\b/,
  },
]

/** The same in English. */
export const foroInEnglish: readonly ForoAsks[] = [
  {
    point: 'sinEnlaces',
    says: [/\b(?:can|can t|cannot|can not|why|won t|not)\b/, /\blinks?\b/, /\b(?:post|forum|put|share)\b/],
  },
  {
    point: 'noEscribe',
    says: [
      /\b(?:why can t i|why can i not|i can t|i cannot|won t let me|doesn t let me)\b/,
      /\b(?:comment|post|write|reply)\b/,
    ],
    not: /\blinks?\b/,
  },
  { point: 'foroBuscar', says: [/\b(?:search|find)\b/, /\bforum\b/], not: /\b(?:clan|people|players)\b|·/ },
  { point: 'temaFijar', says: [/\b(?:pin|close|lock|move)\b/, /\b(?:topic|thread)\b/] },
  {
    point: 'publicarAnuncio',
    says: [/\b(?:publish|post|make|write)\b/, /\bannouncements?\b/, /\b(?:can i|how do i|how can i|may i)\b/],
  },
  { point: 'miCorreo', says: [/\bwhat(?: is|s| s)? my e ?mail\b/] },
]
