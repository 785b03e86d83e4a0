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
import { cheated, ruleReply, rulesPage } from '../answers/rules'
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
import { paths } from '@trinchera/contract/site-paths'
import { lines, link } from '../wording'

/** What answers each intent of `assistant/corpus/intents` that no article of the same id answers in Spanish, by its id. */
export const answersOf: ReadonlyMap<string, Answering> = new Map<string, Answering>([
  ['a-quien-ganar', rivalsToReach],
  ['ajustes', gameSettings],
  ['buscan-clan', lookingForClan],
  ['campeones', champions],
  ['canales-de', streams],
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
  ['etapas', etapaList],
  ['fin-etapa', etapaEnd],
  ['foro-novedades', forumNow],
  ['fuera', away],
  ['fundado', founded],
  ['horas', busyHours],
  ['integrantes', members],
  ['ip', serverAddress],
  ['juegos', etapaList],
  ['lider', leader],
  ['mantencion', maintenance],
  ['mapas', maps],
  ['mas-gente', serverList],
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
  ['plazo', ({ site }) => ruleReply(site, ['plazo', 'sin-reporte'])],
  ['primeros', firstOnes],
  ['privado', privateMatter],
  ['pronostico', forecast],
  ['puesto', place],
  ['quien-alcanza', threatsTo],
  ['quien-es', about],
  ['privacidad', keptOf],
  [
    'quien-reporta',
    (asked) => {
      const reply = ruleReply(asked.site, ['quien-reporta', 'plazo'], ['¿Cómo reporto una derrota?'], asked)
      return { ...reply, text: lines(reply.text, link('Reglamento: los rangos', paths.articulo('art-rangos'))) }
    },
  ],
  ['quienes-juegan', serverList],
  ['racha', streak],
  ['reciben-gente', recruiting],
  ['record', record],
  ['records-historicos', allTimeRecords],
  ['redes', socials],
  ['reglamento', rulesPage],
  ['retos-proximos', comingRetos],
  ['servidores', serverList],
  ['si-gana', whatIf],
  ['staff', staff],
  ['staff-de', staff],
  ['streamers', streams],
  ['streams', streams],
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
])
