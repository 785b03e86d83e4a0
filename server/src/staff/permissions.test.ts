import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes, type RouteName } from '@trinchera/contract/routes'
import { insertPlayer } from '@trinchera/db/queries/players/players'
import { insertSuspension } from '@trinchera/db/queries/players/suspensions'
import { staffMay, staffPermissions, type StaffMarks } from '@trinchera/rules/permissions'
import { password, startTestApp, type TestApp, type TestPlayer } from '../../testing/app'
import { testBrowser } from '@trinchera/testing/push-service'

// Tests who may call each route. A route without a case here fails the test.

const marksOf = {
  jugador: [5, false],
  otro: [5, false],
  'rol 1': [1, true],
  'rol 2': [2, true],
  'rol 3': [3, true],
  'rol 4': [4, true],
  'rol 1 sin marca': [1, false],
  'rol 2 sin marca': [2, false],
  'rol 3 sin marca': [3, false],
  'rol 4 sin marca': [4, false],
  'marca sin rol': [5, true],
} as const satisfies Record<string, readonly [rol: number, admin: boolean]>
type Member = keyof typeof marksOf
type Who = Member | 'visitante'
const isMember = (name: string): name is Member => Object.hasOwn(marksOf, name)
const members = Object.keys(marksOf).filter(isMember)
const everyone: readonly Who[] = ['visitante', ...members]
const own: readonly Who[] = ['jugador']

/** Target players by rol and staff mark. */
const targets = {
  'un jugador': [5, 0],
  'staff con rol y marca': [3, 1],
  'quien tiene solo el rol': [4, 0],
  'quien tiene solo la marca': [5, 1],
} as const

interface Sent {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: Record<string, unknown>
}
interface Row {
  may: readonly Who[]
  /** The request; `target` is a player created for this case. */
  send?: (target: number) => Sent | Promise<Sent>
  /** Who may call the route if the target is staff; omitted if the call has no target. */
  mayStaff?: readonly Who[]
  /** The status that those who may call the route get; by default the route's code. */
  past?: number
  /** True if the call ends the caller's session. */
  endsSession?: true
}

let site: TestApp
const people = new Map<Who, TestPlayer>()
const place = { juego: 0, etapa: 0, clan: 0, anuncio: 0, comment: 0 }
let writer: TestPlayer
const self = () => {
  const found = people.get('jugador')
  if (!found) throw new Error('no such player')
  return found
}

const syllables = ['Ca', 'Lo', 'Mi', 'Ru', 'Te', 'Na', 'Po', 'Du']
let count = 0
const newName = () =>
  `Zz ${[...(count++).toString(8).padStart(4, '0')].map((digit) => syllables[Number(digit)]).join('')}`
const later = '2999-01-01T00:00:00.000Z'
const suspensionOf = async (player_id: number, alcance: 'cuenta' | 'comentarios' = 'comentarios') =>
  (
    await insertSuspension(site.database.db, {
      player_id,
      alcance,
      hasta: later,
      motivo: 'Prueba',
      created_at: site.clock.now.toISOString(),
      created_by: 0,
    })
  ).id

const commentOf = async ({ api }: TestPlayer) =>
  (await api.createComment({ body: { contenido: 'x', idAnuncio: place.anuncio } })).data.id

const nowhere = { params: { id: 999_999 } }
const noPartida = { params: { id: 999_999, partida: 1 } }
const torneoRuling = { ...noPartida, body: { reabrir: true, motivo: 'Prueba' } }
const noWebhook = { params: { id: 999_999, gancho: 999_999 } }
const verdict = { ...nowhere, body: { tipo: 'anular', motivo: 'Prueba' } }

const table: Record<RouteName, Row> = {
  login: { may: everyone, send: () => ({ body: { email: self().email, password } }) },
  logout: { may: members, endsSession: true },
  loginGoogle: { may: everyone, send: () => ({ body: { token: 'x' } }), past: 503 },
  validateAndLogIn: { may: everyone, send: () => ({ body: { email: self().email, token: 'x' } }), past: 400 },
  getLoginOptions: { may: everyone },
  completeLogin: { may: everyone, send: () => ({ body: { ficha: 'x', codigo: '123456' } }), past: 401 },
  beginPasskeyLogin: { may: everyone, past: 503 },
  loginPasskey: { may: everyone, past: 400 },
  beginTotp: { may: members },
  confirmTotp: { may: members, past: 400 },
  removeTotp: { may: members, past: 400 },
  beginPasskey: { may: members, past: 503 },
  createPasskey: { may: members, past: 400 },
  removePasskey: { may: members, send: () => ({ params: { id: 'x' } }), past: 400 },
  beginProof: { may: members, past: 503 },
  renewRecoveryCodes: { may: members, past: 404 },
  listOwnSessions: { may: members },
  endOwnSession: { may: members, send: () => ({ params: { id: 'x' } }), past: 404 },
  endOtherSessions: { may: members },
  getSecurity: { may: members },
  requestEmailChange: { may: members, past: 400 },
  cancelEmailChange: { may: members, past: 404 },
  confirmEmailChange: { may: everyone, send: () => ({ body: { email: 'x', token: 'x' } }), past: 400 },
  undoEmailChange: { may: everyone, send: () => ({ body: { email: 'x', token: 'x' } }), past: 400 },
  registerPlayer: {
    may: everyone,
    send: () => ({ body: { username: newName(), email: `zz${count}@example.com`, password } }),
  },
  validateAccount: {
    may: everyone,
    send: () => ({ params: { email: self().email }, query: { token: 'x' } }),
    past: 400,
  },
  resendValidation: { may: everyone, send: () => ({ params: { email: self().email } }) },
  correctEmail: {
    may: everyone,
    send: () => ({ body: { email: self().email, password, email_nuevo: 'zz@example.com' } }),
    past: 409,
  },
  listPlayers: { may: everyone },
  getPlayer: { may: everyone, send: () => ({ params: { id: self().id } }) },
  getPlayerClan: { may: everyone, send: () => ({ params: { playerId: self().id, stageId: place.etapa } }) },
  requestRecovery: { may: everyone, send: () => ({ body: { email: self().email } }) },
  changePassword: {
    may: own,
    send: () => ({ params: { email: self().email }, body: { password, repeatPassword: 'otra cosa' } }),
    past: 400,
  },
  updatePlayer: { may: own, send: () => ({ params: { id: self().id }, body: { volute: 'perfil.1' } }) },
  listPlayerMatches: { may: everyone, send: () => ({ params: { id: self().id } }) },
  exportOwnData: { may: own, send: () => ({ params: { id: self().id } }) },
  closeAccount: { may: members, send: () => ({ body: { password: 'no es esta' } }), past: 400 },
  getConsent: { may: members },
  giveConsent: { may: members },
  withdrawConsent: { may: members },
  listInvitaciones: { may: own, send: () => ({ params: { playerId: self().id } }) },

  listJuegos: { may: everyone },
  createJuego: { may: ['rol 1'], past: 400 },
  updateJuego: { may: ['rol 1'], send: () => nowhere, past: 404 },
  deleteJuego: { may: ['rol 1'], send: () => nowhere, past: 404 },
  listEtapas: { may: everyone, send: () => ({ params: { gameId: place.juego } }) },
  listOpenEtapas: { may: everyone },
  getEtapa: { may: everyone, send: () => ({ params: { id: place.etapa } }) },
  createEtapa: { may: ['rol 1'], past: 400 },
  updateEtapa: { may: ['rol 1'], send: () => nowhere, past: 404 },
  deleteEtapa: { may: ['rol 1'], send: () => nowhere, past: 404 },
  archiveEtapa: { may: ['rol 1'], send: () => nowhere, past: 404 },
  getFinalStandings: { may: everyone, send: () => ({ params: { id: place.etapa } }), past: 404 },
  listClanes: { may: everyone, send: () => ({ params: { id: place.etapa } }) },
  getClan: { may: everyone, send: () => ({ params: { id: place.clan } }) },
  createClan: { may: members, past: 400 },
  listReportableClanes: { may: everyone, send: () => ({ params: { stageId: place.etapa, clanId: place.clan } }) },
  reportLoss: { may: members, past: 400 },
  listTopClanes: { may: everyone },
  listLastMatches: { may: everyone },
  listTopPlayers: { may: everyone },
  listPlaces: { may: everyone, send: () => ({ params: { clanId: place.clan } }) },
  listMoves: {
    may: everyone,
    send: () => ({ params: { id: place.etapa }, query: { desde: '2025-07-13T00:00:00.000Z' } }),
  },
  listClanMatches: { may: everyone, send: () => ({ params: { clanId: place.clan } }) },
  listReportes: { may: ['rol 1', 'rol 2'] },
  getReporte: { may: ['rol 1', 'rol 2'], send: () => nowhere, past: 404 },
  getMatch: { may: everyone, send: () => nowhere, past: 404 },
  answerMatch: { may: members, send: () => ({ ...nowhere, body: { respuesta: 'confirmar' } }), past: 404 },
  appealRuling: { may: members, send: () => ({ ...nowhere, body: { texto: 'Prueba' } }), past: 404 },
  getSuspension: { may: everyone, send: () => ({ params: { token: 'x' } }), past: 404 },
  appealSuspension: { may: everyone, send: () => ({ params: { token: 'x' }, body: { texto: 'x' } }), past: 404 },
  listApelaciones: { may: ['rol 1', 'rol 2'] },
  getPrivacidad: { may: everyone },
  requestData: {
    may: everyone,
    send: () => ({ body: { derecho: 'acceso', correo: 'zz@example.com', texto: 'Quiero saber qué guardan' } }),
  },
  getDataRequest: { may: everyone, send: () => ({ params: { token: 'x' } }), past: 404 },
  confirmDataRequest: { may: everyone, send: () => ({ params: { token: 'x' } }), past: 404 },
  listDataRequests: { may: ['rol 1'] },
  exportDataRequests: { may: ['rol 1'] },
  answerDataRequest: {
    may: ['rol 1'],
    send: () => ({ ...nowhere, body: { tipo: 'cumplida', texto: 'Prueba' } }),
    past: 404,
  },
  listBlocked: { may: ['rol 1'] },
  blockAccount: {
    may: ['rol 1'],
    send: () => ({ params: { player_id: 999_999 }, body: { motivo: 'Prueba' } }),
    past: 404,
  },
  unblockAccount: {
    may: ['rol 1'],
    send: () => ({ params: { player_id: 999_999 }, body: { motivo: 'Prueba' } }),
    past: 404,
  },
  listIncidentes: { may: ['rol 1'] },
  createIncidente: { may: ['rol 1'], past: 400 },
  updateIncidente: { may: ['rol 1'], send: () => ({ ...nowhere, body: {} }), past: 404 },
  tellIncidente: { may: ['rol 1'], send: () => ({ ...nowhere, body: {} }), past: 404 },
  resolveApelacion: {
    may: ['rol 1', 'rol 2'],
    send: () => ({ ...nowhere, body: { tipo: 'mantener', motivo: 'Prueba' } }),
    past: 404,
  },
  listEvidencias: { may: members, send: () => nowhere, past: 404 },
  addEvidencia: { may: members, send: () => nowhere, past: 400 },
  deleteEvidencia: { may: members, send: () => ({ params: { id: 999_999, idEvidencia: 1 } }), past: 404 },
  openVictoria: { may: members, past: 400 },
  listVictorias: { may: members },
  getVictoria: { may: members, send: () => nowhere, past: 404 },
  answerVictoria: { may: members, send: () => ({ ...nowhere, body: { respuesta: 'reconocer' } }), past: 404 },
  voteVictoria: { may: members, send: () => ({ ...nowhere, body: { voto: 'si' } }), past: 404 },
  listAdminVictorias: { may: ['rol 1', 'rol 2'] },
  settleVictoria: {
    may: ['rol 1', 'rol 2'],
    send: () => ({ ...nowhere, body: { tipo: 'acreditar', motivo: 'Prueba' } }),
    past: 404,
  },
  createReto: { may: members, past: 400 },
  listRetos: { may: everyone },
  getReto: { may: everyone, send: () => nowhere, past: 404 },
  answerReto: { may: members, send: () => ({ ...nowhere, body: { respuesta: 'rechazar' } }), past: 404 },
  pickMap: { may: members, send: () => ({ ...nowhere, body: { bando: 'eje' } }), past: 404 },
  setRetoServer: { may: members, send: () => ({ ...nowhere, body: { servidor: 1 } }), past: 404 },
  cancelReto: { may: members, send: () => ({ ...nowhere, body: { motivo: 'Prueba' } }), past: 404 },
  reportNoShow: { may: members, send: () => nowhere, past: 404 },
  contestNoShow: { may: members, send: () => ({ ...nowhere, body: { texto: 'Prueba' } }), past: 404 },
  listContestedRetos: { may: ['rol 1', 'rol 2'] },
  settleNoShow: {
    may: ['rol 1', 'rol 2'],
    send: () => ({ ...nowhere, body: { fallo: 'mantenido', motivo: 'Prueba' } }),
    past: 404,
  },
  sayComing: { may: members, send: () => ({ ...nowhere, body: { va: true } }), past: 404 },
  listRetoMessages: { may: members, send: () => nowhere, past: 404 },
  sendRetoMessage: { may: members, send: () => ({ ...nowhere, body: { texto: 'Prueba' } }), past: 404 },
  listUsualHours: { may: everyone, send: () => ({ params: { id: place.clan } }) },
  getRetoRecord: { may: everyone, send: () => ({ params: { id: place.clan } }) },
  listAgenda: { may: everyone, send: () => ({ query: { desde: new Date(0).toISOString() } }) },
  getCalendarLink: { may: members },
  renewCalendarLink: { may: members },
  listRetoSamples: { may: everyone, send: () => nowhere, past: 404 },
  listOwnNicks: { may: members },
  createNickCode: { may: members },
  deleteNick: { may: members, send: () => ({ params: { nick: 'Nadie' } }), past: 404 },
  claimMatch: { may: members, send: () => ({ ...nowhere, body: { tipo: 'otro', texto: 'Prueba' } }), past: 404 },
  listClanClaims: { may: members, send: () => nowhere, past: 404 },
  dismissClaim: { may: ['rol 1', 'rol 2'], send: () => ({ ...nowhere, body: { motivo: 'Prueba' } }), past: 404 },
  getPendingWork: { may: ['rol 1', 'rol 2', 'rol 3', 'rol 4'] },
  previewRuling: { may: ['rol 1', 'rol 2'], send: () => verdict, past: 404 },
  ruleMatch: { may: ['rol 1', 'rol 2'], send: () => verdict, past: 404 },
  recalculateEtapa: { may: ['rol 1', 'rol 2'], send: () => ({ params: { id: place.etapa } }) },

  listAdminPlayers: { may: ['rol 1', 'rol 2'] },
  getAdminPlayer: { may: ['rol 1', 'rol 2'], mayStaff: ['rol 1', 'rol 2'], send: (id) => ({ params: { id } }) },
  updateAdminPlayer: {
    may: ['rol 1', 'rol 2'],
    mayStaff: ['rol 1'],
    send: (id) => ({ params: { id }, body: { volute: 'perfil.2' } }),
  },
  updateAdminPlayerPassword: {
    may: ['rol 1', 'rol 2'],
    mayStaff: ['rol 1'],
    send: (id) => ({ params: { id }, body: { password } }),
  },
  deleteAdminPlayer: { may: ['rol 1'], mayStaff: ['rol 1'], send: (id) => ({ params: { id } }) },
  removeSecondFactor: { may: ['rol 1'], mayStaff: ['rol 1'], send: (id) => ({ params: { id } }), past: 409 },
  listRelatedAccounts: { may: ['rol 1', 'rol 2'], mayStaff: ['rol 1', 'rol 2'], send: (id) => ({ params: { id } }) },
  listAllUsers: { may: ['rol 1', 'rol 2'] },
  listAllRoles: { may: ['rol 1', 'rol 2'] },
  listAllCargos: { may: ['rol 1', 'rol 2'] },
  listAllNiveles: { may: ['rol 1', 'rol 2'] },
  createSuspension: {
    may: ['rol 1', 'rol 2'],
    mayStaff: ['rol 1'],
    send: (player_id) => ({ body: { player_id, alcance: 'cuenta', hasta: later, motivo: 'Prueba' } }),
  },
  deleteSuspension: {
    may: ['rol 1', 'rol 2'],
    mayStaff: ['rol 1'],
    send: async (id) => ({ params: { id: await suspensionOf(id) } }),
  },
  listAudit: { may: ['rol 1'] },
  exportAudit: { may: ['rol 1'] },
  listAuditActions: { may: ['rol 1'] },

  listTorneos: { may: everyone },
  listClanTorneos: { may: everyone, send: () => ({ params: { id: place.clan } }) },
  createTorneo: { may: ['rol 1', 'rol 3'], past: 400 },
  updateTorneo: { may: ['rol 1', 'rol 3'], send: () => nowhere, past: 404 },
  deleteTorneo: { may: ['rol 1', 'rol 3'], send: () => nowhere, past: 404 },
  getTorneo: { may: everyone, send: () => nowhere, past: 404 },
  enrolTorneo: { may: members, send: () => ({ ...nowhere, body: { id_clan: 999_999, plantel: [] } }), past: 404 },
  withdrawTorneo: { may: members, send: () => ({ ...nowhere, body: { id_clan: 999_999 } }), past: 404 },
  checkinTorneo: { may: members, send: () => ({ ...nowhere, body: { id_clan: 999_999 } }), past: 404 },
  seedTorneo: { may: ['rol 1', 'rol 3'], send: () => ({ ...nowhere, body: { orden: [] } }), past: 404 },
  startTorneo: { may: ['rol 1', 'rol 3'], send: () => nowhere, past: 404 },
  cancelTorneo: { may: ['rol 1', 'rol 3'], send: () => nowhere, past: 404 },
  confirmTorneoMatch: { may: members, send: () => noPartida, past: 404 },
  startTorneoMatch: { may: members, send: () => noPartida, past: 404 },
  reportTorneoMatch: { may: members, send: () => ({ ...noPartida, body: { marcador: [2, 0] } }), past: 404 },
  objectTorneoMatch: { may: members, send: () => ({ ...noPartida, body: { texto: 'No' } }), past: 404 },
  ruleTorneoMatch: { may: ['rol 1', 'rol 3'], send: () => torneoRuling, past: 404 },
  previewTorneoRuling: { may: ['rol 1', 'rol 3'], send: () => torneoRuling, past: 404 },
  moveTorneoMatch: { may: ['rol 1', 'rol 3'], send: () => ({ ...noPartida, body: { fecha: null } }), past: 404 },
  getTorneoMatch: { may: everyone, send: () => noPartida, past: 404 },
  listTorneoMessages: { may: members, send: () => noPartida, past: 404 },
  sendTorneoMessage: { may: members, send: () => ({ ...noPartida, body: { texto: 'Hola' } }), past: 404 },
  getOpciones: { may: everyone },
  updateOpciones: { may: ['rol 1'] },
  getSetup: { may: ['rol 1'] },
  tryMail: { may: ['rol 1'] },
  listTextos: { may: everyone },
  getTexto: { may: everyone, send: () => ({ params: { clave: 'pie' } }) },
  getAdminTexto: { may: ['rol 1', 'rol 2'], send: () => ({ params: { clave: 'reglamento' } }) },
  getTextoVersion: {
    may: ['rol 1', 'rol 2'],
    send: () => ({ params: { clave: 'reglamento', version: 999 } }),
    past: 404,
  },
  compareTextoVersions: {
    may: ['rol 1', 'rol 2'],
    send: () => ({ params: { clave: 'reglamento' }, query: { de: '0', a: '0' } }),
  },
  updateTexto: { may: ['rol 1', 'rol 2'], send: () => ({ params: { clave: 'reglamento' } }), past: 400 },

  listAnuncios: { may: everyone },
  getAnuncio: { may: everyone, send: () => ({ params: { id: place.anuncio } }) },
  createAnuncio: { may: ['rol 1', 'rol 4'], past: 400 },
  updateAnuncio: { may: ['rol 1', 'rol 4'], send: () => nowhere, past: 404 },
  deleteAnuncio: { may: ['rol 1', 'rol 4'], send: () => nowhere, past: 404 },
  uploadAnuncioPicture: { may: ['rol 1', 'rol 4'], past: 400 },
  listComments: { may: everyone, send: () => ({ params: { id: place.anuncio } }) },
  createComment: { may: own, send: () => ({ body: { contenido: 'x', player: self().id, idAnuncio: place.anuncio } }) },
  updateComment: { may: own, send: () => ({ params: { id: place.comment }, body: { contenido: 'x' } }) },
  deleteComment: {
    may: ['jugador', 'rol 1', 'rol 4'],
    send: async () => ({ params: { id: await commentOf(self()) } }),
  },
  reportComment: {
    may: members,
    send: async () => ({ params: { id: await commentOf(writer) }, body: { motivo: 'Prueba' } }),
  },
  listReportedComments: { may: ['rol 1', 'rol 4'] },
  moderateComment: { may: ['rol 1', 'rol 4'], send: () => ({ ...nowhere, body: { decision: 'ocultar' } }), past: 404 },

  listSecciones: { may: everyone },
  listTemas: { may: everyone, send: () => nowhere, past: 404 },
  listRecentTemas: { may: everyone },
  createTema: {
    may: members,
    send: () => ({ body: { id_seccion: 999_999, titulo: 'Prueba', contenido: 'x' } }),
    past: 400,
  },
  getTema: { may: everyone, send: () => nowhere, past: 404 },
  createMensaje: { may: members, send: () => ({ ...nowhere, body: { contenido: 'x' } }), past: 404 },
  updateMensaje: { may: members, send: () => ({ ...nowhere, body: { contenido: 'x' } }), past: 404 },
  deleteMensaje: { may: members, send: () => nowhere, past: 404 },
  followTema: { may: members, send: () => ({ ...nowhere, body: { modo: 'seguir' } }), past: 404 },
  readTema: { may: members, send: () => ({ ...nowhere, body: { hasta: 1 } }), past: 404 },
  reportMensaje: { may: members, send: () => ({ ...nowhere, body: { motivo: 'Prueba' } }), past: 404 },
  reactMensaje: { may: members, send: () => ({ ...nowhere, body: { tipo: 'bien' } }), past: 404 },
  unreactMensaje: { may: members, send: () => ({ ...nowhere, body: { tipo: 'bien' } }), past: 404 },
  getForoLimites: { may: members },
  searchForo: { may: everyone, send: () => ({ query: { q: 'prueba' } }) },
  updateTema: { may: ['rol 1', 'rol 4'], send: () => ({ ...nowhere, body: { fijado: true } }), past: 404 },
  deleteTema: { may: ['rol 1', 'rol 4'], send: () => nowhere, past: 404 },
  listEscritores: { may: ['rol 1', 'rol 4'], send: () => ({ query: { desde: new Date(0).toISOString() } }) },
  cleanForo: {
    may: ['rol 1', 'rol 4'],
    send: () => ({ body: { jugadores: [999_999], desde: new Date(0).toISOString(), hasta: null, motivo: 'Prueba' } }),
  },

  // permissions within a clan are tested in areas/clanes/clan-permissions.test.ts; here only that a session is required
  sendInvitacion: { may: members, past: 400 },
  acceptInvitacion: { may: members, past: 400 },
  rejectInvitacion: { may: members, past: 400 },
  withdrawInvitacion: { may: members, past: 400 },
  sendSolicitud: { may: members, past: 400 },
  answerSolicitud: { may: members, past: 400 },
  withdrawSolicitud: { may: members, past: 400 },
  deleteClan: { may: members, past: 400 },
  expelMember: { may: members, past: 400 },
  leaveClan: { may: members, past: 400 },
  handOverClan: { may: members, past: 400 },
  listRecruits: { may: members, send: () => nowhere, past: 404 },
  listClanSolicitudes: { may: members, send: () => nowhere, past: 404 },
  updateClan: { may: members, send: () => nowhere, past: 404 },
  listGanchos: { may: members, send: () => nowhere, past: 404 },
  createGancho: {
    may: members,
    send: () => ({ ...nowhere, body: { url: 'https://example.com', eventos: ['reto'] } }),
    past: 404,
  },
  updateGancho: {
    may: members,
    send: () => ({ ...noWebhook, body: { eventos: ['reto'], activo: true } }),
    past: 404,
  },
  deleteGancho: { may: members, send: () => noWebhook, past: 404 },
  testGancho: { may: members, send: () => noWebhook, past: 404 },
  renewGanchoSecret: { may: members, send: () => noWebhook, past: 404 },
  listOwnSolicitudes: { may: members },
  listNotices: { may: members },
  readNotices: { may: members },
  listNoticePreferences: { may: members },
  updateNoticePreferences: { may: members },
  getPresence: { may: everyone, send: () => ({ params: { room: `etapa:${place.etapa}` } }) },

  chat: { may: everyone, send: () => ({ body: { message: 'hola' } }) },
  tell: { may: everyone, send: () => ({ body: { message: 'hola' } }) },
  rateAnswer: {
    may: everyone,
    send: () => ({ body: { pregunta: 'x', respuesta: 'x', ficha: 'x', util: true } }),
    past: 400,
  },
  getColas: { may: ['rol 1'] },
  retryJob: { may: ['rol 1'], send: () => ({ body: { id: 'mail-1' } }), past: 404 },
  listAssistantCases: { may: ['rol 1', 'rol 2'] },
  decideAssistantCase: {
    may: ['rol 1', 'rol 2'],
    send: () => ({ ...nowhere, body: { decision: 'marcar' } }),
    past: 404,
  },
  exportAssistantCases: { may: ['rol 1', 'rol 2'] },
  sendConsulta: { may: members, send: () => ({ body: { pregunta: '\u200B' } }), past: 400 },
  listConsultas: { may: ['rol 1', 'rol 2'] },
  answerConsulta: { may: ['rol 1', 'rol 2'], send: () => ({ ...nowhere, body: { respuesta: 'Prueba' } }), past: 404 },
  getStreams: { may: everyone },
  listFollowed: { may: members },
  followStreamer: { may: members, send: () => ({ params: { login: 'nadie_tv' } }), past: 404 },
  unfollowStreamer: { may: members, send: () => ({ params: { login: 'nadie_tv' } }) },
  listServers: { may: everyone },
  listServerHistory: { may: everyone, send: () => ({ params: { id: 1 } }) },
  getOwnDiscord: { may: members },
  createDiscordCode: { may: members },
  unlinkOwnDiscord: { may: members, past: 404 },
  // routes for the bot, tested in areas/discord/discord.test.ts
  linkDiscord: { may: [], send: () => ({ body: { discord_id: '1'.repeat(18), discord_nombre: 'x', codigo: 'x' } }) },
  unlinkDiscord: { may: [], send: () => ({ params: { discord_id: '1'.repeat(18) } }) },
  getDiscordAccount: { may: [], send: () => ({ params: { discord_id: '1'.repeat(18) } }) },
  answerFromDiscord: { may: [], send: () => nowhere },
  confirmFromDiscord: { may: [], send: () => nowhere },
  answerRetoFromDiscord: {
    may: [],
    send: () => ({ ...nowhere, body: { discord_id: '1'.repeat(18), version: 1, respuesta: 'rechazar' as const } }),
  },
  listLinked: { may: [] },
  listDiscordChannels: { may: [] },
  setDiscordChannel: {
    may: [],
    send: () => ({ params: { canal: '1'.repeat(18) }, body: { guild: '1'.repeat(18), tipos: [] } }),
  },
  deleteDiscordChannel: { may: [], send: () => ({ params: { canal: '1'.repeat(18) } }) },
  reportFromDiscord: {
    may: [],
    send: () => ({
      body: { discord_id: '1'.repeat(18), id_clan_ganador: 1, id_clan_perdedor: 2, clave: 'x'.repeat(8) },
    }),
  },
  setDiscordNotices: { may: [], send: () => ({ params: { discord_id: '1'.repeat(18) }, body: { activo: true } }) },
  takeBotLease: { may: [], send: () => ({ body: { proceso: 'x'.repeat(8) } }) },
  releaseBotLease: { may: [], send: () => ({ params: { proceso: 'x'.repeat(8) } }) },
  deleteLinked: { may: [], send: () => ({ params: { discord_id: '1'.repeat(18) } }) },
  listPosts: { may: [] },
  recordPosted: { may: [], send: () => nowhere },
  getStatusMessage: { may: [] },
  storeStatusMessage: { may: [] },
  getPushKey: { may: everyone },
  listPushDevices: { may: members },
  createPushDevice: {
    may: members,
    send: () => ({ body: { endpoint: `https://1.1.1.1/${++count}`, keys: testBrowser('x').subscription.keys } }),
  },
  deletePushDevice: { may: members, send: () => nowhere, past: 404 },
  actFromPush: { may: everyone, send: () => ({ body: { token: 'x', accion: 'aceptar' } }), past: 400 },
  getQuietHours: { may: members },
  updateQuietHours: { may: members, send: () => ({ body: { desde: '00:00', hasta: '08:00' } }) },
  listServerAlerts: { may: members },
  setServerAlert: { may: members, send: () => ({ params: { id: 1 }, body: { jugadores: 4 } }) },
  getPalmares: { may: everyone },
  getPalmaresEtapa: { may: everyone, send: () => nowhere, past: 404 },
  listClanMedals: { may: everyone, send: () => ({ params: { id: place.clan } }) },
  listPlayerMedals: { may: everyone, send: () => ({ params: { id: self().id } }) },
  getLinaje: { may: everyone, send: () => ({ params: { id: place.clan } }) },
  setLinaje: { may: members, send: () => ({ ...nowhere, body: { id_clan_anterior: 999_998 } }), past: 404 },
  deleteLinaje: { may: members, send: () => nowhere, past: 404 },
  chooseMedals: { may: members, send: () => ({ body: { claves: [] } }) },
  getPerfil: { may: everyone, send: () => ({ params: { id: self().id } }) },
}

const isRoute = (name: string): name is RouteName => Object.hasOwn(routes, name)
const names = Object.keys(routes).filter(isRoute)

beforeAll(async () => {
  site = await startTestApp()
  for (const [index, name] of members.entries()) {
    const [rol, admin] = marksOf[name]
    people.set(
      name,
      await site.player(`Gente ${syllables[index % 8]}${syllables[Math.floor(index / 8)]}`, {
        rol,
        admin: Number(admin),
      }),
    )
  }
  const boss = people.get('rol 1')?.api ?? site.visitor
  place.juego = (await boss.createJuego({ body: { nombre: 'Base' } })).data.id
  place.etapa = (
    await boss.createEtapa({ body: { nombre: 'Etapa', id_juego: place.juego, activo: true, multijugador: true } })
  ).data.id
  writer = await site.player('Escritor')
  place.anuncio = (await boss.createAnuncio({ body: { titulo: 'x', descripcion: 'x', contenido: 'x' } })).data.id
  place.comment = await commentOf(self())
  place.clan = (
    await self().api.createClan({ body: { nombre: 'Los Primeros', tag: 'PRI', id_etapa: place.etapa } })
  ).data.id
})
afterAll(() => site.stop())

async function statusOf(name: RouteName, sent: Sent, token: string | undefined): Promise<number> {
  const { method, path, bodyType } = routes[name]
  const filled = path.replace(/:(\w+)/g, (_, field: string) => encodeURIComponent(String(sent.params?.[field])))
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(bodyType === 'none' ? {} : { 'content-type': 'application/json' }),
  }
  const options = bodyType === 'none' ? { headers } : { headers, body: JSON.stringify(sent.body ?? {}) }
  return (await site.call(method, `${filled}${sent.query ? `?${new URLSearchParams(sent.query)}` : ''}`, options))
    .status
}

async function tokenFor(who: Who, { endsSession }: Row): Promise<string | undefined> {
  const person = people.get(who)
  return person && endsSession
    ? (await site.visitor.login({ body: { email: person.email, password } })).token
    : person?.token
}

async function newTarget([rol, admin]: (typeof targets)[keyof typeof targets]): Promise<number> {
  const username = newName()
  const account = {
    username,
    email: `${username.replace(' ', '.')}@example.com`,
    password_hash: null,
    volute: null,
    created_at: site.clock.now.toISOString(),
  }
  return insertPlayer(site.database.db, { ...account, validado: 1, rol, admin })
}

/** How many combinations of route and identity were tried. */
let pairs = 0
afterAll(() => void process.stdout.write(`swept: ${pairs} pairs of a route and an identity\n`))

/** Calls the route as every identity. Returns the actual and the expected status of each. */
async function tryAll(
  name: RouteName,
  may: readonly Who[],
  marks: (typeof targets)[keyof typeof targets] = targets['un jugador'],
) {
  const row = table[name]
  const [got, due] = [new Map<Who, number>(), new Map<Who, number>()]
  for (const who of everyone) {
    const token = await tokenFor(who, row)
    const sent = (await row.send?.(row.mayStaff ? await newTarget(marks) : 0)) ?? {}
    pairs++
    got.set(who, await statusOf(name, sent, token))
    due.set(who, may.includes(who) ? (row.past ?? routes[name].code) : who === 'visitante' ? 401 : 403)
  }
  return { got: Object.fromEntries(got), due: Object.fromEntries(due) }
}

it('has a line for every call', () => expect(Object.keys(table).sort()).toEqual([...names].sort()))

describe('who may', () => {
  it.each(names)('%s', async (name) => {
    const row = table[name]
    const { got, due } = await tryAll(name, row.may)
    expect(got).toEqual(due)
  })
})

describe('who may act on staff', () => {
  const kinds = Object.entries(targets).filter(([kind]) => kind !== 'un jugador')
  it.each(
    names
      .filter((name) => table[name].mayStaff)
      .flatMap((name) => kinds.map(([kind, marks]) => [name, kind, marks] as const)),
  )('%s: %s', async (name, _, marks) => {
    const { got, due } = await tryAll(name, table[name].mayStaff ?? [], marks)
    expect(got).toEqual(due)
  })
})

it.each(names)('the rules say the same of %s', (name) => {
  const permission = staffPermissions.find((known) => known === routes[name].access)
  if (!permission) return
  const by = (marks: StaffMarks) => staffMay(marks, permission)
  expect(table[name].may).toEqual(members.filter((who) => by({ rol: marksOf[who][0], admin: marksOf[who][1] })))
})

it('an e-mail is visible only to its player and to rol 1 and 2', async () => {
  const seen: Who[] = []
  for (const who of everyone) {
    const api = people.get(who)?.api ?? site.visitor
    if ((await api.getPlayer({ params: { id: self().id } })).data.email) seen.push(who)
  }
  expect(seen).toEqual(['jugador', 'rol 1', 'rol 2'])
})

it('a suspended account gets 423 from every call that asks who calls', async () => {
  const player = await site.player('Arrestado', { rol: 1, admin: 1 })
  const target = await site.player('Blanco')
  await suspensionOf(player.id, 'cuenta')
  for (const name of names) {
    if (routes[name].access === 'public') continue
    const sent = (await table[name].send?.(target.id)) ?? {}
    expect([name, await statusOf(name, sent, player.token)]).toEqual([name, 423])
  }
})
