import type { Question } from '../question'

/** Few words, shortened words and mistyped ones: a leader in a hurry, the young, fat fingers, whoever counts everything. */
export const voicesB: readonly Question[] = [
  // the ladder and who is in it
  ['puelche w/l', '{triunfos Puelche}', '{derrotas Puelche}'],
  ['forma de los halcones', '{racha Los Halcones}'],
  ['peuco vs zorzal viejo stats', 'peuco', 'zorzal viejo', '{ganadas Peuco}'],
  ['quien suma mas triunfos', 'cerro castillo', '{triunfos Cerro Castillo @ Spearhead}'],
  ['el top5', '{top clan 1}', '{top clan 5}'],
  ['ladders activos', 'etapa ii', 'breakthrough'],
  ['algun clan me recibe? soy manco', 'reciben solicitudes'],
  ['si le gano al 3 y soy 9 cuanto subo', '#9 vence a #3 → #6'],
  ['si pierdo con el 9 y soy 3', '#9 vence a #3 → #6'],
  ['soy 9 y le gano al 3', '#9 vence a #3 → #6'],
  [['puelche', 'vs halcones'], '{duelo Puelche / Los Halcones}'],

  // the match
  ['minimo pa clan', 'clan'],
  ['se puede 3v3', 'al menos 4'],
  ['crash de un player', 'desconecta|volver'],
  ['como agendo partida', 'entre clanes'],
  ['armar una partida con puelche', 'entre clanes'],
  ['buscar rival pa hoy', 'entre clanes'],
  ['quien pickea mapa', 'elige|eleccion'],
  ['hasta cuando se puede subir', '24 horas'],
  ['reglas del 1vs1', 'uno contra uno'],

  // the account, the site, the game
  ['me sacaron de mi propia cuenta', '/recuperar-password|contrasena'],
  ['ver mis derrotas', 'perfil|cuenta'],
  ['nomeacuerdo la contraseña', '/recuperar-password'],
  ['apagar notis', 'avisos'],
  ['como mato mi clan', 'eliminar'],
  ['fps bajos', 'ajustes del juego'],
  ['me va a tirones', 'ajustes del juego'],
  [['torneo', 'como me anoto'], 'LaLlave|administracion|{a cargo 1}'],
]
