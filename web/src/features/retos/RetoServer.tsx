import type { Reto } from '@trinchera/contract/retos'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { serversQuery } from '../../lib/site-queries'
import { Button } from '../../ui/controls/Button'
import { CopyButton } from '../../ui/controls/CopyButton'
import { SectionHead } from '../../ui/controls/SectionHead'
import { Select } from '../../ui/form/Field'
import { Options } from '../../ui/form/Options'
import css from './retos.module.css'
import { told } from '../../ui/toast/told'
import { useRetoActs } from './use-reto-acts'
import { useSide } from './use-side'

/** The reto's game server, with its address to copy. Members who may report for one of the clans can choose another of the site's. */
export function RetoServer({ reto }: { reto: Reto }) {
  const { reports } = useSide(reto)
  const { data: servers } = useQuery(serversQuery)
  const { setServer } = useRetoActs(reto.id)
  const [choosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState('')
  const server = servers?.find(({ id }) => id === reto.servidor)
  const may = reports && reto.estado === 'acordado'
  if (!may && reto.servidor === null) return null
  const address = server && `${server.host.includes(':') ? `[${server.host}]` : server.host}:${server.puerto}`
  const open = may && (choosing || reto.servidor === null)
  return (
    <section aria-label="Servidor">
      <SectionHead title="Servidor" />
      {reto.servidor !== null && (
        <div className={`row ${css.server}`}>
          <p>
            <b>{server?.nombre ?? (servers ? 'Ya no está entre los del sitio' : 'Cargando…')}</b>
            {address && <span className={css.address}>{address}</span>}
          </p>
          {address && <CopyButton text={address} label="Copiar dirección" />}
          {may && !choosing && (
            <Button size="small" onClick={() => setChoosing(true)}>
              Cambiar
            </Button>
          )}
        </div>
      )}
      {open && (
        <div className={`line ${css.typed}`}>
          <Select
            label="En qué servidor se juega"
            help="Lo dice cualquiera de los dos clanes; el otro lo ve."
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">Elige el servidor</option>
            <Options of={servers?.map(({ id, nombre }) => [id, nombre])} untranslated />
          </Select>
          <Button
            disabled={!chosen}
            pendingText="Guardando…"
            onClick={() =>
              told(setServer(Number(chosen))).then(
                () => setChoosing(false),
                () => undefined,
              )
            }
          >
            Guardar
          </Button>
        </div>
      )}
    </section>
  )
}
