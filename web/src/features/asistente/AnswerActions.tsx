import { copyText } from '../../lib/clipboard'
import { Icon } from '../../ui/controls/Icon'
import { toast } from '../../ui/toast/toast'
import { rate } from './ask'
import { plainAnswer } from './blocks'
import css from './AnswerActions.module.css'
import type { ChatMessage } from './stored-chat'

async function copy(answer: string) {
  if (await copyText(plainAnswer(answer, window.location.origin))) toast.success('Respuesta copiada')
  else toast.error('Tu navegador no dejó copiar la respuesta')
}

/** Buttons below the assistant's latest answer: rate the answer, copy it, or ask a moderator instead. */
export function AnswerActions({ message, onAskModerator }: { message: ChatMessage; onAskModerator: () => void }) {
  const { message: text, ficha, util } = message
  return (
    <div className={`row ${css.actions}`}>
      {ficha !== undefined && (
        <div role="group" aria-label="¿Te sirvió esta respuesta?" className={css.group}>
          <button
            type="button"
            className="icon-button"
            aria-label="Me sirvió"
            aria-pressed={util === true}
            onClick={() => void rate(message, true)}
          >
            <Icon name="useful" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label="No me sirvió"
            aria-pressed={util === false}
            onClick={() => void rate(message, false)}
          >
            <Icon name="useless" />
          </button>
        </div>
      )}
      <button type="button" className="icon-button" aria-label="Copiar la respuesta" onClick={() => void copy(text)}>
        <Icon name="copy" />
      </button>
      <button type="button" className={css.moderator} onClick={onAskModerator}>
        Preguntar a un moderador
      </button>
      {util !== undefined && (
        <p className={`small ${css.thanks}`} role="status">{`Gracias${util ? '' : ': la moderación lo va a ver'}.`}</p>
      )}
    </div>
  )
}
