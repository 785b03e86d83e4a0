// Keys in localStorage that belong to the computer, not to the person: logging out leaves them.

/** The stage last looked at. */
export const lastStageKey = 'etapa'
/** Whether moves are told by sound. */
export const signalKey = 'aviso-de-movimientos'
