import { openDatabase } from '@trinchera/db/database'
import type { TestDiscord } from '../discord'
import { startGameServer, type AnswerMode, type TestGameServer } from '../game-server'
import { adminOf, apiOf, register } from '../people'
import type { RunningProduct } from '../product'
import { startSmtp, type Refusal, type TestSmtp } from '../smtp'
import { startTwitch, type HelixMood, type TestTwitch } from '../twitch'
import { pause, type Faults } from './fault'

/** Fakes of the services a site depends on: mail server, Twitch and a game server. They fail on demand. */
export interface Neighbours {
  smtp: TestSmtp
  twitch: TestTwitch
  game: TestGameServer
}

type SiteWithNeighbours = RunningProduct & Neighbours & { discord: TestDiscord }

const channel = 'quiltro_tv'
/** Host of the fake game server. The other configured game servers do not exist. */
const gameHost = '127.0.0.1'

/** Starts the fake services. `env`: environment variables that make a site use them. */
export async function startNeighbours() {
  const [smtp, twitch, game] = await Promise.all([startSmtp(), startTwitch(), startGameServer()])
  twitch.goLive(channel)
  return {
    smtp,
    twitch,
    game,
    env: { ...twitch.env, SMTP_URL: smtp.url, STREAM_POLL_SECONDS: '1', GAME_POLL_SECONDS: '1' },
    stop: async () => void (await Promise.all([smtp.stop(), twitch.stop(), game.stop()])),
  }
}

/** Configures a site so that it polls the fake's Twitch channel and the fake game server. */
export async function introduce(product: RunningProduct, { game }: Neighbours) {
  const { api } = await adminOf(product)
  const { servidores } = (await api.getOpciones()).data
  await api.updateOpciones({
    body: {
      streamers: [channel],
      servidores: servidores.map((server, index) =>
        index === 0 ? { ...server, host: gameHost, puerto_consulta: game.port } : server,
      ),
    },
  })
}

/** A mail that the worker no longer tries to send has this `next_attempt_at`; other unsent mails have an earlier one. */
const never = '9999'

/** What has not recovered although all fake services work again: unsent or lost mails, outdated streams or game servers. */
export async function unsettled(product: RunningProduct, { smtp, game }: Neighbours): Promise<string[]> {
  const database = openDatabase({ url: product.databaseUrl })
  const mails = await database.db.selectFrom('mails').select(['id', 'sent_at', 'next_attempt_at']).execute()
  await database.close()
  const waiting = mails.filter(({ sent_at, next_attempt_at }) => sent_at === null && next_attempt_at < never)
  const sent = mails.filter(({ sent_at }) => sent_at !== null)
  const arrived = new Set(smtp.taken.map(({ messageId }) => messageId))
  const { data: streams } = await apiOf(product.url).getStreams()
  const { data: servers } = await apiOf(product.url).listServers()
  const isOnline = servers.some(
    ({ host, en_linea, nombre }) => host === gameHost && en_linea && nombre === game.state.hostname,
  )
  return [
    ...(waiting.length > 0 ? [`${waiting.length} mails wait`] : []),
    ...(arrived.size < sent.length ? [`${sent.length} mails were sent and ${arrived.size} arrived`] : []),
    ...(streams.al_dia && streams.online.length > 0 ? [] : ['what Twitch says is old']),
    ...(isOnline ? [] : ['what the game server says is old']),
  ]
}

/** Makes the mail server refuse mails with an SMTP code, first at the recipient, then at the content, while people register. */
async function mailsRefused(product: SiteWithNeighbours, ms: number, code: number) {
  for (const at of ['recipient', 'content'] satisfies Refusal['at'][]) {
    product.smtp.refuse({ code, at })
    await register(product)
    await pause(ms)
  }
  product.smtp.refuse(null)
}

const moods: readonly HelixMood[] = ['unauthorized', 'limited', 'unavailable', 'misshapen', 'silent']
const answers: readonly AnswerMode[] = ['several', 'unordered', 'truncated', 'garbage', 'huge', 'silent']
const posting = /\/channels\/\d+\/messages$/

/** Faults of the services a site depends on. Each service fails in every way it can. */
export const neighbourFaults: Faults<SiteWithNeighbours> = {
  'mail server away': async (product, { shortMs }) => {
    await product.smtp.stop()
    await register(product)
    await pause(shortMs)
    await product.smtp.start()
  },
  'mail server busy': (product, { shortMs }) => mailsRefused(product, shortMs, 451),
  'mail server refusing for good': (product, { shortMs }) => mailsRefused(product, shortMs, 550),
  'Twitch failing in every way': async ({ twitch }, { shortMs }) => {
    for (const mood of moods) {
      twitch.is(mood)
      await pause(shortMs)
    }
    twitch.revokeTokens()
    twitch.is('well')
  },
  'game server answering wrongly, and not at all': async ({ game }, { shortMs }) => {
    for (const answer of answers) {
      game.answers(answer)
      await pause(shortMs)
    }
    game.answers('one')
  },
  "Discord's API failing, refusing and losing answers": async ({ discord: { rest } }, { shortMs }) => {
    rest.fail('POST', posting, { status: 500, times: 2 })
    await pause(shortMs)
    rest.limit('POST', posting, { seconds: 0.3, times: 2 })
    rest.limit('POST', posting, { seconds: 0.3, global: true })
    await pause(shortMs)
    rest.loseAnswer('POST', posting, 2)
    await pause(shortMs)
  },
}
