/** What two clans wrote to each other. */
const privateTalk =
  /\b(?:mensajes?|chat|conversacion(?:es)?)(?: \w+){0,3} (?:del?|en el|en su|de su) reto\b|\b(?:mensajes?|chats?|conversacion(?:es)?) privad[oa]s?\b/

/** How it is done, or who may read it. */
const howItIsDone =
  /\b(?:como|puedo|puede|pueden|podemos|cuant\w+|donde|adonde|por que|borr(?:o|ar)|mand(?:o|ar)|envi(?:o|ar)|escrib(?:o|ir|imos)|quien(?:es)? (?:lee|leen|ve|ven|puede|pueden))\b/

/** What is known of somebody only to them, or to staff. */
const personal =
  /\b(?:correos?|e ?mails?|mails?|gmail|ips?|claves?|contrasenas?|passwords?|pass|telefonos?|celular|fono|whatsapp|wsp|wasap|wassap|rut|nombre real|direccion (?:de (?:la )?casa|ip)|numero (?:de )?(?:telefono|celular|fono))(?: (?:personal|privad[oa]))? (?:del?|d) (?:(?:el|la|los|jugador|jugadora|usuario|cuenta|lider|capitan) )*·/

/** Whether what is private is asked for: what others wrote to each other alone, or what is known of somebody. `text`: each name as `·`. */
export const isPrivate = (text: string) => (privateTalk.test(text) || personal.test(text)) && !howItIsDone.test(text)
