import { lazy, Suspense } from 'react'
import type { RichEditorProps } from './RichEditor'

const RichEditor = lazy(() => import('./RichEditor'))

/** The editor, fetched when somebody is about to write; its room is kept meanwhile. */
export const LazyEditor = (props: RichEditorProps) => (
  <Suspense
    fallback={
      <div className="fld" aria-busy="true">
        <span className="lbl">{props.label}</span>
        <div className={`ed-wait ${props.kind}`}>
          <p className="small waits">Abriendo el editor…</p>
        </div>
      </div>
    }
  >
    <RichEditor {...props} />
  </Suspense>
)
