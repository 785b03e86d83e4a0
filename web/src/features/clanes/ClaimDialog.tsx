import type { Clan } from '@trinchera/contract/clanes'
import type { Match } from '@trinchera/contract/ladder'
import type { ClaimTipo } from '@trinchera/contract/rulings'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { api, codeOf, fieldErrorsOf, messageOf } from '../../lib/api'
import { useDraft } from '../../lib/draft'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { focusFirstError, Select, Textarea } from '../../ui/form/Field'
import { toast } from '../../ui/toast/toast'
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
  const form = useRef<HTMLFormElement>(null)
  const { fields, write, removeStored } = useDraft(`reclamo:${match.id}`, { tipo: '', texto: '' })
  const [errors, setErrors] = useState<Record<string, string | undefined>>({})
  const rival = match.ganador.id === clan.id ? match.perdedor : match.ganador
  const client = useQueryClient()
  const key = clanClaimsQuery(clan.id).queryKey
  useEffect(() => focusFirstError(form.current), [errors])

  const claim = useMutation({
    mutationFn: (tipo: ClaimTipo) =>
      api.claimMatch({ params: { id: match.id }, body: { tipo, texto: fields.texto.trim() } }),
    onSuccess: ({ message, data }) => {
      removeStored()
      client.setQueryData(key, (before) => [data, ...(before ?? [])])
      toast.success(message)
      onOpenChange(false)
    },
    onError: (error) => {
      setErrors(fieldErrorsOf(error))
      // 409: the clan has an open claim on this match already.
      if (codeOf(error) === 409) void client.invalidateQueries({ queryKey: key })
      toast.error(messageOf(error, 'El reclamo no salió. Lo que escribiste sigue acá: intenta de nuevo.'))
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (claim.isPending) return
    const tipo = parseTipo(fields.tipo)
    setErrors({ tipo: tipo ? undefined : 'Elige qué pasó', texto: fields.texto.trim() ? undefined : 'Cuenta qué pasó' })
    if (tipo && fields.texto.trim()) claim.mutate(tipo)
  }

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
          <Button kind="primary" type="submit" form="claim" pending={claim.isPending} pendingText="Enviando…">
            Enviar reclamo
          </Button>
          <Button onClick={() => onOpenChange(false)}>Cancelar</Button>
        </>
      }
    >
      <form id="claim" ref={form} onSubmit={submit} noValidate aria-label="Reclamar">
        <Select
          label="Qué pasó"
          name="tipo"
          error={errors.tipo}
          value={fields.tipo}
          onChange={(event) => write({ tipo: event.target.value })}
        >
          <option value="">Elige qué pasó</option>
          {Object.entries(tipos).map(([tipo, name]) => (
            <option key={tipo} value={tipo}>
              {name}
            </option>
          ))}
        </Select>
        <Textarea
          label="Cuéntalo"
          name="texto"
          maxLength={1000}
          error={errors.texto}
          help="Qué mapa, a qué hora, dónde están las capturas."
          value={fields.texto}
          onChange={(event) => write({ texto: event.target.value })}
        />
      </form>
    </Dialog>
  )
}
