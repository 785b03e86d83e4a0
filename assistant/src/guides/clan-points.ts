import {
  clanNameLength,
  clanTagLength,
  invitacionMs,
  leastPlayers,
  longestLema,
  usernameLength,
} from '@trinchera/rules/limits'
import { paths } from '@trinchera/contract/site-paths'
import { bold, lines, link } from '../wording'
import { guide, type Guide } from './guide'

const account = bold(link('Mi Cuenta', paths.miCuenta))
const ladder = bold(link('ladder', paths.ladder))
const forum = bold(link('Foro', paths.foro))
const rule = (id: string, name: string) => link(name, paths.articulo(`art-${id}`))
const days = invitacionMs / 86_400_000

/** What people go on to ask once they know how one founds, joins or leaves a clan, and what newcomers ask of the ladder (docs/behaviour/clans.md#Clans and invitaciones). */
export const clanPoints = {
  clanTope: guide(
    `${bold('No hay máximo')}: el reglamento no pone tope de integrantes, así que puedes invitar a los que quieras. Para jugar una partida hay que ser al menos ${bold(String(leastPlayers))}.`,
    `${bold('There is no maximum')}: the rules set no limit to the members of a clan. A match takes at least ${bold(String(leastPlayers))} players of yours.`,
    '¿Cómo invito a alguien a mi clan?',
  ),
  clanSolo: guide(
    lines(
      `${bold('Sí, se puede estando solo')}: lo fundas, quedas de Líder y después invitas. Para jugar una partida de clanes hay que ser al menos ${bold(String(leastPlayers))}.`,
      `Si prefieres jugar sin nadie más, en las etapas de ${bold('uno contra uno')} entras por tu cuenta. ${rule('uno-contra-uno', 'Reglamento: uno contra uno')}`,
    ),
    `${bold('Yes, you can found one alone')}: you are its leader and invite others later. A match of clans takes at least ${bold(String(leastPlayers))}; in stages of ${bold('one against one')} you enter by yourself.`,
    '¿Cómo creo un clan?',
    '¿Cómo invito a alguien a mi clan?',
  ),
  clanLogo: guide(
    `La imagen es ${bold('opcional')}. Un clan sin imagen lleva un emblema que el sitio dibuja con su nombre, y después se la pueden poner cuando quieran, en ${bold('Editar clan')}.`,
    `The picture is ${bold('optional')}. A clan without one gets an emblem that the site draws from its name; a picture can be added later, in ${bold('Editar clan')}.`,
    '¿Cómo creo un clan?',
  ),
  clanCambiar: guide(
    `${bold('Sí')}: el nombre, el tag, el emblema y el lema se cambian cuando quieran. El Líder y los Co-Líderes abren el clan desde ${account} y aprietan ${bold('Editar clan')}.`,
    `${bold('Yes')}: name, tag, emblem and motto can be changed whenever you like. The leader and the co-leaders open the clan from ${account} and press ${bold('Editar clan')}.`,
  ),
  clanOtraEtapa: guide(
    `${bold('Sí, en otra etapa')}: se está en un clan por etapa, así que en otro juego u otra etapa puedes fundar otro o entrar a otro. En la misma etapa, no. ${rule('un-clan', 'Reglamento')}`,
    `${bold('Yes, in another stage')}: one is in one clan of each stage, so in another game or stage you may found or join another. Not in the same stage. ${rule('un-clan', 'See the rule (in Spanish)')}`,
    '¿Cómo creo un clan?',
  ),
  clanRankeado: guide(
    `${bold('No')}: un clan nuevo parte ${bold('No Rankeado')}. Entra a la tabla con su primera victoria válida, debajo del último, y desde ahí sube si venció a uno rankeado. ${rule('no-rankeado', 'Reglamento: entrar al ranking')}`,
    `${bold('No')}: a new clan starts ${bold('unranked')}. It enters the table with its first valid win, below the last, and climbs from there if it beat a ranked one. ${rule('no-rankeado', 'See the rule (in Spanish)')}`,
    '¿Cómo funciona el ranking?',
  ),
  sinRanking: guide(
    `Un clan ${bold('sin ranking (No Rankeado)')} todavía no tiene puesto: así parte todo clan nuevo, y así quedan los dos clanes de un reporte falso. Entra con su ${bold('primera victoria válida')} desde entonces, debajo del último, y si venció a uno rankeado sube desde ahí. Mientras tanto perder no le quita nada. ${rule('no-rankeado', 'Reglamento: entrar al ranking')}`,
    `An ${bold('unranked')} clan has no place yet: every new clan starts so. It enters with its next ${bold('valid win')}, below the last, and climbs from there if it beat a ranked clan. Until then a loss costs it nothing. ${rule('no-rankeado', 'See the rule (in Spanish)')}`,
    '¿Qué clanes están sin puesto?',
  ),
  volverClan: guide(
    `${bold('Sí, puedes volver')}, como cualquiera: con una invitación nueva de su Líder o un Co-Líder, o con ${bold('Pedir entrar')} en su página si recibe solicitudes. No es automático, y antes no puedes estar en otro clan de esa etapa. No hay plazo de espera.`,
    `${bold('Yes, you can come back')} like anybody else: by a new invitation from its leader or a co-leader, or with ${bold('Pedir entrar')} on its page where it takes requests. There is no time to wait.`,
    '¿Cómo me uno a un clan?',
  ),
  salirConserva: guide(
    `${bold('No se pierde nada')}: tus partidas, tus victorias y tus medallas quedan en tu cuenta, y las partidas que jugaste le siguen contando al clan.`,
    `${bold('You lose nothing')}: your matches, wins and medals stay with your account, and the matches that you played still count for the clan.`,
    '¿Cómo dejo un clan?',
  ),
  invitacionDonde: guide(
    lines(
      `La ve en ${bold('su')} ${account}, con botones para aceptarla o rechazarla, y también en la campanita de avisos, arriba: tiene que entrar con la misma cuenta que invitaste.`,
      `Le espera ${days} días. Para aceptarla necesita la cuenta validada y no estar en otro clan de esa etapa. Si ya no aparece, venció o la retiraron: se le invita de nuevo.`,
    ),
    `The player sees it in ${bold('their own')} ${account}, with buttons to accept or reject it, and in the bell at the top. It waits ${days} days; to accept it the account has to be validated and in no other clan of that stage.`,
    '¿Cómo invito a alguien a mi clan?',
  ),
  invitacionMia: guide(
    `Las invitaciones que te mandan están en ${account}, con botones para aceptarlas o rechazarlas, y en la campanita de avisos, arriba. Vencen a los ${days} días.`,
    `Invitations to you are in ${account}, with buttons to accept or reject them, and in the bell at the top. They lapse after ${days} days.`,
  ),
  sinConocidos: guide(
    lines(
      `${bold('No hace falta conocer a nadie')}: abre en el ${ladder} un clan que reciba solicitudes y aprieta ${bold('Pedir entrar')}; lo ven su Líder y los Co-Líderes.`,
      `También puedes abrir un tema en el ${forum}, en la sección de busco clan: di tus horas y tu puesto, y quien recluta te invita desde ahí. O fundas el tuyo, aunque estés solo.`,
    ),
    lines(
      `${bold('You need not know anybody')}: open a clan in the ${ladder} that takes requests and press ${bold('Pedir entrar')}; its leader and co-leaders see it.`,
      `Or open a topic in the ${forum}, in the section for those who look for a clan: your hours and your role; who recruits invites you from there.`,
    ),
    '¿Qué clanes buscan gente?',
    '¿Cómo creo un clan?',
  ),
  clanNivel: guide(
    `${bold('Sí')}: el reglamento no pide nivel, experiencia, edad ni nada parecido; a quién acepta lo decide cada clan. Abre uno en el ${ladder} y aprieta ${bold('Pedir entrar')}, o di en el ${forum}, en la sección de busco clan, que estás partiendo.`,
    `${bold('Yes')}: the rules ask for no level, experience or age; each clan decides whom it takes. Open one in the ${ladder} and press ${bold('Pedir entrar')}, or say in the ${forum}, in the section for those who look for a clan, that you are starting.`,
    '¿Qué clanes buscan gente?',
  ),
  variasSolicitudes: guide(
    `${bold('Sí')}: puedes pedir entrar a varios clanes a la vez, con una solicitud por clan. Al entrar a uno, las demás solicitudes e invitaciones de esa etapa se caen solas.`,
    `${bold('Yes')}: you may ask several clans at once, one request for each. Once you join one, your other requests and invitations of that stage lapse.`,
  ),
  solicitudRechazada: guide(
    `Si te rechazan no pasa nada: puedes pedir entrar a otro clan, o volver a pedirlo en el mismo más adelante. También puedes fundar el tuyo. Cada clan decide a quién acepta.`,
    `If they reject you, ask another clan, or the same one again later; or found your own. Each clan decides whom it takes.`,
    '¿Qué clanes buscan gente?',
    '¿Cómo creo un clan?',
  ),
  quienAcepta: guide(
    `La solicitud la acepta o la rechaza su ${bold('Líder')} o un ${bold('Co-Líder')}: basta uno. Si te invitan ellos, eres tú quien acepta, en ${account}. Caduca a los ${days} días.`,
    `A request is accepted or rejected by the ${bold('leader')} or a ${bold('co-leader')}; one is enough. If they invite you, you accept it in ${account}. It lapses after ${days} days.`,
    '¿Qué clanes buscan gente?',
  ),
  clanSinPermiso: guide(
    `${bold('No hay que pedir permiso')}: un clan se funda al momento, sin que nadie lo apruebe. Hace falta la cuenta validada y no estar en otro clan de esa etapa.`,
    `${bold('No permission is needed')}: a clan is founded at once and nobody approves it. Your account has to be validated and in no other clan of that stage.`,
    '¿Cómo creo un clan?',
  ),
  clanBorrar: guide(
    `Solo el Líder: en ${account}, al lado del clan, ${bold('Eliminar clan')}. No hay vuelta atrás; sale del ranking, los de abajo suben y sus partidas quedan.`,
    `Only the leader can: in ${account}, beside the clan, ${bold('Eliminar clan')}. There is no way back; its matches stay.`,
  ),
  escribirLider: guide(
    `Quién lo lidera sale en la ${bold('página del clan')}, con su página de jugador. Mensajes privados acá no hay: se le habla por ${bold('TS3')}, en el ${forum} (llamándolo con ${bold('@nick')}, que le llega como aviso), o con ${bold('Pedir entrar')} si quieres unirte.`,
    `Who leads it is on the ${bold("clan's page")}. There are no private messages here: talk on ${bold('TS3')}, in the ${forum} (call them by ${bold('@nick')}, which tells them), or press ${bold('Pedir entrar')} to join.`,
  ),
  clanLema: guide(
    `${bold('Sí')}: un clan puede llevar un lema de hasta ${longestLema} caracteres, que se pone en ${bold('Editar clan')}. Es opcional.`,
    `${bold('Yes')}: a clan may have a motto of up to ${longestLema} characters, set in ${bold('Editar clan')}. It is optional.`,
  ),
  juegaAltiro: guide(
    `${bold('Sí, desde que te aceptan')}: puedes jugar por el clan altiro, sin espera. El anticheat es obligatorio, y de tu lado no hay nada más que inscribir.`,
    `${bold('Yes, as soon as they accept you')}: you may play for the clan at once. The anticheat is mandatory.`,
    '¿Cómo vuelvo a jugar?',
  ),
  ladderJugar: guide(
    lines(
      `Para jugar el ladder: una ${bold('cuenta')} (${link('Registro', paths.registro)}), un ${bold('clan')} en una etapa abierta (pides entrar a uno o lo fundas), el juego con ${bold('Volute')}, que trae el anticheat obligatorio (${link('Descargas', paths.descargas)}), y ser al menos ${leastPlayers} por lado.`,
      `No hay otra inscripción: se acuerda una partida, se juega y el que pierde la reporta. En las etapas de uno contra uno entras sin clan.`,
    ),
    `To play the ladder: an ${bold('account')} (${link('Registro', paths.registro)}), a ${bold('clan')} in an open stage (ask to join one, or found it), the game with ${bold('Volute')}, which brings the mandatory anticheat (${link('Descargas', paths.descargas)}), and at least ${leastPlayers} a side. Stages of one against one need no clan.`,
    '¿Cómo me uno a un clan?',
    '¿Cómo vuelvo a jugar?',
  ),
  sinLadder: guide(
    `${bold('Sí')}: en los ${link('servidores', paths.servidores)} juega cualquiera, sin clan y sin estar en el ladder. Para que una partida cuente en la tabla hay que jugarla por un clan de la etapa, o solo en una de uno contra uno.`,
    `${bold('Yes')}: anybody plays on the ${link('servers', paths.servidores)}, without a clan. For a match to count on the ladder you play it for a clan of the stage, or alone in one of one against one.`,
    '¿Hay gente jugando ahora?',
  ),
  ladderTorneo: guide(
    lines(
      `Acá hay las dos cosas. El ${ladder} es la liga: una tabla que corre toda la etapa, en que las partidas mueven los puestos. Un ${bold(link('torneo', paths.torneos))} es aparte: tiene inscripción, llave y fechas, y lo que se juega ahí no mueve el ladder.`,
    ),
    `The ${ladder} is a table that goes on for the whole stage: each match moves places. A ${bold(link('tournament', paths.torneos))} is apart, with its own bracket and dates, and does not move the ladder.`,
    '¿Qué es el ladder?',
    '¿Hay torneos próximos?',
  ),
  sinDivisiones: guide(
    `${bold('No hay divisiones')}: cada etapa tiene una sola tabla, con todos sus clanes, y cada juego tiene su etapa. Los que todavía no ganan van aparte, como No Rankeados.`,
    `${bold('There are no divisions')}: each stage has one table with all its clans. Those without a win yet are listed apart, unranked.`,
    '¿Qué etapas hay?',
  ),
  sinRespuesta: guide(
    `Si no contestan, la solicitud ${bold(`vence sola a los ${days} días`)} y puedes mandar otra. Mientras tanto puedes pedir entrar a otros clanes, o escribirle al Líder: sale en la página del clan.`,
    `If nobody answers, the request ${bold(`lapses after ${days} days`)} and you may send another. Meanwhile you may ask other clans too, or write to the leader, who is on the clan's page.`,
    '¿Qué clanes buscan gente?',
  ),
  sinEspanol: guide(
    `No hace falta hablar español: el reglamento no pide idioma, aunque casi todos escriben en español. Abre un clan en el ${ladder} y aprieta ${bold('Pedir entrar')}.`,
    lines(
      `You need no Spanish by the rules, though most players write in it. Open a clan in the ${ladder} and press ${bold('Pedir entrar')} (ask to join); its leader answers.`,
      `Or open a topic in the ${forum}, in the section for those who look for a clan; you may write it in English: stage, hours and role. Ask me ${bold('which clans are looking for players')} for the list.`,
    ),
    '¿Qué clanes buscan gente?',
  ),
  clanDeDonde: guide(
    `De dónde o de qué edad es la gente de cada clan ${bold('no está publicado')}; el reglamento no lo pide: cualquiera puede entrar a cualquier clan. Mira los clanes en el ${ladder}, o pregunta en el ${forum}, en la sección de busco clan.`,
    `Where the people of a clan are from ${bold('is not published')}, and the rules do not ask: anybody may join any clan. See the clans in the ${ladder}, or ask in the ${forum}.`,
    '¿Qué clanes buscan gente?',
  ),
  nickLetras: guide(
    `En un nick van ${bold('letras (también con tilde o ñ), números, espacios')} y los signos _ - y punto; otros signos y los emojis, no. Los espacios no van al principio ni al final, ni dos seguidos. Lleva entre ${usernameLength.least} y ${usernameLength.most} caracteres, con al menos una letra o un número, y no puede parecerse al de otro ni ser ofensivo.`,
    `A nick takes ${bold('letters, digits, spaces')} and the signs _ - and full stop; no other signs or emoji. No space at the ends, and no two in a row. ${usernameLength.least} to ${usernameLength.most} characters, with at least one letter or digit.`,
    '¿Cómo me registro?',
  ),
  clanLetras: guide(
    `Sí: el nombre de un clan lleva entre ${clanNameLength.least} y ${clanNameLength.most} caracteres y el tag de ${clanTagLength.least} a ${clanTagLength.most}, y ${bold('van letras, números, espacios y signos')}, con al menos una letra o un número. No puede parecerse al de otro clan de la etapa, ni ser ofensivo. ${rule('nombres', 'Reglamento: nombres')}`,
    `Yes: a clan's name has ${clanNameLength.least} to ${clanNameLength.most} characters and its tag ${clanTagLength.least} to ${clanTagLength.most}; ${bold('letters, digits, spaces and signs')} go, with at least one letter or digit. ${rule('nombres', 'See the rule (in Spanish)')}`,
  ),
  queEsLadder: guide(
    lines(
      `El ${ladder} es ${bold('la tabla de clanes de cada etapa')}, que se mueve en vivo con cada partida. Se sube ganando: el que vence a uno de más arriba sube la mitad de los puestos que los separan (el #12 le gana al #6 y queda #9); si gana el de arriba, no se mueve nadie.`,
      `No hay puntos, y ${bold('el que pierde reporta')}. Un clan nuevo entra con su primera victoria. ${rule('subir', 'Reglamento: subir')}`,
    ),
    lines(
      `The ${ladder} is ${bold('the table of clans of each stage')}; it moves live with every match. Beat a clan above you and you go up half of the places between you (#12 beats #6 → #9); if the one above wins, nobody moves.`,
      `There are no points, and ${bold('the loser reports')}. A new clan enters with its first win. ${rule('subir', 'See the rule (in Spanish)')}`,
    ),
    '¿Quién va primero?',
    '¿Cómo me uno a un clan?',
  ),
} satisfies Record<string, Guide>
