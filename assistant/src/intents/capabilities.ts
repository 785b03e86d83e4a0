import { advice, forumNow } from '../answers/forum'
import type { Answering } from '../intent'
import { rivalsToReach, threatsTo } from '../answers/climb'
import { compare } from '../answers/compare'
import { forecast } from '../answers/forecast'
import { comeBack, gameSettings, notStarting } from '../answers/guide'
import { maps, whichMaps } from '../answers/maps'
import { duel, last, lastOf } from '../answers/matches'
import { about, clansOfPlayers, leader, members } from '../answers/members'
import { bestPlace, founded, neighbours, place, whyPlace } from '../answers/places'
import { record, streak } from '../answers/records'
import { lookingForClan, recruiting } from '../answers/recruiting'
import { challenge, comingRetos } from '../answers/agenda'
import { cheated, rulesPage, whoReports } from '../answers/rules'
import { keptOf } from '../answers/kept-of'
import { busyHours, serverAddress, serverList } from '../answers/servers'
import { socials } from '../answers/networks'
import { complaints, maintenance, news, numbers, staff } from '../answers/site'
import { atPlace, clansOf, etapaEnd, etapaList, etapaResult, firstOnes, table, unranked } from '../answers/etapas'
import { bestClans, bestPlayers, bestStreak, mostWins, worstStreak } from '../answers/tops'
import { unirse } from '../answers/steps'
import { streams } from '../answers/streams'
import { away, privateMatter } from '../answers/talk'
import { aspectTold } from '../torneos/turn'
import { whatIf } from '../answers/what-if'
import { allTimeRecords, champions, medalsHow, medalsOf, medalTable } from '../answers/palmares'

/**
 * All that the assistant looks up or works out for an intent of `assistant/corpus/intents`, and the ids of the intents that ask for it. What else
 * is asked is a rule or an article, by its id, or a typed query (`query/consulta.ts`).
 */
const capabilities: readonly (readonly [asks: string, run: Answering])[] = [
  ['a-quien-ganar', rivalsToReach],
  ['ajustes', gameSettings],
  ['buscan-clan', lookingForClan],
  ['campeones', champions],
  ['clan-de', clansOfPlayers],
  ['clanes-de', clansOf],
  ['como-ranking', whyPlace],
  ['como-termino', etapaResult],
  ['comparar', compare],
  ['consejos', advice],
  ['contacto', complaints],
  ['coordinar', challenge],
  ['cuantos-somos', numbers],
  ['duelo', duel],
  ['en-puesto', atPlace],
  ['etapas juegos', etapaList],
  ['fin-etapa', etapaEnd],
  ['foro-novedades', forumNow],
  ['fuera', away],
  ['fundado', founded],
  ['horas', busyHours],
  ['integrantes', members],
  ['ip', serverAddress],
  ['lider', leader],
  ['mantencion', maintenance],
  ['mapas', maps],
  ['mas-medallas', medalTable],
  ['mas-victorias', mostWins],
  ['medallas', medalsHow],
  ['medallas-de', medalsOf],
  ['mejor-puesto', bestPlace],
  ['mejor-racha', bestStreak],
  ['no-rankeados', unranked],
  ['noticias', news],
  ['partidas-de', lastOf],
  ['peor-racha', worstStreak],
  ['primeros', firstOnes],
  ['privado', privateMatter],
  ['pronostico', forecast],
  ['puesto', place],
  ['quien-alcanza', threatsTo],
  ['quien-es', about],
  ['privacidad', keptOf],
  ['quien-reporta', whoReports],
  ['racha', streak],
  ['reciben-gente', recruiting],
  ['record', record],
  ['records-historicos', allTimeRecords],
  ['redes', socials],
  ['reglamento', rulesPage],
  ['retos-proximos', comingRetos],
  ['servidores quienes-juegan mas-gente', serverList],
  ['si-gana', whatIf],
  ['staff staff-de', staff],
  ['streams streamers canales-de', streams],
  ['tabla', table],
  ['top-clanes', bestClans],
  ['top-jugadores', bestPlayers],
  ['torneo-formato', aspectTold('torneo-formato')],
  ['torneo-inscribir', aspectTold('torneo-inscribir')],
  ['torneos', aspectTold('torneos')],
  ['torneos-pasados', aspectTold('torneos-pasados')],
  ['trampa', cheated],
  ['ultimas-partidas', last],
  ['un-mapa', whichMaps],
  ['unirse', unirse],
  ['vecinos', neighbours],
  ['volute-falla', notStarting],
  ['volver', comeBack],
]

/** What answers an intent, by its id. */
export const capabilityOf: ReadonlyMap<string, Answering> = new Map(
  capabilities.flatMap(([asks, run]) => asks.split(' ').map((id) => [id, run] as const)),
)
