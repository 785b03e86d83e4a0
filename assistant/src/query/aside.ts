import { nextEtapa } from '../answers/etapa-history'
import { clanWanted } from '../answers/clan-search'
import { modeAsked } from '../answers/maps-of'
import { torneosWon } from '../answers/palmares'
import { whyPlace } from '../answers/why-place'
import { worthChallenging } from '../answers/worth-challenging'
import { enteredWithGoogle } from '../answers/steps'
import { mailAsked } from '../answers/mail-asks'
import { titlesOf } from '../answers/titles'
import { mostMet } from '../answers/rivalries'
import type { Site } from '../intent'
import type { Question } from '../understand'
import type { Told } from './told'

/** What is asked apart from matches and tables, by the form of the question: why a clan stands where it does, maps of a mode, who looks for whom, servers. */
export async function asideOf(question: Question, site: Site): Promise<Told | null> {
  const mailed = await mailAsked(question, { site, words: question.words })
  if (mailed) return { intent: 'validar', reply: mailed }
  const worth = await worthChallenging(question, site)
  if (worth) return { intent: 'a-quien-ganar', reply: worth }
  const history = await nextEtapa(question, site)
  if (history) return { intent: 'consulta', reply: history }
  const why = await whyPlace(question, site)
  if (why) return { intent: 'puesto', reply: why }
  const entered = enteredWithGoogle(question.words, site)
  if (entered) return { intent: 'google', reply: entered }
  const mode = await modeAsked(question, site)
  if (mode) return { intent: 'mapas', reply: mode }
  const met = await mostMet(question, site)
  if (met) return { intent: 'consulta', reply: met }
  const wanted = await clanWanted(question, site)
  if (wanted) return { intent: 'reciben-gente', reply: wanted }
  const titles = await titlesOf(question, site)
  if (titles) return { intent: 'medallas-de', reply: titles }
  const torneos = await torneosWon(question, site)
  if (torneos) return { intent: 'medallas-de', reply: torneos }
  return null
}
