import type { MatchPage } from '@trinchera/contract/partidas'
import { appealMs, longestAppeal } from '@trinchera/rules/limits'
import { clanMay } from '@trinchera/rules/permissions'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useState } from 'react'
import { api } from '../../lib/api'
import { useNow } from '../../lib/clock'
import { useDraft } from '../../lib/draft'
import { useOwnPlayer } from '../../lib/own-clan'
import { useSession } from '../../lib/session'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { Textarea } from '../../ui/form/Field'
import { useForm } from '../../ui/form/use-form'
import { Consequences } from '../../ui/dialog/Consequences'

const then = [
  'La resuelve alguien distinto de quien falló.',
  'El fallo se apela una sola vez, sea por tu clan o por el rival.',
  'El fallo sigue contando mientras no haya respuesta.',
  'La respuesta te llega por aviso y por correo.',
]

interface DialogOfProps {
  match: MatchPage
  open: boolean
  onOpenChange: (open: boolean) => void
  onSent: () => void
}

function AppealDialog({ match, open, onOpenChange, onSent }: DialogOfProps) {
  const { fields, write, removeStored } = useDraft(`apelacion:${match.id}:${match.ruling?.fecha}`, { texto: '' })
  const texto = fields.texto.trim()
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({ texto: texto ? null : 'Cuenta por qué no corresponde' }),
    send: () => api.appealRuling({ params: { id: match.id }, body: { texto } }),
    failure: 'La apelación no salió. Lo que escribiste sigue acá: intenta de nuevo.',
    warning: 409,
    onSuccess: () => {
      removeStored()
      onSent()
    },
    onRefused: (code) => {
      if (code === 409) onSent()
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      over={`Partida ${match.id}, ${formatDateTime(match.fecha)}`}
      title="Apelar el fallo"
      aside={<Consequences then={then} />}
      actions={
        <>
          <Button kind="primary" type="submit" form="appeal" pending={pending} pendingText="Enviando…">
            Enviar apelación
          </Button>
          <Button onClick={() => onOpenChange(false)}>Cancelar</Button>
        </>
      }
    >
      <form {...form} id="appeal" aria-label="Apelar el fallo">
        <Textarea
          {...field('texto')}
          label="Por qué no corresponde"
          maxLength={longestAppeal}
          help="Qué se ve, en qué captura, qué se pasó por alto."
        />
      </form>
    </Dialog>
  )
}

/**
 * The button to appeal against a staff ruling on a match, shown for seven days to players who may report for one of the two clans. After
 * either clan has appealed, a text that says so replaces the button.
 */
export function AppealRuling({ match }: { match: MatchPage }) {
  const session = useSession()
  const { data: player } = useOwnPlayer()
  const now = useNow()
  const [open, setOpen] = useState(false)
  /** Time of the ruling for which the server refused an appeal because one of the clans has already appealed. A later ruling has another. */
  const [appealed, setAppealed] = useState<string>()
  const { ruling, ganador, perdedor } = match
  const may = player?.clanes.some(
    ({ id, PlayerClan }) => (id === ganador.id || id === perdedor.id) && clanMay(PlayerClan.rango, 'report'),
  )
  if (!session || !may || !ruling || now - Date.parse(ruling.fecha) > appealMs) return null
  if (appealed === ruling.fecha)
    return (
      <p className="small" role="status">
        Este fallo ya se apeló. La respuesta le llega a quien lo apeló.
      </p>
    )
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Apelar el fallo
      </Button>
      <AppealDialog
        key={ruling.fecha}
        match={match}
        open={open}
        onOpenChange={setOpen}
        onSent={() => {
          setOpen(false)
          setAppealed(ruling.fecha)
        }}
      />
    </>
  )
}
