import { clanNameLength, clanTagLength, usernameLength } from '@trinchera/rules/limits'
import type { Asked, Reply, Site } from '../intent'
import type { Word } from '../words/plain'
import { paths } from '@trinchera/contract/site-paths'
import { bold, bullets, bulletsUpTo, lines, link, named, verb } from '../wording'
import { validatedBy } from './mail'
import { clanOf, etapaLink, etapasOf, isClan } from './which'

const account = bold(link('Mi Cuenta', paths.miCuenta))
const login = link('Iniciar Sesión', paths.login())

/** Where a clan is founded: in an open etapa. */
export function crearClan(asked: Asked): Reply {
  const open = etapasOf(asked).filter(({ activo, multijugador }) => activo && multijugador)
  return {
    text: lines(
      `Entra con tu cuenta, abre la etapa donde quieres jugar y aprieta ${bold('Crear Nuevo Clan')}. Quedas de Líder.`,
      open.length
        ? lines(
            'Etapas abiertas:',
            bulletsUpTo(
              open.map((etapa) => `${etapaLink(etapa)}: ${link('crear clan ahí', paths.createClan(etapa.id))}`),
              6,
              paths.ladder,
            ),
          )
        : `Ahora no hay etapas abiertas: mira el ${link('ladder', paths.ladder)}.`,
      `Lo puedes fundar solo: basta un nombre de ${clanNameLength.least} a ${clanNameLength.most} caracteres y un tag de ${clanTagLength.least} a ${clanTagLength.most}. Después invitas a los demás.`,
    ),
    etapas: open.slice(0, 1),
    sugerencias: ['¿Cómo invito a alguien a mi clan?', '¿Cuántos jugadores se necesitan?'],
  }
}

/** How one gets into a clan; of the clan that is named, whether it takes requests and who leads it. */
export async function unirse(asked: Asked): Promise<Reply> {
  const [who] = asked.quien
  const found = who && isClan(who) ? await clanOf(asked, who) : null
  const leader = found?.clan.players.find(({ rango }) => rango === 'Lider')
  const own =
    found &&
    lines(
      found.clan.acepta_solicitudes
        ? `${named(found.clan.nombre)} ${verb('recibe', 'reciben', found.clan.nombre)} solicitudes: abre ${link('su página', paths.clan(found.clan.id))} y aprieta ${bold('Pedir entrar')}.`
        : `${named(found.clan.nombre)} no ${verb('recibe', 'reciben', found.clan.nombre)} solicitudes: entra a quien ${bold('invita')} su Líder o un Co-Líder.`,
      leader && `Líder: ${link(leader.username, paths.jugador(leader.id))}.`,
    )
  return {
    text:
      own ??
      lines(
        `A un clan se entra de dos maneras: con una ${bold('invitación')} de su Líder o un Co-Líder, o con una ${bold('solicitud')} tuya a un clan que las recibe.`,
        `Abre el clan que te gusta en el ${link('ladder', paths.ladder)} y aprieta ${bold('Pedir entrar')}. Las invitaciones te llegan a ${account}.`,
      ),
    sugerencias: ['¿Qué clanes hay?', '¿Cómo creo un clan?'],
    quien: found && who ? [who] : [],
  }
}

/** How one enters a stage of one against one, and which are open. */
export function entrarSolo(asked: Asked): Reply {
  const alone = etapasOf(asked).filter(({ activo, multijugador }) => activo && !multijugador)
  return {
    text: lines(
      `En una etapa de uno contra uno entras por tu cuenta: ábrela con tu sesión iniciada y aprieta ${bold('Entrar al Ladder')}. Tu clan lleva tu nick.`,
      alone.length
        ? bullets(alone.map((etapa) => `${etapaLink(etapa)}: ${link('entrar al ladder', paths.createClan(etapa.id))}`))
        : `Las etapas abiertas están en el ${link('ladder', paths.ladder)}.`,
    ),
    etapas: alone.slice(0, 1),
  }
}

/** How one registers. */
export const register = ({ site: { mail } }: Asked): Reply => ({
  text: lines(
    `En ${bold(link('Registro', paths.registro))}: pones un nick, tu correo y una contraseña, y listo. ${validatedBy(mail)}`,
    `El nick lleva entre ${usernameLength.least} y ${usernameLength.most} caracteres. El id de Volute puede quedar para después.`,
  ),
  sugerencias: ['No me llega el correo de validación', '¿Cómo me uno a un clan?'],
})

/** An account is there already. */
const hasAccount =
  /\b(?:ya (?:tengo|tenia|tenemos|hice|habia|estoy|me (?:registre|habia|hice|cree|inscribi))|otra cuenta|crea\w* otra|dos cuentas|mi cuenta|cuenta (?:que )?(?:tengo|creada|hecha|normal|vieja|antigua|de antes)|tengo (?:una |la )?cuenta|enla[zc]\w+|vincul\w+|unir\w*|link(?:ear|eo|ea)|asoci\w+|conect(?:ar|o))\b/

/** Whether one gets in with Google: some sites have it switched off. */
export const withGoogle = ({ site: { google }, words }: Pick<Asked, 'site' | 'words'>): Reply => {
  const has = hasAccount.test(words.map(({ plain }) => plain).join(' '))
  if (google)
    return {
      text: `Sí: en ${login}, con el botón de ${bold('Google')}, y tu cuenta queda validada al tiro. ${has ? `${bold('No te crea otra')}: se une a la que ya tienes con ese mismo correo.` : 'Si ya tenías cuenta con ese correo, se une a ella.'}`,
      sugerencias: ['¿Cómo me registro?'],
    }
  const off = `No: entrar con ${bold('Google')} está apagado en este sitio, así que su botón no aparece`
  return has
    ? {
        text: lines(
          `${off} ni se crea otra cuenta.`,
          `Entra a la que ya tienes en ${bold(login)}, con tu correo o tu nick y tu contraseña; si no te acuerdas de ella, ${bold(link('Recuperar contraseña', paths.recuperarPassword))}. No te registres de nuevo: es una cuenta por persona.`,
        ),
        sugerencias: ['¿Cómo recupero mi contraseña?'],
      }
    : {
        text: `${off}. Regístrate con tu correo (también sirve uno de Gmail) en ${link('Registro', paths.registro)}.`,
        sugerencias: ['¿Cómo me registro?'],
      }
}

/** The same in English; null where it is not asked. */
export const googleInEnglish = (text: string, { google }: Pick<Site, 'google'>): Reply | null =>
  /\b(?:google|gmail)\b/.test(text) &&
  /\b(?:log ?in|sign ?(?:in|up)|register|enter|account|link|connect|use)\b/.test(text)
    ? {
        text: google
          ? `${bold('Yes')}: with the ${bold('Google')} button in ${login}. If you have an account with that email already, it is joined to it: no second one is made.`
          : `${bold('No')}: logging in with Google is switched off on this site. If you have an account, use its email or nick and its password in ${login} (or ${link('Recuperar contraseña', paths.recuperarPassword)}); else register with your email in ${link('Registro', paths.registro)}.`,
      }
    : null

const enteredSo = /\b(?:entraba|entre|inicie|iniciaba|registre|cree|hice|logueaba|tenia)\b.*\b(?:google|gmail)\b/

/** How whoever got in with Google before does now; null where that is not told. */
export function enteredWithGoogle(words: readonly Word[], site: Site): Reply | null {
  if (!enteredSo.test(words.map(({ plain }) => plain).join(' '))) return null
  const told = withGoogle({ site, words })
  return site.google
    ? told
    : {
        text: lines(
          `Entrar con ${bold('Google')} está apagado en este sitio. Tu cuenta sigue: pide una contraseña en ${bold(link('Recuperar contraseña', paths.recuperarPassword))} con el mismo correo de Google, y entra con ella en ${login}.`,
        ),
        sugerencias: ['No puedo entrar a mi cuenta'],
      }
}
