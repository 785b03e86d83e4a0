import { useTitle } from '../app/title'
import { Guide } from '../features/guia/Guide'
import { useHashTarget } from '../lib/hash-target'

/** The way back to the game, step by step. */
export default function VolverAJugar() {
  useHashTarget()
  useTitle('Guía para volver a jugar', 'Los tres pasos para volver a jugar: descargas, instalación y chat de voz, con la dirección del servidor lista para copiar.')
  return (
    <div className="page">
      <h1>Guía para volver a jugar</h1>
      <p className="lead">Tres pasos y estás adentro. Marca lo que ya hiciste: este navegador se acuerda.</p>
      <Guide />
    </div>
  )
}
