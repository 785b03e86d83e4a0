import { leastScreenshots, reportDeadlineHours } from '../limits'
import type { Section } from './articles'

export const reporte: Section = {
  id: 'reporte',
  titulo: 'El reporte',
  articulos: [
    {
      id: 'quien-reporta',
      titulo: 'Reporta el que pierde',
      texto: ['La derrota la reporta el clan que perdió: su Líder, un Co-Líder o un Capitán, en Reportar Derrota.'],
      ver: 'reportes',
    },
    {
      id: 'plazo',
      titulo: 'El plazo',
      texto: [`El clan que perdió tiene ${reportDeadlineHours} horas para reportar.`],
    },
    {
      id: 'sin-reporte',
      titulo: 'Si no reportan',
      texto: [
        `Pasado el plazo, el ganador puede ir a la Asamblea de Líderes con al menos ${leastScreenshots} capturas de pantalla.`,
      ],
    },
    {
      id: 'una-vez',
      titulo: 'Cuenta una vez',
      texto: ['Un reporte recibido cuenta exactamente una vez, y la tabla se mueve al tiro, a la vista de todos.'],
    },
    {
      id: 'plantel',
      titulo: 'A quién le cuenta',
      texto: [
        'La victoria o la derrota les cuenta a los que estaban en cada clan cuando se reportó. El que entra después no la recibe; el que se va después no la pierde.',
      ],
    },
  ],
}
