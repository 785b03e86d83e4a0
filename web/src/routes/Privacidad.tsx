import { useQuery } from '@tanstack/react-query'
import { pageTexts } from '@trinchera/rules/fixed-texts'
import { keptData, privacyNotes, privacyRights } from '@trinchera/rules/privacidad'
import { paths } from '@trinchera/contract/site-paths'
import { Link } from '../lib/router'
import { usePageText } from '../app/title'
import { textoQuery } from '../lib/site-queries'
import { RichText } from '../ui/rich/RichText'
import { Parts } from '../ui/state/Parts'
import { SectionHead } from '../ui/controls/SectionHead'
import css from './Privacidad.module.css'

export default function Privacidad() {
  usePageText(pageTexts.privacidad)
  const extra = useQuery(textoQuery('privacidad_extra')).data?.contenido.contenido
  return (
    <Parts className="page stack">
      <h1>Privacidad</h1>
      <p className="lead">
        Qué guarda el sitio de ti, para qué y hasta cuándo. Lo tuyo se descarga y se borra en Mi Cuenta.
      </p>
      <section aria-labelledby="guarda">
        <SectionHead id="guarda" title="Qué se guarda" />
        <ul className={`list ${css.kept}`}>
          {keptData.map(({ que, para, cuanto }) => (
            <li key={que}>
              <h3>{que}</h3>
              <dl>
                <dt>Para qué</dt>
                <dd>{para}</dd>
                <dt>Hasta cuándo</dt>
                <dd>{cuanto}</dd>
              </dl>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="derechos">
        <SectionHead id="derechos" title="Tus derechos" link={{ to: paths.miCuenta, label: 'Mi Cuenta' }} />
        <ul className={`list ${css.kept}`}>
          {privacyRights.map(({ derecho, como }) => (
            <li key={derecho}>
              <h3>{derecho}</h3>
              <p>{como}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="ademas">
        <SectionHead id="ademas" title="Además" />
        <ul className={`grid ${css.notes}`}>
          {privacyNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <p className="small dim">
          Las reglas del juego están en el{' '}
          <Link className="within" to={paths.reglamento}>
            reglamento
          </Link>
          <span>.</span>
        </p>
      </section>
      {extra && <RichText html={extra} below={1} className="prose" />}
    </Parts>
  )
}
