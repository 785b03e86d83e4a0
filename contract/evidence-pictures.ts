/**
 * Addresses of the pictures of evidence: bytes, behind the session of who may see them. Fetched with that session's token, since an `img` sends
 * none. No imports, for the browser.
 */
export const evidencePicture = {
  partida: (id: number, idEvidencia: number) => `/api/v1/ladder/partida/${id}/evidencias/${idEvidencia}`,
  victoria: (id: number, idEvidencia: number) => `/api/v1/ladder/victorias/${id}/evidencias/${idEvidencia}`,
} as const
