import { slugOf } from '@trinchera/rules/foro'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { bold, bullets, lines, link, quoted } from '../wording'

const saysPlace =
  /\b(?:foro|forum|seccion(?:es)?)\b|\bdonde (?:va|pongo|abro|publico|hago)\b(?: \w+){0,2} (?:tema|hilo)\b/
const asksAll =
  /\b(?:que|cuales|cuantas|lista de) (?:son )?(?:las )?secciones\b|\bsecciones (?:tiene|hay|del foro|son)\b/
const asksWhich =
  /\b(?:donde|en que (?:seccion|parte|lado)|que seccion|cual (?:es la )?seccion|a que seccion)\b(?=.*\b(?:pregunt\w+|consult\w+|pon\w+|public\w+|escrib\w+|abr\w+|posteo|postear|habl\w+|va|van|convers\w+|subo|pido|cuento|corresponde|discut\w+|present\w+|busc\w+|anunci\w+|comento|coment\w+|report\w+)\b)/
/** What is written in a section that is called so. */
const subjects: readonly (readonly [says: RegExp, name: RegExp])[] = [
  [
    /\b(?:tecnic\w+|problemas?|dudas?|ayuda|soporte|configur\w+|mouse|micro\w*|fps|lag|error(?:es)?|parches?|instal\w+|no (?:parte|abre|funciona|suena)|volute|anticheat|driver\w*|pc|computador|juego)\b/,
    /soporte|ayuda|t[eé]cnic/i,
  ],
  [/\bbusc\w+|\brecl?ut\w+|\bsin clan\b|\b(?:necesito|faltan?) (?:gente|jugadores|clan)\b/, /busco|reclut/i],
  [/\b(?:tactic\w+|estrategi\w+|mapas?|jugadas?|trucos?|tips|puntos)\b/, /t[aá]ctic|mapas|estrategi/i],
  [/\b(?:present\w+|anunci\w+|promocion\w+|mi clan|nuestro clan|del clan)\b/, /clanes/i],
  [
    /\b(?:cualquier|otra cosa|otras cosas|otro tema|musica|futbol|peliculas?|memes?|off ?topic|varios|saludos?|cumplean\w+|chistes?)\b/,
    /off|otros|varios|dem[aá]s/i,
  ],
]

/** The sections of the forum, or the one where something is written; null where that is not asked. */
export async function sectionTold(text: string, site: Site): Promise<Reply | null> {
  if (!saysPlace.test(text)) return null
  const all = (await site.opciones()).foro
  const page = ({ nombre }: (typeof all)[number]) => bold(link(nombre, paths.foroSeccion(slugOf(nombre))))
  if (asksAll.test(text))
    return {
      text: lines(
        `El ${link('Foro', paths.foro)} tiene ${bold(`${all.length} secciones`)}:`,
        bullets(all.map((each) => `${page(each)}: ${quoted(each.descripcion)}`)),
      ),
      sugerencias: ['¿Cómo abro un tema en el foro?'],
    }
  const name = asksWhich.test(text) ? subjects.find(([says]) => says.test(text))?.[1] : undefined
  const found = name && all.find(({ nombre }) => name.test(nombre))
  return found
    ? {
        text: lines(
          `En la sección ${page(found)} del ${link('Foro', paths.foro)}${found.descripcion ? `: «${quoted(found.descripcion)}»` : ''}.`,
          `Ahí aprieta ${bold('Abrir tema')}; hay que tener la sesión iniciada.`,
        ),
        sugerencias: ['¿Cómo abro un tema en el foro?'],
      }
    : null
}
