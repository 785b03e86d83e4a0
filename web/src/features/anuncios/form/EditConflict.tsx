import { useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { fieldNames, type Field, type Shown, type Typed } from './changes'
import { RichText } from '../rich/RichText'

interface ClashProps {
  fields: readonly Field[]
  now: Shown
  typed: Typed
  /** Which of them the writer gives up. */
  onSettle: (given: readonly Field[]) => void
}

function Side({ field, shown }: { field: Field; shown: Shown | Typed }) {
  if (field === 'imagen')
    return 'imagen' in shown && shown.imagen ? (
      <img src={shown.imagen} alt="La imagen de ahora" />
    ) : (
      <p className="dim">Sin imagen, o la que elegiste</p>
    )
  const text = shown[field] ?? ''
  return field === 'contenido' ? <RichText html={text} below={3} className="clash-text" /> : <p>{text}</p>
}

/** Two people wrote the same: both are shown, and nothing is saved before somebody says which stays. */
export function EditConflict({ fields, now, typed, onSettle }: ClashProps) {
  const [given, setGiven] = useState<readonly Field[]>([])
  return (
    <div className="clash" role="alert">
      <p>
        <b>Alguien cambió el anuncio mientras lo editabas.</b> Lo que escribiste sigue acá: elige qué queda.
      </p>
      {fields.map((field) => (
        <fieldset key={field}>
          <legend className="lbl">{fieldNames[field]}</legend>
          {[
            { own: true, name: 'Dejar lo mío', shown: typed },
            { own: false, name: 'Usar lo de ahora', shown: now },
          ].map(({ own, name, shown }) => (
            <div key={name} className="opt">
              <input
                id={`clash-${field}-${own}`}
                type="radio"
                name={`clash-${field}`}
                checked={given.includes(field) !== own}
                onChange={() => setGiven(own ? given.filter((other) => other !== field) : [...given, field])}
              />
              <label htmlFor={`clash-${field}-${own}`}>
                <b>{name}</b>
              </label>
              <div className="small">
                <Side field={field} shown={shown} />
              </div>
            </div>
          ))}
        </fieldset>
      ))}
      <Button size="small" onClick={() => onSettle(given)}>
        Seguir con lo elegido
      </Button>
    </div>
  )
}
