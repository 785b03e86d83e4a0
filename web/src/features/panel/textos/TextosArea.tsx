import type { Texto } from '@trinchera/contract/textos'
import { staffMay } from '@trinchera/rules/permissions'
import { textoClaves, textoNamed, textoNames, type TextoClave } from '@trinchera/rules/textos/textos'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../lib/session'
import { Tabs } from '../../../ui/controls/Tabs'
import { ErrorState, LoadingText, SkeletonLines } from '../../../ui/state/states'
import { adminTextoQuery } from '../queries'
import { useAddress } from '../use-address'
import { GuiaForm } from './GuiaForm'
import { PieForm, PortadaForm, PrivacidadForm } from './LineForms'
import { ReglamentoForm } from './ReglamentoForm'
import css from './textos.module.css'
import { Versions } from './Versions'

function TextoForm({ texto }: { texto: Texto }) {
  const { version } = texto
  switch (texto.clave) {
    case 'reglamento':
      return <ReglamentoForm contenido={texto.contenido} version={version} />
    case 'guia':
      return <GuiaForm contenido={texto.contenido} version={version} />
    case 'portada':
      return <PortadaForm contenido={texto.contenido} version={version} />
    case 'pie':
      return <PieForm contenido={texto.contenido} version={version} />
    case 'privacidad_extra':
      return <PrivacidadForm contenido={texto.contenido} version={version} />
  }
}

function Editor({ clave }: { clave: TextoClave }) {
  const { data, isPending, isError, refetch } = useQuery(adminTextoQuery(clave))
  if (isPending)
    return (
      <>
        <ul className="list">
          <SkeletonLines lines={6} />
        </ul>
        <LoadingText>Cargando el texto…</LoadingText>
      </>
    )
  if (isError && !data) return <ErrorState title="No pudimos traer el texto" onRetry={() => refetch()} />
  return (
    <>
      <TextoForm texto={data.texto} />
      <details className={css.limits}>
        <summary>Las cifras de las reglas</summary>
        <p className="small">Escríbelas así y el texto dice siempre lo que el sitio hace cumplir.</p>
        <ul>
          {data.limites.map(({ nombre, valor }) => (
            <li key={nombre}>
              <code>{`{{${nombre}}}`}</code> <span translate="no">{valor}</span>
            </li>
          ))}
        </ul>
      </details>
      <Versions clave={clave} name={textoNames[clave]} versions={data.versiones} />
    </>
  )
}

/** The editable texts of the site. Each is saved separately; unsaved edits are kept in memory while other screens are open. */
export default function TextosArea() {
  const player = useSession()?.player
  const { get, set } = useAddress()
  const mine = textoClaves.filter((clave) => clave === 'reglamento' || (player && staffMay(player, 'textos.manage')))
  const wanted = textoNamed(get('texto'))
  const current = wanted && mine.includes(wanted) ? wanted : 'reglamento'
  return (
    <Tabs
      label="Textos"
      tabs={mine.map((key) => ({ key, label: textoNames[key] }))}
      current={current}
      onChange={(key) => set({ texto: key === 'reglamento' ? undefined : key })}
    >
      <Editor key={current} clave={current} />
    </Tabs>
  )
}
