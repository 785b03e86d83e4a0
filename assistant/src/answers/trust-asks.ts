import type { trustPoints } from '../guides/trust-points'
import type { Asks } from './asks'

type TrustAsks = Asks<keyof typeof trustPoints>

/** What is asked before somebody trusts the site, in Spanish. */
export const trustInSpanish: readonly TrustAsks[] = [
  {
    point: 'oficial',
    says: [
      /\b(?:(?:sitio|pagina|web|comunidad|foro|esto|esta|este|trinchera)\b.*\boficial|oficial\b.*\b(?:sitio|pagina|web|comunidad|esto|trinchera)|(?:es|son|esto|eso) (?:algo |un sitio )?oficial(?:es)?)\b|\bson (?:de|parte de|los de) (?:la )?ea\b|\belectronic arts\b/,
    ],
    not: /\b(?:mapas?|anuncio|resultado|servidor\w*|clan|torneo|reglamento)\b|·/,
  },
  {
    point: 'seguro',
    says: [
      /\b(?:sitio|pagina|web|registr\w+|datos|cuenta|esto|trinchera|correo|clave|contrasena)\b/,
      /\b(?:segur[oa]s?|confiables?|confiar|estafa|hacke\w+|virus|peligros[oa]|(?:me |se )?(?:pueden? )?roba(?:n|r))\b/,
    ],
    not: /\b(?:me (?:robaron|hackearon|han)|estoy|tan segur\w+|mas segura|volute|anticheat|descarg\w+|juego|como|hackers?)\b|·/,
  },
  {
    point: 'grabar',
    says: [
      /\b(?:grab\w+|demos?|filmar|record)\b/,
      /\b(?:obligatori\w+|hay que|tengo que|tenemos que|debo|debemos|es necesario|necesito|hace falta|se exige|exigen|piden)\b/,
    ],
    not: /\b(?:stream\w*|transmit\w*|canal|twitch)\b|·/,
  },
  { point: 'grabarPuede', says: [/\bgrab\w+\b/, /\b(?:puedo|podemos|se puede|permit\w+|prohib\w+|dejan)\b/], not: /·/ },
  {
    point: 'foroSuspension',
    says: [
      /\b(?:banea\w*|ban|baneo|suspende\w*|suspender|echan?|echar|expuls\w+|silenci\w+|mutea\w*|bloque\w+|sacan|castig\w+|sancion\w*)\b/,
      /\b(?:del|en el|por el|el) foro\b|\bcomentarios?\b/,
      /\b(?:puede[ns]?|te|por que|cuando|si|hay|se|nos|me pueden)\b/,
    ],
    not: /\b(?:me (?:banearon|suspendieron|echaron|bloquearon|silenciaron)|quien|apel\w+|cuant\w+|tema|temas|torneo|clan)\b|·/,
  },
  {
    point: 'correoOlvidado',
    says: [
      /\b(?:con que|cual|que|mi)\b.*\b(?:correo|mail|email)\b/,
      /\b(?:olvid\w+|no (?:me )?(?:acuerdo|recuerdo|se)|con (?:que|cual) (?:correo|mail|email) (?:me )?(?:registre|inscribi|hice|cree|tengo))\b/,
    ],
    not: /\b(?:llega\w*|llego|cambi\w+|clave|contrasena|validar)\b|·/,
  },
  {
    point: 'voluteHace',
    says: [
      /\bvolute\b/,
      /\b(?:necesito|necesita|hay que (?:tener|instalar|usar|bajar)|tengo que (?:tener|instalar|usar|bajar)|hace falta|obligatorio|sin volute|es necesario|se necesita)\b/,
    ],
    not: /\b(?:api|id|key|como|donde|error|conecta|jug\w+ sin volute)\b/,
  },
  {
    point: 'sinSteam',
    says: [/\b(?:steam|gog|origin|epic)\b/, /\b(?:necesito|necesita|hay que|tengo que|hace falta|sin|obligatorio)\b/],
    not: /\b(?:sesion|entrar|login|loguear\w*)\b/,
  },
]

/** The same in English. */
export const trustInEnglish: readonly TrustAsks[] = [
  {
    point: 'oficial',
    says: [
      /\bofficial (?:site|website|page|forum|community|one)\b|\b(?:site|website|page|this|it|trinchera|you|community)\b(?: \w+)* official\b|\b(?:ea|electronic arts)\b.*\b(?:part|site|affiliat\w+|own\w*|run|you)\b|\b(?:part|affiliat\w+|own\w*|run)\b.*\b(?:ea|electronic arts)\b/,
    ],
    not: /\b(?:maps?|rules|server)\b|·/,
  },
  {
    point: 'seguro',
    says: [
      /\b(?:site|website|page|account|data|register\w*|here|this|trinchera|password)\b/,
      /\b(?:safe|secure|security|trust|trustworthy|legit|scam|get hacked|be hacked|stolen)\b/,
    ],
    not: /\b(?:anti ?cheat|volute|was|got|launcher|download\w*|game)\b|·/,
  },
  {
    point: 'grabar',
    says: [
      /\b(?:record|recording|demos?|film)\b/,
      /\b(?:have to|need to|must|mandatory|required|obligatory|do (?:i|we) need|should)\b/,
    ],
    not: /\b(?:my record|our record|record of|stream\w*)\b|·/,
  },
  {
    point: 'grabarPuede',
    says: [
      /\b(?:can|may|allowed|ok|forbidden)\b/,
      /\b(?:record|recording|film)\b(?: \w+)* (?:match|matches|games?|demos?|videos?|gameplay)\b/,
    ],
    not: /·|\b(?:my|our) record\b/,
  },
  {
    point: 'foroSuspension',
    says: [
      /\b(?:ban|banned|bans|suspend\w*|muted?|kicked|blocked)\b/,
      /\b(?:forum|comment\w*|posting)\b/,
      /\b(?:can|could|may|will|do|for what|why|what)\b/,
    ],
    not: /\b(?:how long|appeal|i (?:was|got|am))\b|·/,
  },
  {
    point: 'correoOlvidado',
    says: [
      /\b(?:which|what|my|the)\b.*\b(?:e ?mail|mail)\b/,
      /\b(?:forgot|forgotten|don t (?:remember|know|recall)|dont (?:remember|know)|can t remember|no idea|did i (?:use|register|sign)|i (?:used|registered with|signed up with))\b/,
    ],
    not: /\b(?:password|change|arriv\w*|verif\w*)\b|·/,
  },
  {
    point: 'voluteHace',
    says: [/\bvolute\b/, /\b(?:need|needed|have to|must|required|require|mandatory|necessary|without)\b/],
    not: /\b(?:api|id|key|how|where)\b/,
  },
  {
    point: 'sinSteam',
    says: [/\b(?:steam|gog|origin|epic)\b/, /\b(?:need|have to|must|required|without|own|buy)\b/],
    not: /\b(?:log ?in|sign in)\b/,
  },
]
