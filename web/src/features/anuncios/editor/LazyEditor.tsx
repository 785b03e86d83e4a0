import { lazy, Suspense } from 'react'
import type { RichEditorProps } from './RichEditor'

const RichEditor = lazy(() => import('./RichEditor'))

/** The editor, loaded when somebody is about to write: Quill is large. */
export const LazyEditor = (props: RichEditorProps) => (
  <Suspense
    fallback={
      <div className="fld" aria-busy="true">
        <span className="lbl">{props.label}</span>
        <div>
          <p className="small waits">Abriendo el editor…</p>
        </div>
      </div>
    }
  >
    <RichEditor {...props} />
  </Suspense>
)
