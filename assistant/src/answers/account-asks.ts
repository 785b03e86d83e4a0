import type { accountPoints } from '../guides/account-points'
import type { sitePoints } from '../guides/site-points'
import type { Asks } from './asks'

/** What is asked of accounts, of who may see or end them, and of what they may write, in plain words. */
export const accountsInSpanish: readonly Asks<keyof typeof sitePoints | keyof typeof accountPoints>[] = [
  {
    point: 'correoTomado',
    says: [
      /\b(?:correo|mail|email|e mail)\b/,
      /\b(?:(?:el|un) mismo (?:correo|mail|email)|ya (?:existe|esta (?:tomado|ocupado|en uso|usado|registrado)|lo (?:tiene|usan|ocupan)|hay una cuenta)|(?:esta )?(?:ocupado|en uso)|esta registrado)\b/,
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
      /\b(?:cerrad\w|cerre|cerrar(?:la)?|cierro|borrad\w|borre|borrar(?:la)?|elimine|eliminad\w|eliminar(?:la)?)\b/,
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
    point: 'cuentaVieja',
    says: [
      /\b(?:cuentas?|usuario)\b/,
      /\b(?:viej[oa]|antigu[oa]|hace (?:\w+ )?(?:anos?|tiempo)|de antes|(?:con )?otro (?:correo|mail|email)|anterior|que tenia|del \d{4})\b/,
      /\b(?:recuper\w+|sirve|existe|esta|puedo|volver|entrar|usar\w*|rescat\w+|queda|sigue)\b/,
    ],
    not: /\b(?:cerrad\w|cerre|google|clan|dos cuentas|otra cuenta|cambi\w+)\b|·/,
  },
  {
    point: 'nickPartidas',
    says: [
      /\b(?:nick|nombre|apodo)\b/,
      /\bcambi\w+\b/,
      /\b(?:pierd\w+|perd\w+|borr\w+|reinici\w+|resete\w+|qued\w+|sigu\w+|mantien\w+|conserv\w+|pasa con)\b/,
      /\b(?:victorias?|partidas?|puntos|puntaje|record|historial|medallas?|estadisticas|stats|progreso|ganad\w+|clan|todo|algo|cosas)\b/,
    ],
    not: /\b(?:(?:del?|de mi|al) clan|tag|torneo)\b|·/,
  },
  {
    point: 'nickVeces',
    says: [
      /\b(?:nick|nombre|apodo)\b/,
      /\b(?:cambi\w+)\b/,
      /\b(?:cada cuanto|cuantas veces|(?:las|muchas) veces|limite|tope|esperar|de nuevo|otra vez|dos veces)\b/,
    ],
    not: /\b(?:clan|tag|equipo)\b|·/,
  },
  {
    point: 'temaOscuro',
    says: [
      /\b(?:oscur[oa]s?|negr[oa]s?|blanc[oa]s?|clar[oa]s?|nocturn[oa]|dark|light|de noche|de dia)\b/,
      /\b(?:pagina|sitio|web|modo|temas?|fondo|colou?r\w*|pantalla|mode)\b/,
    ],
    not: /\b(?:mapas?|servidor\w*|avisos?|notific\w+|juego|volute|radio|foro|clan|tema (?:del|en el|de) |titulo|no carga|jug\w+)\b|·/,
  },
  {
    point: 'enCelular',
    says: [
      /\b(?:celu\w*|cel|fono|telefono|movil|android|iphone|ipad|tablet|play ?station|ps[345]|xbox|consolas?|switch)\b/,
      /\b(?:jug\w+|juego|se juega|corre|instal\w+ el juego|baj\w+ el juego)\b/,
    ],
    not: /\b(?:app|avisos?|notific\w+|report\w+|pagina|sitio|en la consola|consola del juego|codigos?|2fa|cuenta|perdi)\b|·/,
  },
  {
    point: 'nickAviso',
    says: [
      /\b(?:nick|nombre|apodo)\b/,
      /\bcambi\w+\b/,
      /\b(?:avis\w+|enter\w+|notific\w+|sabe\w*|se dan? cuenta|les? llega|ven el cambio)\b/,
    ],
    not: /\b(?:(?:del?|de mi|al) clan|tag|torneo)\b|·/,
  },
  {
    point: 'nickDeCerrada',
    says: [
      /\bnick\b|\bnombre\b/,
      /\b(?:cerr\w+|cierr\w+|borr\w+|elimin\w+)\b/,
      /\b(?:mismo|volver|otra vez|de nuevo|libera\w*|reserv\w+|usar\w*|queda libre|otro lo)\b/,
    ],
    not: /\bclan\b|·/,
  },
  {
    point: 'avisosCuales',
    says: [
      /\b(?:que|cuales|de que)\b/,
      /\b(?:avis(?:os?|an)|notific\w+|alertas?)\b/,
      /\b(?:llegan?|hay|suenan?|manda\w*|recib\w+|existen|me avisan|tipos?)\b/,
    ],
    not: /\b(?:no (?:me )?llega\w*|no quiero|hora\w*|noche|como|cuant\w+|desactiv\w+|apag\w+|silenci\w+|que no)\b|·/,
  },
  {
    point: 'avisosUnos',
    says: [
      /\b(?:avis(?:os?|en?|an)|notific\w+|alertas?)\b/,
      /\b(?:(?:y |pero )?sol[oa]s?|solamente|unicamente|algun[oa]s|por separado|excepto|menos|salvo|uno por uno|ciert[oa]s|elegir cuales)\b/,
      /\b(?:(?:de |por )?(?:los |las |del |la |el )?(?:foro|retos?|anuncios?|partidas?|torneos?|streams?|invitaciones|comentarios|medallas|clan)|algun[oa]s|separado|uno por uno|cuales)\b/,
    ],
    not: /\b(?:hora\w*|noche|no (?:me )?llegan)\b|·/,
  },
  {
    point: 'avisoRespuesta',
    says: [
      /\b(?:como (?:se|sabre|me entero|puedo saber|voy a saber)|me avisan?|avisan|me llega (?:algo|aviso))\b/,
      /\b(?:respond\w+|contest\w+|cit(?:an|aron|o)|nombr(?:an|aron|o)|mencion\w+|etiquet\w+)\b/,
    ],
    not: /\b(?:retos?|desafi\w+|torneo|solicitud|partida|report\w+|reclamo)\b|·/,
  },
  {
    point: 'sesionesVarias',
    says: [
      /\b(?:cuentas?|sesion|entrar|conectad\w)\b/,
      /\b(?:(?:celu\w*|telefono|fono|tablet|notebook|mac) y (?:en )?(?:el |mi |un )?(?:pc|compu\w*|notebook|celu\w*|telefono)|(?:pc|compu\w*) y (?:en )?(?:el |mi |un )?(?:pc|celu\w*|telefono|notebook|tablet)|(?:dos|2|varios|otro|mas de un) (?:pc|compus?|computador(?:es)?|dispositivos?|lados?|equipos?|aparatos?|celulares))\b/,
    ],
    not: /\b(?:cerrar|cierro|cerre|avisos?|codigos|perdi|hack\w+|otra cuenta|dos cuentas)\b|·/,
  },
  {
    point: 'nickLetras',
    says: [
      /\b(?:nicks?|nombre(?: de usuario)?)\b/,
      /\b(?:tildes?|acentos?|espacios?|simbolos?|signos?|numeros?|emojis?|caracteres (?:raros|especiales)|enes?|guion(?:es)?|puntos?|mayusculas?)\b/,
      /\b(?:puede|pueden|puedo|se puede|lleva[r]?|llevan|acepta|permite|sirve|vale|usar|poner|dejan?)\b/,
    ],
    not: /\b(?:clan|tag|cuant\w+|juego|servidor)\b|·/,
  },
  {
    point: 'nickVolver',
    says: [
      /\b(?:nick|nombre)\b/,
      /\bcambi\w+\b/,
      /\b(?:volver|arrepent\w+|recuper\w+|anterior|de antes|deshac\w+|el de siempre|antiguo|viejo)\b/,
      /\b(?:puedo|se puede|como|podria|lo (?:puedo|recupero))\b/,
    ],
    not: /\bclan\b|·/,
  },
  {
    point: 'cookies',
    says: [/\b(?:cookies?|galletas del sitio|rastrean|rastreo|tracking)\b/],
    not: /\b(?:receta|comer|chocolate|hornear)\b/,
  },
  {
    point: 'sugerencia',
    says: [
      /\b(?:sugerencias?|ideas?|proponer|propuestas?|sugerir)\b/,
      /\b(?:pagina|sitio|web|comunidad|ladder|donde|tengo|hacer|mandar|dejar)\b/,
    ],
    not: /\b(?:clan|torneos?|nombre|mapas?)\b|·/,
  },
  {
    point: 'nickOlvidado',
    says: [
      /\b(?:nick|nombre de usuario|usuario)\b/,
      /\b(?:olvid\w+|no (?:me )?(?:acuerdo|recuerdo)|no se (?:cual|mi))\b/,
    ],
    not: /\b(?:clave|contrasena|correo|mail)\b|·/,
  },
  {
    point: 'avisosDuran',
    says: [
      /\b(?:avisos?|notificaci\w+)\b/,
      /\b(?:cuanto (?:tiempo )?(?:duran?|se guardan|quedan)|se borran|hasta cuando)\b/,
    ],
    not: /·/,
  },
  {
    point: 'avisosTengo',
    says: [
      /^(?:(?:hola|oye|y|yo) )*(?:tengo|hay|me llego|me llegaron|me han llegado|tendre)\b/,
      /\b(?:avisos?|notificaci\w+)\b/,
    ],
    not: /\b(?:como|que no|de noche|sin avisos|desactiv\w+|torneo|reto)\b|·/,
  },
  {
    point: 'ocultarPerfil',
    says: [
      /\b(?:ocult\w+|escond\w+|privado|privada|que no (?:se )?(?:vea|vean|salga|aparezca))\b/,
      /\b(?:perfil|mi pagina|mis (?:partidas|datos|estadisticas|derrotas|clanes)|mi (?:record|historial|nick))\b/,
    ],
    not: /\b(?:foro|comentario|mensaje|correo|reto)\b|·/,
  },
  {
    point: 'evidenciaQuien',
    says: [
      /\b(?:ven?|ver|vean?|public[oa]s?|lee[n]?)\b/,
      /\b(?:evidencias?|capturas?|fotos? de (?:la )?(?:evidencia|partida)|pantallazos?|pruebas)\b/,
      /\b(?:quien(?:es)?|todos|cualquiera|public\w+|rival|otros|los demas)\b/,
    ],
    not: /\b(?:subo|subir|sube|suben|mando|cuant\w+|puede[n]? subir|report\w+|perfil)\b|·/,
  },
  {
    point: 'mensajePrivado',
    says: [
      /\b(?:mensajes?|chat\w*|escrib\w+|habl\w+|dm|md|inbox)\b/,
      /\b(?:privad[oa]s?|directo|directos|por interno|al interno|dm|md)\b/,
      /\b(?:puedo|se puede|como|hay|existe[n]?|donde|tiene[n]?|mand\w+)\b/,
    ],
    not: /\b(?:reto|me amenaz\w+|me insult\w+|quien)\b|·|·/,
  },
  {
    point: 'bloquear',
    says: [
      /\b(?:bloque(?:o|ar|arlo)|silenci(?:o|ar|arlo)|mutear|ignorar)\b/,
      /\b(?:jugador\w*|alguien|usuario|tipo|weon|wn|persona|·)/,
    ],
    not: /\b(?:avisos?|notific\w+|administra\w+|me bloque\w+)\b/,
  },
  {
    point: 'comoEscribo',
    says: [
      /^(?:(?:y|pero|ok|ya|entonces) )*(?:como|por donde|donde) (?:le |les |lo |los |la )(?:escrib|habl|contact|mand|pregunt|pid)\w+$/,
    ],
  },
  {
    point: 'apagarAvisos',
    says: [
      /\b(?:desactiv\w+|deshabilit\w+|apag\w+|quit(?:o|ar)|sac(?:o|ar)|borr(?:o|ar)|elimin(?:o|ar)|no quiero)\b/,
      /\b(?:avisos?|notificaci\w+|alertas?|push)\b/,
    ],
    not: /\b(?:noche|madrugada|hora\w*|servidor\w*|torneo|stream\w*|comentari\w+|solo|algun\w+|ladder)\b|·/,
  },
  {
    point: 'noSuenan',
    says: [
      /\b(?:avisos?|notificaci\w+|alertas?|push)\b/,
      /\bno (?:me |se )?(?:suenan?|llegan?|aparecen?|escuchan?|salen?)\b/,
    ],
    not: /\b(?:noche|madrugada|hora\w*|que no|correo|quiero|stream\w*)\b|·/,
  },
  {
    point: 'llaves',
    says: [/\b(?:llaves? de acceso|passkeys?)\b/, /\b(?:que es|q es|que son|para que|como)\b/],
    not: /\b(?:quit\w+|sac\w+|perdi)\b/,
  },
  {
    point: 'sesionesAbiertas',
    says: [
      /\bmi (?:cuenta|sesion)\b/,
      /\b(?:alguien|otr[oa]s?|quien(?:es)?|desde donde|en que (?:equipos|dispositivos|partes)|donde (?:esta|se))\b/,
      /\b(?:us(?:a|an|ando)|entr(?:a|o|an|ando)|conect\w+|metio|meti\w+|abiert\w)\b/,
    ],
    not: /\b(?:creo|parece|sin permiso|hack\w+|robaron|robo|prest\w+|puede|compart\w+|hermano|amigo)\b|·/,
  },
]
