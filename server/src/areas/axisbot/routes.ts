import type { Assistant } from '@trinchera/assistant/assistant'
import { discordUserHeader } from '@trinchera/contract/discord'
import { playerOfDiscord } from '@trinchera/db/queries/discord/links'
import type { Routes } from '@trinchera/contract/routes'
import { longestQuestion } from '@trinchera/rules/limits'
import { handlersOf, type Call } from '../../http/handler'
import { fieldError } from '../../http/rule-error'
import type { Services } from '../../services'
import { version } from '@trinchera/contract/version'
import { hasSecondFactor } from '@trinchera/db/queries/players/second-factor'
import { setupSteps } from '../puesta-en-marcha/setup-steps'
import { outsideServices } from '../privacidad/outside-services'
import { sealAnswer } from '../asistente/ficha'
import { relyingParty } from '../../accounts/relying-party'
import { keepUnanswered } from '../asistente/opinions'

/** Returns the assistant, which is loaded at the first call, because loading takes a tenth of a second and would slow down every start. */
export type LoadAssistant = () => Promise<Assistant>

export function assistantOf(services: Services): LoadAssistant {
  const { database, now, config, log } = services
  const load = async () => {
    const { Assistant } = await import('@trinchera/assistant/assistant')
    return new Assistant({
      database,
      now,
      gameHost: config.gameHost,
      siteName: config.siteName,
      discord: config.discord,
      google: config.google !== null,
      llaves: relyingParty(config) !== null,
      mail: config.smtpUrl !== null,
      outside: outsideServices(config),
      setup: async (player) =>
        setupSteps(services, { secondFactor: await hasSecondFactor(database.db, player) }, version),
      llm: config.llm,
      log,
    })
  }
  let loaded: Promise<Assistant> | undefined
  return () => (loaded ??= load())
}

export function axisbotHandlers(services: Services, loadAssistant: LoadAssistant) {
  const { database, now, config } = services
  /** The id of the player connected with a Discord user, in whose name the bot sends a request; null if there is none. */
  const linked = async (discord: string | undefined) =>
    discord ? (await playerOfDiscord(database.db, discord, now().toISOString()))?.id : null
  const asked = async (
    { body, session, bot, header }: Pick<Call<Routes['chat']>, 'body' | 'session' | 'bot' | 'header'>,
    show: ((texto: string) => void) | null,
  ) => {
    const question = body.message.trim()
    if (!question) throw fieldError(400, 'message', 'El mensaje es obligatorio')
    if (question.length > longestQuestion)
      throw fieldError(400, 'message', `El mensaje puede tener hasta ${longestQuestion} caracteres`)
    const asker = session?.id ?? (bot ? await linked(header(discordUserHeader)) : null)
    const assistant = await loadAssistant()
    const { response, sugerencias, conversacion, kind, intent } = show
      ? await assistant.tell(question, body.conversacion, asker, show)
      : await assistant.ask(question, body.conversacion, asker)
    const said = { pregunta: question, respuesta: response, clase: kind, intencion: intent }
    void keepUnanswered(services, said)
    const ficha = sealAnswer(config.jwtSecret, said)
    return { message: 'Respuesta', data: null, response, sugerencias, conversacion, ficha }
  }
  return handlersOf({
    chat: (call) => asked(call, null),
    tell: (call) => asked(call, (texto) => call.progress({ texto })),
  })
}
