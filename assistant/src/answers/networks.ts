import { paths } from '@trinchera/contract/site-paths'
import { socialNetworks } from '@trinchera/rules/social-networks'
import type { Asked, Reply } from '../intent'
import { bold, lines, link, listed } from '../wording'

/** Networks as people type them; those that the site's links may hold bear the name of their field. */
const networks: readonly { key: string; name: string; says: RegExp }[] = [
  {
    key: 'whatsapp',
    name: 'WhatsApp',
    says: /^(?:whats ?app|whatsap|wats|watsap|wsp|wsap|wasap|guasap|wpp|wasa|wassap|wasapp|wapp)$/,
  },
  { key: 'facebook', name: 'Facebook', says: /^(?:facebook|facebok|fb|face|feis)$/ },
  { key: 'instagram', name: 'Instagram', says: /^(?:instagram|instagran|insta|ig)$/ },
  { key: 'youtube', name: 'YouTube', says: /^(?:youtube|yutu|yt)$/ },
  { key: 'tiktok', name: 'TikTok', says: /^(?:tiktok|tik|tok)$/ },
  { key: 'discord', name: 'Discord', says: /^(?:discord|disc|dc|ds|discor)$/ },
  { key: 'twitter', name: 'Twitter', says: /^(?:twitter|tuiter)$/ },
  { key: 'telegram', name: 'Telegram', says: /^(?:telegram|telegran)$/ },
  { key: 'reddit', name: 'Reddit', says: /^(?:reddit|subreddit)$/ },
]

/** The community elsewhere: whether it is on the networks that are named, and on which it is. */
export async function socials({ site, words }: Pick<Asked, 'site' | 'words'>): Promise<Reply> {
  const { redes } = await site.opciones()
  const there = socialNetworks.flatMap(([net, name]) => (redes[net] ? [{ net, name, url: redes[net] }] : []))
  const asked = networks.filter(({ says }) => words.some(({ plain }) => says.test(plain)))
  const told = asked.map(({ key, name }) => {
    const own = there.find(({ net }) => net === key)
    if (own) return `${bold('Sí')}: este es el ${bold(link(`${name} de la comunidad`, own.url))}.`
    return key === 'discord' && site.discord
      ? `${bold('Sí')}, en Discord también ando: menciónenme y contesto. Su enlace no está publicado en el sitio.`
      : `${bold('No')} veo ${name} entre los enlaces del sitio.`
  })
  const voice = !site.discord && asked.some(({ key }) => key === 'discord')
  return {
    text: lines(
      ...told,
      voice && `La voz va por ${bold('TS3')} (TeamSpeak), que está en ${link('Descargas', paths.descargas)}.`,
      there.length
        ? `Estamos en ${listed(there.map(({ name, url }) => bold(link(name, url))))}.`
        : `El sitio todavía no tiene enlaces a redes. Se conversa en el ${link('foro', paths.foro)}.`,
    ),
  }
}
