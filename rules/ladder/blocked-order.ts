import type { PlaceOrder } from './place-order'

interface Block {
  slots: number[]
  index: number
}

/** Target size of a block: it splits at twice this and merges with its neighbour when both together hold less. */
const blockSize = 256

/**
 * A place order stored as a list of short blocks: moving a slot touches two blocks, however far it moves. `start`:
 * slots by place.
 */
export function blockedOrder(start: readonly number[] = []): PlaceOrder {
  const blocks: Block[] = []
  const homes: (Block | undefined)[] = [] // by slot
  let size = 0

  const renumber = (from: number) => {
    for (let index = from; index < blocks.length; index++) {
      const block = blocks[index]
      if (block) block.index = index
    }
  }
  const addBlock = (index: number, slots: number[]) => {
    const block = { slots, index }
    blocks.splice(index, 0, block)
    for (const slot of slots) homes[slot] = block
    renumber(index + 1)
    return block
  }
  /** The block holding a place and the number of places before it; the last block for the place after all. */
  const find = (place: number): { block: Block; before: number } => {
    let before = 0
    for (const block of blocks) {
      if (place <= before + block.slots.length || block.index === blocks.length - 1) return { block, before }
      before += block.slots.length
    }
    return { block: addBlock(0, []), before: 0 }
  }
  const joinNext = (block: Block) => {
    const next = blocks[block.index + 1]
    if (!next || block.slots.length + next.slots.length > blockSize) return
    for (const slot of next.slots) homes[slot] = block
    block.slots.push(...next.slots)
    blocks.splice(next.index, 1)
    renumber(block.index + 1)
  }

  const placeOf = (slot: number) => {
    const home = homes[slot]
    if (!home) return 0
    let before = 0
    for (let index = 0; index < home.index; index++) before += blocks[index]?.slots.length ?? 0
    return before + home.slots.indexOf(slot) + 1
  }
  const insertAt = (slot: number, place: number) => {
    const { block, before } = find(place)
    block.slots.splice(place - before - 1, 0, slot)
    homes[slot] = block
    size++
    if (block.slots.length > blockSize * 2) addBlock(block.index + 1, block.slots.splice(blockSize))
  }
  const remove = (slot: number) => {
    const home = homes[slot]
    if (!home) return
    home.slots.splice(home.slots.indexOf(slot), 1)
    homes[slot] = undefined
    size--
    joinNext(home)
  }

  for (let from = 0; from < start.length; from += blockSize)
    addBlock(blocks.length, start.slice(from, from + blockSize))
  size = start.length

  return {
    get size() {
      return size
    },
    placeOf,
    at(place) {
      if (place < 1 || place > size) return -1
      const { block, before } = find(place)
      return block.slots[place - before - 1] ?? -1
    },
    insertAt,
    move(slot, place) {
      remove(slot)
      insertAt(slot, place)
    },
    remove,
    scan(from, to, visit) {
      if (from > to) return
      const { block, before } = find(from)
      let place = before
      for (let index = block.index; index < blocks.length && place < to; index++) {
        for (const slot of blocks[index]?.slots ?? []) {
          place++
          if (place >= from && place <= to) visit(slot, place)
        }
      }
    },
  }
}
