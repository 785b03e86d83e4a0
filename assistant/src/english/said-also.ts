import { articleOf } from '../articles'
import { paths } from '@trinchera/contract/site-paths'
import { foroGuides } from '../guides/foro'
import { appGuides } from '../guides/app'
import { proofGuides } from '../guides/proofs'
import { bold, link } from '../wording'
import { englishByIntent } from './by-intent'

const account = bold(link('Mi Cuenta', paths.miCuenta))

/** What is asked in English of accounts, of the forum and of clans, names as `·`, and what is said to it. */
export const saidOfAccounts: readonly (readonly [asks: RegExp, text: string])[] = [
  [
    /\b(?:change|edit|rename)\b.*\b(?:clan|team)(?: s)?\b.*\b(?:name|tag|logo|emblem|picture)\b|\brename\b.*\b(?:clan|team)\b/,
    englishByIntent.get('editar-clan') ?? '',
  ],
  [
    /\b(?:account|i)\b.*\b(?:hacked|stolen|compromised)\b|\b(?:hacked|stole)\b.*\b(?:my|account)\b/,
    `If you can still log in, change your password now in ${account} (${bold('Modificar Contraseña')}): it ends every other session. If you cannot, ask for a new one in ${link('Recuperar contraseña', paths.recuperarPassword)}. Change your mailbox's password too, and tell staff if something was done with your account.`,
  ],
  [
    /\b(?:use|open|see|browse|work|works|play on)\b(?: \w+)* (?:phone|mobile|cell ?phone|tablet)\b(?!.*\b(?:game|play)\b)/,
    `Yes: the site works in any browser, on phones too; the game itself is for a PC. ${appGuides.instalar.en}`,
  ],
  [
    /\b(?:watch|spectate)\b(?: \w+)* (?:match|matches|games?)\b/,
    `Who streams a match shows up in ${link('Stream', paths.stream)}; which ones are streamed is not published, nor anything of spectating on the servers.`,
  ],
  [
    /\b(?:are there|is there|any|have)\b(?: \w+)* (?:· stages?$|1v1s?|one (?:on|against|vs|versus) one|duels?)\b/,
    englishByIntent.get('uno-contra-uno') ?? '',
  ],
  [
    /\bforum\b.*\bmoderat\w+|\bmoderat\w+\b.*\bforum\b/,
    `The forum is moderated by staff: an ${bold('Administrador')} or a ${bold('Moderador Anuncios')}. Ask me "who runs the site" for their names.`,
  ],
  [
    /\b(?:how many|who)\b.*\b(?:visit\w*|page views?)\b/,
    `How many people visit the site is not published. Who plays on the servers now is in ${link('Servidores', paths.servidores)}.`,
  ],
  [
    /\b(?:can|are|do) (?:girls?|women|kids?|children|beginners?|noobs?|newbies|new players|everyone|everybody|anyone|anybody)\b.*\b(?:play|join|allowed|welcome)\b/,
    `The rules shut nobody out: whoever has an account may play.`,
  ],
  [
    /\b(?:turn(?:ing)? off|disable|mute|stop|no more|unsubscribe|silence|too many|get rid of)\b.*\b(?:notif\w*|alerts?|e ?mails?|mails?|push)\b|\b(?:notif\w*|alerts?)\b.*\boff\b/,
    appGuides.apagar.en,
  ],
  [
    /^(?!.*\b(?:rank\w*|ladder|move|moves|climb\w*|go|goes|drop\w*|fall\w*)\b).*\b(?:two|several|more than one|many|multiple|other|different)\b(?: \w+)? (?:devices|computers|phones|places|pcs)\b|\bphone and (?:my |the )?(?:pc|computer)\b|\b(?:pc|computer) and (?:my |the )?phone\b/,
    articleOf('sesiones-varias').en,
  ],
  [
    /\b(?:how|where)\b.*\breport\b(?: \w+)? (?:player|user|guy|someone|somebody|cheater|person)\b|\breport a (?:player|user|cheater|person)\b/,
    `If it was a comment or a post, press ${bold('Denunciar')} beside it. If somebody cheated in a match, claim it: on your clan's page, beside the match, ${bold('Reclamar')}. Anything else: logged in, press ${bold('Preguntar a un moderador')} below this answer.`,
  ],
  [
    /^who (?:can|may|does|is able to|decides?|gives?|has)\b.*\b(?:ban|suspend|bans|void|annul|rulings?|claims?|punish)\b/,
    `Only staff: an ${bold('Administrador')} or the ${bold('Moderador Ladder')}. Ask me "who runs the site" for their names.`,
  ],
  [
    /\bcan (?:a|the|my) co ?leaders?\b.*\b(?:kick|expel|remove|throw)\b.*\b(?:the leader|(?:an?other|a) co ?leader)\b/,
    `${bold('No')}: nobody can remove the leader, and a co-leader cannot touch another co-leader.`,
  ],
  [/\bunban\w*\b|\b(?:lift|remove|undo)\w*\b.*\b(?:ban|suspension)\b/, proofGuides.apelar.en],
  [
    /\b(?:forum rules|rules (?:of|for|in|on) the forum|forum\b.*\brules)\b/,
    `In the ${link('forum', paths.foro)} there are no insults, no sales and no data of other people. What enough players report is hidden until staff look at it; they may delete it and suspend who wrote it. ${foroGuides.limites.en}`,
  ],
  [
    /\b(?:where|how)\b.*\bfind (?:me )?a (?:clan|team)\b/,
    `${foroGuides.busco.en} You may also ask any clan on its page, with ${bold('Pedir entrar')}.`,
  ],
]
