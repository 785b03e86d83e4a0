import { useEffect, useMemo, useState, type MouseEvent } from 'react'
import { useNavigate } from '../../lib/router'
import { prepareHtml, type RenderFormula } from './prepare'
import './rich.css'
import { playVideo } from './video-placeholder'

let loaded: RenderFormula | undefined

/** Loads the formula library if the text has formulas and returns its render function; undefined until it is loaded. */
function useRenderFormula(needed: boolean) {
  const [, setRenders] = useState(0)
  useEffect(() => {
    if (!needed || loaded) return undefined
    let mounted = true
    void import('./katex').then(
      ({ renderFormula }) => {
        loaded = renderFormula
        if (mounted) setRenders((count) => count + 1)
      },
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [needed])
  return loaded
}

interface RichTextProps {
  /** HTML as stored on the server. */
  html: string
  /** Level of the page's heading above the text. Headings in the text get lower levels. */
  below: number
  className?: string
}

/** Shows stored HTML after cleaning it. No other component may insert stored HTML into the page. */
export function RichText({ html, below, className = '' }: RichTextProps) {
  const navigate = useNavigate()
  const [hasFormulas, setHasFormulas] = useState(false)
  const renderFormula = useRenderFormula(hasFormulas)
  const prepared = useMemo(() => prepareHtml(html, { below, renderFormula }), [html, below, renderFormula])
  if (prepared.hasFormulas !== hasFormulas) setHasFormulas(prepared.hasFormulas)

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element)) return
    const video = event.target.closest<HTMLElement>('[data-video]')
    if (video) {
      playVideo(video)
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
      onClick={onClick}
      dangerouslySetInnerHTML={{ __html: prepared.html }}
    />
  )
}
