/** FNV-1a hash over code points with a final mixing step. Its values seed the random numbers of every drawing. */
export function hash(text: string): number {
  let value = 2166136261
  for (const char of text) {
    value ^= char.codePointAt(0) ?? 0
    value = Math.imul(value, 16777619)
  }
  value ^= value >>> 15
  value = Math.imul(value, 2246822519)
  value ^= value >>> 13
  return value >>> 0
}

/** A deterministic generator (xorshift) of numbers in [0, 1). `skip`: number of poorly mixed first values to discard. */
export function random(seed: string, skip = 0): () => number {
  let state = hash(seed) || 1
  const next = () => {
    state = (state ^ (state << 13)) >>> 0
    state = (state ^ (state >>> 17)) >>> 0
    state = (state ^ (state << 5)) >>> 0
    return state / 4294967296
  }
  for (let i = 0; i < skip; i++) next()
  return next
}

/** A random index of a list with `length` items. */
export const pick = (next: () => number, length: number) => Math.floor(next() * length)

/** A smooth random function of two coordinates with values in [0, 1]: value noise, interpolated on a grid that repeats every 64 units. */
export function noise(seed: string): (x: number, y: number) => number {
  const next = random(`ruido:${seed}`)
  const grid = Float64Array.from({ length: 4096 }, next)
  const at = (x: number, y: number) => grid[(x & 63) + ((y & 63) << 6)] ?? 0
  const ease = (t: number) => t * t * (3 - 2 * t)
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const right = ease(x - column)
    const down = ease(y - row)
    const top = at(column, row) * (1 - right) + at(column + 1, row) * right
    const bottom = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right
    return top * (1 - down) + bottom * down
  }
}

/** A coordinate as SVG text: one decimal, no trailing zero. */
export const round = (value: number) => String(Number(value.toFixed(1)))
