const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const kB = 1024
const MB = 1024 * kB

// Pages, in rows (docs/behaviour.md#Dates on screen; the contract, section 1)
export const adminPlayersPageSize = 10
export const playersPageSize = 15
export const matchesPageSize = 15
export const noticesPageSize = 20
/** Rows of the audit log in one file for a spreadsheet. */
export const auditFileRows = 50_000
export const anunciosPageSize = 12
export const commentsPageSize = 20
export const reportedCommentsPageSize = 20
/** Announcements in a feed. */
export const feedSize = 30
export const largestPageSize = 100

// The ladder (the specification, section 9; the contract, section 5)
/** Places a cheater's clan drops. */
export const cheatDropPlaces = 5
/** Without an idempotency key, the same loss reported again sooner than this (ms) is refused. */
export const repeatedReportMs = minute
/** How long after it was reported a clan may claim against a match, ms. */
export const claimMs = 14 * day
/** How long an answer is kept for its idempotency key, ms. */
export const idempotencyKeptMs = day
/** Rows of the Top 5 lists. */
export const topListSize = 5
/** Matches in 'Últimos Enfrentamientos'. */
export const lastMatchesSize = 10
/** Hours the losing clan has to report. */
export const reportDeadlineHours = 24
/** Players a clan needs in a 5v5 or 6v6. */
export const leastPlayers = 4
/** Maps of a match. */
export const matchMaps = 2
/** Screenshots a winner brings to the Leaders' Assembly where nobody reported. */
export const leastScreenshots = 4
/** Rounds a missing player has to return in. */
export const returnRounds = 5
/** Minutes a clan has to return before it loses. */
export const returnMinutes = 5
/** Months a stage lasts, about. */
export const etapaMonths = 6
/** Months a cheater is banned, at least. */
export const cheatBanMonths = 3
/** `racha_actual` from which a streak burns, and down to which it freezes. */
export const hotStreak = 10
export const coldStreak = -10

// Names and secrets, in characters (docs/behaviour.md#Names and passwords)
export const usernameLength = { least: 3, most: 20 } as const
export const passwordLength = { least: 8, most: 128 } as const
export const clanNameLength = { least: 3, most: 30 } as const
export const clanTagLength = { least: 2, most: 6 } as const
/** What an address may have at all (RFC 5321). */
export const emailLength = { local: 64, whole: 254 } as const

// Sessions and tokens, in ms (docs/behaviour.md#Lifetimes)
export const sessionMs = 7 * day
/** A session younger than this changes its password without the current one. */
export const freshSessionMs = 10 * minute
export const validationTokenMs = 48 * hour
export const recoveryTokenMs = hour
export const invitacionMs = 14 * day
/** How long a notice is kept, read or not. */
export const noticeMs = 90 * day
/** How long the name of a closed account stays taken. */
export const closedNameMs = 30 * day

// Announcements and what is said under them
/** How long after sending it a comment can be corrected by its author, ms. */
export const commentEditMs = 15 * minute
/** Different players whose reports hide a comment until staff have looked. */
export const commentReportsToHide = 3
/** How long a picture uploaded into a text is kept that no stored text shows, ms. */
export const orphanPictureMs = day
/** The longer side of an announcement's picture, px. */
export const anuncioPictureSide = 1600
/** Tags within one another in a text that people write. No editor comes near it. */
export const htmlDepth = 60

// Sizes (docs/behaviour.md#Sizes)
export const jsonBytes = MB
export const commentBytes = 20 * kB
export const anuncioHtmlBytes = 500 * kB
export const pictureBytes = 5 * MB
export const picturePixels = 40_000_000

// Screens (docs/behaviour.md#Figures of the screens)
/** How many toasts show at once, and in ms for how long and how they come and go. */
export const siteToasts = { limit: 4, stay: 3 * second, enter: 225, exit: 195 } as const
export const adminToasts = { limit: 3, stay: 5 * second, enter: 225, exit: 195 } as const
export const serverSplashMs = 2 * second
/** The wait between a success and leaving for the next screen: registration, clan creation, expelling. */
export const redirectMs = second
export const heroAnimationMs = second
export const taglineDelayMs = second / 2
/** A stream's thumbnail, px. */
export const streamThumbnail = { width: 320, height: 180 } as const
/** The rich-text editor: undo steps, and ms within which edits become one of them. */
export const editorHistory = { entries: 100, mergeMs: second } as const
export const editorPictureTypes = ['image/png', 'image/gif', 'image/jpeg', 'image/bmp', 'image/x-icon'] as const
export const linkProtocols = ['http', 'https', 'mailto', 'tel'] as const

/** A question to the assistant, in characters. */
export const longestQuestion = 1000

// Game servers (the specification, section 9; the contract, section 7)
export const clanServerPorts = [15090, 15020, 15030, 15040, 15050, 15060, 15070, 15080] as const
export const ligaServerPorts = [15120, 15130, 15140, 15150] as const
/** A server answers queries this many ports above its game port. */
export const queryPortOffset = 97
/** Questions in a row without an answer after which a server is offline. */
export const missesToOffline = 2
/** How many played is kept as the most within each of these, ms; for how long; and what a chart shows. */
export const serverSpanMs = 30 * minute
export const serverHistoryMs = 365 * day
export const serverChartMs = 7 * day
/** No server of this game holds more players. */
export const mostServerPlayers = 128

// Discord
/** A code that links an account, in characters and ms. */
export const discordCodeLength = 8
export const discordCodeMs = 10 * minute
/** Players from which a server is told of as filling up. */
export const discordServerPlayers = 8
/** How far back what was not posted is looked for, ms; from when it is old, and how many old ones are posted all the same. */
export const discordWindowMs = 3 * day
export const discordOldMs = 6 * hour
export const discordNewestKept = 3
/** The same channel begins again sooner than this: no news, ms. */
export const discordStreamGapMs = hour
export const discordPostsAtOnce = 50

/** Every date a person reads (the specification, section 9). */
export const timeZone = 'America/Santiago'
export const locale = 'es-CL'
