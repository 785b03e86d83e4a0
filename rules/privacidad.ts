/** A kind of personal data: what is stored (`que`), for which purpose (`para`), and for how long (`cuanto`). */
export interface KeptData {
  que: string
  para: string
  cuanto: string
}

/** The personal data that the site stores (docs/behaviour/accounts.md#Privacy). docs/privacy.md lists the same data for operators. */
export const keptData: readonly KeptData[] = [
  {
    que: 'Cuenta: nombre de usuario, correo, contraseña (solo su hash) o el identificador de Google, avatar y enlaces que tú pones',
    para: 'Que puedas entrar y que los demás sepan con quién juegan. El correo lo ven solo tú y la administración.',
    cuanto: 'Mientras tengas la cuenta. Al cerrarla se borran; el nombre queda reservado 30 días.',
  },
  {
    que: 'Sesiones: cuándo entraste, desde qué equipo (por ejemplo «Chrome en Android») y cuándo la usaste por última vez',
    para: 'Que veas dónde está abierta tu cuenta y puedas cerrarla ahí.',
    cuanto: 'Hasta que la sesión vence, a los 7 días.',
  },
  {
    que: 'Segundo factor: la clave de tu app de códigos o la parte pública de tu llave de acceso, y los códigos de recuperación como hash',
    para: 'Que nadie entre con tu contraseña y nada más.',
    cuanto: 'Hasta que lo quitas o cierras la cuenta.',
  },
  {
    que: 'Señales de conexión: tu dirección de red y tu equipo, solo como hash',
    para: 'Que la administración note varias cuentas de una persona y te avisemos cuando se entra desde un equipo nuevo. Por sí solas no acusan a nadie: en una casa se comparte la red.',
    cuanto: '90 días.',
  },
  {
    que: 'Lo que juegas: clanes, partidas, mapas, resultados, retos y asistencia, las medallas de tus clanes y las que eliges mostrar',
    para: 'El ladder: su tabla se calcula con todas las partidas.',
    cuanto: 'Para siempre. Al cerrar la cuenta quedan con el nombre que tenías entonces, sin correo ni nada más tuyo.',
  },
  {
    que: 'Lo que escribes: comentarios, anuncios, temas y mensajes del foro, conversaciones de retos y torneos, denuncias, reclamos y apelaciones',
    para: 'Que se lea donde lo pusiste; las denuncias y apelaciones, para resolverlas.',
    cuanto: 'Hasta que lo borras o la administración lo borra.',
  },
  {
    que: 'En el foro: hasta dónde leíste cada tema, cuáles sigues y tus reacciones',
    para: 'Que retomes donde ibas en cualquier equipo. Las reacciones las ven todos.',
    cuanto: 'Hasta que las cambias o cierras la cuenta.',
  },
  {
    que: 'Fotos de evidencia de una partida',
    para: 'Que la administración y quienes reportan por ambos clanes resuelvan un reclamo. Nadie más las ve.',
    cuanto: 'Hasta 90 días después de cerrada la etapa.',
  },
  {
    que: 'Preguntas a Radio que no supo contestar, lo que opinaste de sus respuestas y preguntas a la moderación',
    para: 'Que aprenda a contestarlas y que alguien te responda.',
    cuanto: '180 días.',
  },
  {
    que: 'Avisos del sitio y correos que te mandamos',
    para: 'Que te enteres de lo que te toca.',
    cuanto: 'Los avisos, 90 días. Los correos, mientras tengas la cuenta.',
  },
  {
    que: 'Suscripciones de avisos al teléfono, enlace con Discord, nicks del juego y alertas que pides',
    para: 'Solo lo que activaste.',
    cuanto: 'Hasta que lo desactivas o cierras la cuenta.',
  },
  {
    que: 'Lo que hace la administración sobre cuentas y partidas',
    para: 'Que se pueda revisar quién decidió qué.',
    cuanto: 'Para siempre.',
  },
  {
    que: 'Registro técnico del servidor: dirección pedida, hora y resultado, sin tu correo ni tu dirección de red',
    para: 'Encontrar fallas.',
    cuanto: 'El que fije quien opera el sitio; lo normal son 30 días.',
  },
  {
    que: 'Respaldos de todo lo anterior, cifrados cuando quien opera el sitio pone una clave',
    para: 'Recuperar el sitio si se pierde.',
    cuanto: 'Hasta que los reemplazan los nuevos. Lo que borraste puede seguir en ellos ese tiempo.',
  },
]

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
    como: 'Eliges qué avisos te llegan y si se ve que estás en el sitio. Para lo demás, escríbele a la moderación por Radio: te responde dentro de 30 días corridos.',
  },
]

/** Other statements of the privacy page, in display order. */
export const privacyNotes: readonly string[] = [
  'No vendemos ni regalamos datos, no hay publicidad y no te seguimos por otros sitios.',
  'Las cookies del sitio son dos: la de tu sesión y la que reconoce tu equipo. No hay de terceros, salvo que entres con Google.',
  'Salen del sitio solo por algo que tú activas: correos por el servidor de correo, avisos por el servicio de tu navegador, publicaciones del clan en Discord o en los webhooks que ponen sus líderes.',
  'Tratamos tus datos porque hacen falta para el servicio que pediste (la cuenta y el ladder), por tu consentimiento en lo que activas, y por el interés legítimo de que se juegue limpio. Puedes retirar tu consentimiento cuando quieras.',
  'Si crees que no cumplimos, puedes reclamar ante la Agencia de Protección de Datos Personales de Chile (ley 21.719).',
]
