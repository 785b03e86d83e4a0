import type { Clan } from '@trinchera/contract/clanes'
import type { Match } from '@trinchera/contract/ladder'
import type { ClaimTipo } from '@trinchera/contract/rulings'
import { longestClaim } from '@trinchera/rules/limits'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { useDraft } from '../../lib/draft'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { Select, Textarea } from '../../ui/form/Field'
import { useForm } from '../../ui/form/use-form'
import { clanClaimsQuery } from './queries'

const tipos: Record<ClaimTipo, string> = {
  trampa: 'Hicieron trampa',
  falso: 'El reporte es falso',
  duplicada: 'Está reportada dos veces',
  plazo: 'Se reportó fuera de plazo',
  otro: 'Otra cosa',
}
const parseTipo = (name: string) => Object.keys(tipos).find((tipo): tipo is ClaimTipo => tipo === name)

interface ClaimDialogProps {
  match: Match
  /** The clan that claims. */
  clan: Pick<Clan, 'id' | 'nombre'>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Form in which a clan claims a match; the moderators decide about it. */
export function ClaimDialog({ match, clan, open, onOpenChange }: ClaimDialogProps) {
  const { fields, write, removeStored } = useDraft(`reclamo:${match.id}`, { tipo: '', texto: '' })
  const rival = match.ganador.id === clan.id ? match.perdedor : match.ganador
  const client = useQueryClient()
  const key = clanClaimsQuery(clan.id).queryKey
  const tipo = parseTipo(fields.tipo)
  const texto = fields.texto.trim()
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({
      tipo: tipo ? null : 'Elige qué pasó',
      texto: texto ? null : 'Cuenta qué pasó',
    }),
    send: async () => {
      if (!tipo) throw new Error('nothing is chosen')
      return api.claimMatch({ params: { id: match.id }, body: { tipo, texto } })
    },
    failure: 'El reclamo no salió. Lo que escribiste sigue acá: intenta de nuevo.',
    onSuccess: ({ data }) => {
      removeStored()
      client.setQueryData(key, (before) => [data, ...(before ?? [])])
      onOpenChange(false)
    },
    onRefused: (code) => {
      // 409: the clan has an open claim on this match already.
      if (code === 409) void client.invalidateQueries({ queryKey: key })
    },
  })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      over={`Partida ${match.id}, ${formatDateTime(match.fecha)}`}
      title={`Reclamar la partida con ${rival.nombre}`}
      aside={
        <>
          <div className="head">
            <h2>Qué va a pasar</h2>
          </div>
          <ul className="then">
            <li>Lo leen los moderadores; no es público.</li>
            <li>Va a nombre de {clan.nombre}, con el tuyo.</li>
            <li>La partida sigue contando mientras no haya un fallo.</li>
            <li>Te llega un aviso cuando lo resuelvan.</li>
          </ul>
        </>
      }
      actions={
        <>
          <Button kind="primary" type="submit" form="claim" pending={pending} pendingText="Enviando…">
            Enviar reclamo
          </Button>
          <Button onClick={() => onOpenChange(false)}>Cancelar</Button>
        </>
      }
    >
      <form {...form} id="claim" aria-label="Reclamar">
        <Select {...field('tipo')} label="Qué pasó">
          <option value="">Elige qué pasó</option>
          {Object.entries(tipos).map(([tipo, name]) => (
            <option key={tipo} value={tipo}>
              {name}
            </option>
          ))}
        </Select>
        <Textarea
          {...field('texto')}
          label="Cuéntalo"
          maxLength={longestClaim}
          help="Qué mapa, a qué hora, dónde están las capturas."
        />
      </form>
    </Dialog>
  )
}
