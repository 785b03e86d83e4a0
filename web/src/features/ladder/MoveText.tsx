import { shortMove } from './match-text'
import css from './MoveText.module.css'

/** A clan's change of place: "▲4 Barricada al 10". Screen readers read "Barricada sube 4, al 10". */
export function MoveText({ nombre, antes, despues }: { nombre: string; antes: number; despues: number }) {
  const move = shortMove({ antes, despues })
  if (!move) return <b translate="no">{nombre}</b>
  return (
    <span className={css.move}>
      <span className={move.rises ? 'gain' : 'loss'} aria-hidden="true">
        {`${move.rises ? '▲' : '▼'}${move.places || ''}`}
      </span>
      <b translate="no">{nombre}</b>
      {move.places > 0 && (
        <span className="screen-reader-only">{` ${move.rises ? 'sube' : 'baja'} ${move.places},`}</span>
      )}
      <span>{` ${move.text}`}</span>
    </span>
  )
}
