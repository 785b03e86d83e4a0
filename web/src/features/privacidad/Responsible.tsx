import type { Responsable } from '@trinchera/contract/opciones'
import css from './privacidad.module.css'

/** Who is responsible for the personal data of the site, as far as staff of rol 1 entered it. */
export function Responsible({ responsable }: { responsable: Responsable }) {
  const { nombre, representante, direccion, correo, telefono } = responsable
  const rows = [
    ['Nombre', nombre],
    ['Representante', representante],
    ['Dirección', direccion],
    ['Teléfono', telefono],
  ] as const
  if (!nombre && !correo)
    return <p>Quien opera este sitio todavía no dijo quién es. El formulario de abajo le llega igual.</p>
  return (
    <dl className={css.responsible}>
      {rows.map(
        ([term, text]) =>
          text && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
      {correo && (
        <div>
          <dt>Correo</dt>
          <dd>
            <a className="within" href={`mailto:${correo}`}>
              {correo}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}
