import { edades } from '@trinchera/rules/privacidad'
import { paths } from '@trinchera/contract/site-paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, messageOf } from '../lib/api'
import { privacyQuery } from '../lib/privacy-query'
import { Link } from '../lib/router'
import { updateSession, useSession } from '../lib/session'
import { Button } from '../ui/controls/Button'
import { Select } from '../ui/form/Field'
import { toast } from '../ui/toast/toast'
import css from './ConsentAsk.module.css'

/**
 * Asks a player who gave no age or consent at registration for these, once after the login (docs/behaviour/privacy.md#Age and consent).
 * Shown above the screen without covering it, so that it keeps nobody from playing.
 */
export default function ConsentAsk() {
  const falta = useSession()?.player.falta
  const { data: privacy } = useQuery(privacyQuery())
  const [age, setAge] = useState('')
  const edad = edades.find((one) => one === age)
  if (!falta) return null
  const asksAge = falta.includes('edad')

  async function accept() {
    try {
      const reply = await api.giveConsent({
        body: { ...(edad ? { edad } : {}), ...(privacy ? { politica: privacy.version } : {}) },
      })
      updateSession({ falta: undefined })
      toast.success(reply.message)
    } catch (error) {
      toast.error(messageOf(error, 'No pudimos guardarlo. Intenta de nuevo.'))
    }
  }
  return (
    <section className={css.ask} role="dialog" aria-labelledby="consent-ask">
      <h2 id="consent-ask">Tus datos en el sitio</h2>
      <p>
        {'Qué se guarda de ti, para qué y hasta cuándo está en la página de '}
        <Link className="within" to={paths.privacidad}>
          privacidad
        </Link>
        <span>{asksAge ? '. Dinos tu edad y si la aceptas.' : '. Dinos si la aceptas.'}</span>
      </p>
      {asksAge && (
        <Select label="Tu edad" value={age} onChange={({ target }) => setAge(target.value)}>
          <option value="">Elige</option>
          <option value="14-17">14 a 17 años</option>
          <option value="18">18 años o más</option>
        </Select>
      )}
      <div className="row">
        <Button kind="primary" pendingText="Guardando…" disabled={(asksAge && !edad) || !privacy} onClick={accept}>
          Aceptar
        </Button>
        <Button onClick={() => updateSession({ falta: undefined })}>Ahora no</Button>
      </div>
    </section>
  )
}
