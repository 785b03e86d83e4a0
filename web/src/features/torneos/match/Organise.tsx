import type { TorneoMatchPage } from '@trinchera/contract/torneo-partidas'
import { useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { isDoubleNoShow, partidaTitle } from '../../../ui/match/torneo-text'
import css from '../torneos.module.css'
import { useOwn } from '../use-own'
import { RulingDialog, type Ruling } from './RulingDialog'
import { clockName, fromChileLocal, toChileLocal } from '@trinchera/rules/chile-time'
import type { DialogState } from '../../../ui/dialog/Dialog'
import { FormDialog } from '../../../ui/dialog/FormDialog'
import { Input } from '../../../ui/form/Field'
import { useFields, useForm } from '../../../ui/form/use-form'
import { useTorneoActs } from '../use-torneo-acts'

interface MoveDialogProps extends DialogState {
  match: TorneoMatchPage
}

/** Dialog to set or remove the time of a match. */
function MoveDialog({ match, ...dialog }: MoveDialogProps) {
  const { move } = useTorneoActs(match.torneo.id)
  const before = match.fecha ? toChileLocal(match.fecha) : ''
  const { fields, write } = useFields({ fecha: before })
  // if unchanged, the stored instant is kept, because the local time may be an hour that is repeated
  const typed = fields.fecha === before ? match.fecha : (fromChileLocal(fields.fecha) ?? null)
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({ fecha: fields.fecha === '' || typed ? null : 'Elige el día y la hora' }),
    send: () => move(match.id, typed),
    failure: 'No pudimos cambiar la hora. Intenta de nuevo.',
    onSuccess: () => dialog.onOpenChange(false),
  })
  return (
    <FormDialog
      {...dialog}
      over={partidaTitle(match)}
      title="Cambiar la hora"
      submit={{ form, pending }}
      act="Guardar"
      pendingText="Guardando…"
      back="Volver"
    >
      <Input
        {...field('fecha')}
        label={`Cuándo se juega, ${clockName()}`}
        type="datetime-local"
        help="Vacío: sin hora fijada. Les avisamos a los dos clanes."
      />
    </FormDialog>
  )
}

/** What organisers can do on a match: decide it, reopen it, withdraw a clan, set its time. Renders nothing for other people. */
export function Organise({ match }: { match: TorneoMatchPage }) {
  const { organises } = useOwn(match.torneo)
  const [asking, setAsking] = useState<{ ruling: Ruling; opening: number }>()
  const [open, setOpen] = useState(false)
  const [moving, setMoving] = useState(false)
  const { a, b, estado, torneo } = match
  if (!organises || torneo.estado === 'cancelado') return null
  const ask = (ruling: Ruling) => {
    setAsking((before) => ({ ruling, opening: (before?.opening ?? 0) + 1 }))
    setOpen(true)
  }
  const sides = [a, b].filter((side) => side !== null)
  const decides = sides.length === 2
  const reopens = estado === 'cerrada' || estado === 'reportada'
  return (
    <section aria-label="Organización">
      <SectionHead title="Organización" />
      <div className={`row mt-3 ${css.acts}`}>
        {decides && <Button onClick={() => ask('decidir')}>Decidir</Button>}
        {decides && !isDoubleNoShow(match) && <Button onClick={() => ask('ausencia')}>Nadie se presentó</Button>}
        {reopens && <Button onClick={() => ask('reabrir')}>Reabrir</Button>}
        {torneo.estado === 'en-juego' && sides.length > 0 && (
          <Button onClick={() => ask('retirar')}>Retirar a un clan</Button>
        )}
        {estado !== 'cerrada' && estado !== 'libre' && <Button onClick={() => setMoving(true)}>Cambiar la hora</Button>}
      </div>
      {asking && (
        <RulingDialog key={asking.opening} match={match} ruling={asking.ruling} open={open} onOpenChange={setOpen} />
      )}
      {moving && <MoveDialog match={match} open={moving} onOpenChange={setMoving} />}
    </section>
  )
}
