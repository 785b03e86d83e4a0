import type { PrivacyPage } from '@trinchera/contract/privacidad'
import { paths } from '@trinchera/contract/site-paths'
import { pageTexts } from '@trinchera/rules/fixed-texts'
import { formatDate } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from '../lib/router'
import { useLive } from '../lib/live'
import { useRefresh } from '../lib/refresh'
import { privacyQuery } from '../lib/privacy-query'
import { usePageText } from '../app/title'
import { textoQuery } from '../lib/site-queries'
import { Facts, factsOfData, factsOfRecipients } from '../features/privacidad/Facts'
import { RequestForm } from '../features/privacidad/RequestForm'
import { Responsible } from '../features/privacidad/Responsible'
import { Button } from '../ui/controls/Button'
import { SectionHead } from '../ui/controls/SectionHead'
import { RichText } from '../ui/rich/RichText'
import { Parts } from '../ui/state/Parts'
import { ErrorState, LoadingText, SkeletonLines } from '../ui/state/states'
import css from '../features/privacidad/privacidad.module.css'

/** A day (YYYY-MM-DD) as shown text. 16:00 UTC, noon in Chile, is used because it falls on that day in every zone of the country. */
const dayText = (day: string) => formatDate(`${day}T16:00:00Z`)

const List = ({ texts }: { texts: readonly string[] }) => (
  <ul className={css.notes}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)

const Versions = ({ page }: { page: PrivacyPage }) => (
  <section aria-labelledby="versiones">
    <SectionHead id="versiones" title="Versiones" />
    <p>
      <span>{`Esta es la versión ${page.version}, desde el ${dayText(page.desde)}.`}</span>
      {page.cambio && <span>{` Qué cambió: ${page.cambio}`}</span>}
    </p>
    {page.anteriores.length > 0 && (
      <ul className={css.notes}>
        {page.anteriores.map(({ version, desde, hasta }) => (
          <li key={version}>
            <Link className="within" to={paths.privacidadVersion(version)}>
              {`Versión ${version}`}
            </Link>
            <span>{`, del ${dayText(desde)} al ${dayText(hasta)}`}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
)

const Content = ({ page, earlier }: { page: PrivacyPage; earlier: boolean }) => (
  <>
    {earlier && (
      <p className="brass">
        <span>Esta versión ya no rige. </span>
        <Link className="within" to={paths.privacidad}>
          Ver la que rige
        </Link>
      </p>
    )}
    <section aria-labelledby="responsable">
      <SectionHead id="responsable" title="Quién responde por tus datos" />
      <Responsible responsable={page.responsable} />
    </section>
    <section aria-labelledby="guarda">
      <SectionHead id="guarda" title="Qué se guarda" />
      <Facts facts={factsOfData(page)} />
    </section>
    <section aria-labelledby="terceros">
      <SectionHead id="terceros" title="Quién más recibe datos" />
      <Facts facts={factsOfRecipients(page)} />
    </section>
    <section aria-labelledby="derechos">
      <SectionHead id="derechos" title="Tus derechos" link={{ to: paths.miCuenta, label: 'Mi Cuenta' }} />
      <Facts facts={page.derechos.map(({ derecho, como }) => ({ name: derecho, rows: [['Cómo', como]] }))} />
    </section>
    {!earlier && (
      <section aria-labelledby="solicitar">
        <SectionHead id="solicitar" title="Pedir algo sobre tus datos" />
        <RequestForm />
      </section>
    )}
    <section aria-labelledby="automaticas">
      <SectionHead id="automaticas" title="Lo que el sitio decide solo" />
      <List texts={page.decisiones_automaticas} />
    </section>
    <section aria-labelledby="ademas">
      <SectionHead id="ademas" title="Además" />
      <List texts={page.notas} />
    </section>
    <Versions page={page} />
    <p>
      <Button size="small" onClick={() => window.print()}>
        Imprimir
      </Button>
    </p>
  </>
)

export default function Privacidad() {
  usePageText(pageTexts.privacidad)
  const [search] = useSearchParams()
  const wanted = Number(search.get('version'))
  const version = Number.isInteger(wanted) && wanted > 0 ? wanted : undefined
  const { data, isPending, refetch } = useQuery(privacyQuery(version))
  const refresh = useRefresh()
  useLive('options:changed', () => refresh('privacidad'))
  const { data: ownPart } = useQuery(textoQuery('privacidad_extra'))
  const isEarlier = data?.anteriores.some((one) => one.version === data.version) ?? false
  const extra = isEarlier ? data?.extra : ownPart?.contenido.contenido
  return (
    <Parts className="page stack">
      <h1>Privacidad</h1>
      <p className="lead">
        Qué guarda el sitio de ti, para qué y hasta cuándo. Lo tuyo se descarga y se borra en Mi Cuenta.
      </p>
      {data && <Content page={data} earlier={isEarlier} />}
      {!data && !isPending && <ErrorState title="No pudimos traer la página" onRetry={() => refetch()} />}
      {isPending && (
        <ul className="list" aria-busy="true">
          <SkeletonLines lines={12} />
        </ul>
      )}
      {isPending && <LoadingText>Cargando…</LoadingText>}
      {data && extra && <RichText html={extra} below={1} className="prose" />}
    </Parts>
  )
}
