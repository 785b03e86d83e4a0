import type { CaseDetail } from '@trinchera/contract/rulings'
import { cheatDropPlaces } from '@trinchera/rules/limits'
import { OptionList } from '../OptionList'
import type { Verdict } from './case-text'

interface Option {
  verdict: Verdict
  label: string
  what: string
}

/** Rulings that staff may choose. If a ruling is in force: only to reinstate the match (docs/rules.md#When a ruling may be given). */
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

/** The ruling option that a draft stores; undefined if staff may no longer choose it. */
export const storedOption = (options: readonly Option[], stored: string) =>
  options.find(({ verdict }) => keyOf(verdict) === stored)?.verdict

export const RulingOptions = ({
  options,
  chosen,
  onChoose,
}: {
  options: readonly Option[]
  chosen: Verdict | undefined
  onChoose: (key: string) => void
}) => (
  <OptionList
    legend="Fallo"
    quiet
    name="fallo"
    options={options.map(({ verdict, label, what }) => ({ key: keyOf(verdict), label, what }))}
    chosen={chosen && keyOf(chosen)}
    onChoose={onChoose}
  />
)
