import type {
  AccountAddressesTable,
  AccountDevicesTable,
  EmailChangesTable,
  LoginChallengesTable,
  PasskeysTable,
  RecoveryCodesTable,
  SecondFactorsTable,
} from './account-security'
import type {
  AnuncioChangesTable,
  AnuncioPicturesTable,
  AnunciosTable,
  CommentReportsTable,
  CommentsTable,
  EtapaFinalsTable,
  MatchClaimsTable,
  OpcionesTable,
} from './anuncios'
import type {
  DiscordChannelsTable,
  DiscordCodesTable,
  DiscordLinksTable,
  DiscordMembersTable,
  DiscordPostsTable,
} from './discord'
import type {
  ApelacionesTable,
  EvidenciasTable,
  MatchAnswersTable,
  WinClaimsTable,
  WinClaimVotesTable,
} from './disputes'
import type {
  ClanChangesTable,
  ClanRemovalsTable,
  ClansTable,
  EtapasTable,
  IdempotencyKeysTable,
  JuegosTable,
  LadderBlocksTable,
  LadderShiftsTable,
  LaddersTable,
  MatchOutcomesTable,
  MatchRosterTable,
  MatchesTable,
  MembershipsTable,
  PlacesTable,
  PlayerRecordsTable,
  PlayerTotalsTable,
  RulingsTable,
  StandingsTable,
} from './ladder'
import type {
  InvitacionesTable,
  MailTokensTable,
  MailsTable,
  NoticePreferencesTable,
  NoticesTable,
  PlayersTable,
  SessionsTable,
  SolicitudesTable,
  SuspensionsTable,
} from './players'
import type {
  EtapaCronicasTable,
  LinajesTable,
  MedallaAvancesTable,
  MedallaMarcasTable,
  MedallasElegidasTable,
  MedallasTable,
} from './palmares'
import type { PushDeliveriesTable, PushDevicesTable, PushesTable, PushSilencioTable } from './push'
import type {
  AgendaEnlacesTable,
  NickCodigosTable,
  NicksTable,
  RetoActosTable,
  RetoAsistenciasTable,
  RetoMuestrasTable,
  RetoRecordatoriosTable,
  RetosTable,
} from './retos'
import type { AssistantCasesTable, AssistantVotesTable, ConsultasTable } from './assistant'
import type { ForoLecturasTable, ForoReaccionesTable, ForoTemasTable, ForoTextoTable } from './foro'
import type { WebhookDeliveriesTable, WebhooksTable } from './webhooks'
import type { AuditLogTable, DataVersionsTable, SettingsTable, TextosTable } from './site'
import type {
  PollStatesTable,
  ServerAlertsTable,
  ServerSamplesTable,
  ServerStatesTable,
  StreamFollowsTable,
  StreamersTable,
} from './streams'

import type {
  TorneoActosTable,
  TorneoInscripcionesTable,
  TorneoMatchesTable,
  TorneoPlantelesTable,
  TorneosTable,
} from './torneos'

/** All tables. In both SQLite and PostgreSQL, booleans are stored as 0 or 1 and times as ISO 8601 text in UTC. */
export interface Schema {
  players: PlayersTable
  sessions: SessionsTable
  mail_tokens: MailTokensTable
  mails: MailsTable
  suspensions: SuspensionsTable
  account_devices: AccountDevicesTable
  account_addresses: AccountAddressesTable
  second_factors: SecondFactorsTable
  passkeys: PasskeysTable
  recovery_codes: RecoveryCodesTable
  login_challenges: LoginChallengesTable
  email_changes: EmailChangesTable
  invitaciones: InvitacionesTable
  solicitudes: SolicitudesTable
  notices: NoticesTable
  notice_preferences: NoticePreferencesTable
  push_devices: PushDevicesTable
  pushes: PushesTable
  push_deliveries: PushDeliveriesTable
  push_silencio: PushSilencioTable
  juegos: JuegosTable
  etapas: EtapasTable
  clans: ClansTable
  clan_changes: ClanChangesTable
  memberships: MembershipsTable
  matches: MatchesTable
  match_roster: MatchRosterTable
  rulings: RulingsTable
  clan_removals: ClanRemovalsTable
  ladders: LaddersTable
  ladder_blocks: LadderBlocksTable
  ladder_shifts: LadderShiftsTable
  standings: StandingsTable
  places: PlacesTable
  match_outcomes: MatchOutcomesTable
  player_records: PlayerRecordsTable
  player_totals: PlayerTotalsTable
  idempotency_keys: IdempotencyKeysTable
  settings: SettingsTable
  data_versions: DataVersionsTable
  audit_log: AuditLogTable
  anuncios: AnunciosTable
  anuncio_pictures: AnuncioPicturesTable
  anuncio_changes: AnuncioChangesTable
  comments: CommentsTable
  comment_reports: CommentReportsTable
  foro_temas: ForoTemasTable
  foro_lecturas: ForoLecturasTable
  foro_reacciones: ForoReaccionesTable
  foro_texto: ForoTextoTable
  match_claims: MatchClaimsTable
  etapa_finals: EtapaFinalsTable
  torneos: TorneosTable
  torneo_inscripciones: TorneoInscripcionesTable
  torneo_planteles: TorneoPlantelesTable
  torneo_actos: TorneoActosTable
  torneo_matches: TorneoMatchesTable
  opciones: OpcionesTable
  textos: TextosTable
  streamers: StreamersTable
  poll_states: PollStatesTable
  server_states: ServerStatesTable
  server_samples: ServerSamplesTable
  stream_follows: StreamFollowsTable
  server_alerts: ServerAlertsTable
  discord_links: DiscordLinksTable
  discord_members: DiscordMembersTable
  discord_codes: DiscordCodesTable
  discord_posts: DiscordPostsTable
  discord_channels: DiscordChannelsTable
  assistant_cases: AssistantCasesTable
  assistant_votes: AssistantVotesTable
  consultas: ConsultasTable
  match_answers: MatchAnswersTable
  victorias: WinClaimsTable
  victoria_votos: WinClaimVotesTable
  evidencias: EvidenciasTable
  apelaciones: ApelacionesTable
  retos: RetosTable
  reto_actos: RetoActosTable
  reto_asistencias: RetoAsistenciasTable
  reto_recordatorios: RetoRecordatoriosTable
  reto_muestras: RetoMuestrasTable
  agenda_enlaces: AgendaEnlacesTable
  nicks: NicksTable
  nick_codigos: NickCodigosTable
  ganchos: WebhooksTable
  gancho_envios: WebhookDeliveriesTable
  medallas: MedallasTable
  medalla_marcas: MedallaMarcasTable
  medalla_avances: MedallaAvancesTable
  medallas_elegidas: MedallasElegidasTable
  linajes: LinajesTable
  etapa_cronicas: EtapaCronicasTable
}
