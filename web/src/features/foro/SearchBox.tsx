import { paths } from '@trinchera/contract/site-paths'
import { longestForoSearch } from '@trinchera/rules/limits'
import { useState } from 'react'
import { useNavigate } from '../../lib/router'
import { Button } from '../../ui/controls/Button'
import { Icon } from '../../ui/controls/Icon'
import css from './foro.module.css'

/** The search field of the forum. Searching opens the screen with the results. */
export function SearchBox({ start = '' }: { start?: string }) {
  const navigate = useNavigate()
  const [text, setText] = useState(start)
  const [empty, setEmpty] = useState(false)
  return (
    <form
      className={`row ${css.search}`}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = text.trim()
        setEmpty(!wanted)
        if (wanted) void navigate(paths.foroBuscar(wanted))
      }}
    >
      <div className="search">
        <Icon name="search" size={18} />
        <input
          className="input"
          type="search"
          aria-label="Buscar en el foro"
          placeholder="Buscar en el foro"
          maxLength={longestForoSearch}
          aria-invalid={empty || undefined}
          aria-describedby={empty ? 'foro-search-note' : undefined}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setEmpty(false)
          }}
        />
      </div>
      <Button type="submit">Buscar</Button>
      {empty && (
        <p className={`field-error ${css.searchNote}`} id="foro-search-note" role="alert">
          Escribe qué buscar
        </p>
      )}
    </form>
  )
}
