import { setSignal, signalStore } from '../../lib/move-signal'
import { Icon } from '../../ui/controls/Icon'
import css from './SignalSwitch.module.css'

/** Switch for a short sound and a vibration at every change of place. Off by default. */
export function SignalSwitch() {
  const on = signalStore((state) => state.on)
  return (
    <button type="button" className={css.switch} aria-pressed={on} onClick={() => setSignal(!on)}>
      <Icon name={on ? 'sound' : 'silent'} size={16} />
      <span>
        Sonido<span className="screen-reader-only"> al moverse la tabla</span>
      </span>
    </button>
  )
}
