import type { Reto } from '@trinchera/contract/retos'
import { useDraft } from '../../lib/draft'
import { serverNow } from '../../lib/server-time'
import { Button } from '../../ui/controls/Button'
import { useForm } from '../../ui/form/use-form'
import { datesError, DatesField, readDates, writeDates } from './DatesField'

interface OfferOthersProps {
  reto: Reto
  /** Number of dates that the clan may still propose. */
  most: number
  onDone: () => void
  send: (fechas: string[]) => Promise<{ message: string }>
}

/** Form in which a clan answers proposed dates with other dates. */
export function OfferOthers({ reto, most, onDone, send }: OfferOthersProps) {
  const { fields, write, removeStored } = useDraft(`reto-fechas:${reto.id}`, { fechas: '', otra: '' })
  const dates = readDates(fields.fechas)
  const { form, errors, pending } = useForm({
    fields,
    write,
    check: () => ({ otra: datesError(dates, fields.otra, serverNow()) }),
    send: () => send(dates),
    failure: 'No salió. Las fechas siguen acá: intenta de nuevo.',
    onSuccess: () => {
      removeStored()
      onDone()
    },
  })
  const error = Object.entries(errors).find(([name]) => name === 'otra' || name.startsWith('fechas'))?.[1]
  return (
    <form {...form} className="form" aria-label="Ofrecer otras fechas">
      <DatesField
        clans={[reto.retador, reto.retado]}
        dates={dates}
        onDates={(after) => write({ fechas: writeDates(after) })}
        typed={fields.otra}
        onTyped={(otra) => write({ otra })}
        most={most}
        error={error}
      />
      <div className="row actions">
        <Button type="submit" kind="primary" pending={pending} pendingText="Enviando…">
          {`Ofrecer ${dates.length > 1 ? 'estas fechas' : 'esta fecha'}`}
        </Button>
        <Button onClick={onDone}>Volver</Button>
      </div>
    </form>
  )
}
