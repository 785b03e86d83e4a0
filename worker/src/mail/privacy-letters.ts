import { paths } from '@trinchera/contract/site-paths'
import type { Letter } from '@trinchera/db/queries/notices/mails'
import { requestConfirmMs } from '@trinchera/rules/limits'
import { formatDateTime } from '@trinchera/rules/presentation'
import { derechoNames } from '@trinchera/rules/solicitudes'
import { named, type Wording } from './wording'

type PrivacyLetter = Extract<Letter, { kind: 'solicitud' | 'solicitud-respuesta' | 'incidente' }>

const hours = requestConfirmMs / 3_600_000

/** The paragraphs of a text that staff wrote. */
const paragraphsOf = (text: string) => text.split(/\n+/).map(named).filter(Boolean)

/** Content, without greeting, of an e-mail about personal data. `token`: opens the page of the request that the e-mail is about. */
export function privacyWording(letter: PrivacyLetter, token: string, site: string): Omit<Wording, 'greeting'> {
  switch (letter.kind) {
    case 'solicitud': {
      const { numero, derecho } = letter.solicitud
      return {
        subject: `Confirma tu solicitud ${numero} en ${site}`,
        preheader: 'Falta un paso: confirma que la enviaste tú.',
        paragraphs: [
          `Con este correo se envió una solicitud sobre datos personales: ${derechoNames[derecho]}, número ${numero}. Falta un paso: confirma que la enviaste tú. Desde entonces corre el plazo para responderte.`,
        ],
        button: { text: 'Confirmar la solicitud', path: paths.solicitud(token) },
        note: `El enlace sirve por ${hours} horas para confirmar; después, para ver la respuesta. Si no la enviaste, ignora este correo: la solicitud se borra sola.`,
      }
    }
    case 'solicitud-respuesta': {
      const { numero, derecho, tipo, texto, vence } = letter.respuesta
      const what = `solicitud ${numero} (${derechoNames[derecho]})`
      const [subject, first] = {
        prorroga: [
          `Se prorrogó el plazo de tu solicitud ${numero}`,
          `El plazo para responder tu ${what} se prorrogó hasta el ${vence ? formatDateTime(vence) : ''} (hora de Chile). Motivo:`,
        ],
        cumplida: [`Respuesta a tu solicitud ${numero}`, `Tu ${what} se cumplió. La respuesta:`],
        rechazada: [`Respuesta a tu solicitud ${numero}`, `Tu ${what} se rechazó. El motivo:`],
      }[tipo]
      return {
        subject: `${subject} · ${site}`,
        preheader: named(texto),
        paragraphs: [first ?? '', ...paragraphsOf(texto)],
        button: { text: 'Ver la solicitud', path: paths.solicitud(token) },
        note:
          tipo === 'rechazada'
            ? 'Si no estás de acuerdo, puedes reclamar ante la Agencia de Protección de Datos Personales.'
            : 'Te escribimos porque enviaste esta solicitud.',
      }
    }
    case 'incidente': {
      const { cuando, que, datos, medidas } = letter.incidente
      return {
        subject: `Un incidente de seguridad alcanzó tus datos · ${site}`,
        preheader: named(que),
        paragraphs: [
          `El ${formatDateTime(cuando)} (hora de Chile) hubo un incidente de seguridad que alcanzó datos de tu cuenta.`,
          ...paragraphsOf(`Qué pasó: ${que}`),
          ...paragraphsOf(`Qué datos: ${datos}`),
          ...(medidas ? paragraphsOf(`Qué se hizo: ${medidas}`) : []),
        ],
        button: { text: 'Ver la página de privacidad', path: paths.privacidad },
        note: 'Te escribimos porque la ley pide avisar a quienes alcanza un incidente. Si usas la misma contraseña en otros sitios, cámbiala ahí también.',
      }
    }
  }
}
