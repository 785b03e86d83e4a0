import { validationTokenMs, recoveryTokenMs } from '@trinchera/rules/limits'
import { paths } from '@trinchera/contract/site-paths'
import { fitting } from '../answers/asks'
import { articleOf } from '../articles'
import type { Reply, Site } from '../intent'
import { bold, link, lines } from '../wording'
import { staffNamed } from './about'

const hours = (ms: number) => ms / 3_600_000
const page = (name: string, address: string) => bold(link(name, address))
const recover = page('Recuperar contraseña', paths.recuperarPassword)
const noMail = `this site ${bold('sends no mail yet')}`

type Told = (mail: boolean) => string

const recovery: Told = (mail) =>
  mail
    ? `Ask for a new password in ${recover} with your email, and follow the link that it gets (good for ${hours(recoveryTokenMs)} hour); look in the spam too.`
    : `Ask for a new password in ${recover} with your email. The link (good for ${hours(recoveryTokenMs)} hour) is handed over by staff, because ${noMail}: ask them for it, with your nick.`
const validation: Told = (mail) =>
  mail
    ? `Look in the spam. If it is not there, ask for another one in ${page('Validar cuenta', paths.validarCuenta)}; the link is good for ${hours(validationTokenMs)} hours, and without it you cannot log in.`
    : `None will come: ${noMail}. Ask staff for the ${bold('validation link')}, with your nick; it is good for ${hours(validationTokenMs)} hours, and without it you cannot log in.`
const registration: Told = (mail) =>
  `Fill in the form in ${page('Registro', paths.registro)}: a nick, your email and a password. ${mail ? 'Then open the link in the mail that it sends you.' : `Then the account has to be validated, with a link that staff hand over, because ${noMail}.`}`
const login: Told = (mail) =>
  `You log in at ${page('Iniciar Sesión', paths.login())} with your email or your nick. Forgot the password? ${recovery(mail)} If it says that the account is not validated: ${mail ? `ask for the mail again in ${page('Validar cuenta', paths.validarCuenta)}` : 'ask staff for the link'}. After several wrong tries, wait 15 minutes.`

const isNo = /\b(?:not|no|never|didn t|doesn t|haven t|hasn t|isn t|can t|cannot|won t|where is|still)\b/
/** What is asked in English of what the site mails, and what is said to it by whether it sends any. */
const asked: readonly (readonly [asks: RegExp, told: Told])[] = [
  [
    /\b(?:forgot\w*|lost|reset\w*|recover\w*|don t (?:remember|know)|can t remember|new)\b.*\b(?:password|pass|pw)\b|\b(?:password|pass|pw)\b.*\b(?:forgot\w*|lost|reset\w*|recover\w*)\b/,
    recovery,
  ],
  [
    /\b(?:verif\w*|validat\w*|activat\w*|confirmation)\b(?=.*\b(?:e ?mails?|mails?|links?|account)\b)|\b(?:e ?mails?|mails?|links?|account)\b.*\b(?:verif\w*|validat\w*|activat\w*|confirmation)\b/,
    validation,
  ],
  [
    /\b(?:register|sign(?:ing)? ?up|create|make|open)\b(?!.*\b(?:clan|team|tournament|cup|topic|thread)\b).*\b(?:account|here|site|page)\b|\b(?:how|where)\b.*\b(?:register|sign up)\b/,
    registration,
  ],
  [
    /\b(?:can t|cannot|can not|won t let me|unable to|not able to|doesn t let me|problems? (?:to|with)?|trouble|how (?:do|can) i|where (?:do|can) i)\b(?: \w+){0,2} (?:log(?:ging)? ?in|sign(?:ing)? in|access my account|get into my account)\b|\blog ?in (?:problem|fails|error|not working|doesn t work)\b/,
    login,
  ],
  [
    /\b(?:does|do|will|is|are)\b.*\b(?:send|sends|sending|sent)\b.*\b(?:e ?mails?|mails?)\b/,
    (mail) =>
      mail
        ? `${bold('Yes')}: to validate an account, to recover a password, and the notices that you choose.`
        : `${bold('No')}: ${noMail}. The links to validate an account or recover a password are handed over by staff.`,
  ],
]
const changes = /\b(?:change|update|new|another)\b.*\b(?:e ?mail|mail)\b/
const elsewhere = /·|\b(?:server|tournament|challenge|invit\w*|passkey|2fa|google|discord|clan|appeal\w*|access to)\b/

/** What a question in English asks of what the site mails; null where it asks for none of it. */
export async function mailInEnglish(text: string, site: Site): Promise<Reply | null> {
  if (elsewhere.test(text)) return null
  const { mail } = site
  if (changes.test(text) && !isNo.test(text) && !/\bpassword\b/.test(text))
    return {
      text: lines(articleOf('cambiar-correo').en, !mail && `The link is handed over by staff, because ${noMail}.`),
    }
  const found = fitting(
    asked.map(([says, told]) => [says, told(mail)] as const),
    text,
  )
  if (!found) return null
  const staff = !mail && /\bstaff\b/.test(found[1]) && (await staffNamed(site))
  return { text: lines(found[1], staff) }
}
