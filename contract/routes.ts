import * as admin from './admin'
import * as clanes from './clanes'
import * as etapas from './etapas'
import * as invitaciones from './invitaciones'
import * as juegos from './juegos'
import * as ladder from './ladder'
import * as notificaciones from './notificaciones'
import * as players from './players'
import * as reportes from './reportes'
import * as session from './session'

/** Every call there is, by name. The server must handle each (a missing handler does not compile); every client is made from this. */
export const routes = {
  login: session.login,
  logout: session.logout,
  loginGoogle: session.loginGoogle,
  getLoginOptions: session.getLoginOptions,
  registerPlayer: players.registerPlayer,
  validateAccount: players.validateAccount,
  resendValidation: players.resendValidation,
  listPlayers: players.listPlayers,
  getPlayer: players.getPlayer,
  getPlayerClan: players.getPlayerClan,
  requestRecovery: players.requestRecovery,
  changePassword: players.changePassword,
  updatePlayer: players.updatePlayer,
  listPlayerMatches: players.listPlayerMatches,
  exportOwnData: players.exportOwnData,
  closeAccount: players.closeAccount,
  listInvitaciones: invitaciones.listInvitaciones,
  sendInvitacion: invitaciones.sendInvitacion,
  acceptInvitacion: invitaciones.acceptInvitacion,
  rejectInvitacion: invitaciones.rejectInvitacion,
  withdrawInvitacion: invitaciones.withdrawInvitacion,
  listRecruits: invitaciones.listRecruits,
  listOwnSolicitudes: invitaciones.listOwnSolicitudes,
  listClanSolicitudes: invitaciones.listClanSolicitudes,
  sendSolicitud: invitaciones.sendSolicitud,
  answerSolicitud: invitaciones.answerSolicitud,
  withdrawSolicitud: invitaciones.withdrawSolicitud,
  listJuegos: juegos.listJuegos,
  createJuego: juegos.createJuego,
  updateJuego: juegos.updateJuego,
  deleteJuego: juegos.deleteJuego,
  listEtapas: etapas.listEtapas,
  getEtapa: etapas.getEtapa,
  createEtapa: etapas.createEtapa,
  updateEtapa: etapas.updateEtapa,
  deleteEtapa: etapas.deleteEtapa,
  listClanes: clanes.listClanes,
  getClan: clanes.getClan,
  createClan: clanes.createClan,
  listReportableClanes: clanes.listReportableClanes,
  updateClan: clanes.updateClan,
  deleteClan: clanes.deleteClan,
  expelMember: clanes.expelMember,
  leaveClan: clanes.leaveClan,
  handOverClan: clanes.handOverClan,
  listNotices: notificaciones.listNotices,
  readNotices: notificaciones.readNotices,
  listNoticePreferences: notificaciones.listNoticePreferences,
  updateNoticePreferences: notificaciones.updateNoticePreferences,
  getPresence: notificaciones.getPresence,
  reportLoss: ladder.reportLoss,
  listTopClanes: ladder.listTopClanes,
  listLastMatches: ladder.listLastMatches,
  listTopPlayers: ladder.listTopPlayers,
  listPlaces: ladder.listPlaces,
  listClanMatches: ladder.listClanMatches,
  listReportes: reportes.listReportes,
  previewRuling: reportes.previewRuling,
  ruleMatch: reportes.ruleMatch,
  recalculateEtapa: reportes.recalculateEtapa,
  listAdminPlayers: admin.listAdminPlayers,
  getAdminPlayer: admin.getAdminPlayer,
  updateAdminPlayer: admin.updateAdminPlayer,
  updateAdminPlayerPassword: admin.updateAdminPlayerPassword,
  deleteAdminPlayer: admin.deleteAdminPlayer,
  listAllUsers: admin.listAllUsers,
  listAllRoles: admin.listAllRoles,
  listAllCargos: admin.listAllCargos,
  listAllNiveles: admin.listAllNiveles,
  createSuspension: admin.createSuspension,
  deleteSuspension: admin.deleteSuspension,
  listAudit: admin.listAudit,
} as const

export type Routes = typeof routes
export type RouteName = keyof Routes
