import { pageTexts } from '@trinchera/rules/fixed-texts'
import { usePageText } from '../app/title'
import { Guide } from '../features/guia/Guide'
import { Parts } from '../ui/state/Parts'
import { useHashTarget } from '../lib/hash-target'

export default function VolverAJugar() {
  useHashTarget()
  usePageText(pageTexts.guia)
  return (
    <Parts className="page">
      <h1>Guía para volver a jugar</h1>
      <p className="lead">Tres pasos y estás adentro. Marca lo que ya hiciste: este navegador se acuerda.</p>
      <Guide />
    </Parts>
  )
}
