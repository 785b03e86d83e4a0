import type { PrivacyPage } from '@trinchera/contract/privacidad'
import css from './privacidad.module.css'

type Row = readonly [term: string, text: string]

/** A list with a heading for each item, such as a kind of personal data. Below a heading are terms (why, from whom) with texts. */
export const Facts = ({ facts }: { facts: readonly { name: string; rows: readonly Row[] }[] }) => (
  <ul className={`list ${css.facts}`}>
    {facts.map(({ name, rows }) => (
      <li key={name}>
        <h3>{name}</h3>
        <dl>
          {rows.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
)

export const factsOfData = ({ datos }: PrivacyPage) =>
  datos.map(({ que, para, base, origen, destinatarios, pais, cuanto }) => ({
    name: que,
    rows: [
      ['Para qué', para],
      ['Base', base],
      ['De dónde viene', origen],
      ['Quién más lo recibe', destinatarios.length ? destinatarios.join(', ') : 'Nadie'],
      ...(destinatarios.length ? ([['Dónde', pais]] as const) : []),
      ['Hasta cuándo', cuanto],
    ] as const,
  }))

export const factsOfRecipients = ({ terceros }: PrivacyPage) =>
  terceros.map(({ quien, que, para, pais }) => ({
    name: quien,
    rows: [
      ['Qué recibe', que],
      ['Para qué', para],
      ['Dónde', pais],
    ] as const,
  }))
