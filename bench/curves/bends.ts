// Why a figure grows with the size of its curve. Each is told under the tables where the last size shows it.

export interface Bend {
  /** The beginnings of the ids of its curves. */
  curves: readonly string[]
  /** The figures. */
  what: readonly string[]
  why: string
}

export const bends: readonly Bend[] = [
  {
    curves: ['browsers'],
    what: ['last of n browsers hears a report', 'CPU of a report told to n browsers'],
    why: 'each connection gets a write of its own; the bytes are made once',
  },
  {
    curves: ['players'],
    what: ['GET listPlayers, a page', 'GET listPlayers'],
    why: 'the names of all accounts are read again after one has changed, and what differs is sorted in; after a report they are not. Asked for whole, it is 5000 players at most',
  },
  {
    curves: ['players'],
    what: ['GET listPlayers, a search after a report'],
    why: 'each name in memory is compared',
  },
  {
    curves: ['clans'],
    what: ['GET listPlayers', 'GET listPlayers, a page', 'GET listPlayers, a search after a report'],
    why: 'each clan is led by another account',
  },
  {
    curves: ['clans'],
    what: ['GET listClanes', 'GET listReportableClanes', 'GET listMoves'],
    why: 'the reply has a row for each clan of the stage',
  },
  {
    curves: ['clans'],
    what: ['GET listOpenEtapas', 'GET getEtapa', 'GET listEtapas'],
    why: "the stage's clans are counted, those that were deleted left out",
  },
  {
    curves: ['clans'],
    what: ['fold of the whole log, a match', 'one more report, stored and folded'],
    why: 'the winner rises by half the distance to the loser, and each clan in between moves down by one, which is a standing to store. A thousand matches rank two thousand clans at most, so that of more clans fewer lie in between',
  },
  {
    curves: ['matches'],
    what: ['rows of history, a match (a count)'],
    why: 'two rows for 256 entries of the log, whose last ones a short log has only begun',
  },
  {
    curves: ['matches'],
    what: ['GET listPlaces'],
    why: "the clan's own changes of place, of which the latest 5000 are told",
  },
  {
    curves: ['matches'],
    what: ['GET listClanMatches', 'GET listUsualHours'],
    why: "the clan's own matches: asked for whole, 5000 at most; its hours from the latest 200 that it won and lost",
  },
  {
    curves: ['servers', 'workers'],
    what: [
      "reads of a stage's table a second (a count)",
      "reads of a stage's table: CPU of servers and workers, each (µs)",
      'reports on one stage a second (a count)',
      'reports on one stage: CPU of servers and workers, each (µs)',
      'reports on 8 stages a second (a count)',
      'reports on 8 stages: CPU of servers and workers, each (µs)',
    ],
    why: 'one process, its client and what else ran keep both cores of this machine busy, so that with more of them each has less, and what they do unasked, or do all of them after each report, counts as many times',
  },
]
