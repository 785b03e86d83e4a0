import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/Button'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EditConflictNotice, type ConflictRow } from '../EditConflictNotice'
import type { useSection } from './use-section'

type Form = Pick<
  ReturnType<typeof useSection>,
  'form' | 'submit' | 'pending' | 'dirty' | 'keepMine' | 'takeTheirs' | 'discard'
>

interface SectionFormProps extends Form {
  title: string
  count?: number
  /** What it is for, in a line. */
  lead: string
  clashes: readonly ConflictRow[]
  wide?: boolean
  children: ReactNode
}

/** The form of one section, with what it says while it is not saved. */
export const SectionForm = ({
  title,
  count,
  lead,
  clashes,
  wide,
  form,
  submit,
  pending,
  dirty,
  keepMine,
  takeTheirs,
  discard,
  children,
}: SectionFormProps) => (
  <section>
    <SectionHead title={title} count={count} />
    <p className="small">{lead}</p>
    {clashes.length > 0 && <EditConflictNotice rows={clashes} onMine={keepMine} onTheirs={takeTheirs} />}
    <form className={wide ? 'opciones wide' : 'opciones'} ref={form} onSubmit={submit} noValidate aria-label={title}>
      {children}
      <div className={dirty ? 'save-bar dirty' : 'save-bar'}>
        <Button
          kind="primary"
          type="submit"
          pending={pending}
          disabled={!dirty || clashes.length > 0}
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
