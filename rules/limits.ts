const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const kB = 1024
const MB = 1024 * kB

// Page sizes, in rows (docs/behaviour/http.md#Paging)
export const adminPlayersPageSize = 10
export const playersPageSize = 15
export const matchesPageSize = 15
export const noticesPageSize = 20
/** Most rows of an exported audit log. */
export const auditFileRows = 50_000
export const anunciosPageSize = 12
export const commentsPageSize = 20
export const reportedCommentsPageSize = 20
/** Number of anuncios in a feed. */
export const feedSize = 30
export const largestPageSize = 100

// The ladder (docs/rules.md#Figures of the ladder)
/** How many places a cheater's clan drops. */
export const cheatDropPlaces = 5
/** How long after a month's end its medals are awarded, ms. They wait because a report is stored a moment later than its own time. */
export const monthClosingDelay = 10 * 60_000
/** Without an idempotency key, the same loss reported again within this time is refused, ms. */
export const repeatedReportMs = minute
/** If the same loss was reported within this time, the screens ask whether the new report is about another match, ms. */
export const sameLossMs = 30 * minute
/** How long after its report a clan may claim against a match, ms. */
export const claimMs = 14 * day
/** How long the winner's clan has to answer a report, ms. */
export const matchAnswerMs = day
/** How long before its report a match may have been played, ms. */
export const playedBeforeMs = 14 * day
/** Most maps in a report, and most rounds of one side on a map. */
export const mostMatchMaps = 3
export const mostRounds = 99
/** Most pictures that one side may attach to a match. */
export const mostEvidence = 8
/** Number of pictures in a claim of a win that the rival did not report. */
export const fewestWinClaimPictures = 4
export const mostWinClaimPictures = 8
/**
 * How long after the match a win may be claimed, ms: not before the first, not after the second. The third: how long the rival has to
 * answer the claim.
 */
export const winClaimFromMs = day
export const winClaimUntilMs = 14 * day
export const winClaimAnswerMs = day
/** The rival's report settles a win claim if their times of the match differ by at most this, ms. */
export const winClaimReportedMs = day
/** How long after a ruling a clan may appeal against it, ms. */
export const appealMs = 7 * day
/** How many resolved appeals are listed below the open ones, latest first. */
export const resolvedAppealsListed = 50
/** How many settled win claims are listed below the open ones, latest first. */
export const settledWinClaimsListed = 50
/** How long evidence is kept after its stage was archived, ms. */
export const evidenceKeptMs = 90 * day
/** How long the reply to a request with an idempotency key is kept, ms. */
export const idempotencyKeptMs = day
/** How many earlier matches with a case, and how many suspensions, are shown with a case. */
export const earlierCases = 5
/** Rows of the Top 5 lists. */
export const topListSize = 5
/**
 * Rows of an embed: the smallest and largest number that its URL may request, and the default (docs/behaviour/screens.md#On other sites).
 */
export const embedRows = { least: 1, most: 50, standard: 10 } as const
/** Number of matches in 'Últimos Enfrentamientos'. */
export const lastMatchesSize = 10
/** How many hours the losing clan has to report. */
export const reportDeadlineHours = 24
/** Fewest players with whom a clan may play a 5v5 or 6v6. */
export const leastPlayers = 4
/** Number of maps in a match. */
export const matchMaps = 2
/** Fewest screenshots that a winner submits to the Leaders' Assembly if nobody reported. */
export const leastScreenshots = 4
/** Number of rounds within which a missing player has to return. */
export const returnRounds = 5
/** How many minutes a player who left has to return before the clan loses. */
export const returnMinutes = 5
/** Approximate length of a stage, in months. */
export const etapaMonths = 6
/** Shortest ban of a cheater, in months. */
export const cheatBanMonths = 3
/** A streak is hot if `racha_actual` is at least the first, and cold if it is at most the second. */
export const hotStreak = 10
export const coldStreak = -10

// Retos (docs/rules.md#Retos)
/** Offered dates of a reto: how far ahead they must and may be, ms; how many in one offer, and in all offers of a reto. */
export const retoSoonestMs = 2 * hour
export const retoLatestMs = 14 * day
export const mostRetoDates = 3
export const mostOfferedDates = 6
/** Most open retos that a clan may have created. */
export const mostOpenRetos = 3
/** How long a turn to pick lasts once both sides are on the page, and how long before the match all picks end, ms. */
export const retoPickMs = 10 * minute
export const retoPicksEndMs = 5 * minute
/** How long after the agreed time a side may first say that the other did not come, and how long that may be contested, ms. */
export const noShowMs = 15 * minute
export const noShowContestMs = day
/** Reminders of a reto. Each is sent between `antes` and `hasta` before the agreed time, ms; one that was missed until then is not sent. */
export const retoReminders = [
  { antes: day, hasta: 90 * minute },
  { antes: hour, hasta: 0 },
] as const
/**
 * A reto's server is watched from this long before its time until this long after, at this interval, ms; and how long the samples are kept,
 * ms.
 */
export const watchedBeforeMs = 15 * minute
export const watchedAfterMs = 3 * hour
export const watchEveryMs = 5 * second
export const liveSamplesKeptMs = 30 * day
/** Calendars: the length of a reto's event, and how long past events stay in the calendar, ms. */
export const retoLengthMs = 2 * hour
export const calendarPastMs = 90 * day
/** Most retos in an agenda or a calendar, earliest first. */
export const agendaListed = 1000
/** Most samples of a reto that are sent, spread evenly over its time. */
export const retoSamplesListed = 400
/** In-game nicks that a player may link at most; a code to link a nick: its length in characters, its lifetime in ms. */
export const mostNicks = 10
export const nickCodeLength = 4
export const nickCodeMs = 10 * minute
/** How many ended retos are listed below the open ones, latest first. */
export const endedRetosListed = 50
export const longestRetoText = 300
export const longestRetoMessage = 500
/** Most messages of a match's conversation that are sent: the latest ones. */
export const retoMessagesListed = 500

// Names and secrets, in characters (docs/behaviour/accounts.md#Names and passwords)
export const usernameLength = { least: 3, most: 20 } as const
export const passwordLength = { least: 8, most: 128 } as const
export const clanNameLength = { least: 3, most: 30 } as const
export const clanTagLength = { least: 2, most: 6 } as const
export const longestLema = 80
/** Limits of RFC 5321 for an e-mail: its part before the @, and the whole. */
export const emailLength = { local: 64, whole: 254 } as const

/** Most devices of a player that receive pushes (docs/behaviour/notices.md#Push). */
export const pushDevicesMost = 10

// Second factor (docs/behaviour/accounts.md#Second factor)
export const recoveryCodes = 10
export const mostPasskeys = 10
/** Wrong codes that an account may enter before it has to wait, and for how long a wrong code counts, ms. */
export const mostWrongCodes = 5
export const wrongCodesMs = 15 * minute
/** Most accounts with the same browser or network that staff see for an account. */
export const relatedAccountsListed = 50

// Sessions and tokens, in ms (docs/behaviour/accounts.md#Lifetimes)
export const sessionMs = 7 * day
/** A session younger than this may change the password without the current one. */
export const freshSessionMs = 10 * minute
export const validationTokenMs = 48 * hour
export const recoveryTokenMs = hour
/** How long a change of e-mail can be confirmed, and how long after that the former e-mail can undo it. */
export const emailChangeMs = 48 * hour
export const emailUndoMs = 7 * day
/** How long a started step of a sign-in, or of adding a passkey, can be completed. */
export const loginChallengeMs = 10 * minute
/** Shortest time between two writes of a session's last use. */
export const sessionUseMs = 5 * minute
/** How long an account's browsers and networks are remembered after their last use. The cookie lasts as long as browsers allow. */
export const signalsKeptMs = 90 * day
export const deviceCookieMs = 400 * day
export const invitacionMs = 14 * day
/** How long a notice is kept, read or not. */
export const noticeMs = 90 * day
/** How long the username of a closed account stays reserved. */
export const closedNameMs = 30 * day

// Anuncios and comments
/** How long an author may edit a comment, ms. */
export const commentEditMs = 15 * minute
/** How many players have to report a comment before it is hidden until its review. */
export const commentReportsToHide = 3
/** How long a picture that no text uses is kept, ms. */
export const orphanPictureMs = day
/** Longest side of a picture in an anuncio, px. */
export const anuncioPictureSide = 1600
/** Deepest nesting of tags in user HTML; no editor nests that deep. */
export const htmlDepth = 60
/** Most `<` and `&` in user HTML, because sanitizing each takes far longer than a letter. */
export const htmlSigns = 50_000
/** Deepest nesting of lists and objects in a JSON body. */
export const jsonDepth = 40
/** Most rows of a list that is requested without paging. */
export const wholeListMost = 5000

// Foro (docs/behaviour/anuncios-and-foro.md#Trust in the forum)
export const temasPageSize = 30
export const mensajesPageSize = 30
export const hallazgosPageSize = 20
export const temaTituloLength = { least: 3, most: 120 } as const
/** Longest playing hours and game position in a topic that looks for a clan or players, in characters. */
export const longestBusca = 80
export const longestForoSearch = 200
/** Topics that a player may open in a day, and the shortest time between two posts, ms. */
export const temasPerDay = 5
export const dayMs = day
export const mensajeEveryMs = 10 * second
/** Most players that one post may mention. */
export const mostMentions = 5
/**
 * An account is new if it is younger than the first or has fewer posts than the second. It may not post links or pictures, nor more posts a
 * day than the third.
 */
export const newAccountMs = day
export const newAccountPosts = 3
export const newAccountPostsPerDay = 5
/** Posts that all new accounts together may write within `ms`; the next one has to wait. */
export const newAccountsTogether = { mensajes: 100, ms: 10 * minute } as const
/** Most accounts whose posts staff can clean up in one request. */
export const mostCleaned = 200
/** Length of an excerpt from a post, in characters: in a quote, a search result or a sample. */
export const extractoLength = 160

// Sizes (docs/behaviour/http.md#Sizes)
export const jsonBytes = MB
export const commentBytes = 20 * kB
export const anuncioHtmlBytes = 500 * kB
export const pictureBytes = 20 * MB
export const picturePixels = 60_000_000
/** How many bytes a picture file may hold besides its pixels, for example metadata or the video of a motion photo. */
export const pictureRestBytes = 5 * MB

// Length of texts that people write, in characters; forms and the schemas of `contract` use the same limits.
export const juegoNameLength = { least: 2, most: 60 } as const
export const etapaNameLength = { least: 2, most: 60 } as const
export const torneoNameLength = { least: 3, most: 80 } as const
/** Number of clans in a torneo with a bracket, and of players in one team. */
export const torneoCupos = { least: 4, most: 64 } as const
export const torneoPorEquipo = { least: 1, most: 12 } as const
/** Longest check-in period, minutes. */
export const torneoCheckinMost = 1_440
/** How long the winner of a reported torneo match may object, ms (docs/rules.md#Report of a torneo match). */
export const torneoObjectMs = 30 * 60_000
export const mostTorneoMaps = 20
export const longestTorneoReglas = 10_000
export const longestTorneoText = 500
export const anuncioLength = { titulo: 120, descripcion: 300 } as const
/** The reason of a staff decision: a ruling, a suspension, a dismissed claim. */
export const longestMotivo = 500
/** The reason for reporting a comment, or for a decision about it. */
export const longestCommentMotivo = 300
export const longestMatchComment = 1000
export const longestClaim = 1000
export const longestCaption = 300
export const longestAppeal = 1000
/** The message of a request to join a clan. */
export const longestSolicitud = 300
/** Texts in the site's opciones; `name` is for the name of a server, a map or a juego. */
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
/** Longest text in a link field. It is longer than a link because Share buttons copy words around the link. */
export const longestPastedLink = 1000
/** Most templates for the reason of a ruling; each may be as long as a reason. */
export const mostMotivos = 20

// Screens (docs/behaviour/screens.md#Figures of the screens)
/** Toasts: how many are shown together; how long they stay, enter and exit, ms. */
export const siteToasts = { limit: 4, stay: 3 * second, enter: 225, exit: 195 } as const
export const adminToasts = { limit: 3, stay: 5 * second, enter: 225, exit: 195 } as const
export const serverSplashMs = 2 * second
/** Delay before redirecting after a success (registration, clan creation, expelling). */
export const redirectMs = second
export const heroAnimationMs = second
export const taglineDelayMs = second / 2
/** Size of a stream's thumbnail, px. */
export const streamThumbnail = { width: 320, height: 180 } as const
/** Rich-text editor: number of undo steps, and time within which edits merge into one step, ms. */
export const editorHistory = { entries: 100, mergeMs: second } as const
export const linkProtocols = ['http', 'https', 'mailto', 'tel'] as const

/** Maximum length of a question to the assistant, in characters. */
export const longestQuestion = 1000
/** How long the assistant's data is kept, ms: questions it answered badly, ratings of its answers, questions to moderators. */
export const assistantKeptMs = 180 * day
/** Most cases of the assistant that are kept: those asked last. */
export const mostAssistantCases = 20_000
export const assistantCasesPageSize = 20
/**
 * Length of a question to a moderator and of its answer, in characters; most open questions of a player; how much of the conversation is
 * kept with a question.
 */
export const consultaLength = { pregunta: 500, respuesta: 1000 } as const
export const mostOpenConsultas = 3
export const consultaThread = { messages: 12, length: 3000 } as const

// Game servers (docs/behaviour/servers-and-streams.md#Game server ports)
export const clanServerPorts = [15090, 15020, 15030, 15040, 15050, 15060, 15070, 15080] as const
export const ligaServerPorts = [15120, 15130, 15140, 15150] as const
/** Offset of a server's query port from its game port. */
export const queryPortOffset = 97
/** A server counts as offline after this many missed answers in a row. */
export const missesToOffline = 2
/** Player counts of a server: length of one sample's span, how long samples are kept, range of the chart, ms. */
export const serverSpanMs = 30 * minute
export const serverHistoryMs = 365 * day
export const serverChartMs = 7 * day
/** Most players that a server of this game can report. */
export const mostServerPlayers = 128

// Discord
/** How long a bot process stays active after its last sign of life, and how often it gives one, ms. */
export const botLeaseMs = 8_000
export const botRenewMs = 2_000
/** A code to link a Discord account: its length in characters, its lifetime in ms. */
export const discordCodeLength = 8
export const discordCodeMs = 10 * minute
/** A server with at least this many players is announced as filling up. */
export const discordServerPlayers = 8
/** Unposted news: age after which it is never posted (ms), age after which it is old (ms), and how many old ones are still posted. */
export const discordWindowMs = 3 * day
export const discordOldMs = 6 * hour
export const discordNewestKept = 3
/** A channel that goes live again within this time is not announced again, ms. */
export const discordStreamGapMs = hour
export const discordPostsAtOnce = 50
/** Time in Chile at which the retos of the day are posted on Discord. */
export const discordRetosHour = '18:00'
/** Most Discord channels that get posts: in all Discord servers together, and in one. */
export const mostDiscordChannels = 200
export const mostGuildChannels = 10

/** Time zone of every date shown (docs/behaviour/screens.md#Dates on screen). */
export const timeZone = 'America/Santiago'

// Webhooks of a clan (docs/behaviour/discord-and-webhooks.md#Webhooks of a clan)
/** Most webhooks of one clan. */
export const mostWebhooks = 3
export const longestWebhookUrl = 500
/** How long the delivery of a message is retried, ms; older events are not sent either. */
export const webhookTriedMs = day
/** Delay after each failure in a row, ms; the last delay repeats. */
export const webhookPauses = [5 * second, minute, 5 * minute, 30 * minute, 2 * hour, 4 * hour, 8 * hour] as const
/** A webhook is turned off if it has been failing for at least this long, ms, and at least so many times in a row. */
export const webhookDeadMs = 3 * day
export const webhookDeadFailures = 10
/** How many deliveries of a webhook its leaders see (the latest), and how long deliveries are kept, ms. */
export const webhookDeliveriesListed = 10
export const webhookDeliveriesKeptMs = 30 * day
/** How long before a reto's time webhooks get its reminder, ms. */
export const webhookReminderMs = hour
