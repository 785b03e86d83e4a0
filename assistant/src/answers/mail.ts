import { validationTokenMs, recoveryTokenMs } from '@trinchera/rules/limits'
import { paths } from '@trinchera/contract/site-paths'
import type { Asked, Reply, Site } from '../intent'
import { articleOf } from '../articles'
import { bold, bullets, lines, link } from '../wording'
import { toStaff } from './site'

const hours = (ms: number) => ms / 3_600_000
const validate = bold(link('Validar cuenta', paths.validarCuenta))
const recover = bold(link('Recuperar contraseña', paths.recuperarPassword))
const seguridad = bold(link('Seguridad', paths.seguridad))
const recoveryTime = hours(recoveryTokenMs) === 1 ? 'una hora' : `${hours(recoveryTokenMs)} horas`
const noMail = `Este sitio ${bold('todavía no envía correos')}`

const corrected = `Si lo escribiste mal, corrígelo tú: en ${bold('Revisa tu correo')}, lo que sale después de registrarte, con ${bold('Corregir el correo')} (pide tu contraseña).`
const whoAsks = ['¿Quiénes son los administradores?'] as const

/** What to do where the mail that validates an account does not come. */
export async function validation({ site, words }: Pick<Asked, 'site' | 'words'>): Promise<Reply> {
  const text = words.map(({ plain }) => plain).join(' ')
  const time = `${hours(validationTokenMs)} horas`
  if (/\bsin (?:validar\w*|activar\w*|confirmar\w*)/.test(text))
    return {
      text: `${bold('No')}: sin validar la cuenta no se puede iniciar sesión; mirar el sitio, sí. ${validatedBy(site.mail)}`,
      sugerencias: whoAsks,
    }
  if (/\b(?:cuanto (?:dura|tiempo)|vence|caduca|expira|hasta cuando|cuantas horas)\b/.test(text))
    return {
      text: `El enlace de validación dura ${bold(time)} y sirve una vez. ${site.mail ? `Si venció, pide otro en ${validate}.` : 'Si venció, pídele otro a la administración: el sitio todavía no envía correos.'}`,
      sugerencias: whoAsks,
    }
  if (/\bquien(?:es)?\b/.test(text))
    return {
      text: lines(
        site.mail
          ? `La validas ${bold('tú')}, con el enlace que te llega por correo. Si no llega, la valida la administración: dales tu nick.`
          : `La ${bold('administración')}: te da el enlace de validación, o la valida ahí mismo; dales tu nick.`,
        await toStaff(site),
      ),
      sugerencias: whoAsks,
    }
  if (site.mail)
    return {
      text: lines(
        /\b(?:demora\w*|tarda\w*|cuanto)\b/.test(text) && 'Cuánto tarda no está publicado.',
        `Mira en el correo no deseado. Si no está, pide otro en ${validate}: el enlace dura ${hours(validationTokenMs)} horas. Sin validar no se puede iniciar sesión.`,
        corrected,
      ),
      sugerencias: ['¿Con quién hablo por un reclamo?'],
    }
  return {
    text: lines(
      `${noMail}, así que no te va a llegar ninguno. Pídele el ${bold('enlace de validación')} a la administración, con tu nick; dura ${hours(validationTokenMs)} horas y sirve una vez. Sin validar no se puede iniciar sesión.`,
      await toStaff(site),
    ),
    sugerencias: whoAsks,
  }
}

const looked =
  /\b(?:spam|no deseados?|tampoco|no (?:me )?lleg\w+|ya (?:lo |la |los |las )?(?:revise|mire|vi|probe|hice|busque|pedi|intente)|nada|no hay caso|sigue)\b/

/** A mail that still does not come. */
export const stillNoMail = async (site: Site, ofPassword = false): Promise<Reply> => ({
  text: site.mail
    ? lines(
        ofPassword
          ? `Pide otro en ${recover}, con el mismo correo de tu cuenta: el nuevo reemplaza al anterior. Si ya no tienes ese correo, la administración lo cambia después de ver que eres tú. ${await toStaff(site)}`
          : `Pide otro en ${validate}: el nuevo reemplaza al anterior. ${corrected}`,
        !ofPassword &&
          `Si así tampoco llega, pídele a la ${bold('administración')} que valide tu cuenta, con tu nick. ${await toStaff(site)}`,
      )
    : lines(
        `${noMail}, así que no va a llegar: el enlace lo entrega la ${bold('administración')}. Pídeselo con tu nick.`,
        await toStaff(site),
      ),
  sugerencias: whoAsks,
})

/** Whether the site sends mail at all. */
export const sendsMail = async (site: Site): Promise<Reply> => ({
  text: site.mail
    ? `${bold('Sí')}: para validar la cuenta, recuperar la contraseña y los avisos que elijas.`
    : lines(
        `${bold('No')}: este sitio todavía no envía correos. Los enlaces para validar la cuenta o recuperar la contraseña los entrega la administración.`,
        await toStaff(site),
      ),
  sugerencias: whoAsks,
})

/** A mail that was mistyped when the account was made; what still does not come is asked for again. */
export async function mailMistyped({
  site,
  words,
  before,
}: Pick<Asked, 'site' | 'words'> & Partial<Pick<Asked, 'before'>>): Promise<Reply> {
  const text = words.map(({ plain }) => plain).join(' ')
  if (looked.test(text)) return stillNoMail(site, before?.intent === 'recuperar')
  return {
    text: lines(
      `Lo corriges tú. Si la cuenta ${bold('todavía no está validada')}: en ${bold('Revisa tu correo')}, lo que sale después de registrarte, con ${bold('Corregir el correo')} (pide tu contraseña); si cerraste esa página, pídeselo a la administración con tu nick y el correo bueno.`,
      `Si ya está validada: entra y cámbialo en ${seguridad}, en ${bold('Correo')}.`,
      !site.mail && `${noMail}: el enlace para validar lo entrega la administración.`,
    ),
    sugerencias: ['¿Puedo cambiar mi correo?', ...whoAsks],
  }
}

/** How a forgotten password is replaced. */
export async function recovery({ site }: Pick<Asked, 'site'>): Promise<Reply> {
  return {
    text: site.mail
      ? `Pide una nueva en ${recover} con tu correo. El enlace que te llega dura ${recoveryTime}; mira también en el correo no deseado.`
      : lines(
          `Pide una nueva en ${recover} con tu correo. ${noMail}, así que ese enlace (dura ${recoveryTime}) te lo entrega la administración: pídeselo con tu nick.`,
          await toStaff(site),
        ),
    sugerencias: ['No puedo entrar a mi cuenta'],
  }
}

const blocked = /\b(?:intentos?|bloque\w+|muchas veces|esper\w+|429|demasiad[oa]s)\b/
const banned = /\b(?:suspend\w+|bane\w+|sancion\w+|423)\b/
const forbidden = /\b403\b|\bacceso denegado\b|\bno tienes (?:los )?permisos?\b/

/** Why one cannot get in: what the site said to it where that is told, else each case. */
export async function cannotEnter({ site, words }: Pick<Asked, 'site' | 'words'>): Promise<Reply> {
  const text = words.map(({ plain }) => plain).join(' ')
  const byStaff = site.mail ? '' : ', y el enlace te lo entrega la administración (el sitio todavía no envía correos)'
  const isNew =
    /\b(?:me (?:acabo de )?registr\w+|acabo de (?:registrarme|crear)|recien|cree (?:mi|la|una) cuenta|cuenta nueva)\b/.test(
      text,
    )
  if (isNew || /\b(?:valid\w+|activ\w+|confirm\w+|verific\w+)\b/.test(text)) {
    const { text: how, sugerencias } = await validation({ site, words })
    const said = isNew
      ? `Puede que le falte ${bold('validarse')}: sin eso no se inicia sesión.`
      : `A tu cuenta le falta ${bold('validarse')}, y sin eso no se puede iniciar sesión.`
    return { text: lines(said, how), sugerencias }
  }
  if (banned.test(text))
    return {
      text: `El mensaje que te sale al entrar dice ${bold('hasta cuándo y por qué')}, y trae el enlace para ${bold('apelar')} la suspensión, una vez.`,
      sugerencias: ['¿Cómo apelo un fallo o una suspensión?'],
    }
  if (forbidden.test(text))
    return {
      text: `Quiere decir que tu cuenta ${bold('no tiene permiso')} para esa página: es del equipo, o solo de quienes están en ese clan o en esa partida. No es una suspensión.`,
      sugerencias: whoAsks,
    }
  const wait = `Después de varios intentos malos hay que ${bold('esperar 15 minutos')}.`
  if (blocked.test(text))
    return {
      text: lines(
        wait,
        /\bcuenta\b/.test(text) &&
          'Si lo que dice es que está suspendida, ahí mismo sale hasta cuándo, por qué y el enlace para apelar.',
        `Si no te acuerdas de la contraseña, pide otra en ${recover}${byStaff}.`,
      ),
      sugerencias: whoAsks,
    }
  return {
    text: lines(
      `Se entra en ${link('Iniciar Sesión', paths.login())} con tu correo o tu nick.`,
      bullets([
        `Si olvidaste la contraseña: pide otra en ${recover}${byStaff}.`,
        `Si te dice que falta validar la cuenta: ${site.mail ? `pide el correo otra vez en ${validate}` : 'pídele el enlace a la administración, con tu nick'}.`,
        wait,
        'Si la cuenta está suspendida, el mensaje dice hasta cuándo y por qué, y trae el enlace para apelar.',
      ]),
      !site.mail && (await toStaff(site)),
    ),
    sugerencias: whoAsks,
  }
}

/** How an e-mail is changed, and what to do where the link does not come to the new one. */
export const changedMail = ({ site: { mail } }: Asked): Reply => ({
  text: lines(articleOf('cambiar-correo').es, !mail && `${noMail}: ese enlace lo entrega la administración.`),
  sugerencias: articleOf('cambiar-correo').sugerencias,
})
export const newMailWaits = async ({ site }: Asked): Promise<Reply> => ({
  text: site.mail
    ? articleOf('correo-nuevo-no-llega').es
    : lines(`${noMail}: el enlace para confirmar el nuevo lo entrega la administración.`, await toStaff(site)),
  sugerencias: articleOf('correo-nuevo-no-llega').sugerencias,
})

/** How a new account is validated. */
export const validatedBy = (mail: boolean): string =>
  mail
    ? `Te llega un correo para validar la cuenta (dura ${hours(validationTokenMs)} horas).`
    : `Para validar la cuenta hace falta un enlace (dura ${hours(validationTokenMs)} horas): el sitio todavía no envía correos, así que pídeselo a la administración.`
