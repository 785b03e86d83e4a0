import {
  longestTorneoReglas,
  mostTorneoMaps,
  torneoCheckinMost,
  torneoCupos,
  torneoPorEquipo,
} from '@trinchera/rules/limits'
import { useQuery } from '@tanstack/react-query'
import { groupByGame } from '../../../lib/maps-by-game'
import { etapaName } from '../../../lib/open-etapas'
import { openEtapasQuery } from '../../../lib/queries'
import { opcionesQuery } from '../../../lib/site-queries'
import { Check } from '../../../ui/form/Check'
import { Input, Select, Textarea } from '../../../ui/form/Field'
import { Options } from '../../../ui/form/Options'
import formCss from '../form.module.css'
import { mapsOf, torneoLabels, type TorneoField, type TypedTorneo } from './torneo-form'
import { RoundsTable } from './RoundsTable'
import css from './torneos.module.css'

interface BracketFieldsProps {
  typed: TypedTorneo
  field: (name: TorneoField) => {
    label: string
    name: string
    error: string | undefined
    value: string
    onChange: (event: { target: { value: string } }) => void
  }
  type: (patch: Partial<TypedTorneo>) => void
  /** True once the bracket is drawn. From then on, only the torneo's texts can be changed. */
  drawn: boolean
}

/** Form fields that only a torneo with a bracket has. */
export function BracketFields({ typed, field, type, drawn }: BracketFieldsProps) {
  const { data: etapas } = useQuery(openEtapasQuery)
  const { data: opciones } = useQuery(opcionesQuery)
  const chosen = mapsOf(typed.mapas)
  const toggle = (code: string) =>
    type({ mapas: (chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]).join(',') })
  const rules = <Textarea {...field('reglas')} optional rows={5} maxLength={longestTorneoReglas} />
  if (drawn) return rules
  return (
    <>
      <div className={`grid ${formCss.twoColumns}`}>
        <Input
          {...field('cupos')}
          type="number"
          min={torneoCupos.least}
          max={torneoCupos.most}
          help="Clanes, de 4 a 64."
        />
        <Input {...field('por_equipo')} type="number" min={torneoPorEquipo.least} max={torneoPorEquipo.most} />
        <Input
          {...field('inscripcion_hasta')}
          type="datetime-local"
          optional
          help="Vacío: hasta el check-in, o hasta que parta."
        />
        <Input {...field('checkin_minutos')} type="number" min={0} max={torneoCheckinMost} help="0: sin check-in." />
        <Select {...field('id_etapa')} help="De una etapa: solo juegan sus clanes.">
          <option value="">Todos los clanes</option>
          <Options of={etapas?.map((etapa) => [etapa.id, etapaName(etapa)])} />
        </Select>
      </div>
      <RoundsTable typed={typed} type={type} />
      {typed.id_etapa !== '' && (
        <Check
          name="cuenta_ladder"
          label="Cada partida jugada cuenta para el ladder"
          checked={typed.cuenta_ladder === 'si'}
          onChange={({ target }) => type({ cuenta_ladder: target.checked ? 'si' : '' })}
        />
      )}
      <details className={css.maps}>
        <summary>{`${torneoLabels().mapas}: ${chosen.length > 0 ? chosen.length : 'los que acuerden'}`}</summary>
        {groupByGame(opciones?.mapas.lista ?? []).map(({ juego, mapas }) => (
          <fieldset key={juego} className={`mt-3 ${formCss.options}`}>
            <legend className="label">{juego}</legend>
            {mapas.map(({ codigo, nombre }) => (
              <Check
                key={codigo}
                name="mapas"
                label={nombre}
                checked={chosen.includes(codigo)}
                disabled={!chosen.includes(codigo) && chosen.length >= mostTorneoMaps}
                onChange={() => toggle(codigo)}
              />
            ))}
          </fieldset>
        ))}
      </details>
      {rules}
    </>
  )
}
