/** A message of a conversation between two clans. `oculto`: true if it was reported; then only its author and moderators see it. */
export interface Message {
  id: number
  id_creador: number | null
  creador: string
  id_clan: number | null
  texto: string
  fecha: string
  oculto: boolean
}

/** Returns the conversation with message `id` added or replaced, sorted by id; without it if `message` is null (deleted or hidden). */
export function mergeMessage<M extends Message>(list: readonly M[], id: number, message: M | null): M[] {
  const others = list.filter((one) => one.id !== id)
  return message ? [...others, message].sort((a, b) => a.id - b.id) : others
}
