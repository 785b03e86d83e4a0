import { ButtonStyle, ComponentType, type APIMessageTopLevelComponent } from 'discord.js'

/** `part`: the items of one page of a list. `page`: the page number, limited to the existing pages. `pages`: the number of pages. */
export function pageOf<T>(
  all: readonly T[],
  page: number,
  size: number,
): { part: readonly T[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(all.length / size))
  const at = Math.min(Math.max(1, page), pages)
  return { part: all.slice((at - 1) * size, at * size), page: at, pages }
}

/** Buttons to the previous and next page; none if there is only one page. `about`: what the list shows, such as a clan's id. */
export function pageButtons(
  command: string,
  about: string,
  page: number,
  pages: number,
): APIMessageTopLevelComponent[] {
  if (pages < 2) return []
  const button = (label: string, to: number) => ({
    type: ComponentType.Button as const,
    style: ButtonStyle.Secondary as const,
    label,
    custom_id: `pagina:${command}:${about}:${to}`,
    disabled: to < 1 || to > pages,
  })
  return [
    {
      type: ComponentType.ActionRow,
      components: [button('◀ Anterior', page - 1), button('Siguiente ▶', page + 1)],
    },
  ]
}

/** Parses the id of a button made by `pageButtons` into the command, `about` and the page number. Null for other buttons. */
export function pageAct(customId: string): { command: string; about: string; page: number } | null {
  const [, command, about = '', page] = /^pagina:([a-z]+):([^:]*):([1-9]\d{0,3})$/.exec(customId) ?? []
  return command ? { command, about, page: Number(page) } : null
}
