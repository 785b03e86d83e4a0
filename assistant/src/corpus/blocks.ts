/** A text file of the corpus; `path` below its folder, with `/`. */
export interface CorpusFile {
  path: string
  text: string
}

/** A line of a block; `at` is its file and number. */
export interface Line {
  text: string
  at: string
}

/** `[name]`, its fields (`key: value`) up to the first empty line, then its lines. */
export interface Block {
  name: string
  at: string
  fields: Readonly<Record<string, string>>
  lines: readonly Line[]
}

const header = /^\[([a-z0-9-]+)\]$/
const field = /^([a-z]+): *(.*)$/

/** The blocks of a file. Lines that begin with `#` are comments; `problems` takes what belongs to no block. */
export function blocksOf({ path, text }: CorpusFile, problems: string[]): Block[] {
  const blocks: { name: string; at: string; fields: Record<string, string>; lines: Line[] }[] = []
  let inFields = false
  for (const [index, typed] of text.split('\n').entries()) {
    const line = typed.trim()
    const at = `${path}:${index + 1}`
    const name = header.exec(line)?.[1]
    const block = blocks.at(-1)
    const [, key, value] = field.exec(line) ?? []
    if (line.startsWith('#')) continue
    if (name) blocks.push({ name, at, fields: {}, lines: [] })
    else if (line && !block) problems.push(`${at} stands before the first [name]`)
    else if (line && block && inFields && key && value !== undefined) block.fields[key] = value
    else if (line && inFields) problems.push(`${at} is no "key: value"; an empty line ends them`)
    else if (line) block?.lines.push({ text: line, at })
    inFields = name !== undefined || (inFields && line !== '')
  }
  return blocks
}
