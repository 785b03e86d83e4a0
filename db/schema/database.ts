import type * as security from './account-security'
import type * as anuncios from './anuncios'
import type * as assistant from './assistant'
import type * as discord from './discord'
import type * as disputes from './disputes'
import type * as foro from './foro'
import type * as ladder from './ladder'
import type * as palmares from './palmares'
import type * as players from './players'
import type * as privacy from './privacy'
import type * as push from './push'
import type * as retos from './retos'
import type * as site from './site'
import type * as streams from './streams'
import type * as torneos from './torneos'
import type * as webhooks from './webhooks'

/** All database tables. In both SQLite and PostgreSQL, booleans are stored as 0 or 1 and times as ISO 8601 text in UTC. */
export interface Schema {
  players: players.PlayersTable
  sessions: players.SessionsTable
  mail_tokens: players.MailTokensTable
  mails: players.MailsTable
  suspensions: players.SuspensionsTable
  account_devices: security.AccountDevicesTable
  account_addresses: security.AccountAddressesTable
  second_factors: security.SecondFactorsTable
  passkeys: security.PasskeysTable
  recovery_codes: security.RecoveryCodesTable
  login_challenges: security.LoginChallengesTable
  email_changes: security.EmailChangesTable
  invitaciones: players.InvitacionesTable
  solicitudes: players.SolicitudesTable
  notices: players.NoticesTable
  notice_preferences: players.NoticePreferencesTable
  push_devices: push.PushDevicesTable
  pushes: push.PushesTable
  push_deliveries: push.PushDeliveriesTable
  push_silencio: push.PushSilencioTable
  juegos: ladder.JuegosTable
  etapas: ladder.EtapasTable
  clans: ladder.ClansTable
  clan_changes: ladder.ClanChangesTable
  memberships: ladder.MembershipsTable
  matches: ladder.MatchesTable
  match_roster: ladder.MatchRosterTable
  rulings: ladder.RulingsTable
  clan_removals: ladder.ClanRemovalsTable
  ladders: ladder.LaddersTable
  ladder_blocks: ladder.LadderBlocksTable
  ladder_shifts: ladder.LadderShiftsTable
  standings: ladder.StandingsTable
  places: ladder.PlacesTable
  match_outcomes: ladder.MatchOutcomesTable
  player_records: ladder.PlayerRecordsTable
  player_totals: ladder.PlayerTotalsTable
  idempotency_keys: ladder.IdempotencyKeysTable
  settings: site.SettingsTable
  data_versions: site.DataVersionsTable
  audit_log: site.AuditLogTable
  anuncios: anuncios.AnunciosTable
  anuncio_pictures: anuncios.AnuncioPicturesTable
  anuncio_changes: anuncios.AnuncioChangesTable
  comments: anuncios.CommentsTable
  comment_reports: anuncios.CommentReportsTable
  foro_temas: foro.ForoTemasTable
  foro_lecturas: foro.ForoLecturasTable
  foro_reacciones: foro.ForoReaccionesTable
  foro_texto: foro.ForoTextoTable
  match_claims: anuncios.MatchClaimsTable
  etapa_finals: anuncios.EtapaFinalsTable
  torneos: torneos.TorneosTable
  torneo_inscripciones: torneos.TorneoInscripcionesTable
  torneo_planteles: torneos.TorneoPlantelesTable
  torneo_actos: torneos.TorneoActosTable
  torneo_matches: torneos.TorneoMatchesTable
  opciones: anuncios.OpcionesTable
  textos: site.TextosTable
  streamers: streams.StreamersTable
  poll_states: streams.PollStatesTable
  server_states: streams.ServerStatesTable
  server_samples: streams.ServerSamplesTable
  stream_follows: streams.StreamFollowsTable
  server_alerts: streams.ServerAlertsTable
  discord_links: discord.DiscordLinksTable
  discord_members: discord.DiscordMembersTable
  discord_codes: discord.DiscordCodesTable
  discord_posts: discord.DiscordPostsTable
  discord_channels: discord.DiscordChannelsTable
  assistant_cases: assistant.AssistantCasesTable
  assistant_votes: assistant.AssistantVotesTable
  consultas: assistant.ConsultasTable
  match_answers: disputes.MatchAnswersTable
  victorias: disputes.WinClaimsTable
  victoria_votos: disputes.WinClaimVotesTable
  evidencias: disputes.EvidenciasTable
  apelaciones: disputes.ApelacionesTable
  retos: retos.RetosTable
  reto_actos: retos.RetoActosTable
  reto_asistencias: retos.RetoAsistenciasTable
  reto_recordatorios: retos.RetoRecordatoriosTable
  reto_muestras: retos.RetoMuestrasTable
  agenda_enlaces: retos.AgendaEnlacesTable
  nicks: retos.NicksTable
  nick_codigos: retos.NickCodigosTable
  ganchos: webhooks.WebhooksTable
  gancho_envios: webhooks.WebhookDeliveriesTable
  medallas: palmares.MedallasTable
  medalla_marcas: palmares.MedallaMarcasTable
  medalla_avances: palmares.MedallaAvancesTable
  medallas_elegidas: palmares.MedallasElegidasTable
  linajes: palmares.LinajesTable
  etapa_cronicas: palmares.EtapaCronicasTable
  datos_solicitudes: privacy.DataRequestsTable
  datos_respuestas: privacy.DataAnswersTable
  bloqueos: privacy.BlockedAccountsTable
  bloqueo_nombres: privacy.BlockedNamesTable
  incidentes: privacy.IncidentsTable
  incidente_avisados: privacy.IncidentToldTable
  politicas: privacy.PoliciesTable
  consentimientos: privacy.ConsentsTable
}
