import { paths } from '@trinchera/contract/site-paths'
import { articleOf } from '../articles'
import type { Asked, Reply } from '../intent'
import { bold, lines, link, quoted } from '../wording'
import { searched } from './site-search'
import { beginningOf } from './text-search'

const keptInShort = `Se guarda: tu ${bold('cuenta')} (nick, correo, foto, canales; la contraseña solo como hash) y su segundo paso; tus ${bold('sesiones')}, y la red y el equipo desde donde entras, solo como hash; ${bold('lo que juegas')} y ${bold('lo que escribes')}, con las capturas de evidencia; tus avisos; lo que le preguntas a la moderación, y a mí si no supe contestar; y lo que activas, como el celular o Discord.`

/** What is kept of people: of the thing that is asked for, what for and how long; all in short where none is. */
export async function keptOf({ words, site }: Pick<Asked, 'words' | 'site'>): Promise<Reply> {
  const { es, sugerencias } = articleOf('privacidad')
  const [told] = searched(
    words.map(({ plain }) => plain),
    (await site.textos()).filter(({ kind }) => kind === 'privacidad'),
    { least: 0.34, lone: () => true, whole: true },
  )
  return {
    text: told
      ? lines(
          quoted(beginningOf(told.text)),
          `El resto está en ${bold(link('Privacidad', paths.privacidad))}; tus datos se descargan al final de ${link('Mi Cuenta', paths.miCuenta)}.`,
        )
      : lines(keptInShort, es),
    sugerencias,
  }
}
