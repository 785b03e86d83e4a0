import { paths } from '@trinchera/contract/site-paths'
import {
  cheatBanMonths,
  cheatDropPlaces,
  claimMs,
  clanNameLength,
  clanTagLength,
  leastPlayers,
  returnMinutes,
  returnRounds,
  usernameLength,
} from '@trinchera/rules/limits'
import { appGuides } from '../guides/app'
import { palmaresGuides } from '../guides/palmares'
import { retoGuides } from '../guides/retos'
import { bold, link } from '../wording'
import { englishByIntent } from './by-intent'

const rule = (id: string) => link('See the rule (in Spanish)', paths.articulo(`art-${id}`))
const account = bold(link('Mi Cuenta', paths.miCuenta))
const forum = link('forum', paths.foro)

/** What is asked in English of the site, names as `·`, and what is said to it. What fits the most of a question counts. */
export const said: readonly (readonly [asks: RegExp, text: string])[] = [
  [
    /\b(?:disconnect\w*|drops? out|loses? connection|crash(?:es)? mid|leaves? (?:the )?(?:match|game))\b(?!.*\bserver\b)/,
    `A player who drops out has ${bold(`${returnMinutes} minutes`)} to come back, or else loses the match for the clan; with fewer than ${leastPlayers} the match goes on only if the missing one is back within ${returnRounds} rounds. ${rule('volver')}`,
  ],
  [
    /\b(?:report|denounce|caught|found|saw)\b.*\b(?:cheater|hacker|cheating|hacking|cheats)\b/,
    `Keep screenshots and ${bold('claim the match')}: on your clan's page, beside the match, ${bold('Reclamar')} (leader, co-leader or captain, within ${claimMs / 86_400_000} days). If staff confirm it, the cheater's clan loses the match and drops ${cheatDropPlaces} places, and the cheater is out for at least ${cheatBanMonths} months.`,
  ],
  [
    /\b(?:how (?:long|many)|max\w*|min\w*|length|letters|characters|longest|shortest)\b.*\b(?:tag|clan name|name of (?:a|the|my) clan)\b|\b(?:tag|clan name)\b.*\b(?:how (?:long|many)|max\w*|letters|characters|length)\b/,
    `A clan's tag has ${bold(`${clanTagLength.least} to ${clanTagLength.most} characters`)}, its name ${clanNameLength.least} to ${clanNameLength.most}. ${rule('nombres')}`,
  ],
  [
    /\b(?:how (?:long|many)|max\w*|min\w*|length|letters|characters)\b.*\b(?:nick|nickname|username|user name)\b/,
    `A nick has ${bold(`${usernameLength.least} to ${usernameLength.most} characters`)}. ${rule('nombres')}`,
  ],
  [
    /\b(?:minimum age|age limit|how old (?:do i|must|should|to play)|age to play|18|underage|adults? only)\b/,
    'That is not published: neither the rules nor the announcements say anything of an age.',
  ],
  [
    /\b(?:how old|how long|since when|when)\b.*\b(?:community|league|site|website|page|trinchera|server|around|exist\w*)\b/,
    `That is not published: the site does not say since when the community exists. Its oldest stages are in the ${link('ladder', paths.ladder)}.`,
  ],
  [
    /\b(?:controller|gamepad|joystick|macros?|crosshair|vpn|scripts?)\b/,
    `That is not published: the rules forbid cheats and the rocket, and require the anticheat. Ask staff, or in the ${forum}.`,
  ],
  [
    /\banti ?cheat\b.*\b(?:safe|virus|trust|spy\w*|privacy)\b|\b(?:safe|virus|trust)\b.*\banti ?cheat\b/,
    `The site says nothing of how safe it is: it comes with Volute, in ${link('Descargas', paths.descargas)}, and everybody who plays uses it. ${rule('anticheat')}`,
  ],
  [/\b(?:hall of fame|palmares)\b/, palmaresGuides.palmares.en],
  [
    /\bwhere\b.*\b(?:my|our) (?:matches|games|results|stats|record)\b|\bsee my (?:matches|games|stats|record)\b/,
    `Your matches and your record are on your player's page: find yourself in ${link('Jugadores', paths.jugadores)}, or tell me your nick. Your data and clans are in ${account}.`,
  ],
  [
    /\bwhere\b.*\b(?:ask|get|find)\b.*\b(?:help|questions?|support)\b|^(?:i )?need help$/,
    `In the ${forum}, under ${bold('Soporte')} (help), or ask me. For what staff decide, write to staff.`,
  ],
  [
    /^(?:who|what) are you(?: \w+)?$|^are you (?:a |an )?(?:bot|robot|human|real|ai|person|chatgpt)\b/,
    "I'm Radio, the community's assistant: a bot. I know the ladder, the clans, the rules and how to play.",
  ],
  [
    /^(?:hi |so |and )*(?:can|may|could) (?:i|we|you) change (?:my|your|the) (?:nick|nickname|name|username|picture|avatar|photo)\b/,
    `${bold('Yes')}: i${(englishByIntent.get('editar-perfil') ?? '').slice(1)}`,
  ],
  [
    /\bgive me (?:admin|mod|moderator)\b|\bmake me (?:an? )?(?:admin|mod|moderator)\b/,
    'I cannot do that: I only answer questions. Talk to staff.',
  ],
  [
    /^(?:so |hi |and )*(?:what(?: exactly)? (?:is|are|s)|how (?:do|does)) (?:a |an |the )?(?:retos?|challenges?|challenging)(?: here| exactly| for| about| work| works)*$/,
    retoGuides.queEs.en,
  ],
  [
    /\bhow (?:do|does|can) (?:i|we|a clan|my clan|one) (?:get|become|be) ranked\b|\b(?:no rankead[oa]s?|unranked)\b.*\b(?:mean|means|is|what|why)\b|\b(?:mean|means|what|why)\b.*\b(?:no rankead[oa]s?|unranked)\b/,
    `${bold('No Rankeado')} is unranked: a clan without a place yet. A new clan begins so and enters with its first valid win: last, and from there it climbs if the one it beat was ranked. Losing while unranked costs nothing. ${rule('entrar')}`,
  ],
  [
    /\bhow many\b(?: \w+)* challenges?\b|\bchalleng\w+\b.*\bhow many\b.*\b(?:open|have|send|at once|same time)\b/,
    retoGuides.limites.en,
  ],
  [
    /\b(?:get|be|receive) (?:notified|told|notifications?|alerts?)\b.*\b(?:stream\w*|live)\b|\b(?:notif\w+|tell me)\b.*\b(?:goes? live|streams?)\b/,
    `In ${bold(link('Stream', paths.stream))}, logged in, press ${bold('Seguir')} beside the channel: you get a notice when it goes live.`,
  ],
  [
    /\bdiscord\b(?!.*\b(?:link|connect|webhook|log ?in|sign)\b)/,
    `The community's links are at the foot of each page; people talk on ${bold('TS3')} (TeamSpeak), in ${link('Descargas', paths.descargas)}.`,
  ],
  [
    /\b(?:which|what) (?:weapons?|guns?)\b|\b(?:weapons?|guns?)\b.*\b(?:banned|forbidden|allowed)\b/,
    `The ${bold('rocket')} is forbidden; the rules name no other weapon. ${rule('rocket')}`,
  ],
  [
    /\b(?:flame|fire|snowflake)\b.*\b(?:mean|means|stand|for)\b|\bwhat\b.*\b(?:flame|fire|snowflake)\b/,
    `From 10 wins in a row a clan bears 🔥, from 10 losses in a row ❄️. They move nothing. ${rule('rachas')}`,
  ],
  [
    /\bwhat (?:is|s) a (?:stage|season|etapa)\b/,
    `A stage is a season of a game with its own table; it lasts about 6 months. Once closed it takes no more reports. ${rule('etapa')}`,
  ],
  [
    /\bwhy\b.*\b(?:am|was|got|been|is) (?:i|my account) (?:\w+ )?(?:banned|suspended|blocked)\b/,
    `When you try to log in it says until when the suspension lasts and why; you may ${bold('appeal')} it once, by the link that you see there and get by mail.`,
  ],
  [
    /\b(?:contact|talk (?:to|with)|reach|write to|message|speak (?:to|with)|dm)\b.*\b(?:admins?|administrators?|staff|moderators?|mods?|support)\b|\b(?:admins?|staff|moderators?|mods?)\b.*\b(?:contact|talk to|reach|write to|message|dm) (?:one|them|him|her)\b/,
    `${bold('Log in')} on the site and press ${bold('Preguntar a un moderador')} (ask a moderator) below my answer: staff read it and you get theirs as a notice. There is no contact address; if you cannot log in, find them on TS3. Ask me "who runs the site" for their names.`,
  ],
  [/\b(?:is there|have|get|install|an?) (?:an? )?(?:mobile )?app\b/, appGuides.instalar.en],
  [
    /(?<!\b(?:how|where|when) )\b(?:do (?:i|we|you)|must i|is it) (?:need|have|required|necessary|mandatory)(?: ?to)? ?(?:a|be in a|have a|join a|be in) clan\b/,
    `On the game servers, no: anybody plays. On the ladder, yes, in stages of clans: join one or found your own, even alone. In stages of one against one you play by yourself.`,
  ],
]
