/** A list that is being built; further items may follow. */
interface OpenList {
  list: Element
  level: number
}

const indentOf = (item: Element) => Number(/(?:^|\s)ql-indent-([1-8])(?:\s|$)/.exec(item.className)?.[1] ?? 0)

/** Converts a flat list of Quill, whose items carry their kind and indentation, to nested lists, because screen readers need those. */
function nest(flat: Element): DocumentFragment {
  const document = flat.ownerDocument
  const root = document.createDocumentFragment()
  const open: OpenList[] = []
  for (const item of flat.querySelectorAll(':scope > li')) {
    const kind = item.getAttribute('data-list') ?? (flat.tagName === 'OL' ? 'ordered' : 'bullet')
    const tag = kind === 'ordered' ? 'OL' : 'UL'
    const level = indentOf(item)
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    if (open.at(-1)?.level === level && open.at(-1)?.list.tagName !== tag) open.pop()
    if (open.at(-1)?.level !== level) {
      const list = document.createElement(tag)
      const parent = open.at(-1)?.list.lastElementChild ?? root
      parent.append(list)
      open.push({ list, level })
    }
    item.classList.remove(`ql-indent-${level}`)
    item.removeAttribute('data-list')
    if (kind === 'checked' || kind === 'unchecked') {
      const box = document.createElement('span')
      box.className = kind === 'checked' ? 'box done' : 'box'
      box.setAttribute('role', 'img')
      box.setAttribute('aria-label', kind === 'checked' ? 'Hecho:' : 'Pendiente:')
      item.classList.add('check')
      item.prepend(box)
    }
    open.at(-1)?.list.append(item)
  }
  return root
}

/** Replaces Quill's flat lists in `body` by nested ones. */
export function nestLists(body: Element) {
  for (const list of body.querySelectorAll('ol, ul'))
    if (!list.parentElement?.closest('ol, ul')) list.replaceWith(nest(list))
}
