import { appealMs, claimMs } from '@trinchera/rules/limits'
import { paths } from '@trinchera/contract/site-paths'
import type { Reply, Site } from '../intent'
import { bold, lines, link } from '../wording'
import { toStaff } from './site'

const day = 86_400_000

/** What is said of something that annoys. */
const annoyed =
  /\b(?:verguenza|mierda|miercale|asco|asqueros[oa]s?|horribles?|pesim[oa]s?|malisim[oa]s?|mal[oa]s?|pencas?|charchas?|como (?:el|las|la) (?:hoyo|pico|orto|reverenda|weas?|huevas|callampa)|lata|latas|fome|fomes|aburrid[oa]s?|injust[oa]s?|insoportables?|inaguantable|insufrible|no se (?:aguanta|puede (?:jugar|asi))|culia[oa]s?|culiad[oa]s?|qlos?|qliaos?|kls?|ctm|csm|weones|cagon(?:es)?|lloron(?:es)?|ratas?|ratones|pur[oa]s|siempre (?:lo mismo|los mismos|el mismo|la misma|nos toca|me toca)|no (?:hacen|hace|sirven?|pescan|responden|ayudan|valen?) (?:nada|na|de nada|a nadie)?|no hacen (?:nada|na)|hart[oa]s? de|rabia|chat[oa] de|chat[oa] con|robo|nadie (?:ya )?(?:juega|entra|se conecta)|esta botad[oa]|cada vez (?:peor|menos)|me carga|vendid[oa]s|corrupt[oa]s|paja|usan (?:hack|hacks|cheats|trampas|wallhack|aimbot)|siempre gana[n]? (?:los mismos|el mismo|ellos)|se pega (?:todo|mucho)|un chiste|broma)\b/
/** It asks something. */
const asks =
  /\b(?:quien(?:es)?|kien|cual(?:es)?|cuando|donde|adonde|cuant[oa]s?|por que|porque|pq|xq|hay (?:alguien|algo|algun\w*|clan(?:es)?|un|una|gente)|puedo|podemos|se puede (?!jugar asi)|que (?:hago|hacemos|pasa|se|es|son|servidor|clan|significa)|como (?!el\b|la\b|las\b|los\b|siempre\b|las\b)\w+|va|van|mejor|peor)\b/

/** What it is about, and what may be done about it. */
const subjects: readonly { says: RegExp; told: (site: Site) => Promise<string> | string; ask: readonly string[] }[] = [
  {
    says: /\b(?:ping|pings|lag|lags|lagazo|lagead[oa]s?|lagger|delay|tirones|se pega)\b|\b(?:servidor(?:es)?|servers?)\b(?!.*\b(?:vaci|solo|sola|muert|gente|nadie))/,
    told: () =>
      lines(
        `Qué lata. Desde acá no puedo arreglar el ping ni un servidor: el de cada uno y quién está jugando se ve en ${link('Servidores', paths.servidores)}.`,
        `Para un reto, acuerden con el otro clan un servidor que les quede bien a los dos. Si uno anda mal siempre, cuéntalo en el ${link('foro', paths.foro)}, en ${bold('Soporte')}.`,
      ),
    ask: ['¿Qué hago si el juego anda con lag?', '¿Hay gente jugando ahora?'],
  },
  {
    says: /\b(?:cheat(?:er|ers|s)?|tramposos?|trampas?|chitero?s?|chiters?|hack(?:s|er|ers|eando)?|hax|aimbot|wallhack|wh)\b/,
    told: () =>
      lines(
        `Qué rabia. Si crees que alguien hizo trampa en una partida, ${bold('reclámala')}: en la página de tu clan, al lado de la partida, con ${bold('Reclamar')} y motivo Trampa, hasta ${claimMs / day} días después del reporte. Guarda capturas.`,
        `Decide la administración: al que pillan queda fuera, y su clan pierde la partida. ${link('Reglamento: trampa', paths.articulo('art-trampa'))}`,
      ),
    ask: ['¿Qué pasa si alguien hace trampa?', '¿Cómo reclamo una partida?'],
  },
  {
    says: /\b(?:admin\w*|moder\w+|mods?|staff)\b/,
    told: async (site) =>
      lines(
        `Pucha. Yo no decido por ellos; si es por un fallo o una suspensión, se puede ${bold('apelar')}, y lo ve alguien que no decidió el caso.`,
        await toStaff(site),
      ),
    ask: ['¿Cómo apelo un fallo o una suspensión?'],
  },
  {
    says: /\b(?:reglas?|reglamento|normas?|fallos?|sancion(?:es)?)\b/,
    told: () =>
      lines(
        `Se entiende. El ${link('reglamento', paths.reglamento)} lo lleva la administración y yo no lo cambio: propónlo en el ${link('foro', paths.foro)}.`,
        `Un fallo se puede apelar dentro de ${appealMs / day} días, desde la página de la partida.`,
      ),
    ask: ['¿Cómo apelo un fallo o una suspensión?'],
  },
  {
    says: /\bmapas?\b/,
    told: () =>
      lines(
        `Qué lata. Los mapas los eligen los clanes: en una partida, el perdedor el primero y el ganador el segundo; en un reto, el que va más abajo elige el primero.`,
        `Los que se pueden jugar están en ${link('Mapas', paths.mapas)}.`,
      ),
    ask: ['¿Qué mapas están permitidos?'],
  },
  {
    says: /\b(?:nadie (?:ya )?(?:juega|entra|se conecta)|muert[oa]s?|no hay nadie|botad[oa]|vaci[oa]s?|cada vez menos)\b/,
    told: () =>
      `Se juega, aunque no a toda hora: quién está ahora se ve en ${link('Servidores', paths.servidores)}, y lo que viene, en ${link('Agenda', paths.agenda)}. Para encontrar rival, reta a un clan desde ${link('Retos', paths.retos)}.`,
    ask: ['¿Hay gente jugando ahora?', '¿A qué hora se juega más?', '¿Qué retos hay?'],
  },
  {
    says: /\b(?:ladder|tabla|ranking|juego|torneos?|sitio|pagina|etapa|report\w+|ganan? (?:los mismos|el mismo)|anticheat)\b/,
    told: () =>
      `Puede ser. Si tienes una idea para mejorarlo, escríbela en el ${link('foro', paths.foro)}: ahí la lee la administración. Yo solo contesto preguntas.`,
    ask: ['¿Qué retos hay?', '¿Hay torneos próximos?'],
  },
  {
    says: /\b(?:rival(?:es)?|clan|clanes|equipo|esos|esas|tipos|cabros|compadres|ellos)\b|·/,
    told: () =>
      `Eso se arregla jugando. Si te insultaron en un comentario o en el foro, aprieta ${bold('Denunciar')} al lado del mensaje; si fue en el juego, guarda capturas y habla con la administración.`,
    ask: ['¿Cómo coordino una partida?', '¿Quiénes son los administradores?'],
  },
]

/** So long may a grumble be. */
const mostWords = 14

/** An answer to who only grumbles, and asks nothing: what can be done about it; null where it is no grumble. `text`: without names. */
export async function grumbled(text: string, site: Site): Promise<Reply | null> {
  if (!annoyed.test(text) || asks.test(text) || text.split(' ').length > mostWords) return null
  // nobody reports: the rules say what is done
  if (/\bno (?:quieren? |han |ha )?report\w+/.test(text)) return null
  // an insult is turned away
  if (/\b(?:maric\w+|fletos?|di que (?:si|no))\b/.test(text)) return null
  if (/\b(?:radio|bot|eres|eri|tu respuesta|no sirves|si|soy|ayuda\w*)\b/.test(text)) return null
  const found = subjects.find(({ says }) => says.test(text))
  return found ? { text: await found.told(site), sugerencias: found.ask } : null
}
