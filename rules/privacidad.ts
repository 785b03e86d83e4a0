/** The legal bases of law 19.628 as amended by 21.719 (arts. 12, 13) on which the site processes personal data. */
export const legalBases = ['consentimiento', 'contrato', 'interés legítimo', 'obligación legal'] as const
export type LegalBasis = (typeof legalBases)[number]

/** The ages that a player declares: 14 to 17 years, or 18 and more (docs/behaviour/privacy.md#Age and consent). */
export const edades = ['14-17', '18'] as const
export type Edad = (typeof edades)[number]

/**
 * The outside services that the site's configuration turns on. Null or false: the site sends that service nothing. `correo`, `imagenes`,
 * `modelo`: host names of the mail server, of the picture storage, and of the assistant's language model.
 */
export interface OutsideServices {
  correo: string | null
  imagenes: string | null
  modelo: string | null
  discord: boolean
  google: boolean
  twitch: boolean
}

/** The configuration of a site that uses no outside service. */
export const noServices: OutsideServices = {
  correo: null,
  imagenes: null,
  modelo: null,
  discord: false,
  google: false,
  twitch: false,
}

/**
 * A kind of personal data: what is stored (`que`), for which purpose (`para`), on which legal basis, where it comes from, who else receives
 * it, in which country they are, and for how long it is kept (`cuanto`).
 */
export interface KeptData {
  que: string
  para: string
  base: LegalBasis
  origen: string
  destinatarios: string[]
  pais: string
  cuanto: string
}

/** Somebody outside the site who receives personal data: what is sent to them, for what purpose, and in which country they are. */
export interface Recipient {
  quien: string
  que: string
  para: string
  pais: string
}

const unitedStates = 'Estados Unidos'
const countryOf = (host: string) => `El país donde opera ${host}`
const fromYou = 'Tú'
const fromUse = 'Tu uso del sitio'

/** For each outside service, the recipient of the data sent to it; null while the site does not use the service. */
function recipientsBy({ correo, imagenes, modelo, discord, google, twitch }: OutsideServices) {
  return {
    correo: correo && {
      quien: correo,
      que: 'Tu correo y lo que dicen los correos que te mandamos',
      para: 'Entregar los correos',
      pais: countryOf(correo),
    },
    push: {
      quien: 'El servicio de avisos de tu navegador',
      que: 'Los avisos que activaste en un equipo, cifrados: el servicio no los lee',
      para: 'Que el aviso llegue a tu equipo aunque no tengas abierto el sitio',
      pais: 'El país donde opera quien hizo tu navegador',
    },
    webhooks: {
      quien: 'Las direcciones que ponen los líderes de cada clan',
      que: 'Lo que es público del clan: partidas, retos, torneos y quién entra o sale',
      para: 'Que el clan lo publique donde quiera',
      pais: 'El que elijan los líderes',
    },
    discord: discord && {
      quien: 'Discord',
      que: 'Lo que es público del ladder y los anuncios; si enlazas tu cuenta, tus avisos y lo que le escribes al bot',
      para: 'Publicar en el servidor de Discord de la comunidad y contestarte ahí',
      pais: unitedStates,
    },
    google: google && {
      quien: 'Google',
      que: 'Que entras a este sitio, solo si usas el botón de Google',
      para: 'Que puedas entrar sin otra contraseña',
      pais: unitedStates,
    },
    twitch: twitch && {
      quien: 'Twitch',
      que: 'El nombre de canal que pusiste en tu perfil; si miras un stream, tu navegador se conecta con Twitch',
      para: 'Mostrar quién está transmitiendo',
      pais: unitedStates,
    },
    imagenes: imagenes && {
      quien: imagenes,
      que: 'Las imágenes que subes, sin los datos de la cámara',
      para: 'Guardarlas',
      pais: countryOf(imagenes),
    },
    modelo: modelo && {
      quien: modelo,
      que: 'Lo que le preguntas a Radio, y los datos del sitio con que te contesta',
      para: 'Que un modelo de lenguaje redacte la respuesta. Solo lo puede activar quien opera el sitio, y acá está activado',
      pais: countryOf(modelo),
    },
  }
}

/** Everybody outside the site who receives data with this configuration (docs/behaviour/privacy.md#The page). */
export const recipientsOf = (services: OutsideServices): Recipient[] =>
  Object.values(recipientsBy(services)).flatMap((recipient) => recipient || [])

type Service = keyof ReturnType<typeof recipientsBy>

/** A kind of personal data before `keptDataOf` adds its recipients. */
interface Fact extends Omit<KeptData, 'destinatarios' | 'pais'> {
  servicios?: readonly Service[]
}

function factsOf({ discord, google, twitch }: OutsideServices): Fact[] {
  return [
    {
      que: `Cuenta: nombre de usuario, correo, contraseña (solo su hash)${google ? ' o el identificador de Google' : ''}, avatar y enlaces que tú pones`,
      para: 'Que puedas entrar y que los demás sepan con quién juegan. El correo lo ven solo tú y la administración.',
      base: 'contrato',
      origen: google ? 'Tú, o Google si entras con él' : fromYou,
      servicios: ['correo', 'google', 'twitch', 'imagenes'],
      cuanto: 'Mientras tengas la cuenta. Al cerrarla se borran; el nombre queda reservado 30 días.',
    },
    {
      que: 'Edad declarada: si tienes 14 a 17 años o 18 o más. La fecha de nacimiento no se pide',
      para: 'Que la cuenta de un adolescente empiece con menos cosas a la vista. Con menos de 14 años no se abre cuenta.',
      base: 'obligación legal',
      origen: fromYou,
      cuanto: 'Mientras tengas la cuenta.',
    },
    {
      que: 'Consentimiento: qué versión de esta página aceptaste, cuándo, y cuándo lo retiraste',
      para: 'Poder demostrar que lo diste.',
      base: 'obligación legal',
      origen: fromYou,
      cuanto: 'Mientras tengas la cuenta.',
    },
    {
      que: 'Sesiones: cuándo entraste, desde qué equipo (por ejemplo «Chrome en Android») y cuándo la usaste por última vez',
      para: 'Que veas dónde está abierta tu cuenta y puedas cerrarla ahí.',
      base: 'contrato',
      origen: fromUse,
      cuanto: 'Hasta que la sesión vence, a los 7 días.',
    },
    {
      que: 'Segundo paso: la clave de tu app de códigos o la parte pública de tu llave de acceso, y los códigos de recuperación como hash',
      para: 'Que nadie entre con tu contraseña y nada más.',
      base: 'consentimiento',
      origen: fromYou,
      cuanto: 'Hasta que lo quitas o cierras la cuenta.',
    },
    {
      que: 'Señales de conexión: tu dirección de red y tu equipo, solo como hash',
      para: 'Que la administración note varias cuentas de una persona y te avisemos cuando se entra desde un equipo nuevo. Por sí solas no acusan a nadie: en una casa se comparte la red.',
      base: 'interés legítimo',
      origen: fromUse,
      cuanto: '90 días.',
    },
    {
      que: 'Lo que juegas: clanes, partidas, mapas, resultados, retos y asistencia, las medallas de tus clanes y las que eliges mostrar',
      para: 'El ladder: su tabla se calcula con todas las partidas.',
      base: 'contrato',
      origen: 'Quien reporta cada partida, y tú',
      servicios: ['discord', 'webhooks'],
      cuanto:
        'Para siempre. Al cerrar la cuenta quedan con el nombre que tenías entonces, sin correo ni nada más tuyo.',
    },
    {
      que: 'Lo que escribes: comentarios, anuncios, temas y mensajes del foro, conversaciones de retos y torneos, denuncias, reclamos y apelaciones',
      para: 'Que se lea donde lo pusiste; las denuncias y apelaciones, para resolverlas.',
      base: 'contrato',
      origen: fromYou,
      servicios: ['discord', 'imagenes'],
      cuanto: 'Hasta que lo borras o la administración lo borra. Al cerrar la cuenta eliges si se borra.',
    },
    {
      que: 'En el foro: hasta dónde leíste cada tema, cuáles sigues y tus reacciones',
      para: 'Que retomes donde ibas en cualquier equipo. Las reacciones las ven todos.',
      base: 'contrato',
      origen: fromUse,
      cuanto: 'Hasta que las cambias o cierras la cuenta.',
    },
    {
      que: 'Fotos de evidencia de una partida',
      para: 'Que la administración y quienes reportan por ambos clanes resuelvan un reclamo. Nadie más las ve.',
      base: 'interés legítimo',
      origen: 'Quien reporta o reclama la partida',
      servicios: ['imagenes'],
      cuanto: 'Hasta 90 días después de cerrada la etapa.',
    },
    {
      que: 'Preguntas a Radio que no supo contestar, lo que opinaste de sus respuestas y preguntas a la moderación',
      para: 'Que aprenda a contestarlas y que alguien te responda.',
      base: 'interés legítimo',
      origen: fromYou,
      servicios: ['modelo', 'discord'],
      cuanto: '180 días.',
    },
    {
      que: 'Avisos del sitio y correos que te mandamos',
      para: 'Que te enteres de lo que te toca.',
      base: 'contrato',
      origen: 'El sitio',
      servicios: ['correo', 'discord', 'push'],
      cuanto: 'Los avisos, 90 días. Los correos, mientras tengas la cuenta.',
    },
    {
      que: `Suscripciones de avisos al teléfono, ${discord ? 'enlace con Discord, ' : ''}nicks del juego${twitch ? ', streams que sigues' : ''} y alertas que pides`,
      para: 'Solo lo que activaste.',
      base: 'consentimiento',
      origen: fromYou,
      servicios: ['push', 'discord'],
      cuanto: 'Hasta que lo desactivas o cierras la cuenta.',
    },
    {
      que: 'Presencia: si estás en el sitio ahora. No se guarda',
      para: 'Que tu clan vea quién está conectado. Empieza apagada en las cuentas nuevas.',
      base: 'consentimiento',
      origen: fromUse,
      cuanto: 'Mientras estás en el sitio.',
    },
    {
      que: 'Lo que hace la administración sobre cuentas y partidas',
      para: 'Que se pueda revisar quién decidió qué.',
      base: 'interés legítimo',
      origen: 'La administración',
      cuanto: 'Para siempre.',
    },
    {
      que: 'Solicitudes sobre tus datos: qué derecho ejerces, tu correo, lo que escribiste y lo que se te respondió',
      para: 'Responderte a tiempo y poder demostrarlo.',
      base: 'obligación legal',
      origen: 'Quien las envía',
      servicios: ['correo'],
      cuanto: 'Dos años después de la respuesta. Las que no se confirman por correo, 48 horas.',
    },
    {
      que: 'Registro de incidentes de seguridad: qué datos y cuentas alcanzó, y a quiénes se avisó',
      para: 'Avisar a quienes afecta y a la Agencia de Protección de Datos Personales.',
      base: 'obligación legal',
      origen: 'La administración',
      servicios: ['correo'],
      cuanto: 'Para siempre. A quiénes se avisó, mientras tengan la cuenta.',
    },
    {
      que: 'Registro técnico del servidor: dirección pedida, hora y resultado, sin tu correo ni tu dirección de red',
      para: 'Encontrar fallas.',
      base: 'interés legítimo',
      origen: fromUse,
      cuanto: 'El que fije quien opera el sitio; lo normal son 30 días.',
    },
    {
      que: 'Respaldos de todo lo anterior, cifrados cuando quien opera el sitio pone una clave',
      para: 'Recuperar el sitio si se pierde.',
      base: 'interés legítimo',
      origen: 'El sitio',
      cuanto: 'Hasta que los reemplazan los nuevos. Lo que borraste puede seguir en ellos ese tiempo.',
    },
  ]
}

/**
 * The kinds of personal data that a site with this configuration stores (docs/behaviour/privacy.md#The page). The privacy page, the
 * assistant and the printed record of processing are made from this list; docs/privacy.md lists the same data for operators.
 */
export function keptDataOf(services: OutsideServices): KeptData[] {
  const recipients = recipientsBy(services)
  return factsOf(services).map(({ servicios = [], ...fact }) => {
    const receiving = servicios.flatMap((service) => recipients[service] || [])
    return {
      ...fact,
      destinatarios: receiving.map(({ quien }) => quien),
      pais: receiving.length
        ? [...new Set(receiving.map(({ pais }) => pais))].join('; ')
        : 'No sale del servidor del sitio',
    }
  })
}

/** Text shown in place of a post or comment whose author closed the account and had the texts deleted. */
export const erasedText = 'Mensaje eliminado por su autor'

/** The rights that the Chilean law 21.719 gives users, and how to use each right on this site. */
export const privacyRights: readonly { derecho: string; como: string }[] = [
  {
    derecho: 'Acceso y portabilidad',
    como: 'En Mi Cuenta descargas todo lo que el sitio guarda de ti, en un archivo JSON.',
  },
  {
    derecho: 'Rectificación',
    como: 'En Mi Cuenta cambias tu nombre, tu correo y lo demás. Un resultado equivocado se reclama desde la partida.',
  },
  {
    derecho: 'Supresión',
    como: 'En Mi Cuenta cierras la cuenta: tus datos personales se borran en el acto y tus sesiones terminan.',
  },
  {
    derecho: 'Oposición y bloqueo',
    como: 'Eliges qué avisos te llegan y si se ve que estás en el sitio. Para lo demás está el formulario de esta página: el bloqueo se resuelve en 2 días hábiles y lo demás en 30 días corridos.',
  },
  {
    derecho: 'Sin cuenta, suspendido o por otra persona',
    como: 'El formulario de esta página sirve también sin cuenta. Quien tiene a cargo a un menor de 14 años puede pedir por él que se borre lo que haya.',
  },
]

/** Decisions that the site takes without a person, as the privacy page lists them (law 19.628, art. 8 bis). */
export const automaticDecisions: readonly string[] = [
  'Tres denuncias de personas distintas ocultan un comentario hasta que la administración lo mira y decide.',
  'Las señales de que varias cuentas son de una persona no deciden nada: las mira la administración.',
]

/** The privacy page's sentence about cookies. `google`: true if players can sign in with Google. */
export const cookieNote = (google: boolean): string =>
  `Las cookies del sitio son dos: la de tu sesión y la que reconoce tu equipo. No hay de terceros${google ? ', salvo que entres con Google' : ''}.`

/** Other statements of the privacy page, in display order. */
export const privacyNotesOf = ({ google }: OutsideServices): string[] => [
  'No vendemos ni regalamos datos, no hay publicidad y no te seguimos por otros sitios.',
  cookieNote(google),
  'Con menos de 14 años no se puede tener cuenta. Si un menor de 14 la abrió, quien lo tiene a cargo lo dice con el formulario de esta página o le escribe al responsable, y la cuenta se borra.',
  'Puedes retirar tu consentimiento cuando quieras, en Mi Cuenta.',
  'Si crees que no cumplimos, puedes reclamar ante la Agencia de Protección de Datos Personales de Chile (ley 21.719).',
]
