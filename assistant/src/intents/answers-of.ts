import { forumNow } from '../answers/forum'
import { articleOf, articleReply } from '../articles'
import type { Answering } from '../intent'
import { rivalsToReach, threatsTo } from '../answers/climb'
import { comfort } from '../answers/comfort'
import { compare } from '../answers/compare'
import { noCheats, noFavours } from '../answers/foul'
import { comeBack, downloads, launcher, voice, voiceTrouble } from '../answers/guide'
import { gameSettings, notStarting, originalDisc, whyVolute } from '../answers/launcher'
import { maintenance } from '../answers/maintenance'
import { maps, whichMaps } from '../answers/maps'
import { duel, last, lastOf } from '../answers/matches'
import { about, clansOfPlayers, leader, members } from '../answers/members'
import { cannotEnter, changedMail, mailMistyped, newMailWaits, recovery, validation } from '../answers/mail'
import { linkDiscord } from '../answers/own-account'
import { bestPlace, founded, neighbours, place } from '../answers/places'
import { record, streak } from '../answers/records'
import { lookingForClan, recruiting } from '../answers/recruiting'
import { challenge, comingRetos } from '../answers/retos'
import { passkeys, secondStep } from '../answers/second-step'
import { cheated, climbing, rule, ruleReply, rulesPage } from '../answers/rules'
import { keptOf } from '../answers/kept-of'
import { pendingRequests } from '../answers/requests'
import { busyHours, fullestServer, serverAddress, serverList } from '../answers/servers'
import { complaints, news, numbers, socials, staff, tournaments } from '../answers/site'
import {
  atPlace,
  clansOf,
  etapaEnd,
  etapaList,
  etapaResult,
  firstOnes,
  gameList,
  table,
  unranked,
} from '../answers/etapas'
import { bestClans, bestPlayers, bestStreak, mostWins, worstStreak } from '../answers/tops'
import { crearClan, entrarSolo, register, unirse, withGoogle } from '../answers/steps'
import { channels, streamers, streams } from '../answers/streams'
import { away, bye, hello, help, insulted, privateMatter, thanks, who } from '../answers/talk'
import { inCharge } from '../answers/team'
import { enrol, format, past } from '../answers/tournament'
import { whatIf } from '../answers/what-if'
import { allTimeRecords, champions, medalsHow, medalsOf, medalTable } from '../answers/palmares'
import { paths } from '@trinchera/contract/site-paths'
import { lines, link } from '../wording'

/** What answers each intent of `assistant/corpus/intents`, by its id. */
export const answersOf: ReadonlyMap<string, Answering> = new Map<string, Answering>([
  ['a-quien-ganar', rivalsToReach],
  ['ajustes', gameSettings],
  ['anticheat', rule(['anticheat'], '¿Cómo configuro Volute?')],
  ['anulacion', rule(['anulacion', 'publico'], '¿Quiénes son los administradores?')],
  ['armas', rule(['rocket'], '¿Qué mapas están permitidos?')],
  ['ayuda', help],
  ['buscan-clan', lookingForClan],
  ['cambiar-correo', changedMail],
  ['campeones', champions],
  ['canales-de', channels],
  ['chao', bye],
  ['clan-de', clansOfPlayers],
  ['clan-eliminado', rule(['clan-eliminado'])],
  ['clanes-de', clansOf],
  ['como-ranking', climbing],
  ['como-termino', etapaResult],
  ['como-top', rule(['top'], '¿Cuáles son los mejores clanes?')],
  ['comparar', compare],
  ['contacto', complaints],
  ['coordinar', challenge],
  ['correo-mal', mailMistyped],
  ['correo-nuevo-no-llega', newMailWaits],
  ['crear-clan', crearClan],
  ['cuantos-juegan', rule(['jugadores', 'volver'])],
  ['cuantos-mapas', rule(['mapas', 'eleccion'])],
  ['cuantos-somos', numbers],
  ['cuenta-una-vez', rule(['una-vez'])],
  ['cuentas', rule(['cuentas'])],
  ['solicitud-sin-respuesta', pendingRequests],
  ['descargas', downloads],
  ['desconexion', rule(['volver', 'jugadores'])],
  ['duelo', duel],
  ['eleccion', rule(['eleccion', 'mapas'])],
  ['en-puesto', atPlace],
  ['entrar-1v1', entrarSolo],
  ['etapas', etapaList],
  ['fin-etapa', etapaEnd],
  ['foro-novedades', forumNow],
  ['fuera', away],
  ['fundado', founded],
  ['google', withGoogle],
  ['gracias', thanks],
  ['hola', hello],
  ['horas', busyHours],
  ['insulto', insulted],
  ['integrantes', members],
  ['ip', serverAddress],
  ['juegos', gameList],
  ['lider', leader],
  ['llaves-acceso', passkeys],
  ['mantencion', maintenance],
  ['mapas', maps],
  ['mas-gente', fullestServer],
  ['mas-medallas', medalTable],
  ['mas-victorias', mostWins],
  ['medallas', medalsHow],
  ['medallas-de', medalsOf],
  ['mejor-puesto', bestPlace],
  ['mejor-racha', bestStreak],
  ['mi-copia', originalDisc],
  ['no-puedo-entrar', cannotEnter],
  ['no-rankeado', rule(['no-rankeado'], '¿Cómo funciona el ranking?')],
  ['no-rankeados', unranked],
  ['nombres', rule(['nombres'])],
  ['noticias', news],
  ['partidas-de', lastOf],
  ['pena', comfort],
  ['peor-racha', worstStreak],
  ['perder-puesto', rule(['perder-puesto'], '¿Cómo funciona el ranking?')],
  ['plantel', rule(['plantel', 'una-vez'])],
  ['plazo', ({ site }) => ruleReply(site, ['plazo', 'sin-reporte'])],
  ['primeros', firstOnes],
  ['privado', privateMatter],
  ['puesto', place],
  ['que-es-etapa', rule(['etapa'], '¿Qué etapas hay?')],
  ['que-es-sitio', () => articleReply(articleOf('que-es-sitio'))],
  ['quien-alcanza', threatsTo],
  ['quien-eres', who],
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
  ['rachas', rule(['rachas'], '¿Quién tiene la mejor racha?')],
  ['rangos', rule(['rangos', 'quien-reporta'])],
  ['reciben-gente', recruiting],
  ['record', record],
  ['records-historicos', allTimeRecords],
  ['recuperar', recovery],
  ['redes', socials],
  ['registro', register],
  ['reglamento', rulesPage],
  ['reporte-falso', rule(['reporte-falso'], '¿Con quién hablo por un reclamo?')],
  ['retos-proximos', comingRetos],
  ['segundo-paso', secondStep],
  ['servidores', serverList],
  ['si-gana', whatIf],
  ['sin-favores', noFavours],
  ['sin-trampas', noCheats],
  ['staff', staff],
  ['staff-de', inCharge],
  ['streamers', streamers],
  ['streams', streams],
  ['tabla', table],
  ['top-clanes', bestClans],
  ['top-jugadores', bestPlayers],
  ['torneo-formato', format],
  ['torneo-inscribir', enrol],
  ['torneos', tournaments],
  ['torneos-pasados', past],
  ['trampa', cheated],
  ['ultimas-partidas', last],
  ['un-clan', rule(['un-clan'], '¿Cómo dejo un clan?')],
  ['un-mapa', whichMaps],
  ['unirse', unirse],
  ['uno-contra-uno', rule(['uno-contra-uno'], '¿Qué etapas hay?')],
  ['validar', validation],
  ['vecinos', neighbours],
  ['vincular-discord', linkDiscord],
  ['volute', launcher],
  ['volute-falla', notStarting],
  ['volute-que-es', whyVolute],
  ['volver', comeBack],
  ['voz', voice],
  ['voz-falla', voiceTrouble],
])
