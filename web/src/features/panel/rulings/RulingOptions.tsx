import type { CaseDetail } from '@trinchera/contract/rulings'
import { cheatDropPlaces } from '@trinchera/rules/limits'
import type { Verdict } from './RulingPreview'

interface Option {
  verdict: Verdict
  label: string
  what: string
}

/** What can be ruled on a match as it stands: a ruled one is first reinstated (docs/rules.md#When a ruling may be given). */
export function optionsFor({
  ruling,
  ganador,
  perdedor,
}: Pick<CaseDetail, 'ruling' | 'ganador' | 'perdedor'>): Option[] {
  if (ruling)
    return [
      {
        verdict: { tipo: 'restituir', clan: null },
        label: 'Restituir',
        what: 'El fallo queda sin efecto y la partida vuelve a contar como se reportó.',
      },
    ]
  return [
    { verdict: { tipo: 'anular', clan: null }, label: 'Anular', what: 'Como si nunca se hubiera jugado.' },
    {
      verdict: { tipo: 'falso', clan: null },
      label: 'Reporte falso',
      what: 'Se anula y ambos clanes quedan sin ranking.',
    },
    {
      verdict: { tipo: 'trampa', clan: ganador.id },
      label: `Trampa de ${ganador.nombre}`,
      what: `Pierde la partida y cae ${cheatDropPlaces} puestos.`,
    },
    {
      verdict: { tipo: 'trampa', clan: perdedor.id },
      label: `Trampa de ${perdedor.nombre}`,
      what: `La derrota queda y cae ${cheatDropPlaces} puestos.`,
    },
  ]
}

const keyOf = ({ tipo, clan }: Verdict) => `${tipo} ${clan ?? ''}`

/** One of the options by what was kept of it. */
export const optionKept = (options: readonly Option[], kept: string) =>
  options.find(({ verdict }) => keyOf(verdict) === kept)?.verdict

export const RulingOptions = ({
  options,
  chosen,
  onChoose,
}: {
  options: readonly Option[]
  chosen: Verdict | undefined
  onChoose: (kept: string) => void
}) => (
  <fieldset className="panel-opts">
    <legend className="sr">Fallo</legend>
    {options.map(({ verdict, label, what }) => {
      const key = keyOf(verdict)
      return (
        <label key={key} className="opt">
          <input
            type="radio"
            name="fallo"
            value={key}
            checked={chosen !== undefined && keyOf(chosen) === key}
            onChange={() => onChoose(key)}
          />
          <b>{label}</b>
          <span className="small">{what}</span>
        </label>
      )
    })}
  </fieldset>
)
