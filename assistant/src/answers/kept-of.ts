import { paths } from '@trinchera/contract/site-paths'
import { keptDataOf } from '@trinchera/rules/privacidad'
import { articleOf } from '../articles'
import type { Asked, Reply } from '../intent'
import { rootsOf } from '../names/texts'
import { rootOf } from '../words/vocabulary'
import { bold, lines, link, quoted } from '../wording'
import { has, wantedWords } from './text-search'

const page = link('Privacidad', paths.privacidad)
const leftOut =
  /^(?:guarda\w*|datos?|sabe\w*|sitio|pagina|tiempo|cuanto|quien|privad\w*|privacidad|borra\w*|ustedes|hacen|retien\w*|almacena\w*|conserva\w*|registra\w*|mi|mis|personal\w*|cuales|informacion|info)$/
/** What people call what is kept. */
const called: readonly (readonly [RegExp, string])[] = [
  [/^(?:ips?|red|internet|conexion|wifi|ubicacion)$/, 'direccion de red'],
  [/^(?:mail|email|correos?)$/, 'correo'],
  [/^(?:clave|password|contrasenas?)$/, 'contraseña'],
  [/^(?:capturas?|pantallazos?|evidencias?|pruebas?)$/, 'evidencia'],
  [/^(?:chats?|conversacion(?:es)?|mensajes?)$/, 'conversaciones'],
  [/^(?:preguntas?|consultas?)$/, 'preguntas radio'],
  [/^(?:compu\w*|equipo|celu\w*|telefono|dispositivo|navegador)$/, 'equipo'],
]
const keptInShort = `Se guarda: tu ${bold('cuenta')} (nick, correo, foto, canales; la contraseña solo como hash) y su segundo paso; tus ${bold('sesiones')}, y la red y el equipo desde donde entras, solo como hash; ${bold('lo que juegas')} y ${bold('lo que escribes')}, con las capturas de evidencia; tus avisos; lo que le preguntas a la moderación, y a mí si no supe contestar; y lo que activas, como el celular o Discord.`

/** What is kept of people: of the thing that is asked for, what for and how long; all in short where none is. */
export function keptOf({ words, site }: Pick<Asked, 'words' | 'site'>): Reply {
  const keptData = keptDataOf(site.outside)
  const plain = words.map((word) => word.plain)
  const said = wantedWords(
    plain.flatMap((word) => (called.find(([says]) => says.test(word))?.[1] ?? word).split(' ')),
    leftOut,
  )
  const wantedSaid = said.join(' ')
  const wanted = said.map(rootOf)
  const rated = keptData.map(({ que }, at) => {
    const own = rootsOf(que)
    return { at, hits: wanted.filter((root) => has(own, root)).length }
  })
  const best = rated.reduce((one, other) => (other.hits > one.hits ? other : one))
  const kept = best.hits ? keptData[best.at] : undefined
  const { es, sugerencias } = articleOf('privacidad')
  const whether =
    /^(?:y |oye )?(?:que sabe\w* .*|el sitio |ustedes |la pagina )?(?:guarda\w*|registra\w*|almacena\w*|tienen)\b/.test(
      plain.join(' '),
    )
  if (!kept)
    return wanted.length && whether && /\bguarda\w*|registra\w*|almacena\w*/.test(plain.join(' '))
      ? {
          text: lines(
            `No: «${quoted(wantedSaid)}» no sale en lo que el sitio guarda.`,
            `La lista entera está en ${bold(page)}.`,
          ),
          sugerencias,
        }
      : { text: lines(keptInShort, es), sugerencias }
  return {
    text: lines(
      `${whether ? 'Sí, esto' : 'Se guarda esto'}: ${bold(quoted(kept.que))}.`,
      `Para qué: ${quoted(kept.para)}`,
      `Base: ${kept.base}. ${kept.destinatarios.length ? `Lo recibe: ${quoted(kept.destinatarios.join(', '))}` : kept.pais}.`,
      `Cuánto tiempo: ${bold(quoted(kept.cuanto))}`,
      `El resto está en ${bold(page)}; tus datos se descargan al final de ${link('Mi Cuenta', paths.miCuenta)}.`,
    ),
    sugerencias,
  }
}
