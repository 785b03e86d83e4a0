import { paths } from '@trinchera/contract/site-paths'
import { socialNetworks } from '@trinchera/rules/social-networks'
import type { Asked, Reply } from '../intent'
import { bold, capital, lines, link, listed } from '../wording'

/** Networks as people type them; those that the site's links may hold stand under the name of their field. */
const networks = Object.entries({
  whatsapp: 'whatsap whats wats watsap wsp wsap wasap guasap wpp wasa wassap wasapp wapp',
  facebook: 'facebok fb face feis',
  instagram: 'instagran insta ig',
  youtube: 'yutu yt',
  tiktok: 'tik tok',
  discord: 'disc dc ds discor',
  twitter: 'tuiter',
  telegram: 'telegran',
  reddit: 'subreddit',
}).map(([key, short]) => ({ key, name: capital(key), short: [key, ...short.split(' ')] }))

/** The community elsewhere: whether it is on the networks that are named, and on which it is. */
export async function socials({ site, words }: Pick<Asked, 'site' | 'words'>): Promise<Reply> {
  const { redes } = await site.opciones()
  const there = socialNetworks.flatMap(([net, name]) => (redes[net] ? [{ net, name, url: redes[net] }] : []))
  const asked = networks.filter(({ short }) => words.some(({ plain }) => short.includes(plain)))
  const told = asked.map(({ key, name }) => {
    const own = there.find(({ net }) => net === key)
    if (own) return `${bold('Sí')}: este es el ${bold(link(`${own.name} de la comunidad`, own.url))}.`
    return key === 'discord' && site.discord
      ? `${bold('Sí')}, en Discord también ando: menciónenme y contesto. Su enlace no está publicado en el sitio.`
      : `${bold('No')} veo ${name} entre los enlaces del sitio.`
  })
  return {
    text: lines(
      ...told,
      there.length
        ? `Estamos en ${listed(there.map(({ name, url }) => bold(link(name, url))))}.`
        : `El sitio todavía no tiene enlaces a redes. Se conversa en el ${link('foro', paths.foro)}.`,
      `La voz va por ${bold('TS3')} (TeamSpeak), que está en ${link('Descargas', paths.descargas)}.`,
    ),
  }
}
