import type { Migration } from '../migration'
import { ladder } from './001-ladder'
import { accounts } from './002-accounts'
import { clans } from './003-clans'
import { anuncios } from './004-anuncios'
import { streams } from './005-streams'
import { discord } from './006-discord'
import { streamEnds } from './007-stream-ends'
import { clanLema } from './008-clan-lema'
import { noticeOffers } from './009-notice-offers'
import { matchDates } from './011-match-dates'
import { assistantCases } from './012-assistant-cases'
import { discordChannels } from './013-discord-channels'
import { matchPages } from './014-match-pages'
import { retos } from './015-retos'
import { push } from './016-push'
import { clanWebhooks } from './017-clan-webhooks'
import { accountSecurity } from './018-account-security'
import { leaseHolder } from './019-lease-holder'
import { torneos } from './020-torneos'
import { foro } from './021-foro'
import { palmares } from './022-palmares'
import { torneoRondas } from './023-torneo-rondas'
import { medalNews } from './024-medal-news'
import { ganchoAdemas } from './025-gancho-ademas'
import { cupoAvisado } from './026-cupo-avisado'
import { ladderCheckpoints } from './027-ladder-checkpoints'
import { ladderBlocks } from './028-ladder-blocks'
import { growthIndexes } from './029-growth-indexes'
import { playerTotals } from './030-player-totals'
import { torneoDesierto } from './032-torneo-desierto'
import { personalData } from './033-personal-data'
import { textos } from './034-textos'
import { blockedNames } from './035-blocked-names'

/** All migrations, in the order in which they are applied. New ones are added at the end only. */
export const migrations: readonly Migration[] = [
  ladder,
  accounts,
  clans,
  anuncios,
  streams,
  discord,
  streamEnds,
  clanLema,
  noticeOffers,
  matchDates,
  assistantCases,
  discordChannels,
  matchPages,
  retos,
  push,
  clanWebhooks,
  accountSecurity,
  leaseHolder,
  torneos,
  foro,
  palmares,
  torneoRondas,
  medalNews,
  ganchoAdemas,
  cupoAvisado,
  ladderCheckpoints,
  ladderBlocks,
  growthIndexes,
  playerTotals,
  torneoDesierto,
  personalData,
  textos,
  blockedNames,
]
