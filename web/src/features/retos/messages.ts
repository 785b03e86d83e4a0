import type { RetoMessage } from '@trinchera/contract/retos'

/** A conversation with a message as an event or a reply has it; null: it was deleted or hidden. In the order of their ids. */
export function mergeMessage(list: readonly RetoMessage[], id: number, message: RetoMessage | null): RetoMessage[] {
  const others = list.filter((one) => one.id !== id)
  return message ? [...others, message].toSorted((a, b) => a.id - b.id) : others
}
