/**
 * URLs of evidence pictures: bytes, for which the caller needs a session that may see them. They are fetched with the session's token
 * because an `img` sends none. The browser imports this file: no imports.
 */
export const evidencePicture = {
  partida: (id: number, idEvidencia: number) => `/api/v1/ladder/partida/${id}/evidencias/${idEvidencia}`,
  victoria: (id: number, idEvidencia: number) => `/api/v1/ladder/victorias/${id}/evidencias/${idEvidencia}`,
} as const
