/** On a reply that the service worker gives while there is no connection: when it was fetched, ms since the epoch. No zod: the browser imports it. */
export const seenHeader = 'x-visto'
/** Beside it: that the network gave a reply that is not the site's. */
export const foreignHeader = 'x-red-ajena'
