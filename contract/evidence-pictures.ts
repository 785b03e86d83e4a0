/**
 * URLs of evidence pictures. The reply is the picture's bytes, for users who may see the picture. The web fetches these with the session's
 * token, because an `img` element sends no token. Browser code imports this file, so it must not import anything.
 */
export const evidencePicture = {
  partida: (id: number, idEvidencia: number) => `/api/v1/ladder/partida/${id}/evidencias/${idEvidencia}`,
  victoria: (id: number, idEvidencia: number) => `/api/v1/ladder/victorias/${id}/evidencias/${idEvidencia}`,
} as const
