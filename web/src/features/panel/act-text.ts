/** Sentences for the actions of the audit log; `%` stands for the target. */
const sentences: Record<string, string> = {
  'jugador.modificar': 'modificó a %',
  'jugador.clave': 'cambió la contraseña de %',
  'jugador.eliminar': 'eliminó a %',
  'suspension.crear': 'suspendió a %',
  'suspension.levantar': 'levantó una suspensión de %',
  'reporte.anular': 'anuló %',
  'reporte.falso': 'declaró falso el reporte de %',
  'reporte.trampa': 'declaró trampa en %',
  'reporte.restituir': 'restituyó %',
  'reclamo.descartar': 'descartó %',
  'ranking.recalcular': 'recalculó %',
  'juego.crear': 'creó %',
  'juego.modificar': 'modificó %',
  'juego.eliminar': 'eliminó %',
  'etapa.crear': 'creó %',
  'etapa.modificar': 'modificó %',
  'etapa.eliminar': 'eliminó %',
  'etapa.archivar': 'cerró para siempre %',
  'torneo.crear': 'anunció %',
  'torneo.modificar': 'modificó %',
  'torneo.eliminar': 'eliminó %',
  'anuncio.crear': 'publicó %',
  'anuncio.modificar': 'modificó %',
  'anuncio.eliminar': 'eliminó %',
  'comentario.ocultar': 'ocultó %',
  'comentario.mostrar': 'dejó visible %',
  'comentario.eliminar': 'eliminó %',
  'opciones.modificar': 'cambió %',
  'clan.modificar': 'modificó %',
  'clan.rangos': 'cambió rangos de %',
  'clan.expulsar': 'expulsó a alguien de %',
  'clan.invitar': 'invitó a alguien a %',
  'clan.ceder': 'cedió el liderazgo de %',
  'clan.eliminar': 'eliminó %',
  'clan.aceptar-solicitud': 'aceptó a alguien en %',
  'clan.rechazar-solicitud': 'rechazó a alguien en %',
}

const articles: Record<string, string> = {
  partida: 'la',
  etapa: 'la',
  juego: 'el',
  torneo: 'el',
  anuncio: 'el',
  comentario: 'el',
  clan: 'el',
  jugador: 'el',
  reclamo: 'el',
  suspension: 'la',
  opciones: 'las',
}

/** The target as text: "jugador 3 (Pérez)" is "Pérez", "partida 312" is "la partida 312". An unknown format is returned unchanged. */
export function targetText(target: string): string {
  const [, kind = '', id = '', name] = /^(\p{L}+)(?: (\d+))?(?: \((.*)\))?$/u.exec(target) ?? []
  const article = articles[kind]
  if (!article) return target
  if (kind === 'jugador' && name) return name
  if (kind === 'reclamo' && name) return `un reclamo sobre ${targetText(name)}`
  if (kind === 'opciones') return name ? `${article} ${kind}: ${name}` : `${article} ${kind}`
  return [article, kind, name ?? id].filter(Boolean).join(' ')
}

/** "anuló la partida 312"; an action without a sentence is shown by its own name. */
export function actText({ action, target }: { action: string; target: string }): string {
  const sentence = sentences[action]
  const about = targetText(target)
  if (!sentence) return `${action}: ${about}`
  return sentence.replace('%', about).replace(/ (de|a) el /, (_, word: string) => (word === 'de' ? ' del ' : ' al '))
}

/** The action without its target: "reporte: anular". */
export const actionName = (action: string) => action.replace('.', ': ')
