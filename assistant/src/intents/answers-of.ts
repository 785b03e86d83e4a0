import { forumNow } from '../answers/forum-now'
import type { Answering } from '../intent'
import { aboutPage } from '../answers/about-page'
import { clanLife } from '../answers/clan-life'
import { rivalsToReach, threatsTo } from '../answers/climb'
import { comfort } from '../answers/comfort'
import { compare } from '../answers/compare'
import { noCheats, noFavours } from '../answers/foul'
import { comeBack, downloads, launcher, voice, voiceTrouble } from '../answers/guide'
import { gameSettings, notStarting, originalDisc, whyVolute } from '../answers/launcher'
import { maintenance } from '../answers/maintenance'
import { mapsOf, whichMaps } from '../answers/maps-of'
import { duel, last, lastOf } from '../answers/matches'
import { about, clansOfPlayers, leader, members } from '../answers/members'
import { cannotEnter, changedMail, mailMistyped, newMailWaits, recovery, validation } from '../answers/mail'
import { hacked, linkDiscord, mailOutOfReach, mine, nameLength } from '../answers/own-account'
import { bestPlace, founded, neighbours, place } from '../answers/places'
import { bestStreak, record, streak, worstStreak } from '../answers/records'
import { lookingForClan, recruiting } from '../answers/recruiting'
import { challenge, comingRetos, retoPicks, whatIsReto } from '../answers/retos'
import { passkeys, secondStep } from '../answers/second-step'
import { cheated, climbing, rule, ruleReply, rulesPage } from '../answers/rules'
import { keptOf, oneAccount } from '../answers/kept-of'
import { pendingRequests } from '../answers/requests'
import { busyHours, fullestServer } from '../answers/server-hours'
import { serverAddress, serverList } from '../answers/servers'
import { complaints, news, numbers, socials, staff, tournaments } from '../answers/site'
import { firstOnes, etapaResult } from '../answers/etapa-result'
import { atPlace, clansOf, gameList, etapaEnd, etapaList, table, unranked } from '../answers/etapas'
import { bestClans, bestPlayers, mostWins } from '../answers/tops'
import { crearClan, register, statics, unirse, withGoogle } from '../answers/steps'
import { streamers } from '../answers/streamers'
import { channels, streams } from '../answers/streams'
import { away, bye, hello, help, insulted, privateMatter, thanks, who } from '../answers/talk'
import { inCharge } from '../answers/team'
import { enrol, format, past } from '../answers/tournament'
import { whatIf } from '../answers/what-if'
import { whoPlays } from '../answers/who-plays'
import { appGuides } from '../guides/app'
import { tells, told } from '../guides/guide'
import { foroGuides } from '../guides/foro'
import { allTimeRecords, champions, medalsHow, medalsOf, medalTable } from '../answers/palmares'
import { outsideGuides } from '../guides/outside'
import { palmaresGuides } from '../guides/palmares'
import { proofGuides } from '../guides/proofs'
import { retoGuides } from '../guides/retos'
import { securityGuides } from '../guides/security'

/** What answers each intent of `assistant/corpus/intents`, by its id. */
export const answersOf: ReadonlyMap<string, Answering> = new Map<string, Answering>([
  ['a-quien-ganar', rivalsToReach],
  ['activar-avisos', told(appGuides.activarAvisos)],
  ['ajustes', gameSettings],
  ['anticheat', rule(['anticheat'], '¿Cómo configuro Volute?')],
  ['anulacion', rule(['anulacion', 'publico'], '¿Quiénes son los administradores?')],
  ['apagar-avisos', told(appGuides.apagar)],
  ['apelar', told(proofGuides.apelar)],
  ['api-publica', told(outsideGuides.api)],
  ['armas', rule(['rocket'], '¿Qué mapas están permitidos?')],
  ['avisos', told(appGuides.avisos)],
  ['ayuda', help],
  ['buscar-jugador', told(outsideGuides.buscar)],
  ['buscan-clan', lookingForClan],
  ['calendario', told(outsideGuides.calendario)],
  ['cambiar-clan', clanLife.changeClan],
  ['cambiar-clave', statics.cambiarClave],
  ['cambiar-correo', tells(securityGuides.correo, changedMail)],
  ['campeones', champions],
  ['canales-de', channels],
  ['cancelar-reto', told(retoGuides.cancelar)],
  ['ceder', statics.ceder],
  ['cerrar-cuenta', statics.cerrarCuenta],
  ['cerrar-sesion', statics.cerrarSesion],
  ['chao', bye],
  ['clan-de', clansOfPlayers],
  ['clan-eliminado', rule(['clan-eliminado'])],
  ['clanes-de', clansOf],
  ['comentar', statics.comentar],
  ['como-ranking', climbing],
  ['como-termino', etapaResult],
  ['como-top', rule(['top'], '¿Cuáles son los mejores clanes?')],
  ['comparar', compare],
  ['contacto', complaints],
  ['conversar-reto', told(retoGuides.conversar)],
  ['codigo-malo', told(securityGuides.codigoMalo)],
  ['codigos-recuperacion', told(securityGuides.codigosRecuperacion)],
  ['coordinar', challenge],
  ['correo-mal', mailMistyped],
  ['correo-nuevo-no-llega', newMailWaits],
  ['crear-clan', crearClan],
  ['cuantos-fundan', clanLife.howManyFound],
  ['cuantos-juegan', rule(['jugadores', 'volver'])],
  ['cuantos-mapas', rule(['mapas', 'eleccion'])],
  ['cuantos-somos', numbers],
  ['cuenta-hackeada', hacked],
  ['cuenta-una-vez', rule(['una-vez'])],
  ['cuentas', oneAccount],
  ['solicitud-sin-respuesta', pendingRequests],
  ['denunciar-comentario', told(proofGuides.comentario)],
  ['descargas', downloads],
  ['desconexion', rule(['volver', 'jugadores'])],
  ['duelo', duel],
  ['editar-clan', statics.editarClan],
  ['editar-perfil', statics.editarPerfil],
  ['eleccion', rule(['eleccion', 'mapas'])],
  ['elegir-medallas', told(palmaresGuides.elegir)],
  ['eliminar-clan', statics.eliminarClan],
  ['en-puesto', atPlace],
  ['entrar-1v1', statics.entrarSolo],
  ['etapas', etapaList],
  ['expulsar', statics.expulsar],
  ['fin-etapa', etapaEnd],
  ['foro', told(foroGuides.foro)],
  ['foro-novedades', forumNow],
  ['foro-busco', told(foroGuides.busco)],
  ['foro-corregir', told(foroGuides.corregir)],
  ['foro-denunciar', told(foroGuides.denunciar)],
  ['foro-limites', told(foroGuides.limites)],
  ['foro-reaccionar', told(foroGuides.reaccionar)],
  ['foro-responder', told(foroGuides.responder)],
  ['foro-seguir', told(foroGuides.seguir)],
  ['foro-tema', told(foroGuides.tema)],
  ['fuera', away],
  ['fundado', founded],
  ['google', withGoogle],
  ['gracias', thanks],
  ['hola', hello],
  ['horas', busyHours],
  ['horas-sin-avisos', told(appGuides.horas)],
  ['insertar', told(outsideGuides.insertar)],
  ['instalar-app', told(appGuides.instalar)],
  ['insulto', insulted],
  ['integrantes', members],
  ['invitaciones', statics.invitaciones],
  ['invitar', statics.invitar],
  ['ip', serverAddress],
  ['juegos', gameList],
  ['largo-nombre', nameLength],
  ['lider', leader],
  ['lider-se-va', clanLife.leaderLeaves],
  ['limites-reto', told(retoGuides.limites)],
  ['linaje', told(palmaresGuides.linaje)],
  ['llaves-acceso', tells(securityGuides.llaves, passkeys)],
  ['lo-mio', mine],
  ['mantencion', maintenance],
  ['mapas', mapsOf],
  ['mapas-reto', retoPicks],
  ['mas-gente', fullestServer],
  ['mas-medallas', medalTable],
  ['mas-victorias', mostWins],
  ['medallas', medalsHow],
  ['medallas-de', medalsOf],
  ['mejor-puesto', bestPlace],
  ['mejor-racha', bestStreak],
  ['mi-canal', statics.miCanal],
  ['mi-copia', originalDisc],
  ['mis-partidas-cuenta', clanLife.accountClosed],
  ['nick-en-juego', told(outsideGuides.nickEnJuego)],
  ['no-llega', clanLife.noShow],
  ['no-llegan-avisos', told(appGuides.noLlegan)],
  ['no-puedo-entrar', cannotEnter],
  ['no-rankeado', rule(['no-rankeado'], '¿Cómo funciona el ranking?')],
  ['no-rankeados', unranked],
  ['no-reportan', told(proofGuides.victoria)],
  ['nombres', rule(['nombres'])],
  ['noticias', news],
  ['otra-fecha', told(retoGuides.otraFecha)],
  ['pagina', aboutPage],
  ['palmares', told(palmaresGuides.palmares)],
  ['partidas-de', lastOf],
  ['pena', comfort],
  ['peor-racha', worstStreak],
  ['perder-puesto', rule(['perder-puesto'], '¿Cómo funciona el ranking?')],
  ['pille-cheater', clanLife.caughtCheater],
  ['plantel', rule(['plantel', 'una-vez'])],
  ['plazo', ({ site }) => ruleReply(site, ['plazo', 'sin-reporte'])],
  ['primeros', firstOnes],
  ['privado', privateMatter],
  ['puesto', place],
  ['que-es-etapa', rule(['etapa'], '¿Qué etapas hay?')],
  ['que-es-reto', whatIsReto],
  ['quien-alcanza', threatsTo],
  ['quien-eres', who],
  ['quien-es', about],
  ['privacidad', keptOf],
  ['quien-invita', clanLife.whoInvites],
  [
    'quien-reporta',
    (asked) => ruleReply(asked.site, ['quien-reporta', 'plazo'], ['¿Cómo reporto una derrota?'], asked),
  ],
  ['quienes-juegan', whoPlays],
  ['quitar-segundo-paso', told(securityGuides.quitarSegundoPaso)],
  ['racha', streak],
  ['rachas', rule(['rachas'], '¿Quién tiene la mejor racha?')],
  ['rangos', rule(['rangos', 'quien-reporta'])],
  ['reciben-gente', recruiting],
  ['reclamar', tells(proofGuides.reclamo, clanLife.claim)],
  ['reconectando', told(appGuides.reconectando)],
  ['record', record],
  ['records-historicos', allTimeRecords],
  ['recuperar', recovery],
  ['redes', socials],
  ['registro', register],
  ['reglamento', rulesPage],
  ['reportar', statics.reportar],
  ['reporte-falso', rule(['reporte-falso'], '¿Con quién hablo por un reclamo?')],
  ['reporte-malo', statics.reporteMalo],
  ['responder-reporte', told(proofGuides.respuesta)],
  ['responder-reto', told(retoGuides.responder)],
  ['retos-proximos', comingRetos],
  ['rss', told(outsideGuides.rss)],
  ['salir-clan', statics.salir],
  ['segundo-paso', tells(securityGuides.segundoPaso, secondStep)],
  ['servidores', serverList],
  ['sesiones', told(appGuides.sesiones)],
  ['sesiones-abiertas', told(securityGuides.sesiones)],
  ['si-gana', whatIf],
  ['sin-conexion', told(appGuides.sinConexion)],
  ['sin-correo', mailOutOfReach],
  ['sin-favores', noFavours],
  ['sin-segundo-paso', told(securityGuides.sinSegundoPaso)],
  ['sin-trampas', noCheats],
  ['staff', staff],
  ['staff-de', inCharge],
  ['streamers', streamers],
  ['streams', streams],
  ['subir-evidencia', told(proofGuides.evidencia)],
  ['suspendido', statics.suspendido],
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
  ['victoria-no-reportada', told(proofGuides.victoria)],
  ['vincular-discord', linkDiscord],
  ['volute', launcher],
  ['volute-falla', notStarting],
  ['volute-que-es', whyVolute],
  ['volver', comeBack],
  ['voz', voice],
  ['voz-falla', voiceTrouble],
  ['webhooks', told(outsideGuides.webhook)],
])
