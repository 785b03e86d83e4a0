import { pageTexts } from '@trinchera/rules/fixed-texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../lib/router'
import { paths } from '@trinchera/contract/site-paths'
import { usePageText } from '../app/title'
import { GameLogo, LauncherLogo, VoiceLogo } from '../features/descargas/Logos'
import { opcionesQuery } from '../lib/site-queries'
import { Parts } from '../ui/state/Parts'
import { ErrorState } from '../ui/state/states'
import css from './Descargas.module.css'

const blocks = [
  {
    key: 'juego',
    Logo: GameLogo,
    title: 'MOH:AA',
    text: 'El juego entero, en un zip. Descomprímelo donde no lo vayas a mover: no se instala.',
    act: 'Descargar MOH:AA',
  },
  {
    key: 'ts3',
    Logo: VoiceLogo,
    title: 'TS3',
    text: 'El chat de voz de la comunidad. Elige la versión para tu sistema.',
    act: 'Descargar TS3',
  },
  {
    key: 'volute',
    Logo: LauncherLogo,
    title: 'Volute',
    text: 'El launcher: abre el juego con el anticheat que pide el ladder y te conecta al servidor.',
    act: 'Descargar Volute',
  },
] as const

/** The host name of a URL, without 'www.'. */
const siteOf = (url: string) => new URL(url).host.replace(/^www\./, '')

/** The downloads that people need to play. Each one links to its own site. */
export default function Descargas() {
  const { data, isError, refetch } = useQuery(opcionesQuery)
  usePageText(pageTexts.descargas)
  return (
    <Parts className="page">
      <h1>Descargas</h1>
      <p className="lead">
        Las tres cosas que hacen falta. Cómo se arman está en la{' '}
        <Link className="within" to={paths.volverAJugar}>
          guía para volver a jugar
        </Link>
        <span>.</span>
      </p>
      {isError && !data && (
        <ErrorState title="No pudimos traer los enlaces" onRetry={() => refetch()}>
          Lo demás del sitio sigue acá.
        </ErrorState>
      )}
      <ul className={`grid ${css.downloads}`} aria-busy={!data && !isError}>
        {blocks.map(({ key, Logo, title, text, act }) => (
          <li key={key}>
            <Logo />
            <h2>{title}</h2>
            <p>{text}</p>
            {data && (
              <>
                <a
                  className={key === 'juego' ? 'button primary' : 'button'}
                  href={data.descargas[key]}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {act}
                </a>
                <p className="small dim">{`Te lleva a ${siteOf(data.descargas[key])}`}</p>
              </>
            )}
            {!data && !isError && <span className="skeleton waits" style={{ width: 160, height: 40 }} />}
          </li>
        ))}
      </ul>
    </Parts>
  )
}
