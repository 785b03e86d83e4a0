import type { ReactNode } from 'react'

/** The `id` of a screen's main content, on screens with a side menu. */
export const contentId = 'pagina'

/** A link, visible while focused, that moves the focus past the menus: to the element `contentId` if there is one, otherwise to `main`. */
export const SkipLink = ({ children }: { children: ReactNode }) => (
  <a
    className="skip"
    href="#contenido"
    onClick={(event) => {
      event.preventDefault()
      ;(document.getElementById(contentId) ?? document.querySelector('main'))?.focus()
    }}
  >
    {children}
  </a>
)
