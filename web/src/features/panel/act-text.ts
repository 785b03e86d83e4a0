import { isStaffAct, staffActs } from '@trinchera/rules/staff-acts'

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
  const about = targetText(target)
  if (!isStaffAct(action)) return `${action}: ${about}`
  return staffActs[action]
    .replace('%', about)
    .replace(/ (de|a) el /, (_, word: string) => (word === 'de' ? ' del ' : ' al '))
}

/** The action without its target: "reporte: anular". */
export const actionName = (action: string) => action.replace('.', ': ')
