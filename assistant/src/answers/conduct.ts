import { shortened } from '@trinchera/rules/letters'
import { commentReportsToHide } from '@trinchera/rules/limits'
import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import { articleOf } from '../articles'
import type { Reply, Site } from '../intent'
import type { SiteText } from '../names/site-text'
import { bold, lines, link, quoted } from '../wording'
import { toStaff } from './site'
import { longestQuote } from './text-search'

const abuse =
  /\b(?:insult\w*|garabat\w*|pute(?:ar|o|ando|e|adas?)|groser\w*|ofend\w*|ofensiv\w*|chuchad\w*|palabrotas?|malas palabras|trole\w*|burl\w+|amenaz\w*|fun(?:ar|arlo|as)|faltar el respeto|sacar la madre|toxic\w*|insults?|swear\w*|curs(?:e|ing)|offend\w*|flam(?:e|ing)|toxic|trash ?talk\w*)\b/
const asksLeave =
  /\b(?:puedo|podemos|se puede[n]?|pueden?|vale|dejan|permiten|permitid\w*|prohibid\w*|esta (?:mal|bien)|pasa|hacen|bane\w*|ban|suspend\w*|castig\w*|sancion\w*|multas?|borran|regla|can i|may i|allowed|happens|banned|forbidden)\b/
const suffered =
  /\b(?:me|nos|lo|le|la) (?:estan? |anda[n]? |han |ha |vive[n]? )?(?:insult\w+|amenaz\w+|ofend\w+|pute\w+|molest(?:a|an|o|aron|ando)|trole\w+|fun(?:o|aron|an)|garabat\w+)\b|\b(?:insult\w+|amenaz\w+|ofend\w+|pute\w+|molest(?:o|aron|a|an)) (?:a mi|a mi clan|a un amigo)\b|\b(?:insulted|threatened|insulting|threatening|harass\w*) me\b/
const bySite = /\b(?:foro|comentarios?|anuncios?|mensajes?|temas?|post|forum|comments?)\b/
const notThis = /\b(?:nicks?|nombres?|tag|eres|radio|bot|correo|clave)\b|·/
const saysNoSale = /\bventas?\b|\bvender\b/i
const saysNo = /insult|garabat|groser|ofens|respeto/i

/** What is published of how people speak to each other, the forum's own first where it is asked of. */
function published(text: string, texts: readonly SiteText[], what = saysNo): string {
  const kinds: readonly SiteText['kind'][] = /\b(?:foro|forum|temas?)\b/.test(text)
    ? ['foro', 'anuncio']
    : ['anuncio', 'foro']
  const found = kinds.flatMap((kind) =>
    texts
      .filter((each) => each.kind === kind)
      .flatMap((each) => each.sentences.filter((one) => what.test(one)).map((sentence) => ({ each, sentence }))),
  )[0]
  return found
    ? `«${quoted(shortened(found.sentence, longestQuote))}» Lo dice ${link(found.each.title, found.each.address)}${found.each.at ? ` (${formatDate(found.each.at)})` : ''}.`
    : ''
}

const ofComments = /\b(?:comentarios?|comentar|comments?|commenting)\b/
const asksRules =
  /\b(?:reglas?|normas?|reglamento|que (?:no )?(?:se (?:puede|permite)|puedo|esta (?:permitido|prohibido))|(?:prohibid|permitid)\w+|rules?|allowed|forbidden|what (?:can|may) (?:i|you))\b/
const wasDeleted =
  /\b(?:me |mi |lo )?(?:borr(?:aron|o|ado)|elimin(?:aron|o|ado)|escond(?:ieron|io|ido)|sac(?:aron|o)|desaparecio|deleted|removed|hidden)\b/

/** What may not be written in comments, by what was published of it, and when one is hidden; null where that is not asked. */
export async function commentRules(text: string, site: Site, english = false): Promise<Reply | null> {
  if (
    !ofComments.test(text) ||
    !asksRules.test(text) ||
    abuse.test(text) ||
    /\b(?:foro|forum|torneo|partida)\b/.test(text)
  )
    return null
  const said = (await site.textos()).find(
    ({ kind, sentences }) =>
      kind === 'anuncio' &&
      sentences.some((one) => saysNo.test(one)) &&
      sentences.some((one) => /comentarios?/i.test(one)),
  )
  const [told] = said?.sentences.filter((one) => saysNo.test(one)) ?? []
  const deleted = wasDeleted.test(text)
  if (english)
    return {
      text: lines(
        `${bold('Yes')}: no insults, no data of other people and nothing for sale.${said ? ` ${link('What was published of it (in Spanish)', said.address)}` : ''}`,
        `After ${commentReportsToHide} reports a comment is hidden until staff look at it; staff may delete it.`,
      ),
    }
  return {
    text: lines(
      /^(?:hay|tienen?|los comentarios tienen|existen)\b|\bcomentarios tienen\b/.test(text) &&
        `${bold('Sí')}, tienen reglas.`,
      told && said
        ? `«${quoted(shortened(told, longestQuote))}» Lo dice ${link(said.title, said.address)}${said.at ? ` (${formatDate(said.at)})` : ''}.`
        : `No se puede ${bold('insultar, vender cosas ni publicar datos de nadie')}.`,
      `Con ${bold(`${commentReportsToHide} denuncias`)} un comentario se esconde hasta que lo vea la administración, que puede borrarlo.`,
      deleted && `¿Crees que lo borraron por error? ${await toStaff(site)}`,
    ),
    sugerencias: ['¿Quiénes son los administradores?'],
  }
}

const sells = /\b(?:vend(?:o|er|erlo|emos|en|e|an|ido|iendo)|ventas?|comprar|compraventa|revender)\b/
const here = /\b(?:foro|temas?|comentarios?|seccion|off topic|aca|aqui|sitio|pagina|comunidad)\b/
const asksSell =
  /\b(?:puedo|se puede[n]?|donde|podemos|dejan|permit\w+|hay|vale|esta|aceptan|prohibid\w+|como|alguien|quien)\b/
const notSold = /\b(?:juego|moh|disco|cd|servidor(?:es)?|entradas?|cuentas?|iphone|dolar|borr\w+|escond\w+)\b|·/

/** Whether one may insult, what becomes of who does, and what to do about one who did; null where that is not asked. */
export async function conductTold(text: string, site: Site): Promise<Reply | null> {
  if (suffered.test(text) && !notThis.test(text))
    return {
      text: lines(
        `Si fue en un comentario o en el foro, aprieta ${bold('Denunciar')} al lado del mensaje y di por qué: con ${commentReportsToHide} denuncias se esconde hasta que la administración decida.`,
        `Si fue en el juego o por voz, guarda capturas. ${await toStaff(site)} Puede suspender a quien lo hizo.`,
      ),
      sugerencias: ['¿Quiénes son los administradores?'],
    }
  if (sells.test(text) && here.test(text) && asksSell.test(text) && !notSold.test(text))
    return {
      text: lines(articleOf('vender').es, published(text, await site.textos(), saysNoSale)),
      sugerencias: articleOf('vender').sugerencias,
    }
  if (!abuse.test(text) || !asksLeave.test(text) || notThis.test(text)) return null
  const whetherBanned =
    /\b(?:bane\w*|ban|suspend\w*|castig\w*|sancion\w*|echan)\b/.test(text) &&
    !/\bque (?:pasa|castigo|sancion|le)\b|^(?:puedo|podemos|se puede|vale)\b/.test(text)
  return {
    text: lines(
      /\bmultas?\b/.test(text) && `${bold('Multas no hay')}.`,
      whetherBanned
        ? `${bold('Sí, pueden')}: lo decide la administración. ${published(text, await site.textos())}`
        : `${/\bque (?:me |le |les |nos )?(?:pasa|hacen)\b/.test(text) ? 'L' : `${bold('No')}: l`}os insultos no van. ${published(text, await site.textos())}`,
      `Un comentario o mensaje con ${commentReportsToHide} denuncias se esconde hasta que lo vea la administración, que puede borrarlo y ${bold('suspender')} a quien lo escribió de comentar, o su cuenta.`,
      !bySite.test(text) && `De lo que se dice en el juego el ${link('reglamento', paths.reglamento)} no dice nada.`,
    ),
    sugerencias: ['¿Quiénes son los administradores?'],
  }
}

/** The same in English. */
export const conductInEnglish = (text: string): Reply | null =>
  (abuse.test(text) && asksLeave.test(text)) || suffered.test(text)
    ? {
        text: lines(
          suffered.test(text)
            ? `Press ${bold('Denunciar')} (report) beside the comment or post; if it was in the game, keep screenshots and tell staff.`
            : `${bold('No')}: insults are not allowed in comments and the forum.`,
          `After ${commentReportsToHide} reports a comment is hidden until staff look at it; they may delete it and ${bold('suspend')} who wrote it from commenting, or the account.`,
        ),
      }
    : null
