/** What each kind of mail server failure means for the operator. `says`: matches the failure's text. */
const meanings: readonly (readonly [says: RegExp, meaning: string])[] = [
  [
    /a tiempo|timed? ?out|ETIMEDOUT/i,
    'no contestó a tiempo. Revisa el servidor y el puerto de SMTP_URL, y que nada cierre el paso',
  ],
  [/greeting/i, 'no quiso la conexión. Puede que no atienda a la dirección de este servidor'],
  [/closed|ECONNRESET|EPIPE|hang up/i, 'cortó la conexión sin decir por qué. Revisa SMTP_URL, y prueba de nuevo'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/i, 'nadie contesta en la dirección y el puerto de SMTP_URL'],
  [/ENOTFOUND|EAI_AGAIN|getaddrinfo/i, 'el servidor de SMTP_URL no existe con ese nombre'],
  [
    /certificate|CERT_|self.signed|wrong version number|SSL|TLS/i,
    'su certificado no vale, o no habla TLS en ese puerto',
  ],
  [/\b(?:53[0458]|EAUTH)\b|authenticat|credential/i, 'no aceptó el usuario y la contraseña de SMTP_URL'],
  [/\b55\d\b|mailbox|recipient|relay/i, 'no quiso el correo para tu dirección'],
]

/** A mail server's failure explained in Spanish, followed by the server's own words. */
export function mailRefusal(failure: string): string {
  const meaning = meanings.find(([says]) => says.test(failure))?.[1] ?? 'no lo aceptó'
  return `El servidor de correo: ${meaning}. Sus palabras: «${failure}»`
}
