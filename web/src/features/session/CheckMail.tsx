import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FieldError } from '../../ui/form/FieldError'
import { Link, useNavigate } from '../../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { useTitle } from '../../app/title'
import { api, messageOf } from '../../lib/api'
import { secondsToWait, withPendingMail, type PendingMail } from '../../lib/pending-mail'
import { loginOptionsQuery } from '../../lib/queries'
import { serverNow } from '../../lib/server-time'
import { Button } from '../../ui/controls/Button'
import { toast } from '../../ui/toast/toast'
import { CorrectEmail } from './CorrectEmail'
import css from './session.module.css'

function useSecondsToWait(sentAt: number) {
  const [now, setNow] = useState(serverNow)
  const seconds = secondsToWait(sentAt, now)
  const waiting = seconds > 0
  useEffect(() => {
    setNow(serverNow())
    if (!waiting) return undefined
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [waiting, sentAt])
  return seconds
}

/** Screen after registering: address that the e-mail was sent to, and how to get another (docs/behaviour/accounts.md#Registration form). */
export default function CheckMail({ email, sentAt }: PendingMail) {
  const navigate = useNavigate()
  const { data: options } = useQuery(loginOptionsQuery)
  const seconds = useSecondsToWait(sentAt)
  const [failed, setFailed] = useState<string>()
  const [correcting, setCorrecting] = useState(false)
  useTitle('Revisa tu correo')
  const title = useRef<HTMLHeadingElement>(null)
  // When the form to correct the address closes, its focused button is removed, so the focus goes to the title.
  useEffect(() => {
    if (!correcting) title.current?.focus({ preventScroll: true })
  }, [correcting])

  /** Shows this screen, in the same history entry, for an address to which the e-mail was just sent. */
  const wait = (address: string) => navigate(paths.ladder, withPendingMail(address))
  async function resend() {
    setFailed(undefined)
    try {
      const { message } = await api.resendValidation({ params: { email } })
      toast.success(message)
      await wait(email)
    } catch (error) {
      setFailed(messageOf(error, 'No pudimos pedir el correo. Intenta de nuevo.'))
    }
  }

  return (
    <section className={`grid ${css.mail}`} aria-labelledby="revisa-tu-correo">
      <h1 id="revisa-tu-correo" ref={title} tabIndex={-1}>
        Revisa tu correo
      </h1>
      <p className="lead">
        <span>{`${options?.correo === false ? 'Preparamos' : 'Te mandamos'} un enlace para`}</span> <b>{email}</b>
        <span>: ábrelo y entras con la cuenta validada.</span>
      </p>
      <p className="small">
        {options?.correo === false
          ? 'Este sitio todavía no envía correos: pide el enlace a quien lo administra. Dura 48 horas y sirve una vez.'
          : 'Puede tardar un par de minutos. Mira también en spam. El enlace dura 48 horas y sirve una vez.'}
      </p>
      {correcting ? (
        <CorrectEmail
          email={email}
          onCorrected={(address) => {
            setCorrecting(false)
            return wait(address)
          }}
          onCancel={() => setCorrecting(false)}
        />
      ) : (
        <div className="form">
          <div className="row actions">
            <Button disabled={seconds > 0} pendingText="Enviando…" aria-describedby="reenviar-en" onClick={resend}>
              Reenviar correo
            </Button>
            <Button onClick={() => setCorrecting(true)}>Corregir el correo</Button>
          </div>
          <p className="small" id="reenviar-en">
            {seconds > 0
              ? `Puedes pedir otro en ${seconds} s.`
              : '¿No llega? Pide otro: el nuevo reemplaza al anterior.'}
          </p>
          <FieldError role="alert" text={failed} />
        </div>
      )}
      <p className="small mt-6">
        <Link className="more" to={paths.login()}>
          Ya validé mi cuenta
        </Link>{' '}
        <span>·</span>{' '}
        {/* `replace={false}`, because by default a link to the current URL replaces the history entry, and this screen would be lost. */}
        <Link className="more" to={paths.ladder} replace={false}>
          Mirar el ladder mientras tanto
        </Link>
      </p>
    </section>
  )
}
