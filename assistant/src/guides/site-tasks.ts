import type { Site } from '../intent'
import { bold, bullets, lines, link } from '../wording'
import type { StaffTask } from './staff-task'

/** The steps that the site still lacks, the needed ones first, as the panel's Puesta en marcha finds them. */
async function missingSteps({ puestaEnMarcha }: Site): Promise<string> {
  const missing = (await puestaEnMarcha()).filter(({ listo }) => !listo)
  if (!missing.length) return 'No falta ninguno: todos los pasos están listos.'
  const needed = missing.toSorted((a, b) => Number(b.necesario) - Number(a.necesario))
  return lines(
    'Falta:',
    bullets(
      needed.map(({ nombre, necesario, que_falta, donde }) => {
        const name = donde.startsWith('/') ? link(nombre, donde) : nombre
        const where = donde.startsWith('/') ? '' : ` Va en ${bold(donde)}.`
        return `${bold(name)}${necesario ? '' : ' (opcional)'}: ${que_falta}${where}`
      }),
    ),
  )
}

const makes = /\b(?:public\w*|escrib\w*|cre(?:o|a|ar|an|amos)|edit\w*|borr\w*|agreg\w*|sub(?:o|ir)|arm(?:o|ar))\b/

/** What staff do of what the site shows: comments, the forum, announcements, torneos and etapas. */
export const siteTasks: readonly StaffTask[] = [
  {
    id: 'comentarios',
    says: [/\b(?:borr\w*|elimin\w*|escond\w*|ocult\w*|moder\w*|sac\w*)\b/, /\bcoment\w+\b/],
    not: /\b(?:mi|mis|mio|me (?:borr|elimin|escond)\w*|quien|dejan?|denunci\w+ un|por que|suspend\w*|bane\w*)\b/,
    permission: 'comments.moderate',
    area: 'anuncios',
    deed: 'borrar o esconder comentarios de otros',
    instead: 'El tuyo lo borras tú; el de otro lo puedes denunciar, con Denunciar a su lado.',
    text: 'En Comentarios denunciados están los que la gente denunció: se muestran de nuevo o se borran, con un motivo. Cualquier otro se borra en su anuncio o su tema.',
  },
  {
    id: 'foro',
    says: [
      /\b(?:cerr\w*|cierr\w*|mov(?:er|emos)|muevo|fij(?:o|ar)|pin\w*|borr\w*|elimin\w*|renombr\w*|limpi\w*)\b/,
      /\b(?:temas?|hilos?|topics?|foro)\b/,
    ],
    not: /\b(?:mi|mis|mio|clar[oa]|oscur[oa])\b/,
    permission: 'comments.moderate',
    area: 'foro',
    deed: 'moderar el foro',
    text: 'Un tema se fija, se cierra, se mueve, se renombra o se borra en su página, con las herramientas de arriba; a su autor le llega un aviso. En el panel, en Foro, se ve quién escribió hace poco y se limpia lo de varias cuentas a la vez.',
  },
  {
    id: 'anuncios',
    says: [makes, /\b(?:anuncios?|noticias?)\b/],
    not: /\b(?:comentari\w+|comentar)\b/,
    permission: 'anuncios.manage',
    area: 'anuncios',
    deed: 'publicar, editar y borrar anuncios',
    text: 'Los anuncios se escriben, editan y borran desde su lista.',
  },
  {
    id: 'llave',
    says: [
      /\b(?:arm\w*|gener\w*|sorte\w*|hago|hacer|hace|hacen|cre(?:o|a|ar|an))\b/,
      /\b(?:llaves?|brackets?|cuadro|cruces)\b/,
    ],
    permission: 'torneos.manage',
    area: 'torneos',
    deed: 'armar la llave de un torneo',
    text: 'Abre el torneo en la lista: en Semillas se ordenan los clanes por puesto en el ladder, con Sortear o a mano, y al sortear la llave se arma sola.',
    ofAnyone: true,
  },
  {
    id: 'torneos',
    says: [makes, /\b(?:torneos?|copas?)\b/],
    not: /\b(?:inscrib\w+|anot\w+|equipo|clan|llave|bracket|mensaje)\b/,
    permission: 'torneos.manage',
    area: 'torneos',
    deed: 'crear, editar y borrar torneos',
    text: 'Los torneos se crean, editan y borran desde su lista.',
    next: [
      [
        /\b(?:agreg\w+|inscrib\w+|anot\w+|met(?:o|er)|sum(?:o|ar))\b.*\b(?:clan(?:es)?|equipos?)\b/,
        'A un clan lo inscribe su Líder o un Co-Líder, en la página del torneo, mientras la inscripción está abierta.',
      ],
    ],
  },
  {
    id: 'etapas',
    says: [
      /\b(?:cre(?:o|a|ar|an)|abr\w*|cerr\w*|cierr\w*|paus\w*|archiv\w*|partir|inici(?:o|ar))\b/,
      /\b(?:etapas?|temporadas?)\b/,
    ],
    not: /\b(?:cuando|clan|termina|sesion)\b/,
    permission: 'etapas.manage',
    area: 'etapas',
    deed: 'crear, pausar y cerrar etapas',
    text: 'Las etapas se crean, se pausan y se archivan desde su lista. Archivar es para siempre: se guarda su tabla final.',
  },
  {
    id: 'opciones',
    says: [
      /\b(?:agreg\w*|pon(?:go|er)|sac(?:o|ar)|quit(?:o|ar)|edit\w*|cambi\w*|actualiz\w*)\b/,
      /\b(?:mapas? permitid\w+|lista de (?:mapas|servidores)|servidor(?:es)? (?:de la|a la|del|al|en la|en el) (?:lista|pagina|sitio)|aviso del ladder|secciones del foro)\b/,
    ],
    permission: 'opciones.manage',
    area: 'opciones',
    deed: 'cambiar las opciones del sitio',
    text: 'Ahí están el aviso, los enlaces, los mapas permitidos, los servidores, los streamers y las secciones del foro.',
  },
  {
    id: 'puesta-en-marcha',
    says: [
      /\bpuesta en marcha\b|\bprimeros pasos\b|\b(?:que|q) (?:le |nos |me )?falta\w* (?:(?:al|en el|para (?:abrir|partir|lanzar) (?:el|con el)) (?:sitio|pagina)|(?:por |que )?configurar|para (?:partir|empezar))\b/,
    ],
    not: /\b(?:retos?|torneos?|partidas?|clan|jugar)\b/,
    permission: 'opciones.manage',
    area: 'puesta-en-marcha',
    deed: 'ver lo que le falta al sitio para empezar',
    isQuestion: true,
    also: missingSteps,
    text: 'Ahí está cada paso, visto en el sitio mismo: lo que está listo y lo que falta. También se manda un correo de prueba.',
  },
  {
    id: 'recalcular',
    says: [/\b(?:recalcul\w*|recont\w*)\b/],
    permission: 'ranking.recalculate',
    area: 'ranking',
    deed: 'recalcular el ranking',
    text: 'Elige la etapa y usa Recalcular: la tabla se vuelve a contar con todas sus partidas y fallos.',
  },
  {
    id: 'puesto',
    says: [
      /\b(?:cambi(?:o|ar)|mov(?:er|emos)|muevo|pon(?:go|er)|correg(?:ir)?|corrijo|edit(?:o|ar)|arregl(?:o|ar))\b/,
      /\b(?:puestos?|posicion(?:es)?|lugar|tabla)\b/,
      /\b(?:(?:un|otro|ese|el|los|a un) clan(?:es)?|a mano|manual\w*)\b|·/,
    ],
    not: /\b(?:mi|nuestr[oa]s?|si|reto|pag(?:o|ar))\b/,
    permission: 'ranking.recalculate',
    area: 'ranking',
    deed: 'recalcular el ranking',
    text: 'Un puesto no se pone a mano: sale de las partidas y de los fallos. Si está mal por una partida, dale su fallo en Reportes; si no, elige la etapa y usa Recalcular.',
  },
  {
    id: 'registro',
    says: [
      /\b(?:registro(?: de)?|auditoria|log|historial de|quien (?:hizo|cambio|edito|borro|movio))\b/,
      /\b(?:staff|admin\w*|moder\w+|auditoria|acciones|cambios?|panel)\b/,
    ],
    not: /\b(?:nicks?|nombres?|mapas?|partid[oa]s?|ladder|tabla|mi|mis)\b|·/,
    permission: 'audit.read',
    area: 'registro',
    deed: 'ver el registro de lo que hace la administración',
    text: 'Ahí está todo lo que hace el equipo: quién, qué, antes y después; se filtra por persona, acción y fecha.',
  },
]
