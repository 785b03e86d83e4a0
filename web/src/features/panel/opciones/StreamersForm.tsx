import type { Opciones } from '@trinchera/contract/opciones'
import { longestPastedLink } from '@trinchera/rules/limits'
import { twitchLogin, twitchMessage } from '@trinchera/rules/links'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Input } from '../../../ui/form/Field'
import css from './opciones.module.css'
import { SectionForm } from './SectionForm'
import { createUnsavedEdit } from './unsaved'
import { useSection, type Part } from './use-section'

interface Typed {
  lista: string[]
}

const part: Part<Typed, 'lista'> = {
  fields: ['lista'],
  read: ({ streamers }) => ({ lista: [...streamers] }),
  write: ({ lista }) => ({ streamers: lista }),
  check: () => ({}),
}
const unsavedEdit = createUnsavedEdit<Typed>('streamers')

/** Form for the Twitch channels that the site follows in addition to the players' own channels. */
export function StreamersForm({ opciones }: { opciones: Opciones }) {
  const section = useSection(opciones, part, unsavedEdit)
  const { errors, type } = section
  const [login, setLogin] = useState('')
  const [error, setError] = useState<string>()
  const { lista } = section.typed

  function add() {
    const name = twitchLogin(login.trim())
    const wrong = !name ? twitchMessage : lista.includes(name) ? 'Ese canal ya está en la lista' : undefined
    setError(wrong)
    if (!name || wrong) return
    type({ lista: [...lista, name] })
    setLogin('')
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault() // pressing Enter in this field adds a channel, so it must not submit the form
    add()
  }

  return (
    <SectionForm
      section={section}
      title="Streamers"
      count={lista.length}
      lead="Canales de Twitch que se miran además de los que cada jugador pone en su cuenta."
      labels={{ lista: 'Streamers' }}
    >
      <div className={`row ${css.tools} ${css.newStreamer}`}>
        <Input
          label="Usuario de Twitch"
          name="login"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestPastedLink}
          error={error}
          value={login}
          onChange={(event) => setLogin(event.target.value)}
          onKeyDown={press}
        />
        <Button onClick={add}>Agregar</Button>
      </div>
      {lista.length === 0 && <p className="small">Ninguno todavía.</p>}
      <ul className={`list ${css.rows}`} aria-label="Streamers">
        {lista.map((name, index) => (
          <li key={name} className={`line ${css.streamer}`}>
            <span>
              <span translate="no">{name}</span>
              {errors[`streamers.${index}`] && <span className="field-error">{errors[`streamers.${index}`]}</span>}
            </span>
            <Button
              size="small"
              aria-label={`Quitar ${name}`}
              onClick={() => type({ lista: lista.filter((one) => one !== name) })}
            >
              Quitar
            </Button>
          </li>
        ))}
      </ul>
    </SectionForm>
  )
}
