import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { CopyButton } from '../../ui/controls/CopyButton'
import { FormDialog } from '../../ui/dialog/FormDialog'
import { Input } from '../../ui/form/Field'
import { useFields, useForm } from '../../ui/form/use-form'
import css from './seguridad.module.css'

/** Data for an authenticator app that the player is adding: the secret, and a URI with the secret for the QR code. */
export interface NewApp {
  secreto: string
  uri: string
}

/** Renders a QR code as one SVG path of unit squares. The encoder is loaded only when it is needed. */
async function drawnQr(text: string) {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}

function Qr({ text }: { text: string }) {
  const { data } = useQuery({ queryKey: ['qr', text], queryFn: () => drawnQr(text), gcTime: 0, staleTime: Infinity })
  if (!data) return <div className={css.qr} aria-busy="true" />
  return (
    <svg className={css.qr} viewBox={`0 0 ${data.size} ${data.size}`} role="img" aria-label="Código QR para tu app">
      <path d={data.path} />
    </svg>
  )
}

interface AppSetupProps {
  app: NewApp | null
  onClose: () => void
  /** Called after the app was added. `codes`: the recovery codes if the account had no second factor before, otherwise null. */
  onDone: (codes: string[] | null) => void
}

/** Dialog that shows the QR code of an authenticator app and asks for the app's first code. */
export function AppSetup({ app, onClose, onDone }: AppSetupProps) {
  const { fields, write } = useFields({ codigo: '' })
  const { form, field, pending, reset } = useForm({
    fields,
    write,
    check: () => ({ codigo: /^\s*(\d\s*){6}$/.test(fields.codigo) ? null : 'Escribe las 6 cifras que muestra la app' }),
    send: () => api.confirmTotp({ body: { codigo: fields.codigo } }),
    failure: 'No pudimos comprobar el código. Intenta de nuevo.',
    onSuccess: ({ data }) => {
      write({ codigo: '' })
      onDone(data.codigos)
    },
  })
  function close() {
    write({ codigo: '' })
    reset()
    onClose()
  }
  return (
    <FormDialog
      open={app !== null}
      onOpenChange={(open) => !open && close()}
      over="Seguridad"
      title="Usar una app de códigos"
      submit={{ form, pending }}
      act="Activar"
      pendingText="Comprobando…"
      className="what"
    >
      <p>Lee este código con una app como Google Authenticator, Aegis o 2FAS. En el mismo teléfono, abre el enlace.</p>
      {app && <Qr text={app.uri} />}
      {app && (
        <p className="small">
          <a className="more" href={app.uri}>
            Abrir en mi app
          </a>{' '}
          o escribe esta clave: <code className={css.secret}>{app.secreto.match(/.{1,4}/g)?.join(' ')}</code>{' '}
          <CopyButton text={app.secreto} label="Copiar" name="Copiar la clave" />
        </p>
      )}
      <Input
        {...field('codigo')}
        label="Código que muestra la app"
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
      />
    </FormDialog>
  )
}
