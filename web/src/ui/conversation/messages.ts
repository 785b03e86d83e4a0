/** A message of a conversation, whatever it is about. `oculto`: reported, shown to its author and moderators only. */
export interface Message {
  id: number
  id_creador: number | null
  creador: string
  id_clan: number | null
  texto: string
  fecha: string
  oculto: boolean
}

/** A conversation with a message as an event or a reply has it; null: it was deleted or hidden. In the order of their ids. */
export function mergeMessage<M extends Message>(list: readonly M[], id: number, message: M | null): M[] {
  const others = list.filter((one) => one.id !== id)
  return message ? [...others, message].sort((a, b) => a.id - b.id) : others
}
