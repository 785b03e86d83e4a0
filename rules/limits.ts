const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const kB = 1024
const MB = 1024 * kB

// Pages, in rows (docs/behaviour/http.md#Paging)
export const adminPlayersPageSize = 10
export const playersPageSize = 15
export const matchesPageSize = 15
export const noticesPageSize = 20
/** Rows of an exported audit log. */
export const auditFileRows = 50_000
export const anunciosPageSize = 12
export const commentsPageSize = 20
export const reportedCommentsPageSize = 20
/** Anuncios in a feed. */
export const feedSize = 30
export const largestPageSize = 100

// The ladder (docs/rules.md#Figures of the ladder)
/** Places a cheater's clan drops. */
export const cheatDropPlaces = 5
/** How long after a month's end its medals are due, ms: a report is stored somewhat later than the time it says. */
export const monthClosingDelay = 10 * 60_000
/** Without an idempotency key, a repeat of the same loss within this time (ms) is refused. */
export const repeatedReportMs = minute
/** How long the screens ask, before the same loss is reported again, whether it is another match, ms. */
export const sameLossMs = 30 * minute
/** How long after the report a clan may claim against a match, ms. */
export const claimMs = 14 * day
/** How long the winner's clan has to answer a report, ms. */
export const matchAnswerMs = day
/** How long before its report a match may have been played, ms. */
export const playedBeforeMs = 14 * day
/** Maps of a report, and rounds of a side on one of them. */
export const mostMatchMaps = 3
export const mostRounds = 99
/** Pictures of one side of a match. */
export const mostEvidence = 8
/** Pictures of a win that the rival did not report. */
export const fewestWinClaimPictures = 4
export const mostWinClaimPictures = 8
/** How soon and how late after it was played a win may be claimed, ms, and how long the rival has to answer that. */
export const winClaimFromMs = day
export const winClaimUntilMs = 14 * day
export const winClaimAnswerMs = day
/** How far the hour of a report may be from that of the win it settles, ms. */
export const winClaimReportedMs = day
/** How long after a ruling a clan may appeal against it, ms. */
export const appealMs = 7 * day
/** Resolved appeals listed below the open ones, the latest. */
export const resolvedAppealsListed = 50
/** Settled wins that the rival did not report, listed below the open ones, the latest. */
export const settledWinClaimsListed = 50
/** How long evidence is kept after its stage was archived, ms. */
export const evidenceKeptMs = 90 * day
/** How long a reply is kept for its idempotency key, ms. */
export const idempotencyKeptMs = day
/** Earlier cases of both clans beside a case. */
export const earlierCases = 5
/** Rows of the Top 5 lists. */
export const topListSize = 5
/** Rows of an embed: as asked for by its address, or as by default (docs/behaviour/screens.md#On other sites). */
export const embedRows = { least: 1, most: 50, standard: 10 } as const
/** Matches in 'Últimos Enfrentamientos'. */
export const lastMatchesSize = 10
/** Hours the losing clan has to report. */
export const reportDeadlineHours = 24
/** Minimum players of a clan in a 5v5 or 6v6. */
export const leastPlayers = 4
/** Maps of a match. */
export const matchMaps = 2
/** Screenshots a winner submits to the Leaders' Assembly if nobody reported. */
export const leastScreenshots = 4
/** Rounds within which a missing player has to return. */
export const returnRounds = 5
/** Minutes a clan has to return before it loses. */
export const returnMinutes = 5
/** Approximate duration of a stage, in months. */
export const etapaMonths = 6
/** Minimum ban of a cheater, in months. */
export const cheatBanMonths = 3
/** `racha_actual` from which a streak is hot, and down to which it is cold. */
export const hotStreak = 10
export const coldStreak = -10

// Retos (docs/rules.md#Retos)
/** How soon and how late a date may be offered, ms; dates of one offer, and of all offers of a reto. */
export const retoSoonestMs = 2 * hour
export const retoLatestMs = 14 * day
export const mostRetoDates = 3
export const mostOfferedDates = 6
/** Open retos that a clan may have asked for at once. */
export const mostOpenRetos = 3
/** How long a turn to pick lasts once both sides are on the page, and how long before the match the picks end, ms. */
export const retoPickMs = 10 * minute
export const retoPicksEndMs = 5 * minute
/** From when after the agreed time a side may say that the other did not come, and how long that may be contested, ms. */
export const noShowMs = 15 * minute
export const noShowContestMs = day
/** Reminders: from `antes` before the agreed time until `hasta` before it, ms; one that was missed for so long is not sent. */
export const retoReminders = [
  { antes: day, hasta: 90 * minute },
  { antes: hour, hasta: 0 },
] as const
/** A reto's server is watched from this long before its time until this long after, at this interval, ms; how long the samples are kept. */
export const watchedBeforeMs = 15 * minute
export const watchedAfterMs = 3 * hour
export const watchEveryMs = 5 * second
export const liveSamplesKeptMs = 30 * day
/** What a calendar gives a reto, and how long what is past stays in it, ms. */
export const retoLengthMs = 2 * hour
export const calendarPastMs = 90 * day
/** Retos that an agenda or a calendar lists at most, the earliest. */
export const agendaListed = 1000
/** Samples of a reto sent at most, evenly over its time. */
export const retoSamplesListed = 400
/** In-game nicks that a player may link; a code to link one: length in characters, lifetime in ms. */
export const mostNicks = 10
export const nickCodeLength = 4
export const nickCodeMs = 10 * minute
/** Ended retos listed below the open ones, the latest. */
export const endedRetosListed = 50
export const longestRetoText = 300
export const longestRetoMessage = 500
/** A message of a match's conversation may be deleted by its author; this many are sent at most, the latest. */
export const retoMessagesListed = 500

// Names and secrets, in characters (docs/behaviour/accounts.md#Names and passwords)
export const usernameLength = { least: 3, most: 20 } as const
export const passwordLength = { least: 8, most: 128 } as const
export const clanNameLength = { least: 3, most: 30 } as const
export const clanTagLength = { least: 2, most: 6 } as const
export const longestLema = 80
/** RFC 5321 limits. */
export const emailLength = { local: 64, whole: 254 } as const

/** Devices of a player that get pushes (docs/behaviour/notices.md#Push). */
export const pushDevicesMost = 10

// Second factor (docs/behaviour/accounts.md#Second factor)
export const recoveryCodes = 10
export const mostPasskeys = 10
/** Wrong codes of one account before it has to wait, and for how long they count, ms. */
export const mostWrongCodes = 5
export const wrongCodesMs = 15 * minute
/** Other accounts from the same browser or network that staff see at most. */
export const relatedAccountsListed = 50

// Sessions and tokens, in ms (docs/behaviour/accounts.md#Lifetimes)
export const sessionMs = 7 * day
/** A session younger than this may change the password without the current one. */
export const freshSessionMs = 10 * minute
export const validationTokenMs = 48 * hour
export const recoveryTokenMs = hour
/** A change of e-mail is confirmed within this time, and can be undone by the former address within the next one. */
export const emailChangeMs = 48 * hour
export const emailUndoMs = 7 * day
/** How long a step of a sign-in or of a passkey can be completed. */
export const loginChallengeMs = 10 * minute
/** How often the last use of a session is written at most. */
export const sessionUseMs = 5 * minute
/** How long a browser is known to an account after it was last used (cookie: as long as browsers allow); also of a network. */
export const signalsKeptMs = 90 * day
export const deviceCookieMs = 400 * day
export const invitacionMs = 14 * day
/** How long a notice is kept, read or not. */
export const noticeMs = 90 * day
/** How long the name of a closed account stays taken. */
export const closedNameMs = 30 * day

// Anuncios and comments
/** How long an author may edit a comment, ms. */
export const commentEditMs = 15 * minute
/** Number of players whose reports hide a comment pending review. */
export const commentReportsToHide = 3
/** How long an orphan picture is kept, ms. */
export const orphanPictureMs = day
/** Longest side of an anuncio's picture, px. */
export const anuncioPictureSide = 1600
/** Maximum nesting of tags in user HTML; no editor produces that depth. */
export const htmlDepth = 60
/** Most signs `<` and `&` in user HTML: each costs the cleaning far more than a letter does. */
export const htmlSigns = 50_000
/** Deepest nesting of lists and objects in a JSON body. */
export const jsonDepth = 40
/** Most rows of a list that is asked for without pages. */
export const wholeListMost = 5000

// Foro (docs/behaviour/anuncios-and-foro.md#Trust in the forum)
export const temasPageSize = 30
export const mensajesPageSize = 30
export const hallazgosPageSize = 20
export const temaTituloLength = { least: 3, most: 120 } as const
/** Hours and place of a topic that looks for a clan or for people, in characters. */
export const longestBusca = 80
export const longestForoSearch = 200
/** Topics of a player in a day, and ms between two posts. */
export const temasPerDay = 5
export const dayMs = day
export const mensajeEveryMs = 10 * second
/** Players that one post may call by name. */
export const mostMentions = 5
/** An account younger than this, or with fewer posts, is new: it puts no links or pictures, and writes so many posts a day. */
export const newAccountMs = day
export const newAccountPosts = 3
export const newAccountPostsPerDay = 5
/** Posts that new accounts may write together within this time, ms, before the next one has to wait. */
export const newAccountsTogether = { mensajes: 100, ms: 10 * minute } as const
/** Accounts that are cleaned up after at once. */
export const mostCleaned = 200
/** Characters of a quoted or found post, and of a sample of one. */
export const extractoLength = 160

// Sizes (docs/behaviour/http.md#Sizes)
export const jsonBytes = MB
export const commentBytes = 20 * kB
export const anuncioHtmlBytes = 500 * kB
export const pictureBytes = 20 * MB
export const picturePixels = 60_000_000
/** What the file of a picture may hold beside its pixels: metadata, the film of a motion photo. */
export const pictureRestBytes = 5 * MB

// Texts that people write, in characters; the forms stop at the same length as the schemas of `contract`
export const juegoNameLength = { least: 2, most: 60 } as const
export const etapaNameLength = { least: 2, most: 60 } as const
export const torneoNameLength = { least: 3, most: 80 } as const
/** Clans of a torneo with a bracket, and players of one team. */
export const torneoCupos = { least: 4, most: 64 } as const
export const torneoPorEquipo = { least: 1, most: 12 } as const
/** Longest window of check-in, minutes. */
export const torneoCheckinMost = 1_440
/** How long the winner of a reported match of a torneo may object, ms (docs/rules.md#Report of a torneo match). */
export const torneoObjectMs = 30 * 60_000
export const mostTorneoMaps = 20
export const longestTorneoReglas = 10_000
export const longestTorneoText = 500
export const anuncioLength = { titulo: 120, descripcion: 300 } as const
/** The reason of a staff decision: a ruling, a suspension, a dismissed claim. */
export const longestMotivo = 500
/** The reason of a report or a decision about a comment. */
export const longestCommentMotivo = 300
export const longestMatchComment = 1000
export const longestClaim = 1000
export const longestCaption = 300
export const longestAppeal = 1000
/** The message of a request to join a clan. */
export const longestSolicitud = 300
/** The parts of the opciones; `name` is a server's, a map's or a juego's. */
export const opcionLength = {
  aviso: 300,
  link: 500,
  address: 120,
  path: 200,
  password: 60,
  name: 60,
  mode: 20,
  seccion: 200,
} as const
/** Longest text in a field for a link: what a Share button gives has words around it. */
export const longestPastedLink = 1000
/** Templates of a ruling's reason, each as long as a reason. */
export const mostMotivos = 20

// Screens (docs/behaviour/screens.md#Figures of the screens)
/** Toasts: how many at once; how long they stay, enter and exit, in ms. */
export const siteToasts = { limit: 4, stay: 3 * second, enter: 225, exit: 195 } as const
export const adminToasts = { limit: 3, stay: 5 * second, enter: 225, exit: 195 } as const
export const serverSplashMs = 2 * second
/** Delay before redirecting after a success: registration, clan creation, expelling. */
export const redirectMs = second
export const heroAnimationMs = second
export const taglineDelayMs = second / 2
/** A stream's thumbnail, px. */
export const streamThumbnail = { width: 320, height: 180 } as const
/** Rich-text editor: undo steps, and ms within which edits merge into one. */
export const editorHistory = { entries: 100, mergeMs: second } as const
export const linkProtocols = ['http', 'https', 'mailto', 'tel'] as const

/** Maximum length of a question to the assistant, in characters. */
export const longestQuestion = 1000
/** How long questions that the assistant answered badly, opinions of its answers and questions to moderators are kept, ms. */
export const assistantKeptMs = 180 * day
/** Cases kept at most, the latest asked ones. */
export const mostAssistantCases = 20_000
export const assistantCasesPageSize = 20
/** A question to a moderator and its answer, in characters; how many of one player may wait at once; what is kept of the conversation. */
export const consultaLength = { pregunta: 500, respuesta: 1000 } as const
export const mostOpenConsultas = 3
export const consultaThread = { messages: 12, length: 3000 } as const

// Game servers (docs/behaviour/servers-and-streams.md#Game server ports)
export const clanServerPorts = [15090, 15020, 15030, 15040, 15050, 15060, 15070, 15080] as const
export const ligaServerPorts = [15120, 15130, 15140, 15150] as const
/** Offset of a server's query port from its game port. */
export const queryPortOffset = 97
/** Consecutive missed answers after which a server is offline. */
export const missesToOffline = 2
/** Interval of player samples, how long they are kept, and range of the chart, ms. */
export const serverSpanMs = 30 * minute
export const serverHistoryMs = 365 * day
export const serverChartMs = 7 * day
/** Maximum players of a server of this game. */
export const mostServerPlayers = 128

// Discord
/** How long a bot process is on duty after it last said that it runs, and how often it says so, ms. */
export const botLeaseMs = 8_000
export const botRenewMs = 2_000
/** A linking code: length in characters, lifetime in ms. */
export const discordCodeLength = 8
export const discordCodeMs = 10 * minute
/** Number of players from which a server is announced as filling up. */
export const discordServerPlayers = 8
/** Age limit of unposted news; age from which they are old; number of old ones still posted (ms, ms, count). */
export const discordWindowMs = 3 * day
export const discordOldMs = 6 * hour
export const discordNewestKept = 3
/** A channel going live again within this time is not announced again, ms. */
export const discordStreamGapMs = hour
export const discordPostsAtOnce = 50
/** When Discord is told of the retos of the day, in Chile. */
export const discordRetosHour = '18:00'
/** Channels that get posts, in all servers together, and in one. */
export const mostDiscordChannels = 200
export const mostGuildChannels = 10

/** Time zone of every date shown (docs/behaviour/screens.md#Dates on screen). */
export const timeZone = 'America/Santiago'

// Webhooks of a clan (docs/behaviour/discord-and-webhooks.md#Webhooks of a clan)
/** Webhooks of one clan. */
export const mostWebhooks = 3
export const longestWebhookUrl = 500
/** How long a message is tried, ms; what happened longer ago is not sent either. */
export const webhookTriedMs = day
/** Delay after each failure in a row, ms; the last one repeats. */
export const webhookPauses = [5 * second, minute, 5 * minute, 30 * minute, 2 * hour, 4 * hour, 8 * hour] as const
/** A webhook is turned off once it has failed for this long, ms, and so many times in a row. */
export const webhookDeadMs = 3 * day
export const webhookDeadFailures = 10
/** Deliveries of a webhook that its leaders see, the latest, and how long they are kept, ms. */
export const webhookDeliveriesListed = 10
export const webhookDeliveriesKeptMs = 30 * day
/** The reminder of a reto that webhooks are told of: so long before its time, ms. */
export const webhookReminderMs = hour
