/** What two clans wrote to each other. */
const privateTalk =
  /\b(?:mensajes?|chat|conversacion(?:es)?)(?: \w+){0,3} (?:del?|en el|en su|de su) reto\b|\b(?:mensajes?|chats?|conversacion(?:es)?) privad[oa]s?\b/

/** How it is done, or who may read it. */
const howItIsDone =
  /\b(?:como|puedo|puede|pueden|podemos|cuant\w+|donde|adonde|por que|borr(?:o|ar)|mand(?:o|ar)|envi(?:o|ar)|escrib(?:o|ir|imos)|quien(?:es)? (?:lee|leen|ve|ven|puede|pueden))\b/

/** Whether what others wrote to each other alone is asked for. */
export const isPrivateTalk = (text: string) => privateTalk.test(text) && !howItIsDone.test(text)
