import { Button } from '../../ui/controls/Button'

interface MeanwhileProps {
  /** What others changed, a sentence each. */
  news: readonly string[]
  /** Someone changed the very thing that is being changed here, and it has not been looked at. */
  clash: boolean
  onLook: () => void
  onDismiss: () => void
}

/** What happened to the clan while it was being edited; nothing typed is lost by it. */
export const EditConflict = ({ news, clash, onLook, onDismiss }: MeanwhileProps) => (
  <>
    {clash && (
      <div className="meanwhile" role="alert">
        <p>Alguien acaba de cambiar lo mismo que tú. Lo que escribiste sigue acá.</p>
        <Button size="small" onClick={onLook}>
          Ver lo que cambió
        </Button>
      </div>
    )}
    {news.length > 0 && (
      <div className="meanwhile" role="alert">
        <p>
          <b>El clan cambió mientras lo editabas.</b> Lo que escribiste sigue acá: revísalo antes de guardar.
        </p>
        <ul>
          {news.map((line, i) => (
            <li key={`${i} ${line}`}>{line}</li>
          ))}
        </ul>
        <Button size="small" onClick={onDismiss}>
          Entendido
        </Button>
      </div>
    )}
  </>
)
