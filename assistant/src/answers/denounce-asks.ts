import type { accountPoints } from '../guides/account-points'
import type { Asks } from './asks'

/** What is asked of denouncing what somebody wrote, in plain words. */
export const denouncesInSpanish: readonly Asks<keyof typeof accountPoints>[] = [
  {
    point: 'denunciarForo',
    says: [
      /\b(?:como|cm|donde|adonde|se puede|puedo|podemos|quiero|hay)\b(?: \w+){0,2} (?:denunci\w+|report\w+)\b/,
      /\b(?:foro|temas?|hilos?|posts?|mensajes? del foro)\b/,
    ],
    not: /\b(?:sin|anonim\w+|cuantas|quien(?:es)?|partid\w+|resultado|derrota|por que|veo|hay denuncias)\b|·/,
  },
  {
    point: 'denunciar',
    says: [
      /\b(?:como|cm|donde|adonde|se puede|puedo|podemos|quiero)\b(?: \w+){0,2} (?:denunci\w+|report\w+)\b/,
      /\b(?:comentarios?|mensajes?|posts?|tema)\b/,
    ],
    not: /\b(?:foro|sin|anonim\w+|cuantas|quien(?:es)?|partid\w+|resultado|derrota|por que|veo)\b|·/,
  },
  { point: 'denunciar', says: [/^(?:(?:y|hola|oye) )*(?:donde|como|adonde) (?:se |puedo )?denunci\w+$/] },
]
