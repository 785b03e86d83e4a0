import { Button } from '../../../ui/controls/Button'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { ConflictChoice, type ConflictRow } from '../ConflictChoice'
import css from './opciones.module.css'
import type { useSection } from './use-section'
import type { Elements } from '../../../lib/elements'

type Form = Pick<ReturnType<typeof useSection>, 'form' | 'pending' | 'dirty' | 'keepOwn' | 'takeStored' | 'discard'>

interface SectionFormProps extends Form {
  title: string
  count?: number
  /** Line of text shown below the title. */
  lead: string
  conflicts: readonly ConflictRow[]
  wide?: boolean
  children: Elements
}

/** Form of one section of the options. While there are unsaved changes, its button bar is sticky and offers to discard them. */
export const SectionForm = ({
  title,
  count,
  lead,
  conflicts,
  wide,
  form,
  pending,
  dirty,
  keepOwn,
  takeStored,
  discard,
  children,
}: SectionFormProps) => (
  <section>
    <SectionHead title={title} count={count} />
    <p className="small">{lead}</p>
    {conflicts.length > 0 && <ConflictChoice rows={conflicts} onKeepOwn={keepOwn} onTakeStored={takeStored} />}
    <form {...form} className={wide ? `${css.form} ${css.wide}` : css.form} aria-label={title}>
      {children}
      <div className={`row mt-3 ${css.saveBar} ${dirty ? css.dirty : ''}`}>
        <Button
          kind="primary"
          type="submit"
          pending={pending}
          disabled={!dirty || conflicts.length > 0}
          pendingText="Guardando…"
        >
          Guardar
        </Button>
        {dirty && <Button onClick={discard}>Dejarlo como estaba</Button>}
        <span className="small brass" role="status">
          {dirty && 'Sin guardar'}
        </span>
      </div>
    </form>
  </section>
)
