import type { WinClaim } from '@trinchera/contract/win-claims'
import { formatDateTime, formatLeft } from '@trinchera/rules/presentation'
import { waitsForStaff } from '@trinchera/rules/win-claim-state'
import { api } from '../../../lib/api'
import { useNow } from '../../../lib/clock'
import { useDraft } from '../../../lib/draft'
import { useRefresh } from '../../../lib/refresh'
import { useForm } from '../../../ui/form/use-form'
import { OptionList } from '../OptionList'
import { MotivoField } from '../MotivoField'

export const settleForm = 'settle-victoria'

const options = [
  {
    key: 'acreditar',
    label: 'Acreditar',
    what: 'La partida entra al ranking ahora; lo ya jugado no cambia.',
  },
  { key: 'rechazar', label: 'Rechazar', what: 'No cuenta, y el ranking no se mueve.' },
] as const
type Tipo = (typeof options)[number]['key']

/** State of the form that decides a win claim; its input is kept as a draft. `blocked` says why the claim cannot be decided yet. */
export function useSettle(winClaim: WinClaim, onSettled: () => void) {
  const now = useNow()
  const refresh = useRefresh()
  const { fields, write, removeStored } = useDraft(`fallo-victoria:${winClaim.id}`, { tipo: '', motivo: '' })
  const tipo: Tipo | undefined = options.find(({ key }) => key === fields.tipo)?.key
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({
      motivo: fields.motivo.trim() ? null : 'Escribe el motivo: lo leen los dos clanes y la Asamblea',
    }),
    send: async () => {
      if (!tipo) throw new Error('nothing is chosen')
      return api.settleVictoria({ params: { id: winClaim.id }, body: { tipo, motivo: fields.motivo.trim() } })
    },
    failure: 'La decisión no salió. Lo que escribiste sigue acá: intenta de nuevo.',
    warning: 409,
    onSuccess: () => {
      removeStored()
      onSettled()
    },
    onSettled: () => refresh('panel/victorias', 'panel/pendientes', `victoria/${winClaim.id}`),
  })
  const blocked = waitsForStaff(winClaim, now)
    ? undefined
    : `El rival todavía puede responder, hasta el ${formatDateTime(winClaim.responde_hasta)}: ${formatLeft(winClaim.responde_hasta, now)}. Se decide cuando responda o pasen sus 24 horas.`
  return { form, motivo: field('motivo'), pending, tipo, blocked, write }
}

type SettleFormProps = Pick<ReturnType<typeof useSettle>, 'form' | 'motivo' | 'tipo' | 'blocked' | 'write'>

export const SettleForm = ({ form, motivo, tipo, blocked, write }: SettleFormProps) => (
  <form {...form} id={settleForm} aria-label="Decisión">
    {blocked && <p className="notice small">{blocked}</p>}
    <OptionList
      legend="Decisión"
      quiet
      name="tipo"
      options={options}
      chosen={tipo}
      onChoose={(key) => write({ tipo: key })}
    />
    <MotivoField name="motivo" value={motivo.value} error={motivo.error} onMotivo={(text) => write({ motivo: text })} />
  </form>
)
