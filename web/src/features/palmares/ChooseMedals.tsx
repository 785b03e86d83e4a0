import type { Medalla } from '@trinchera/contract/palmares'
import { mostChosenMedals } from '@trinchera/rules/medallas/tipos'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MedalDrawing } from '../../art/MedalDrawing'
import { api } from '../../lib/api'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { Check } from '../../ui/form/Check'
import { told } from '../../ui/toast/told'
import css from './player-medals.module.css'
import { perfilQuery, playerMedalsQuery } from './queries'

interface ChooseMedalsProps {
  player: number
  medals: readonly Medalla[]
  chosen: readonly Medalla[]
}

interface ChoiceProps {
  medal: Medalla
  /** Position of the medal among the chosen medals, from 0. -1 if it is not chosen. */
  position: number
  full: boolean
  onChange: (checked: boolean) => void
}

const Choice = ({ medal, position, full, onChange }: ChoiceProps) => (
  <li className={`grid ${css.choice}`}>
    <MedalDrawing tipo={medal.tipo} size={32} />
    <Check
      label={
        <>
          <span>
            <span translate="no">{medal.nombre}</span>, <span translate="no">{medal.clan.nombre}</span>
          </span>
          {position >= 0 && <b className={css.order}>{` · ${position + 1}.ª`}</b>}
        </>
      }
      help={medal.texto}
      checked={position >= 0}
      disabled={full && position < 0}
      onChange={(event) => onChange(event.target.checked)}
    />
  </li>
)

/** Button and dialog in which players choose the medals that their profile shows first, in the order in which they tick them. */
export function ChooseMedals({ player, medals, chosen }: ChooseMedalsProps) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [ticked, setClaves] = useState<readonly string[]>([])
  // Omits medals that a ruling has revoked while the dialog is open.
  const claves = ticked.filter((clave) => medals.some((medal) => medal.clave === clave))

  async function save() {
    try {
      await told(
        api.chooseMedals({ body: { claves: [...claves] } }).then((reply) => {
          client.setQueryData(perfilQuery(player).queryKey, (perfil) => perfil && { ...perfil, elegidas: reply.data })
          return reply
        }),
      )
      setOpen(false)
    } catch {
      // Refetches, because the server refuses a medal that was revoked meanwhile.
      void client.invalidateQueries({ queryKey: playerMedalsQuery(player).queryKey })
    }
  }

  return (
    <div className="mt-3">
      <Button
        size="small"
        onClick={() => {
          setClaves(chosen.map(({ clave }) => clave))
          setOpen(true)
        }}
      >
        Elegir medallas
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        over="Tu perfil"
        title={`Elige hasta ${mostChosenMedals} medallas`}
        actions={
          <>
            <Button kind="primary" pendingText="Guardando…" onClick={save}>
              Guardar
            </Button>
            <Button onClick={() => setOpen(false)}>Cancelar</Button>
          </>
        }
      >
        <ul className={css.choices}>
          {medals.map((medal) => (
            <Choice
              key={medal.clave}
              medal={medal}
              position={claves.indexOf(medal.clave)}
              full={claves.length >= mostChosenMedals}
              onChange={(checked) =>
                setClaves((before) =>
                  checked ? [...before, medal.clave] : before.filter((clave) => clave !== medal.clave),
                )
              }
            />
          ))}
        </ul>
      </Dialog>
    </div>
  )
}
