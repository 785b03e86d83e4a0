import { useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { RichText } from '../../../ui/rich/RichText'
import { fieldNames, type Edits, type Field, type Version } from './changes'
import css from './EditConflict.module.css'

function FieldValue({ field, version }: { field: Field; version: Version | Edits }) {
  if (field === 'imagen')
    return 'imagen' in version && version.imagen ? (
      <img className={css.picture} src={version.imagen} alt="La imagen de ahora" />
    ) : (
      <p className="dim">Sin imagen, o la que elegiste</p>
    )
  const text = version[field] ?? ''
  return field === 'contenido' ? <RichText html={text} below={3} className={css.text} /> : <p>{text}</p>
}

interface EditConflictProps {
  fields: readonly Field[]
  stored: Version
  edits: Edits
  /** Called with the fields in which the writer chose the other person's value, so that the writer's edit of them is discarded. */
  onResolve: (discarded: readonly Field[]) => void
}

/**
 * For an announcement that somebody else changed while the writer edited it: shows each field that both changed. For each, the writer
 * chooses one of the two values; before that, nothing can be saved.
 */
export function EditConflict({ fields, stored, edits, onResolve }: EditConflictProps) {
  const [discarded, setDiscarded] = useState<readonly Field[]>([])
  return (
    <div className={`callout grid ${css.conflict}`} role="alert">
      <p>
        <b>Alguien cambió el anuncio mientras lo editabas.</b> Lo que escribiste sigue acá: elige qué queda.
      </p>
      {fields.map((field) => (
        <fieldset key={field} className={css.field}>
          <legend className="label">{fieldNames[field]}</legend>
          {[
            { own: true, label: 'Dejar lo mío', version: edits },
            { own: false, label: 'Usar lo de ahora', version: stored },
          ].map(({ own, label, version }) => (
            <div key={label} className={`option ${css.option} ${discarded.includes(field) === own ? '' : 'on'}`}>
              <input
                id={`conflict-${field}-${own}`}
                type="radio"
                name={`conflict-${field}`}
                checked={discarded.includes(field) !== own}
                onChange={() =>
                  setDiscarded(own ? discarded.filter((other) => other !== field) : [...discarded, field])
                }
              />
              <label htmlFor={`conflict-${field}-${own}`}>
                <b>{label}</b>
              </label>
              <div className="small">
                <FieldValue field={field} version={version} />
              </div>
            </div>
          ))}
        </fieldset>
      ))}
      <Button size="small" onClick={() => onResolve(discarded)}>
        Seguir con lo elegido
      </Button>
    </div>
  )
}

/** A message with the names of the fields that somebody else changed meanwhile and that now show the changed value. */
export const MergedChanges = ({ fields, onDismiss }: { fields: readonly Field[]; onDismiss: () => void }) => (
  <div className={`callout grid ${css.conflict}`} role="status">
    <p>
      <b>El anuncio cambió mientras lo editabas:</b>{' '}
      <span>{`${fields.map((field) => fieldNames[field].toLowerCase()).join(', ')}. Ya está acá, junto a lo que escribiste.`}</span>
    </p>
    <Button size="small" onClick={onDismiss}>
      Entendido
    </Button>
  </div>
)
