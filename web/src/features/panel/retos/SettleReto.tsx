import type { Reto } from '@trinchera/contract/retos'
import { api } from '../../../lib/api'
import { useDraft } from '../../../lib/draft'
import { useRefresh } from '../../../lib/refresh'
import { useForm } from '../../../ui/form/use-form'
import { MotivoField } from '../MotivoField'
import { OptionList } from '../OptionList'
import { sidesOf } from './contest'

export const settleRetoForm = 'settle-reto'

const fallos = ['mantenido', 'retirado'] as const
export type Fallo = (typeof fallos)[number]

/** State of the form with which staff decide a contested no-show. Unfinished input is kept as a draft. */
export function useSettleReto({ id }: Reto, onSettled: () => void) {
  const refresh = useRefresh()
  const { fields, write, removeStored } = useDraft(`fallo-reto:${id}`, { fallo: '', motivo: '' })
  const fallo: Fallo | undefined = fallos.find((one) => one === fields.fallo)
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({ motivo: fields.motivo.trim() ? null : 'Escribe el motivo: lo leen los dos clanes' }),
    send: async () => {
      if (!fallo) throw new Error('nothing is chosen')
      return api.settleNoShow({ params: { id }, body: { fallo, motivo: fields.motivo.trim() } })
    },
    failure: 'La decisión no salió. Lo que escribiste sigue acá: intenta de nuevo.',
    warning: 409,
    onSuccess: () => {
      removeStored()
      onSettled()
    },
    onSettled: () => refresh('panel/retos', 'panel/pendientes', `reto/${id}`),
  })
  return { form, motivo: field('motivo'), pending, fallo, write }
}

type SettleRetoProps = Pick<ReturnType<typeof useSettleReto>, 'form' | 'motivo' | 'fallo' | 'write'> & { reto: Reto }

export function SettleReto({ reto, form, motivo, fallo, write }: SettleRetoProps) {
  const accused = sidesOf(reto)?.accused.nombre ?? 'el clan'
  return (
    <form {...form} id={settleRetoForm} aria-label="Decisión">
      <OptionList
        legend="Decisión"
        quiet
        name="fallo"
        options={[
          { key: 'mantenido', label: 'Mantener la falta', what: `${accused} no se presentó.` },
          { key: 'retirado', label: 'Retirar la falta', what: 'No corresponde: el reto queda cancelado.' },
        ]}
        chosen={fallo}
        onChoose={(key) => write({ fallo: key })}
      />
      <MotivoField
        name="motivo"
        value={motivo.value}
        error={motivo.error}
        onMotivo={(text) => write({ motivo: text })}
      />
    </form>
  )
}

/** Text that says what the chosen decision would change. */
export function SettledReto({ reto, fallo }: { reto: Reto; fallo: Fallo | undefined }) {
  const accused = sidesOf(reto)?.accused.nombre ?? 'el clan'
  return (
    <section>
      <div className="line head">
        <h2>Así quedaría</h2>
      </div>
      <div aria-live="polite">
        {fallo ? (
          <ul className="then">
            <li>
              {fallo === 'mantenido'
                ? `La falta sigue contada en la página de ${accused}.`
                : 'El reto queda cancelado y no es falta de ninguno.'}
            </li>
            <li>No cambia ningún puesto.</li>
            <li>Se avisa a los dos clanes, con el motivo.</li>
          </ul>
        ) : (
          <p className="small">Elige qué decides y acá ves qué cambia, antes de darlo.</p>
        )}
      </div>
    </section>
  )
}
