import type { sitePoints } from '../guides/site-points'
import type { Asks } from './asks'

/** What is asked of accounts, of who may see or end them, and of what they may write, in plain words. */
export const accountsInSpanish: readonly Asks<keyof typeof sitePoints>[] = [
  {
    point: 'correoTomado',
    says: [
      /\b(?:correo|mail|email|e mail)\b/,
      /\b(?:ya (?:existe|esta (?:tomado|ocupado|en uso|usado|registrado)|lo (?:tiene|usan|ocupan)|hay una cuenta)|(?:esta )?(?:ocupado|en uso)|esta registrado)\b/,
    ],
    not: /\b(?:nick|clan|no (?:me )?(?:llega|llego))\b|·/,
  },
  {
    point: 'verCorreo',
    says: [
      /\b(?:ve|ven|ver|sabe|saben|publico|publica|visible|muestra\w*)\b/,
      /\bmi (?:correo|mail|email)\b/,
      /\b(?:demas|otros|alguien|todos|quien(?:es)?|gente|jugadores|publico|visible|los otros)\b/,
    ],
    not: /\b(?:cambi\w+|donde veo)\b|·/,
  },
  {
    point: 'echado',
    says: [/\bme (?:echaron|sacaron|expulsaron|botaron|kickearon|han echado|han sacado)\b/, /\b(?:clan|equipo|team)\b/],
    not: /\b(?:servidor|server|partida|foro|cuenta|no me)\b|·/,
  },
  {
    point: 'cuentaInactiva',
    says: [
      /\bcuentas?\b/,
      /\b(?:borra\w*|elimina\w*|cierra\w*|pierd\w+|caduca\w*|vence|expira)\b/,
      /\b(?:no (?:entro|entrar|juego|la uso|me conecto|inicio sesion)|inactiv\w+|sin (?:entrar|usar\w*|jugar))\b/,
    ],
    not: /\b(?:clan|puesto)\b|·/,
  },
  {
    point: 'cuentaCerrada',
    says: [
      /\b(?:recuper\w+|volver|vuelvo|reabr\w+|reactiv\w+|arrepent\w+|deshac\w+)\b/,
      /\bcuenta\b/,
      /\b(?:cerrad\w|cerre|cierro|borrad\w|borre|elimine|eliminad\w)\b/,
    ],
    not: /\b(?:sesion|clave|contrasena|nick)\b/,
  },
  {
    point: 'fotoTamano',
    says: [
      /\b(?:foto|imagen|avatar|emblema|logo|capturas?)\b/,
      /\b(?:tamano|pesa|peso|pesar|megas?|mb|formatos?|medidas?|dimension\w*|pixeles|jpg|png|gif)\b/,
    ],
    not: /\b(?:foro|comentario)\b|·/,
  },
  {
    point: 'nickTomado',
    says: [
      /\b(?:nick|nombre|usuario)\b/,
      /\b(?:ya (?:existe|esta (?:tomado|ocupado|en uso|usado)|lo (?:tiene|usan|ocupan))|(?:esta )?(?:tomado|ocupado|en uso|repetido))\b/,
    ],
    not: /\b(?:clan|mayuscul\w+|minuscul\w+|acentos?|tag)\b|·/,
  },
  {
    point: 'comentarSinCuenta',
    says: [
      /\b(?:coment\w+|escribir|postear|publicar|foro)\b/,
      /\bsin (?:tener |una |crear |hacerme )*(?:cuenta|registr\w+|sesion|loguear\w*|logear\w*)\b/,
    ],
  },
  {
    point: 'entrarCon',
    says: [
      /\b(?:entrar|registr\w+|inici\w+ sesion|loguear\w*|logear\w*|log ?in|ingresar|crear (?:mi |una )?cuenta)\b/,
      /\bcon (?:mi |el |la cuenta de )?(?:discord|steam|facebook|twitch|apple|microsoft|instagram|tiktok|twitter|x)\b/,
    ],
  },
  {
    point: 'cuantoBan',
    says: [
      /\b(?:cuant[oa]s? (?:tiempo|dias|meses|semanas|dura\w*|es|son)|cuanto|por cuanto)\b/,
      /\b(?:ban(?:eo|eos|s)?|banead\w*|banean|suspension(?:es)?|suspend\w+|castigo|sancion\w*)\b/,
    ],
    not: /\b(?:cuantos (?:banead\w+|suspend\w+|jugadores|clanes)|hay|han|apel\w+|mi (?:ban|suspension)|clan pierde|puestos|baja|cae)\b|·/,
  },
  {
    point: 'banAnticheat',
    says: [
      /\banti ?ch(?:eat|it)\b|\bvolute\b/,
      /\b(?:bane\w+|ban|baneo|bloque\w+|suspend\w+|kicke\w+|me saco|expuls\w+)\b/,
      /\b(?:me|nos|mi)\b/,
    ],
    not: /\b(?:quien fue|cuantos|hay)\b|·/,
  },
]
