import { paths } from '@trinchera/contract/site-paths'
import type { Reply } from '../intent'
import { link } from '../wording'
import type { EnglishAsked } from './asked'
import { tableOf, tagOf } from './clan-table'
import { byAge, clans, foundedOn, members, player, twoClans } from './clan-facts'
import {
  aboutOne,
  announcements,
  bestPlayers,
  cheats,
  games,
  numbers,
  servers,
  etapas,
  podium,
  etapaTimes,
  streams,
} from './site-facts'

type Fact = readonly [
  asks: RegExp,
  names: number | null,
  tell: (asked: EnglishAsked) => Reply | null | Promise<Reply | null>,
]

/** Facts that the typed query does not hold, by how they are asked; `names`: how many must be named, null where that is all one. */
const facts: readonly Fact[] = [
  [/\b(?:tag|short name|abbreviation)\b/, 1, tagOf],
  [
    /^(?!.*\b(?:drop|delete|select|insert|update)\b).*\b(?:table|standings|leaderboard)\b|\b(?:show|see|whole|full|current)\b.*\b(?:ladder|ranking|rankings|ranks)\b|\btop(?: \d+)? (?:clans|teams)\b|^(?:the )?(?:ladder|ranking)(?: of| in| for)? ·$/,
    0,
    tableOf,
  ],
  [
    /^(?:and |so )*who(?: is|s| are| were| was)? (?:the )?(?:current |last |past |reigning )?champions?$/,
    0,
    etapaTimes,
  ],
  [
    /\b(?:who|when)\b.*\b(?:wrote|posted|published|announced|made|put up)\b.*|\b(?:announcement|post)\b.*\b(?:about|on)\b/,
    0,
    aboutOne,
  ],
  [
    /\bwhat(?: is the| s the|s the)? games? (?:is|are|do you|does|s) (?:this|that|you|here|played?)|\bwhich game\b.*\bplay/,
    0,
    games,
  ],
  [/\b(?:better|stronger)\b/, 2, twoClans],
  [
    /\b(?:caught|banned|punished|found)\b.*\b(?:cheat\w*|hack\w*)\b|\b(?:cheat\w*|hack\w*)\b.*\b(?:caught|banned|punished)\b|\bhas any(?:one|body) (?:been|ever)\b.*\bcheat/,
    0,
    cheats,
  ],
  [
    /\b(?:members?|roster|lineup|captains?|co ?leaders?)\b|\bwho(?: is| s| are|s)? (?:in|on|plays? (?:for|in|with)) ·|\bhow many (?:people|players|guys|members) (?:are |does |do |in )/,
    1,
    members,
  ],
  [
    /\b(?:what|which) (?:clan|team)s?\b.*·.*\b(?:in|for|play|on)\b|\bwho(?: is| s|s) ·$|\bwhere does · play|\b(?:clan|team) (?:of|is) ·|\btell me about ·|\bdoes · play\b/,
    1,
    player,
  ],
  [
    /\b(?:founded|created|formed|started)\b|\bhow old\b|\b(?:when|since)\b.*\b(?:register(?:ed)?|join(?:ed)?)\b/,
    1,
    foundedOn,
  ],
  [/\b(?:oldest|newest|youngest)\b.*\b(?:clan|team)|\b(?:clan|team)\b.*\b(?:oldest|newest|youngest)\b/, 0, byAge],
  [
    /\bhow many (?:clans|teams)\b(?!.*\b(?:won|lost|more|less|than|least|without|unranked|never)\b)|\b(?:list|show|which|what) (?:me )?(?:all )?(?:the )?(?:clans|teams)\b(?!.*\b(?:most|best|worst|with|without|never|lost|won|unbeaten|undefeated|leads?|first|more|less|fewer|than|wins|losses|streak)\b)/,
    0,
    clans,
  ],
  [
    /\bhow many (?:players|people|members|users|accounts)\b.*\b(?:registered|are there|site|total|community|here|have|signed)\b|\bhow (?:big|many) (?:is |are )?(?:the community|you)\b/,
    0,
    numbers,
  ],
  [
    /\b(?:next|new|upcoming) (?:stage|season)\b/,
    0,
    async () => ({
      text: `No date is published here for a next stage: openings are told in ${link('Anuncios', paths.anuncios)}.`,
    }),
  ],
  [
    /\b(?:when|how long|who won|who win|winner|champions?)\b.*(?:·|\bstage|\bseason)|(?:·|\bstage\b|\bseason\b).*\b(?:begin|began|start|started|end|ends|ended|over|close|last)\b/,
    0,
    etapaTimes,
  ],
  [/\bpodium\b|\b(?:were|was|finished|ended|came)\b.*\b(?:top (?:3|three)|first three)\b/, 0, podium],
  [/\b(?:which|what|how many|list)\b.*\b(?:stages|seasons|ladders|games)\b/, 0, etapas],
  [/\b(?:stream|streams|streaming|streamers?|live|twitch)\b(?!.*\b(?:how|add|my|where do)\b)/, 0, streams],
  [
    /\b(?:how many servers|server(?:s)? (?:ip|address)|ip (?:of|for|address)|address of|which servers?|what servers?|servers? (?:online|up|down)|(?:is|are) the servers?)\b/,
    0,
    servers,
  ],
  [/\b(?:best|top)(?: \d+)? players?\b|\bplayers? with (?:the )?most wins\b/, 0, bestPlayers],
  [
    /^(?:so |hi |hey )*what(?: is|s| s)? (?:new|happening|going on|up)(?: here| (?:on|in) (?:the |this )?(?:site|page|community))?$/,
    0,
    announcements,
  ],
  [
    /\bhow many (?:announcements|news|posts)\b|\b(?:list|show|all|latest|last|recent) (?:the )?(?:announcements|news)\b/,
    0,
    announcements,
  ],
]

/** What a question in English asks of the site as it is; null where it asks for something else. */
export async function factInEnglish(asked: EnglishAsked): Promise<Reply | null> {
  for (const [asks, names, tell] of facts) {
    if ((names !== null && asked.whos.length !== names) || !asks.test(asked.text)) continue
    const reply = await tell(asked)
    if (reply) return reply
  }
  return null
}
