import { paths } from '@trinchera/contract/site-paths'
import {
  cheatBanMonths,
  cheatDropPlaces,
  invitacionMs,
  leastPlayers,
  matchMaps,
  reportDeadlineHours,
  returnRounds,
} from '@trinchera/rules/limits'
import { appGuides } from '../guides/app'
import { foroGuides } from '../guides/foro'
import { proofGuides } from '../guides/proofs'
import { retoGuides } from '../guides/retos'
import { securityGuides } from '../guides/security'
import { bold, link } from '../wording'
import { englishByIntent } from './by-intent'

// Buttons and pages are called as the site calls them.

const page = (name: string, address: string) => bold(link(name, address))
const rule = (id: string) => link('See the rule (in Spanish)', `${paths.reglamento}#art-${id}`)
const dayMs = 24 * 3_600_000
const account = page('Mi Cuenta', paths.miCuenta)

const mailGone = `Without that mailbox the link cannot reach you, but do not make another account: it is one for each person. If you still know your password, log in with your nick. If not, talk to ${bold('staff')}: they change the email of an account once they know that it is yours.`

/** What a question in English says, names as `·`; and how that is done, with its link. What fits the most of a question counts. */
export const howTo: readonly (readonly [asks: RegExp, text: string, first?: true])[] = [
  [
    /\b(?:doesn t|don t|didn t|does not|do not|did not|won t|never|refuses? to|forgets? to)\b.*\breport/,
    proofGuides.victoria.en,
    true,
  ],
  [/\b(?:don t|doesn t|didn t|not|never|no) (?:show|come|arrive|turn)\b|\bno show\b/, retoGuides.noLlega.en, true],
  [/\b(?:add|put|link|set|connect|my)\b.*\b(?:twitch|youtube|channel)\b/, englishByIntent.get('mi-canal') ?? '', true],
  [/\b(?:open|start|create|make|write|post)\b.*\b(?:topic|thread|forum)\b/, foroGuides.tema.en, true],
  [
    /\b(?:reply|answer|respond|quote|quoting|tag|mention|call)\b.*\b(?:forum|topic|thread|posts?|some(?:one|body)|people)\b|^how (?:do|can) i quote\b/,
    foroGuides.responder.en,
    true,
  ],
  [/\b(?:delete|remove|edit|correct)\b.*\b(?:topic|thread|forum|my post)\b/, foroGuides.corregir.en, true],
  [
    /\b(?:react|reactions?|likes?|emojis?)\b.*\b(?:forum|posts?|topic|thread)\b|\b(?:forum|posts?|topic|thread)\b.*\b(?:reactions?|emojis?)\b/,
    foroGuides.reaccionar.en,
    true,
  ],
  [/\b(?:looking for|find|recruit)\b.*\b(?:people|players|members)\b/, foroGuides.busco.en, true],
  [/\bappeal\w*\b/, proofGuides.apelar.en, true],
  [/\bcancel\b.*\bchallenges?\b/, retoGuides.cancelar.en, true],
  [/\bhow (?:do|can) (?:i|we|you)\b(?!.*\bcancel\b).*\bchallenge\b/, retoGuides.retar.en, true],
  [
    /\b(?:can|could|may) (?:i|we|you|one)\b.*\b(?:without|no) (?:the |an )?anti ?cheat\b/,
    `${bold('No')}: the anticheat is mandatory for everybody who plays; it comes with ${bold('Volute')}, free in ${page('Descargas', paths.descargas)}. ${rule('anticheat')}`,
    true,
  ],
  [
    /\bunranked\b|\bnot ranked\b/,
    `A clan is unranked (${bold('No Rankeado')}) until its first valid win: with it it enters in the last place, and climbs from there. ${rule('no-rankeado')}`,
  ],
  [
    /\b(?:is|are) there\b.*\banti ?cheat\b|\b(?:have|use|uses|using|any|run|runs|what|which)\b(?: \w+)? anti ?cheat\b/,
    `${bold('Yes')}: the anticheat is mandatory for everybody; it comes with ${bold('Volute')} (the launcher), free in ${page('Descargas', paths.descargas)}. ${rule('anticheat')}`,
    true,
  ],
  [
    /\b(?:post|posts|write|say|announce|put|publish|tell)\b.*\b(?:looking for|look for|need|want|search\w*(?: for)?) (?:a |an |my |some )?(?:clan|team)\b/,
    foroGuides.busco.en,
    true,
  ],
  [
    /\b(?:don t|do not|no longer|can t|cannot|not|lost|without)\b(?: \w+){0,4} (?:e ?)?mail\b(?: (?:anymore|any more|account|address|now))*$|\b(?:lost|no) access to (?:my|that|the) (?:e ?)?mail\b|\b(?:don t|no longer) have (?:that|my|the|this) (?:old )?(?:e ?)?mail\b/,
    mailGone,
    true,
  ],
  [
    /\b(?:how many|number of|minimum|least|enough)\b.*\b(?:players?|people|members|friends)\b.*\b(?:for|make|found|create|start|form|have|need|open)\b(?: \w+){0,3} (?:clan|team)\b|\b(?:how many|minimum)\b.*\bto (?:make|found|create|start|form|open|have) (?:a |our |my )?(?:clan|team)\b/,
    `${bold('One')} is enough: anybody with an account founds a clan and then invites. To play a match in five against five or six against six you are at least ${bold(String(leastPlayers))}. ${rule('jugadores')}`,
    true,
  ],
  [
    /\banticheat\b.*\b(?:mandatory|required|obligatory|compulsory|needed|must|have to|necessary)\b|\b(?:without|need|must|have to)\b.*\banticheat\b/,
    `Yes: the anticheat is mandatory for everybody, opened before the game and up to date. ${rule('anticheat')}`,
    true,
  ],
  [
    /^(?!.*\bnotif).*\b(?:install|get|download|have|is there|add)\b.*\b(?:app|phone|mobile|home screen|iphone|android)\b/,
    appGuides.instalar.en,
    true,
  ],
  [
    /\b(?:lost|without|stolen|no longer have|new phone)\b.*\b(?:phone|authenticator|2fa|two factor|codes?)\b/,
    securityGuides.sinSegundoPaso.en,
    true,
  ],
  [
    /\b(?:turn off|disable|remove|deactivate)\b.*\b(?:2fa|two (?:factor|step)|second (?:factor|step)|authenticator)\b/,
    securityGuides.quitarSegundoPaso.en,
    true,
  ],
  [/\b(?:2fa|mfa|two (?:factor|step)|second (?:factor|step)|authenticator)\b/, securityGuides.segundoPaso.en, true],
  [/\b(?:passkeys?|fingerprint|face id|yubikey)\b/, securityGuides.llaves.en, true],
  [
    /\b(?:delete|close|remove|deactivate|cancel)\b.*\b(?:my|the|an)? ?accounts?\b/,
    englishByIntent.get('cerrar-cuenta') ?? '',
    true,
  ],
  [
    /\b(?:1v1|one on one|one against one)\b.*\b(?:ladder|stage|there|play|join|enter)\b|\b(?:play|compete|join)\b.*\b(?:alone|solo|by myself|without a clan)\b/,
    englishByIntent.get('uno-contra-uno') ?? '',
    true,
  ],
  [
    /\b(?:sign ?up|enter|join|register|enrol+|take part|participate|get (?:my|our|the|a) (?:clan|team) (?:in|into))\b.*\b(?:tournament|cup|copa)\b/,
    `On the tournament's page the leader or a co-leader presses ${bold('Inscribir tu clan')} while it takes enrolments; where it takes none on the site, talk to whoever runs it. They are all in ${page('Torneos', paths.torneos)}.`,
    true,
  ],
  [
    /\bhow (?:do|can) (?:i|you|one|somebody)\b.*\b(?:captain|co ?leader)\b/,
    `The leader and the co-leaders give the ranks: in ${account}, ${bold('Editar clan')}. Ask them.`,
    true,
  ],
  [
    /\b(?:share|sharing|lend|lending|borrow)\b.*\baccounts?\b|\b(?:someone|somebody|anyone|brothers?|friends?|other players?|another)\b.*\baccounts?\b|\baccounts?\b.*\b(?:someone|brother|friend)\b/,
    `No: one account, one person. Accounts are neither shared nor lent. ${rule('cuentas')}`,
  ],
  [
    /\b(?:two|2|second|several|multiple|more than one)\b.*\baccounts?\b/,
    `No: one account, one person. Accounts are neither shared nor lent. ${rule('cuentas')}`,
  ],
  [
    /\b(?:in|be|play|join)\b.*\b(?:two|2|several|multiple|more than one|another|second)\b.*\b(?:clans|clan|teams)\b/,
    `One clan for each stage: to play in another of the same stage you leave yours first. ${rule('un-clan')}`,
  ],
  [
    /\b(?:how many|number of|minimum)\b.*\b(?:players?|people)\b(?!.*\b(?:online|server|registered|has|have|visit\w*|views?|watch\w*)\b)/,
    `In five against five and six against six each clan plays with at least ${bold(String(leastPlayers))} players; with fewer it goes on only if the missing one is back within ${returnRounds} rounds. ${rule('jugadores')}`,
  ],
  [
    /\bhow many\b.*\bmaps\b/,
    `A match is ${bold(`${matchMaps} maps`)}; the ones that may be played are in ${page('Mapas', paths.mapas)}. ${rule('mapas')}`,
  ],
  [
    /\b(?:who|which)\b.*\b(?:picks?|chooses?|selects?)\b.*\b(?:maps?|sides?)\b/,
    `The loser chooses the first map; the winner chooses the second, and the side. ${rule('eleccion')}`,
  ],
  [
    /\b(?:claim|dispute|appeal|protest)\b.*\b(?:match|result|report|loss)\b|\b(?:how|where)\b.*\b(?:claim|dispute)\b/,
    `Open your clan from ${account}; in its list of matches, next to the wrong one, press ${bold('Reclamar')} and tell what happened. A moderator decides.`,
  ],
  [
    /\bchange\b.*\bpassword\b/,
    `Log in, open ${account} and press ${bold('Modificar Contraseña')}. If you cannot log in, use ${page('Recuperar contraseña', paths.recuperarPassword)}.`,
  ],
  [
    /\b(?:how(?! (?:long|many hours|much time))|where|who|when|can|should)\b.*\b(?:report|submit|enter)\b(?! (?:a |an )?(?:player|cheater|comment|bug|user|clan))/,
    `The loser reports. Log in and open ${page('Reportar Derrota', paths.reportes)}, choose the game, the stage and the clan that beat you, and confirm. The leader, a co-leader or a captain can do it, within ${reportDeadlineHours} hours. If you won, the other clan is the one to report.`,
  ],
  [
    /\b(?:false|fake|wrong|bogus)\b.*\breports?\b|\breports?\b.*\b(?:false|fake)\b/,
    `If a report turns out to be false, the match does not count and both clans become unranked; each comes back with its next valid win. ${rule('reporte-falso')}`,
  ],
  [
    /\b(?:leave|quit|get out of|exit)\b.*\b(?:clan|team|·)/,
    `In ${account}, next to your clan, press ${bold('Dejar el clan')}. A leader hands over the lead first; if you are alone in it, the clan is closed.`,
  ],
  [
    /\b(?:kick|remove|expel|throw out)\b/,
    `The leader and the co-leaders can: open your clan from ${account}, press ${bold('Editar clan')} and then ${bold('Expulsar')} beside the player. Nobody can remove the leader.`,
  ],
  [
    /\b(?:invite|recruit)\b/,
    `The leader and the co-leaders invite: open your clan from ${account}, press ${bold('Reclutar')} and choose the player, who has ${invitacionMs / dayMs} days to accept.`,
  ],
  [
    /\b(?:cheat|cheats|cheating|cheater|cheaters|hack|hacks|hacker|hackers)\b/,
    `A clan that plays with a banned cheater loses the match and drops ${cheatDropPlaces} places, and the cheater is out for at least ${cheatBanMonths} months. ${rule('trampa')}`,
  ],
  [
    /\b(?:how long|deadline|how many hours|how much time|time limit)\b.*\breport\b/,
    `The clan that lost has ${bold(`${reportDeadlineHours} hours`)} to report.`,
  ],
  [
    /\b(?:how does|how do|how is)\b.*\b(?:ranking|ladder|rank|climb|go up|move up|places|positions)\b|\bhow (?:many|much|far)\b(?: places| spots| positions)?\b.*\b(?:go|move|climb|jump|get)\b(?: \w+)? up\b|\b(?:beat|beating|win against)\b.*\b(?:above|higher|better) (?:me|us|than|clan|team|placed|ranked)\b/,
    `Beat a clan above you and you go up ${bold('half')} of the places between you, rounded up: #12 beats #6 → #9. Beating one below you moves nobody. An unranked clan enters in last place with its first win and climbs from there. ${rule('subir')}`,
  ],
  [
    /\b(?:can|may|are|is)\b.*\brockets?\b|\brockets?\b.*\b(?:allowed|banned|forbidden)\b/,
    `No: the rocket is forbidden. ${rule('rocket')}`,
  ],
  [
    /\b(?:create|found|start|make|set up)\b.*\b(?:clan|team)\b/,
    `Log in, open a stage in the ${page('Ladder', paths.ladder)} and press ${bold('Crear Nuevo Clan')}: you are its leader, and then you invite the others.`,
  ],
  [
    /\bhow (?:does|do) (?:joining|i join|we join|one join)\b|\b(?:join|apply|enter|get in|get into)\b.*\b(?:clan|team|·)/,
    `There are two ways into a clan: an invitation from its leader or a co-leader, which comes to ${account}, or a request of yours: open the clan in the ${page('Ladder', paths.ladder)} and press ${bold('Pedir entrar')}.`,
  ],
  [
    /\b(?:log ?in|sign in)\b/,
    `You log in at ${page('Iniciar Sesión', paths.login())}. If you forgot the password, use ${page('Recuperar contraseña', paths.recuperarPassword)}.`,
  ],
  [
    /\b(?:voice|teamspeak|ts3)\b/,
    `We talk on ${bold('TeamSpeak 3')} (TS3): you can get it in ${page('Descargas', paths.descargas)}, with the rest that you need.`,
  ],
  [
    /\b(?:download|downloads|launcher|installer|patch|patches|anticheat)\b/,
    `The game, the launcher (Volute) and all else that you download are in ${page('Descargas', paths.descargas)}, and all of it is free.`,
  ],
  [
    /\b(?:i m|i am|im|just|totally) new\b|\bnew (?:here|player)\b|\b(?:where|how) (?:do|can|should) (?:i|we) (?:start|begin|get started)\b|\bget(?:ting)? started\b|\bplay again\b|\bget back\b|\b(?:how|where)\b.*\b(?:start playing|install|to play|i play|we play|you play)\b/,
    `${page('Volver a Jugar', paths.volverAJugar)} takes you through it step by step, from ${page('Descargas', paths.descargas)} to your first match.`,
  ],
  [
    /^(?:[a-z]+ ){0,4}rules(?: (?:of|for|in))?(?: the)?(?: (?:ladder|site|game|league|match|matches))?(?: pl(?:s|ease))?$/,
    `The rules of the ladder are in the ${page('Reglamento', paths.reglamento)} (in Spanish).`,
  ],
  [/\b(?:which|what|where)\b.*\bmaps\b/, `The maps that may be played are in ${page('Mapas', paths.mapas)}.`],
  [/\b(?:news|announcements?)\b/, `The news is in ${page('Anuncios', paths.anuncios)}.`],
  [/\b(?:streams?|streaming|streamers?)\b/, `Who is streaming now is in ${page('Stream', paths.stream)}.`],
]
