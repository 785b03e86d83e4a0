import { useEffect, useMemo, useState, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { prepare, type DrawFormula } from './prepare'
import './rich.css'
import { playVideo } from './video-still'

let drawn: DrawFormula | undefined

/** Comes with the first text that holds a formula, and stays. */
function useFormulas(wanted: boolean) {
  const [, tell] = useState(0)
  useEffect(() => {
    if (!wanted || drawn) return undefined
    let here = true
    void import('./katex').then(
      ({ drawFormula }) => {
        drawn = drawFormula
        if (here) tell((times) => times + 1)
      },
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [wanted])
  return drawn
}

interface RichTextProps {
  /** As the server gives it: cleaned. */
  html: string
  /** The level of the heading above it. */
  below: number
  className?: string
}

/** The one place where stored HTML becomes part of the page. */
export function RichText({ html, below, className = '' }: RichTextProps) {
  const navigate = useNavigate()
  const [formulas, setFormulas] = useState(false)
  const formula = useFormulas(formulas)
  const prepared = useMemo(() => prepare(html, { below, formula }), [html, below, formula])
  if (prepared.formulas !== formulas) setFormulas(prepared.formulas)

  function click(event: MouseEvent) {
    if (!(event.target instanceof Element)) return
    const still = event.target.closest<HTMLElement>('[data-video]')
    if (still) {
      playVideo(still)
      return
    }
    const link = event.target.closest('a')
    if (
      !link?.href ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const { origin, pathname, search, hash } = new URL(link.href)
    if (origin !== location.origin || pathname.startsWith('/api/') || pathname.startsWith('/uploads/')) return
    event.preventDefault()
    void navigate(pathname + search + hash)
  }

  return (
    <div
      data-part="rich-text"
      className={`rich ${className}`}
      onClick={click}
      dangerouslySetInnerHTML={{ __html: prepared.html }}
    />
  )
}
