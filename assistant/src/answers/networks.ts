import { paths } from '@trinchera/contract/site-paths'
import { socialNetworks } from '@trinchera/rules/social-networks'
import { listed as listedInEnglish } from '../english/say'
import type { Reply, Site } from '../intent'
import type { Question } from '../understand'
import { bold, lines, link, listed, sayIn } from '../wording'

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

/** All else that such a question says: whose it is, and that it is wanted. */
const besides =
  /^(?:y|e|o|u|ni|hola|oye|wena|buenas|ok|tambien|tb|tmb|tienen?|tenis|tienes|hay|existe|esta|estan|ustedes|uds|algun|alguna|un|una|unos|el|la|los|las|lo|del?|al?|en|por|pa|para|grupo|grupos|canal|comunidad|pagina|sitio|web|server|trinchera|oficial|aca|aqui|cual|que|q|es|son|como|cm|donde|entro|entrar|uno|unirme|unir|me|meto|sumo|sumarme|agrega|agregan|agreguen|agregarme|meterme|link|url|enlace|invitacion|invite|pasa|pasame|pasen|pasenme|manda|mandame|manden|mandenme|dame|denme|porfa|plis|pls|please|los|las|les|sigo|seguir|seguirlos|pasan|mandan|solo|nomas|ts|ts3|teamspeak|is|are|there|any|an|do|does|you|have|got|has|the|of|for|your|our|this|that|community|site|page|group|channel|what|where|how|can|i|to|join|find|on|guys|it|and|or|s|give|add)$/

/** What such a thing is, and not where. */
const asksWhat = /^(?:y )?(?:que|q|what) (?:es|is)\b/

/** The networks that a question asks for, and nothing else; none where it says more. */
function networksSaid({ words, mentions, etapaMention }: Pick<Question, 'words' | 'mentions' | 'etapaMention'>) {
  if (mentions.length || etapaMention.used.size) return []
  const said = networks.filter(({ says }) => words.some(({ plain }) => says.test(plain)))
  const isOnly = words.every(({ plain }) => besides.test(plain) || said.some(({ says }) => says.test(plain)))
  return isOnly && !asksWhat.test(words.map(({ plain }) => plain).join(' ')) ? said : []
}

/** Whether the community is on a network that is asked for, with its link; null where something else is asked. */
export async function networkTold(
  question: Pick<Question, 'words' | 'mentions' | 'etapaMention'>,
  site: Site,
  english = false,
): Promise<Reply | null> {
  const asked = networksSaid(question)
  if (!asked.length) return null
  const say = sayIn(english)
  const { redes } = await site.opciones()
  const there = socialNetworks.flatMap(([net, name]) => (redes[net] ? [{ net, name, url: redes[net] }] : []))
  const typed = question.words.map(({ plain }) => plain).join(' ')
  const isGroup = /\b(?:grupos?|group)\b/.test(typed)
  const linked = asked.map(({ key, name }) => {
    const own = there.find(({ net }) => net === key)
    if (own)
      return say(
        `${bold('Sí')}: este es el ${bold(link(`${name} de la comunidad`, own.url))}.${isGroup ? ' Si lleva a un grupo, el sitio no lo dice.' : ''}`,
        `${bold('Yes')}: here is the ${bold(link(`community's ${name}`, own.url))}.${isGroup ? ' Whether it leads to a group is not said on the site.' : ''}`,
      )
    if (key === 'discord' && site.discord)
      return say(
        `${bold('Sí')}, en Discord también ando: menciónenme y contesto. Su enlace no está publicado en el sitio.`,
        `${bold('Yes')}, I am on Discord too: mention me and I answer. Its link is not published on the site.`,
      )
    return say(
      `${bold('No')} veo ${name} entre los enlaces del sitio.`,
      `${bold('No')}: there is no ${name} among the site's links.`,
    )
  })
  const isMissing = asked.some(({ key }) => there.every(({ net }) => net !== key))
  const names = there.filter(({ net }) => asked.every(({ key }) => key !== net)).map(({ name, url }) => link(name, url))
  const voice = asked.some(({ key }) => key === 'discord') && !site.discord
  return {
    text: lines(
      ...linked,
      voice &&
        say(
          `La voz va por ${bold('TS3')} (TeamSpeak), que está en ${link('Descargas', paths.descargas)}.`,
          `People talk on ${bold('TS3')} (TeamSpeak), in ${link('Descargas', paths.descargas)}.`,
        ),
      names.length > 0 &&
        (isMissing
          ? say(`Estamos en ${listed(names)}.`, `We are on ${listedInEnglish(names)}.`)
          : say(
              `Las otras redes, al pie de cada página: ${listed(names)}.`,
              `The others, at the foot of each page: ${listedInEnglish(names)}.`,
            )),
    ),
  }
}
