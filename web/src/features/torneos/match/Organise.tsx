import type { TorneoMatchPage } from '@trinchera/contract/torneo-partidas'
import { useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { isDoubleNoShow } from '../../../ui/match/torneo-text'
import css from '../torneos.module.css'
import { useOwn } from '../use-own'
import { MoveDialog } from './MoveDialog'
import { RulingDialog, type Ruling } from './RulingDialog'

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
