import { afterMatch } from '../answers/after-match'
import { endedAt } from '../answers/ended-at'
import { figureAsked } from '../answers/figures'
import { nextEtapa, etapaHistory } from '../answers/etapa-history'
import { stillPlays } from '../answers/still-plays'
import { stillAlive } from '../answers/still-alive'
import { joinNow } from '../answers/join-now'
import { clanWanted } from '../answers/clan-search'
import { gamesCompared } from '../answers/games'
import { modeAsked } from '../answers/maps-of'
import { torneosWon } from '../answers/palmares'
import { ofServers } from '../answers/server-asks'
import { commentRules, conductTold } from '../answers/conduct'
import { grumbled } from '../answers/grumbles'
import { noClimb } from '../answers/no-climb'
import { playersOf } from '../answers/players-of'
import { forumWriters } from '../answers/forum-writers'
import { ownPicks } from '../answers/own-picks'
import { whyPlace } from '../answers/why-place'
import { worthChallenging } from '../answers/worth-challenging'
import { clanless } from '../answers/clanless'
import { enteredWithGoogle } from '../answers/steps'
import { comingsTo, newcomers } from '../answers/comings'
import { siteFails } from '../answers/site-fails'
import { mailAsked } from '../answers/mail-asks'
import { titlesOf } from '../answers/titles'
import { lastMoves } from '../answers/last-moves'
import { mostMet } from '../answers/rivalries'
import type { Site } from '../intent'
import type { Question } from '../understand'
import { withoutNames } from './agenda'
import type { Told } from './told'

/** What is asked apart from matches and tables, by the form of the question: why a clan stands where it does, maps of a mode, who looks for whom, servers. */
export async function asideOf(question: Question, site: Site): Promise<Told | null> {
  const stayed = await noClimb(question, site)
  if (stayed) return { intent: 'como-ranking', reply: stayed }
  const mailed = await mailAsked(question, { site, words: question.words })
  if (mailed) return { intent: 'validar', reply: mailed }
  const worth = await worthChallenging(question, site)
  if (worth) return { intent: 'a-quien-ganar', reply: worth }
  const picks = await ownPicks(question, site)
  if (picks) return { intent: 'mapas-reto', reply: picks }
  const past = (await afterMatch(question, site)) ?? (await endedAt(question, site))
  if (past) return { intent: 'puesto', reply: past }
  const history =
    (await etapaHistory(question, site)) ?? (await nextEtapa(question, site)) ?? (await stillPlays(question, site))
  if (history) return { intent: 'consulta', reply: history }
  const figure = await figureAsked(question, site)
  if (figure) return figure
  const joined = (await joinNow(question, site)) ?? (await stillAlive(question, site))
  if (joined) return { intent: 'fin-etapa', reply: joined }
  const moves = await lastMoves(question, site)
  if (moves) return { intent: 'puesto', reply: moves }
  const why = await whyPlace(question, site)
  if (why) return { intent: 'puesto', reply: why }
  const comments = await commentRules(withoutNames(question), site)
  if (comments) return { intent: 'denunciar-comentario', reply: comments }
  const conduct = await conductTold(withoutNames(question), site)
  if (conduct) return { intent: 'denunciar-comentario', reply: conduct }
  const failing = await siteFails(withoutNames(question), site)
  if (failing) return { intent: 'contacto', reply: failing }
  const grumble = await grumbled(withoutNames(question), site)
  if (grumble) return { intent: 'contacto', reply: grumble }
  const compared = await gamesCompared(question, site)
  if (compared) return { intent: 'juegos', reply: compared }
  const entered = enteredWithGoogle(question.words, site)
  if (entered) return { intent: 'google', reply: entered }
  const mode = await modeAsked(question, site)
  if (mode) return { intent: 'mapas', reply: mode }
  const met = (await mostMet(question, site)) ?? (await clanless(question, site))
  if (met) return { intent: 'consulta', reply: met }
  const people = await playersOf(withoutNames(question), question, site)
  if (people) return { intent: 'consulta', reply: people }
  const writers = await forumWriters(withoutNames(question), site)
  if (writers) return { intent: 'foro', reply: writers }
  const wanted = await clanWanted(question, site)
  if (wanted) return { intent: 'reciben-gente', reply: wanted }
  const titles = await titlesOf(question, site)
  if (titles) return { intent: 'medallas-de', reply: titles }
  const came = (await comingsTo(question, site)) ?? (await newcomers(question, site))
  if (came) return { intent: 'consulta', reply: came }
  const torneos = await torneosWon(question, site)
  if (torneos) return { intent: 'medallas-de', reply: torneos }
  const served = await ofServers(question, site)
  return served && { intent: 'servidores', reply: served }
}
