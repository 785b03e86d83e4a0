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
/** Maximum number of rows of an exported audit log. */
export const auditFileRows = 50_000
export const anunciosPageSize = 12
export const commentsPageSize = 20
export const reportedCommentsPageSize = 20
/** Number of anuncios in a feed. */
export const feedSize = 30
export const largestPageSize = 100

// The ladder (docs/rules.md#Figures of the ladder)
/** Number of places by which the clan of a cheater drops. */
export const cheatDropPlaces = 5
/** Delay between a month's end and the award of its medals, ms. Needed because a report is stored a moment later than its own time. */
export const monthClosingDelay = 10 * 60_000
/** The same loss reported twice within this time is refused if the request has no idempotency key, ms. */
export const repeatedReportMs = minute
/** Time after a report in which a report of the same loss makes screens ask whether it is about another match, ms. */
export const sameLossMs = 30 * minute
/** Time after a match's report in which a clan may make a claim against the match, ms. */
export const claimMs = 14 * day
/** Time in which the winner's clan may confirm or reject a report, ms. */
export const matchAnswerMs = day
/** Maximum time between a match and its report, ms. */
export const playedBeforeMs = 14 * day
/** Maximum number of maps in a report (`mostMatchMaps`), and of rounds that one side won on a map (`mostRounds`). */
export const mostMatchMaps = 3
export const mostRounds = 99
/** Maximum number of pictures that one side may attach to a match. */
export const mostEvidence = 8
/** Number of pictures in a win claim: a winner's claim that the rival did not report the match. */
export const fewestWinClaimPictures = 4
export const mostWinClaimPictures = 8
/**
 * A winner may make a win claim from `winClaimFromMs` to `winClaimUntilMs` after the match. `winClaimAnswerMs`: time in which the rival may
 * answer the claim. All in ms.
 */
export const winClaimFromMs = day
export const winClaimUntilMs = 14 * day
export const winClaimAnswerMs = day
/** A report by the rival settles a win claim if the times of the match in report and claim differ by at most this, ms. */
export const winClaimReportedMs = day
/** Time after a ruling in which a clan may appeal against it, ms. */
export const appealMs = 7 * day
/** Maximum number of resolved appeals listed below the open ones, those resolved last first. */
export const resolvedAppealsListed = 50
/** Maximum number of settled win claims listed below the open ones, those settled last first. */
export const settledWinClaimsListed = 50
/** How long the evidence of matches is kept after their etapa was archived, ms. */
export const evidenceKeptMs = 90 * day
/** How long the API reply to a request with an idempotency key is kept for repetitions of the request, ms. */
export const idempotencyKeptMs = day
/** Maximum numbers of rows shown with a match that staff rule on: earlier matches of its clans that had a case, and suspensions. */
export const earlierCases = 5
export const topListSize = 5
/** Number of rows of an embed that its URL may request, and the default (docs/behaviour/screens.md#On other sites). */
export const embedRows = { least: 1, most: 50, standard: 10 } as const
/** Number of matches in 'Últimos Enfrentamientos'. */
export const lastMatchesSize = 10
/** Number of hours in which the losing clan has to report a match. */
export const reportDeadlineHours = 24
/** Minimum number of players of a clan in a 5v5 or 6v6. */
export const leastPlayers = 4
/** Number of maps played in a match. */
export const matchMaps = 2
/** Minimum number of screenshots that a winner submits to the Leaders' Assembly if the loser did not report. */
export const leastScreenshots = 4
/** Number of rounds within which a missing player has to return to the match. */
export const returnRounds = 5
/** Number of minutes in which a player who left has to return; otherwise the clan loses. */
export const returnMinutes = 5
/** Approximate length of an etapa, in months. */
export const etapaMonths = 6
/** Minimum ban of a cheater, in months. */
export const cheatBanMonths = 3
/** A clan's streak is hot if `racha_actual` is at least `hotStreak`, and cold if it is at most `coldStreak`. */
export const hotStreak = 10
export const coldStreak = -10

// Retos (docs/rules.md#Retos)
/** Proposed dates of a reto: earliest and latest time from now, ms; maximum number of dates in one proposal, and in a reto's proposals. */
export const retoSoonestMs = 2 * hour
export const retoLatestMs = 14 * day
export const mostRetoDates = 3
export const mostOfferedDates = 6
/** Maximum number of open retos that a clan may have created. */
export const mostOpenRetos = 3
/** Once both clans are on the reto's page, a turn to pick lasts `retoPickMs`. All picks end `retoPicksEndMs` before the match. In ms. */
export const retoPickMs = 10 * minute
export const retoPicksEndMs = 5 * minute
/** A clan may report a no-show from `noShowMs` after the agreed time; the other clan may contest it within `noShowContestMs`. In ms. */
export const noShowMs = 15 * minute
export const noShowContestMs = day
/** Reminders of a reto. Each is sent `antes` ms before the agreed time; if it was missed, it is sent until `hasta` ms before that time. */
export const retoReminders = [
  { antes: day, hasta: 90 * minute },
  { antes: hour, hasta: 0 },
] as const
/**
 * The game server of a reto is queried every `watchEveryMs`, from `watchedBeforeMs` before the agreed time until `watchedAfterMs` after
 * that time. The answers are kept for `liveSamplesKeptMs`. All in ms.
 */
export const watchedBeforeMs = 15 * minute
export const watchedAfterMs = 3 * hour
export const watchEveryMs = 5 * second
export const liveSamplesKeptMs = 30 * day
/** Calendars: duration of a reto's event (`retoLengthMs`), and how long past events stay in a calendar (`calendarPastMs`), ms. */
export const retoLengthMs = 2 * hour
export const calendarPastMs = 90 * day
/** Maximum number of retos in an agenda or a calendar, the earliest first. */
export const agendaListed = 1000
/** Maximum number of stored server states of a reto in an API reply. If there are more, a subset spread evenly over the time is sent. */
export const retoSamplesListed = 400
/** Maximum number of in-game nicks that a player may link. A code to link a nick: its length in characters, its lifetime in ms. */
export const mostNicks = 10
export const nickCodeLength = 4
export const nickCodeMs = 10 * minute
/** Maximum number of ended retos listed below the open ones, those ended last first. */
export const endedRetosListed = 50
export const longestRetoText = 300
export const longestRetoMessage = 500
/** Maximum number of messages of a match's conversation in an API reply: the latest ones. */
export const retoMessagesListed = 500

// Names and secrets, in characters (docs/behaviour/accounts.md#Names and passwords)
export const usernameLength = { least: 3, most: 20 } as const
export const passwordLength = { least: 8, most: 128 } as const
export const clanNameLength = { least: 3, most: 30 } as const
export const clanTagLength = { least: 2, most: 6 } as const
export const longestLema = 80
/** Maximum length of an e-mail address (RFC 5321): its part before the @, and the whole address. */
export const emailLength = { local: 64, whole: 254 } as const

/** Maximum number of devices of a player that receive pushes (docs/behaviour/notices.md#Push). */
export const pushDevicesMost = 10

// Second factor (docs/behaviour/accounts.md#Second factor)
export const recoveryCodes = 10
export const mostPasskeys = 10
/** After `mostWrongCodes` wrong codes within `wrongCodesMs` (ms), an account has to wait before the next code. */
export const mostWrongCodes = 5
export const wrongCodesMs = 15 * minute
/** Maximum number of accounts with the same browser or network that staff see for an account. */
export const relatedAccountsListed = 50

// Sessions and tokens, in ms (docs/behaviour/accounts.md#Lifetimes)
export const sessionMs = 7 * day
/** A session younger than this may set a new password without giving the current one. */
export const freshSessionMs = 10 * minute
export const validationTokenMs = 48 * hour
export const recoveryTokenMs = hour
/** Time in which a change of e-mail address can be confirmed, and time after that in which the former address can undo the change, ms. */
export const emailChangeMs = 48 * hour
export const emailUndoMs = 7 * day
/** Time in which a user has to complete the next step of a started login, or of adding a passkey, ms. */
export const loginChallengeMs = 10 * minute
/** Minimum time between two writes of a session's time of last use, ms. */
export const sessionUseMs = 5 * minute
/** How long an account's browsers and networks are remembered after their last use, and lifetime of the cookie of a browser, ms. */
export const signalsKeptMs = 90 * day
export const deviceCookieMs = 400 * day
export const invitacionMs = 14 * day
/** How long a notice is kept, whether read or not, ms. */
export const noticeMs = 90 * day
/** How long the username of a closed account stays reserved, ms. */
export const closedNameMs = 30 * day

// Personal data (docs/behaviour/privacy.md#Requests)
/** Requests: days until the answer is due, days of the one extension, and working days until a request to block data is decided. */
export const requestDays = 30
export const requestExtensionDays = 30
export const requestWorkingDays = 2
/** Time in which the sender of a request has to confirm it, and how long an answered request is kept as proof, ms. */
export const requestConfirmMs = 48 * hour
export const requestKeptMs = 731 * day
/** Maximum number of requests per day from one IP address, and per day with one e-mail address. */
export const requestsPerDay = 5
export const requestLength = { least: 10, most: 2000 } as const
/** Maximum number of answered requests listed below the open ones, and of rows in the exported register of requests. */
export const answeredRequestsListed = 50
export const requestFileRows = 50_000
/** How long mails to an e-mail address without an account are kept after they were stored, ms. */
export const addressMailKeptMs = 30 * day
export const longestRequestAnswer = 5000
export const longestIncidentText = 2000
/** Maximum lengths: name, address and phone of who is responsible for the data; the line that says what a policy version changed. */
export const responsableLength = { name: 120, address: 300, phone: 40, change: 300 } as const

// Anuncios and comments
/** Time after posting in which an author may edit a comment, ms. */
export const commentEditMs = 15 * minute
/** Number of reports by players at which a comment is hidden until staff review it. */
export const commentReportsToHide = 3
/** How long a picture that no text uses is kept, ms. */
export const orphanPictureMs = day
/** Maximum width and height of a picture in an anuncio, px; larger pictures are scaled down. */
export const anuncioPictureSide = 1600
/** Maximum nesting depth of tags in user HTML; no editor nests that deep. */
export const htmlDepth = 60
/** Maximum number of `<` and `&` in user HTML, because sanitizing one of these characters takes far longer than sanitizing a letter. */
export const htmlSigns = 50_000
/** Maximum nesting depth of lists and objects in a JSON body. */
export const jsonDepth = 40
/** Maximum number of rows of a list that is requested without paging. */
export const wholeListMost = 5000

// Foro (docs/behaviour/anuncios-and-foro.md#Trust in the forum)
export const temasPageSize = 30
export const mensajesPageSize = 30
export const hallazgosPageSize = 20
export const temaTituloLength = { least: 3, most: 120 } as const
/** Maximum length of the fields for playing hours and game position in a topic that looks for a clan or players, in characters. */
export const longestBusca = 80
export const longestForoSearch = 200
/** Maximum number of topics that a player may open in a day, and minimum time between two posts, ms. */
export const temasPerDay = 5
export const dayMs = day
export const mensajeEveryMs = 10 * second
/** Maximum number of players that one post may mention. */
export const mostMentions = 5
/**
 * An account is new if it is younger than `newAccountMs` or has fewer than `newAccountPosts` posts. A new account may not post links or
 * pictures, and writes at most `newAccountPostsPerDay` posts a day.
 */
export const newAccountMs = day
export const newAccountPosts = 3
export const newAccountPostsPerDay = 5
/** Maximum number of posts that all new accounts together may write within `ms`; after that they have to wait. */
export const newAccountsTogether = { mensajes: 100, ms: 10 * minute } as const
/** Maximum number of accounts whose posts staff can clean up in one request. */
export const mostCleaned = 200
/** Maximum length of an excerpt from a post, in characters: in a quote, a search result or a sample. */
export const extractoLength = 160

// Sizes (docs/behaviour/http.md#Sizes)
export const jsonBytes = MB
export const commentBytes = 20 * kB
export const anuncioHtmlBytes = 500 * kB
export const pictureBytes = 20 * MB
export const picturePixels = 60_000_000
/** Maximum size of what a picture file holds besides its pixels, such as metadata or the video of a motion photo. */
export const pictureRestBytes = 5 * MB

// Length of texts that people write, in characters; forms and the schemas of `contract` use the same limits.
export const juegoNameLength = { least: 2, most: 60 } as const
export const etapaNameLength = { least: 2, most: 60 } as const
export const torneoNameLength = { least: 3, most: 80 } as const
/** Number of clans in a torneo with a bracket, and of players in a clan's team. */
export const torneoCupos = { least: 4, most: 64 } as const
export const torneoPorEquipo = { least: 1, most: 12 } as const
/** Maximum time between the start of check-in and the start of a torneo, minutes. */
export const torneoCheckinMost = 1_440
/** Time in which the winner of a reported torneo match may object to the report, ms (docs/rules.md#Report of a torneo match). */
export const torneoObjectMs = 30 * 60_000
export const mostTorneoMaps = 20
export const longestTorneoReglas = 10_000
export const longestTorneoText = 500
export const anuncioLength = { titulo: 120, descripcion: 300 } as const
/** Maximum length of the reason of a staff decision: a ruling, a suspension, a dismissed claim. */
export const longestMotivo = 500
/** Maximum length of the reason for reporting a comment, or for a decision about a reported comment. */
export const longestCommentMotivo = 300
export const longestMatchComment = 1000
export const longestClaim = 1000
export const longestCaption = 300
export const longestAppeal = 1000
/** Maximum length of the message of a request to join a clan. */
export const longestSolicitud = 300
/** Maximum length of texts in the site's opciones; `name` is for the names of servers, maps and juegos. */
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
/** Limits of the site's editable texts: lengths in characters, and how many sections, articles and so on there may be. */
export const textoLength = { line: 120, lead: 400, ejemplo: 200, id: 60 } as const
export const mostTextoParts = { secciones: 30, articulos: 60, ejemplos: 20, pasos: 10, tareas: 30 } as const
/** Maximum size of an editable text, with all its parts, bytes of JSON. */
export const textoBytes = 500 * kB
/** Maximum length of the text in a link field. Longer than the longest link, because Share buttons copy words around the link. */
export const longestPastedLink = 1000
/** Maximum number of prepared reasons from which staff can choose for a decision; each may be as long as a reason. */
export const mostMotivos = 20

// Screens (docs/behaviour/screens.md#Figures of the screens)
/** Toasts: maximum number shown together; how long they are shown, and their enter and exit animations last, ms. */
export const siteToasts = { limit: 4, stay: 3 * second, enter: 225, exit: 195 } as const
export const adminToasts = { limit: 3, stay: 5 * second, enter: 225, exit: 195 } as const
export const serverSplashMs = 2 * second
/** Delay before redirecting after a success (registration, clan creation, expelling), ms. */
export const redirectMs = second
export const heroAnimationMs = second
export const taglineDelayMs = second / 2
/** Size of a stream's thumbnail, px. */
export const streamThumbnail = { width: 320, height: 180 } as const
/** Rich-text editor: number of undo steps, and time within which edits become one step, ms. */
export const editorHistory = { entries: 100, mergeMs: second } as const
export const linkProtocols = ['http', 'https', 'mailto', 'tel'] as const

/** Maximum length of a question to the assistant, in characters. */
export const longestQuestion = 1000
/** How long the assistant's data is kept, ms: questions that it could not answer, ratings of its replies, questions to moderators. */
export const assistantKeptMs = 180 * day
/** Maximum number of questions kept as cases of the assistant, those asked last. */
export const mostAssistantCases = 20_000
export const assistantCasesPageSize = 20
/**
 * Maximum length of a question to a moderator and of the moderator's answer, in characters; maximum number of a player's open questions;
 * how much of the conversation with the assistant is kept with a question (messages, characters).
 */
export const consultaLength = { pregunta: 500, respuesta: 1000 } as const
export const mostOpenConsultas = 3
export const consultaThread = { messages: 12, length: 3000 } as const

// Game servers (docs/behaviour/servers-and-streams.md#Game server ports)
export const clanServerPorts = [15090, 15020, 15030, 15040, 15050, 15060, 15070, 15080] as const
export const ligaServerPorts = [15120, 15130, 15140, 15150] as const
/** Number to add to a game server's game port to get its query port. */
export const queryPortOffset = 97
/** Number of failed polls in a row after which a game server counts as offline. */
export const missesToOffline = 2
/** Player counts of a game server: time that one sample covers, how long samples are kept, time that the chart shows, ms. */
export const serverSpanMs = 30 * minute
export const serverHistoryMs = 365 * day
export const serverChartMs = 7 * day
/** Maximum number of players that a server of this game can report. */
export const mostServerPlayers = 128

// Discord
/** A bot process counts as active for `botLeaseMs` after it last renewed its lease, which it does every `botRenewMs`. Both in ms. */
export const botLeaseMs = 8_000
export const botRenewMs = 2_000
/** A code to link a Discord account: its length in characters, its lifetime in ms. */
export const discordCodeLength = 8
export const discordCodeMs = 10 * minute
/** Number of players from which a game server is announced on Discord as filling up. */
export const discordServerPlayers = 8
/**
 * News that were not posted on Discord in time: those older than `discordWindowMs` (ms) are never posted; of those older than
 * `discordOldMs` (ms), only the newest `discordNewestKept` are.
 */
export const discordWindowMs = 3 * day
export const discordOldMs = 6 * hour
export const discordNewestKept = 3
/** A stream that goes live again within this time after its end is not announced on Discord again, ms. */
export const discordStreamGapMs = hour
export const discordPostsAtOnce = 50
/** Time in Chile at which the retos of the day are posted on Discord. */
export const discordRetosHour = '18:00'
/** Maximum number of Discord channels that get posts: in all Discord servers together, and in one Discord server. */
export const mostDiscordChannels = 200
export const mostGuildChannels = 10

/** Time zone of the site, in which dates are shown (docs/behaviour/screens.md#Dates on screen). */
export const timeZone = 'America/Santiago'

// Webhooks of a clan (docs/behaviour/discord-and-webhooks.md#Webhooks of a clan)
export const mostWebhooks = 3
export const longestWebhookUrl = 500
/** How long the delivery of a webhook message is retried, ms. A message about an event older than this is not sent at all. */
export const webhookTriedMs = day
/** Delay after the first, second … failed delivery in a row, ms; the last delay repeats. */
export const webhookPauses = [5 * second, minute, 5 * minute, 30 * minute, 2 * hour, 4 * hour, 8 * hour] as const
/** A webhook is turned off after failing for at least `webhookDeadMs` (ms) and at least `webhookDeadFailures` times in a row. */
export const webhookDeadMs = 3 * day
export const webhookDeadFailures = 10
/** Number of a webhook's latest deliveries that the clan's leaders see, and how long deliveries are kept, ms. */
export const webhookDeliveriesListed = 10
export const webhookDeliveriesKeptMs = 30 * day
/** Time before a reto at which webhooks get a reminder of it, ms. */
export const webhookReminderMs = hour
