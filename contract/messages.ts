import { byProfileField, profileFieldRules } from '@trinchera/rules/profile-fields'
import type * as z from './schema'
import type { FieldError } from './route'

/** Spanish names of fields for messages. A field not listed keeps its own name. */
const labels: Record<string, string> = {
  ...byProfileField((field) => profileFieldRules[field].label),
  username: 'Nombre de usuario',
  email: 'Correo',
  email_nuevo: 'Correo nuevo',
  password: 'Contraseña',
  ficha: 'Ficha',
  llave: 'Llave de acceso',
  nombre: 'Nombre',
  tag: 'Tag',
  lema: 'Lema',
  imagen: 'Imagen',
  id_etapa: 'Etapa',
  id_juego: 'Juego',
  id_lider: 'Líder',
  id_clan: 'Clan',
  id_clan_ganador: 'Clan ganador',
  id_clan_perdedor: 'Clan perdedor',
  comentario: 'Comentario',
  motivo: 'Motivo',
  tipo: 'Tipo de fallo',
  rango: 'Rango',
  player: 'Jugador',
  activo: 'Activo',
  multijugador: 'Multijugador',
  pagina: 'Página',
  por_pagina: 'Por página',
  token: 'Token',
  busqueda: 'Búsqueda',
  room: 'Sala',
  id: 'Identificador',
  titulo: 'Título',
  descripcion: 'Descripción',
  contenido: 'Contenido',
  decision: 'Decisión',
  texto: 'Texto',
  inicio: 'Inicio',
  hasta: 'Hasta',
  desde: 'Desde',
  puerto: 'Puerto',
  puerto_consulta: 'Puerto de consulta',
  host: 'Host',
  login: 'Usuario de Twitch',
  jugadores: 'Jugadores',
  message: 'El mensaje',
  conversacion: 'La conversación',
  rol: 'Rol',
  admin: 'Administrador',
  validado: 'Cuenta validada',
  alcance: 'Alcance',
  oculto: 'Oculto',
  denuncias: 'Denuncias',
  abierto: 'Abierto',
  archivada: 'Cerrada para siempre',
  ruling: 'Fallo',
  quien: 'Quién',
  jugada: 'Fecha en que se jugó',
  codigo: 'Mapa',
  rondas_ganador: 'Rondas del ganador',
  rondas_perdedor: 'Rondas del perdedor',
  respuesta: 'Respuesta',
  voto: 'Voto',
  fechas: 'Fechas',
  bando: 'Bando',
  nick: 'Nombre en el juego',
  servidor: 'Servidor',
  id_reto: 'Reto',
  id_clan_retador: 'Clan retador',
  id_clan_retado: 'Clan retado',
  fallo: 'Fallo',
  imagenes: 'Imágenes',
  estado: 'Estado',
  id_match: 'Partida',
  creador: 'Autor',
  jugador: 'Jugador',
  integrantes: 'Integrantes',
  primeros: 'Primeros puestos',
  clanes: 'Clanes',
  ranking_actual: 'Puesto',
  fecha: 'Fecha',
  created_at: 'Fecha de creación',
  lista: 'Lista',
  aviso_torneo: 'Aviso de torneo',
  descargas: 'Descargas',
  guia: 'Guía',
  redes: 'Redes',
  servidores: 'Servidores',
  streamers: 'Streamers',
  mapas: 'Mapas',
  motivos: 'Motivos',
  url: 'Dirección',
  eventos: 'Avisos',
  formato: 'Formato',
  cupos: 'Número de cupos',
  por_equipo: 'Número de jugadores por equipo',
  inscripcion_hasta: 'Cierre de la inscripción',
  checkin_minutos: 'Número de minutos de check-in',
  mejor_de: 'Número de mapas',
  mejor_de_semifinal: 'Número de mapas de la semifinal',
  mejor_de_final: 'Número de mapas de la final',
  mejor_de_rondas: 'Número de mapas por ronda',
  cuenta_ladder: 'Cuenta para el ladder',
  reglas: 'Texto de las reglas',
  plantel: 'Plantel',
  orden: 'Orden de las semillas',
  partida: 'Partida',
  marcador: 'Marcador',
  ganador: 'Ganador',
  q: 'Búsqueda',
  id_seccion: 'Sección',
  busca: 'Qué busca',
  horario: 'Horario',
  puesto: 'Puesto',
  cita: 'Mensaje citado',
  modo: 'Avisos del tema',
  fijado: 'Fijado',
  cerrado: 'Cerrado',
  temas: 'Temas',
  mensajes: 'Mensajes',
  cuentas: 'Cuentas',
  claves: 'Medallas',
  id_clan_anterior: 'Clan anterior',
  anterior: 'Clan anterior',
  derecho: 'Derecho',
  correo: 'Correo',
  responsable: 'Responsable',
  politica: 'Versión de la política',
  version: 'Versión',
  edad: 'Edad',
  cuando: 'Cuándo pasó',
  que: 'Qué pasó',
  datos: 'Datos afectados',
  personas: 'Número de personas',
  medidas: 'Lo que se hizo',
  agencia_at: 'Cuándo se avisó a la Agencia',
  personas_at: 'Cuándo se avisó a las personas',
  textos: 'Tus textos',
  estadisticas: 'Estadísticas',
}

export function fieldLabel(field: string): string {
  return labels[field] ?? field
}

/** Fields whose Spanish name is feminine, because words in a message must agree with the name. */
const feminine = new Set([
  'password',
  'imagen',
  'id_etapa',
  'pagina',
  'busqueda',
  'room',
  'descripcion',
  'url',
  'decision',
  'conversacion',
  'fecha',
  'guia',
  'lista',
  'partida',
  'q',
  'id_seccion',
  'edad',
  'version',
])

const required = (field: string) => (feminine.has(field) ? 'es obligatoria' : 'es obligatorio')

/** The sentence that says that a field is missing. */
export const requiredMessage = (field: string) => `${fieldLabel(field)} ${required(field)}`

type Issue = z.core.$ZodIssue

function describe(issue: Issue, field: string): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? required(field) : 'no tiene el formato esperado'
    case 'invalid_union':
    case 'invalid_format':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
      return issue.input === undefined ? required(field) : 'no tiene el formato esperado'
    case 'invalid_value':
      return issue.input === undefined ? required(field) : `debe ser uno de: ${issue.values.join(', ')}`
    case 'too_small':
      if (issue.origin === 'array') return `deben ser ${issue.minimum} o más`
      if (issue.origin !== 'string')
        return issue.inclusive === false ? `debe ser mayor que ${issue.minimum}` : `debe ser ${issue.minimum} o más`
      return issue.minimum === 1 ? required(field) : `debe tener al menos ${issue.minimum} caracteres`
    case 'too_big':
      if (issue.origin === 'array') return `deben ser ${issue.maximum} o menos`
      return issue.origin === 'string'
        ? `debe tener como máximo ${issue.maximum} caracteres`
        : `debe ser ${issue.maximum} o menos`
    case 'unrecognized_keys':
      return 'tiene campos que no corresponden'
    default:
      return feminine.has(field) ? 'no es válida' : 'no es válido'
  }
}

/** One Spanish message per invalid field. A schema's own message (`custom` issue) is used unchanged; others begin with the field's name. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const seen = new Map<string, string>()
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.')
    const last = String(issue.path.findLast((part) => typeof part === 'string') ?? '')
    if (seen.has(field)) continue
    if (issue.code === 'custom' && issue.message && issue.message !== 'Invalid input') seen.set(field, issue.message)
    else seen.set(field, `${last ? fieldLabel(last) : 'Los datos'} ${describe(issue, last)}`)
  }
  return [...seen].map(([field, message]) => ({ field, message }))
}
