import type { ReactNode } from 'react'

/** The `id` of what a screen is about, beside a side menu. */
export const contentId = 'pagina'

/** Moves the focus past the menus: to the content beside the side menu where there is one, else to the whole screen. Visible while it has the focus. */
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
