import { paths } from '@trinchera/contract/site-paths'
import type { Reply } from '../intent'
import { bold, bullets, lines, link } from '../wording'

/** That something fails, and nothing of what. */
const fails =
  /\bno (?:me |se |le |les |la |lo )*(?:carga|funca|funciona|anda|sirve|abre|prende|resulta|pesca|corre|parte|entra|deja|conecta)\b|\b(?:esta (?:mala|malo|caid[oa]|pegad[oa])|se (?:pego|pega|cayo|cae|cuelga|colgo|traba|trabo)|me tira error|tira error|sale (?:un )?error|da error|not working|doesn t work|won t (?:load|open|start)|it s broken|nothing (?:loads|works|opens))\b/
const says =
  /^(?:la|el|esta|esto|esa|eso|ese|este|wea|weas|wa|hueva|huea|cosa|cuestion|custion|mierda|porqueria|mala|malo|culia|qla|qlia|ctm|csm|no|me|se|le|les|lo|carga|funca|funciona|anda|sirve|abre|prende|resulta|pesca|corre|parte|entra|deja|conecta|caido|caida|pegado|pegada|pego|pega|cayo|cae|cuelga|colgo|traba|trabo|tira|un|una|error|sale|da|hola|oye|wn|weon|ayuda|porfa|por|que|pq|xq|q|ya|nada|y|ahora|hago|it|its|s|this|is|doesn|t|won|work|working|load|open|start|not|broken|help|the|thing|nothing|loads|works|opens|radio|bot|pa)$/

/** What is asked back of who says that something fails, and not what; null where it is said. */
export function vagueFault(text: string, language: 'es' | 'en'): Reply | null {
  if (!fails.test(text) || !text.split(' ').every((word) => says.test(word))) return null
  if (language === 'en')
    return {
      kind: 'ask',
      text: lines(
        'What fails: the page, the game or Volute, a server, TS3 or logging in? Tell me which, and what it says.',
        `You may also ask in the ${link('forum', paths.foro)}, under ${bold('Soporte')}.`,
      ),
    }
  return {
    kind: 'ask',
    text: lines(
      '¿Qué es lo que no anda? Dime cuál de estas, y qué mensaje sale:',
      bullets([
        `La página: cárgala de nuevo y prueba en otro navegador.`,
        `El juego o Volute: los pasos están en la ${link('guía', paths.volverAJugar)}.`,
        `Un servidor: mira si responde en ${link('Servidores', paths.servidores)}.`,
        `Tu cuenta: se entra en ${link('Iniciar Sesión', paths.login())}.`,
      ]),
      `También puedes preguntar en el ${link('foro', paths.foro)}, en ${bold('Soporte')}.`,
    ),
    sugerencias: ['El juego no abre, ¿qué hago?', 'No puedo entrar a mi cuenta', '¿Hay gente jugando ahora?'],
  }
}
