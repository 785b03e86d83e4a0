/** A message of a conversation on any subject. `oculto`: reported, so only shown to its author and moderators. */
export interface Message {
  id: number
  id_creador: number | null
  creador: string
  id_clan: number | null
  texto: string
  fecha: string
  oculto: boolean
}

/** The conversation after a message arrived by an event or a reply, ordered by id. `message` null: it was deleted or hidden. */
export function mergeMessage<M extends Message>(list: readonly M[], id: number, message: M | null): M[] {
  const others = list.filter((one) => one.id !== id)
  return message ? [...others, message].sort((a, b) => a.id - b.id) : others
}
