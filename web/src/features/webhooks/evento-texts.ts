import type { WebhookEvent } from '@trinchera/rules/webhooks'

/** Texts for the events that a webhook can report, as the clan's leaders see them. */
export const eventoTexts: Record<WebhookEvent, { label: string; help: string }> = {
  partida: { label: 'Partidas', help: 'Se reporta una, ganada o perdida.' },
  fallo: { label: 'Respuestas y fallos', help: 'Se confirma o se rechaza un reporte, o falla la administración.' },
  puesto: { label: 'Puesto', help: 'El clan sube o baja en la tabla.' },
  reto: {
    label: 'Retos',
    help: 'Se ofrece uno, se acuerda, se rechaza o se cancela. También los que nadie más ve todavía.',
  },
  recordatorio: { label: 'Un reto por empezar', help: 'Una hora antes.' },
  integrante: { label: 'Integrantes', help: 'Alguien entra al clan o ya no está.' },
  medalla: { label: 'Medallas', help: 'El clan gana una, o un fallo se la quita.' },
}
