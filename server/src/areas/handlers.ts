import { adminHandlers } from './admin/routes'
import { agendaHandlers } from './agenda/routes'
import { anuncioHandlers } from './anuncios/routes'
import { apelacionHandlers } from './apelaciones/routes'
import { asistenteHandlers } from './asistente/routes'
import { axisbotHandlers, type LoadAssistant } from './axisbot/routes'
import { clanHandlers } from './clanes/routes'
import { colaHandlers } from './colas/routes'
import { comentarioHandlers } from './comentarios/routes'
import { discordHandlers } from './discord/routes'
import { etapaHandlers } from './etapas/routes'
import { evidenciaHandlers } from './evidencias/routes'
import { foroHandlers } from './foro/routes'
import { webhookHandlers } from './webhooks/routes'
import { invitacionHandlers } from './invitaciones/routes'
import { juegoHandlers } from './juegos/routes'
import { ladderHandlers } from './ladder/routes'
import { notificacionHandlers } from './notificaciones/routes'
import { nickHandlers } from './nicks/routes'
import { opcionHandlers } from './opciones/routes'
import { privacidadHandlers } from './privacidad/routes'
import { setupHandlers } from './puesta-en-marcha/routes'
import { pushHandlers } from './push/routes'
import { palmaresHandlers } from './palmares/routes'
import { playerHandlers } from './players/routes'
import { reportesHandlers } from './rulings/routes'
import { retoHandlers } from './retos/routes'
import { seguridadHandlers } from './seguridad/routes'
import { servidorHandlers } from './servidores/routes'
import { sessionHandlers } from './session/routes'
import { streamHandlers } from './stream/routes'
import { textoHandlers } from './textos/routes'
import { torneoHandlers } from './torneos/routes'
import { winClaimHandlers } from './win-claims/routes'
import type { Handlers } from '../http/handler'
import type { Presence } from '../live/presence'
import type { Sessions } from '../plugins/session'
import type { Services } from '../services'

export function totalHandlers(
  services: Services,
  sessions: Sessions,
  presence: Presence,
  assistant: LoadAssistant,
): Handlers {
  return {
    ...sessionHandlers(services, sessions),
    ...playerHandlers(services, presence),
    ...seguridadHandlers(services),
    ...invitacionHandlers(services),
    ...juegoHandlers(services),
    ...etapaHandlers(services),
    ...clanHandlers(services),
    ...ladderHandlers(services),
    ...reportesHandlers(services),
    ...apelacionHandlers(services),
    ...privacidadHandlers(services),
    ...adminHandlers(services),
    ...colaHandlers(services),
    ...notificacionHandlers(services, presence),
    ...pushHandlers(services),
    ...axisbotHandlers(services, assistant),
    ...asistenteHandlers(services),
    ...torneoHandlers(services),
    ...palmaresHandlers(services),
    ...opcionHandlers(services),
    ...setupHandlers(services),
    ...textoHandlers(services),
    ...anuncioHandlers(services),
    ...comentarioHandlers(services),
    ...foroHandlers(services),
    ...streamHandlers(services),
    ...servidorHandlers(services),
    ...discordHandlers(services),
    ...evidenciaHandlers(services),
    ...winClaimHandlers(services),
    ...retoHandlers(services),
    ...agendaHandlers(services),
    ...nickHandlers(services),
    ...webhookHandlers(services),
  }
}
