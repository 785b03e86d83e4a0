import type { Asked, Reply } from '../intent'
import { withoutNames } from '../query/agenda'
import type { Question } from '../understand'
import { cannotEnter, mailMistyped, recovery, sendsMail, stillNoMail, validation } from './mail'

const mail = /\b(?:correos?|mails?|emails?|e mail|gmail|enlaces?|links?|codigo)\b/
const waits =
  /\b(?:no|nunca|jamas|tampoco|ni|sin que) (?:me |nos |le |se )*(?:ha |han |a |han? sido )?(?:lleg\w+|aparec\w+|manda\w*|envia\w*|recib\w+|sale|esta)\b|\b(?:no|nunca) (?:he )?recib\w+|\bsigo esperando\b|\b(?:vencio|vencido|expiro|caduco|ya no (?:sirve|funciona)|no (?:sirve|funciona))\b/
const ofAccount =
  /\b(?:valid\w+|activ\w+|confirm\w+|verific\w+|registr\w+|crear|cree|cuenta|inscrib\w+|inscripcion|otr[oa] (?:enlace|link|correo|mail))\b/
const ofPassword = /\b(?:clave|contrasena|password|pass|recuper\w+)\b/
const inSpam = /\b(?:spam|no deseados?|correo basura|junk|promociones)\b/
const mistyped =
  /\b(?:(?:puse|escribi|anote|ingrese|registre|meti|di|tipee|deje) (?:\w+ ){0,3}?(?:mal|otro|equivocad[oa]|errone[oa]|incorrect[oa])|(?:me )?equivoque|(?:esta|quedo|estaba) mal (?:escrito|puesto)?|mal escrit[oa]|mal puest[oa]|corregir (?:el |mi )?(?:correo|mail|email))\b/
/** That one is kept out for having tried too often. */
const locked =
  /\b(?:me bloqueo|me bloquearon|bloquead\w|muchas veces|demasiados intentos|muchos intentos)\b(?=.*\b(?:clave|contrasena|cuenta|entrar|sesion|intentos|espero|esperar)\b)|\b(?:clave|contrasena|cuenta|login)\b.*\b(?:bloque\w+|muchas veces|demasiados intentos|muchos intentos)\b/
const whether =
  /\b(?:manda[n]?|envia[n]?|mandar|enviar)\b.*\b(?:correos?|mails?|emails?)\b|\b(?:correos?|mails?|emails?)\b.*\b(?:funciona[n]?|manda[n]?|envia[n]?)\b/
const ofElse =
  /\b(?:avisos?|discord|clan|torneo|copa|reto|contacto|invitaci\w+|solicitud\w*|apel\w+|suspension|servidor|server|nuevo correo|correo nuevo|cambi\w+ (?:de |mi |el )*(?:correo|mail|email)|volute|autenticador|app|6 cifras|2fa|segundo paso)\b|·/

/** What is asked of mail that the site sends, of what may not have come or went elsewhere; null where it is none of that. */
export async function mailAsked(question: Question, asked: Pick<Asked, 'site' | 'words'>): Promise<Reply | null> {
  const text = withoutNames(question)
  if (ofElse.test(text)) return null
  if (mistyped.test(text) && /\b(?:correo|mail|email)\b/.test(text)) return mailMistyped(asked)
  if (inSpam.test(text) && /\b(?:nada|tampoco|no esta|no (?:me )?lleg\w+|ya|no hay)\b/.test(text))
    return stillNoMail(asked.site)
  if (locked.test(text)) return cannotEnter(asked)
  if (!mail.test(text)) return null
  if (waits.test(text)) {
    if (ofPassword.test(text)) return recovery(asked)
    return ofAccount.test(text) ? validation(asked) : null
  }
  return whether.test(text) && question.words.length <= 8 ? sendsMail(asked.site) : null
}
