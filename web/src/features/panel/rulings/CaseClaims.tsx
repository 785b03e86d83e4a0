import type { Claim } from '@trinchera/contract/rulings'
import { longestMotivo } from '@trinchera/rules/limits'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../lib/api'
import { useRefresh } from '../../../lib/refresh'
import { Button } from '../../../ui/controls/Button'
import { Input } from '../../../ui/form/Field'
import { useFields, useForm } from '../../../ui/form/use-form'
import { claimChip } from './case-text'
import css from './case.module.css'

/** Form to dismiss a clan's claim. The reason is sent to the author of the claim. */
function Dismiss({ claim, onBack }: { claim: Claim; onBack: () => void }) {
  const refresh = useRefresh()
  const input = useRef<HTMLInputElement>(null)
  const { fields, write } = useFields({ motivo: '' })
  const motivo = fields.motivo.trim()
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({ motivo: motivo ? null : 'Escribe por qué: le llega a quien reclamó' }),
    send: () => api.dismissClaim({ params: { id: claim.id }, body: { motivo } }),
    failure: 'No pudimos descartar el reclamo. Intenta de nuevo.',
    onSettled: () => refresh('panel/partida', 'panel/reportes', 'panel/pendientes'),
  })

  // The focused button that opened this form was removed, so the focus moves to the input.
  useEffect(() => input.current?.focus(), [])

  return (
    <form {...form} className={css.dismissForm} aria-label="Descartar reclamo">
      <Input
        {...field('motivo')}
        ref={input}
        name="motivo-reclamo"
        label="Por qué se descarta"
        maxLength={longestMotivo}
      />
      <div className="row mt-2">
        <Button size="small" type="submit" pending={pending} pendingText="Descartando…">
          Descartar reclamo
        </Button>
        <Button size="small" onClick={onBack}>
          Volver
        </Button>
      </div>
    </form>
  )
}

function ClaimLine({ claim, clan }: { claim: Claim; clan: string }) {
  const [dismissing, setDismissing] = useState(false)
  return (
    <li>
      <span className={claim.abierto ? 'chip attention' : 'chip neutral'}>{claimChip[claim.tipo]}</span>
      <span className="small">
        <span translate="no">{claim.quien}</span>, de <span translate="no">{clan}</span>
        <span>{`, ${formatDateTime(claim.fecha)}${!claim.abierto ? ', ya resuelto' : ''}`}</span>
      </span>
      <p>{claim.texto}</p>
      {claim.abierto && !dismissing && (
        <Button size="small" aria-label={`Descartar el reclamo de ${claim.quien}`} onClick={() => setDismissing(true)}>
          Descartar
        </Button>
      )}
      {claim.abierto && dismissing && <Dismiss claim={claim} onBack={() => setDismissing(false)} />}
    </li>
  )
}

/** The clans' claims against the match; open claims come first. */
export function CaseClaims({
  claims,
  sides,
}: {
  claims: readonly Claim[]
  sides: readonly { id: number; nombre: string }[]
}) {
  if (claims.length === 0) return null
  return (
    <ul className={`list mt-2 ${css.claims}`} aria-label="Reclamos">
      {claims.map((claim) => (
        <ClaimLine
          key={claim.id}
          claim={claim}
          clan={sides.find(({ id }) => id === claim.id_clan)?.nombre ?? 'un clan'}
        />
      ))}
    </ul>
  )
}
