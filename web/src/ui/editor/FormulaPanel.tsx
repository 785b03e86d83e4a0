import { Delta } from 'quill/core.js'
import { useEffect, useState } from 'react'
import css from './panel.module.css'
import { PanelField } from './PanelField'
import type { PanelProps } from './panel-props'

type Library = typeof import('../rich/katex')

/** Loads the formula library (KaTeX) and returns it; undefined until it is loaded. */
function useFormulaLibrary() {
  const [library, setLibrary] = useState<Library>()
  useEffect(() => {
    let mounted = true
    void import('../rich/katex').then(
      (loaded) => mounted && setLibrary(loaded),
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [])
  return library
}

/** TeX source of the formula at the cursor; undefined if no formula is there. */
function formulaAt({ quill }: PanelProps['editor']) {
  const { index } = quill.selection.savedRange
  const { insert } = quill.getContents(index, 1).ops[0] ?? {}
  return typeof insert === 'object' && typeof insert.formula === 'string' ? insert.formula : undefined
}

function errorText(tex: string, position: number | null) {
  if (position === null) return 'La fórmula no se entiende'
  return position >= tex.trimEnd().length
    ? 'A la fórmula le falta algo al final'
    : `La fórmula no se entiende desde «${tex.slice(position, position + 12)}»`
}

/** A panel to insert a formula in TeX or change the one at the cursor. Shows a preview while the formula is typed. */
export function FormulaPanel({ editor, onClose }: PanelProps) {
  const { quill } = editor
  const [before] = useState(() => formulaAt(editor))
  const [tex, setTex] = useState(before ?? '')
  const [submitted, setSubmitted] = useState(false)
  const library = useFormulaLibrary()
  const fault = tex.trim() ? library?.findFormulaError(tex) : null
  const error = fault ? errorText(tex, fault.position) : submitted && !tex.trim() ? 'Escribe la fórmula' : ''

  function insert() {
    setSubmitted(true)
    if (!tex.trim() || fault) return
    const { index, length } = quill.selection.savedRange
    quill.updateContents(
      new Delta()
        .retain(index)
        .delete(before ? 1 : length)
        .insert({ formula: tex.trim() }),
      'user',
    )
    quill.setSelection(index + 1, 0, 'silent')
    onClose()
  }

  return (
    <PanelField
      mono
      label="Fórmula en TeX"
      placeholder="nuevo = w - \lceil (w - l) / 2 \rceil"
      value={tex}
      error={error}
      act={before ? 'Cambiar' : 'Poner fórmula'}
      onAct={insert}
      onValue={setTex}
      below={tex.trim() && library && !fault ? <RenderedFormula library={library} tex={tex} /> : null}
    />
  )
}

function RenderedFormula({ library, tex }: { library: Library; tex: string }) {
  return (
    <p className={`row mt-2 ${css.preview}`}>
      <span className={`label ${css.label}`}>Así queda</span>
      <span
        className="formula"
        ref={(element) => {
          if (element) element.innerHTML = library.renderFormula(tex)
        }}
      />
    </p>
  )
}
