import { paths } from '@trinchera/contract/site-paths'
import {
  commentEditMs,
  etapaMonths,
  fewestWinClaimPictures,
  invitacionMs,
  leastPlayers,
  matchAnswerMs,
  matchMaps,
  mostEvidence,
  mostRounds,
  mostMatchMaps,
  mostWinClaimPictures,
  noShowContestMs,
  noShowMs,
  playedBeforeMs,
  reportDeadlineHours,
  returnMinutes,
  returnRounds,
  usernameLength,
} from '@trinchera/rules/limits'
import { bold, lines, link } from '../wording'
import { guide, type Guide } from './guide'

const account = bold(link('Mi Cuenta', paths.miCuenta))
const article = (id: string, name: string) => link(name, paths.articulo(`art-${id}`))
const minutes = noShowMs / 60_000
const hours = noShowContestMs / 3_600_000
const days = playedBeforeMs / 86_400_000

/** What people ask of the rules that no single article answers (docs/rules.md). */
export const rulePoints = {
  asamblea: guide(
    lines(
      `La ${bold('Asamblea de Líderes')} son los ${bold('Líderes de los otros clanes de la etapa')}, con un voto por clan. Vota a favor o en contra cuando un clan pide una victoria que su rival no reportó, con al menos ${fewestWinClaimPictures} capturas.`,
      `Su voto orienta y no decide: falla la administración. Se pide en ${link('Victoria no reportada', paths.nuevaVictoria())}, y está en el ${article('sin-reporte', 'reglamento')}.`,
    ),
    `The ${bold("Leaders' Assembly")} are the leaders of the other clans of the stage, one vote a clan. It votes for or against a win that the loser did not report; its vote advises, and staff decide.`,
    '¿Y si el rival no reporta?',
  ),
  empate: guide(
    lines(
      `Un mapa con las mismas rondas ${bold('no es de nadie')}. Gana la partida el que ganó más mapas; si quedan iguales en mapas, el que sumó más rondas.`,
      `Con mapas y rondas iguales no hay ganador que reportar. ${article('mapas', 'Reglamento: los mapas')}`,
    ),
    `A map with equal rounds is ${bold("nobody's")}. The match goes to who won more maps and, with equal maps, to who won more rounds in all.`,
    '¿Cuántos mapas se juegan?',
  ),
  noLlegan: guide(
    lines(
      `${bold('No hay victoria por no presentarse')}: nadie gana sin jugar, y ningún puesto se mueve. Se esperan ${bold(`${minutes} minutos`)} desde la hora acordada; después, en la página del reto, el Líder, un Co-Líder o un Capitán aprieta ${bold('No se presentaron')}.`,
      `El otro clan lo puede discutir durante ${hours} horas, y ahí decide la administración; la falta queda contada en su página.`,
    ),
    `Wait ${bold(`${minutes} minutes`)} after the hour; then, on the challenge's page, press ${bold('No se presentaron')}. It is ${bold('never a win')} and moves no place; the other clan may contest it for ${hours} hours.`,
    '¿Se puede cancelar un reto?',
  ),
  sinInternet: guide(
    `Lo que escribiste sin conexión ${bold('queda guardado en tu dispositivo')}, como ${bold('Pendiente de envío')}, y se envía solo cuando vuelve: un reporte, un comentario o un mensaje de un reto. No cuenta dos veces. Deja el sitio abierto, o vuelve a abrirlo con tu sesión; si algo lo rechaza, ahí mismo están ${bold('Reintentar')}, ${bold('Editar')} y ${bold('Descartar')}.`,
    `What you wrote without a connection ${bold('stays on your device')} as ${bold('Pendiente de envío')} and is sent by itself once it is back: a report, a comment or a message of a challenge. It never counts twice.`,
    '¿Cómo reporto una derrota?',
  ),
  comentario: guide(
    lines(
      `Tu comentario de un anuncio lo puedes ${bold(`corregir durante ${commentEditMs / 60_000} minutos`)} y ${bold('borrar cuando quieras')}: los botones están al lado del comentario, en su anuncio.`,
      'Un anuncio entero lo corrige o lo borra solo la administración.',
    ),
    `You may ${bold(`correct your comment for ${commentEditMs / 60_000} minutes`)} and ${bold('delete it at any time')}: the buttons stand beside it, below its announcement.`,
  ),
  quienElige: guide(
    lines(
      `No es lo mismo. En una ${bold('partida')}, el perdedor elige el primer mapa; el ganador, el segundo y el bando. ${article('eleccion', 'Reglamento: quién elige')}`,
      `En un ${bold('reto')}, el que va más abajo en la tabla elige el primer mapa (el No Rankeado va más abajo que todos; si empatan, el que fue retado), y el otro el segundo y el bando.`,
    ),
    `It is not the same. In a ${bold('match')} the loser picks the first map, the winner the second one and the side. In a ${bold('challenge')} the clan lower in the table picks the first map, the other the second one and the side.`,
  ),
  dosClanes: guide(
    `El límite es ${bold('un clan por etapa')}: puedes estar en uno de cada etapa, así que en dos de etapas o juegos distintos no hay problema y nadie te saca. En la misma etapa, para entrar a otro hay que dejar el primero. ${article('un-clan', 'Reglamento')}`,
    `Yes, in different stages: the limit is ${bold('one clan per stage')}. In the same stage you have to leave the first clan before you join another. ${article('un-clan', 'See the rule (in Spanish)')}`,
    '¿Cómo me uno a un clan?',
  ),
  sinContestar: guide(
    `Si nadie contesta el reporte de una derrota, ${bold('la partida vale igual')}: el que ganó tiene ${matchAnswerMs / 3_600_000} horas para confirmarla o rechazarla, y pasado ese plazo no cambia nada.`,
    `${bold('It counts all the same')}: the winner has ${matchAnswerMs / 3_600_000} hours to confirm or reject the match; after that the answer has just expired and the match stands.`,
  ),
  seguirCanal: guide(
    `Yo no aviso, pero el sitio sí: en ${bold(link('Stream', paths.stream))}, con tu sesión, aprieta ${bold('Seguir')} al lado del canal y te llega un aviso cuando empiece a transmitir. Por dónde llega se elige en ${link('Avisos', paths.avisos)}.`,
    `In ${bold(link('Stream', paths.stream))}, logged in, press ${bold('Seguir')} beside the channel: you get a notice when it goes live.`,
    '¿Quién está en vivo?',
  ),
  deQueSirve: guide(
    lines(
      `Para ${bold('subir')} sirve solo ganarle a uno ${bold('mejor ubicado')}: subes la mitad de los puestos que los separan. Ganarle a uno de más abajo no mueve la tabla, por muchas que sean.`,
      `Igual ${bold('cuentan')}: en el récord y el porcentaje, en la racha y en los tops de jugadores y clanes. ${article('subir', 'Reglamento: subir')}`,
    ),
    `Only beating a clan ${bold('placed above')} moves you up, by half of the places between you. The other wins ${bold('count')} in the record, the win rate, the streak and the tops.`,
    '¿Cómo funciona el ranking?',
  ),
  sinPuntos: guide(
    `En el ladder ${bold('no hay puntos')}: la tabla va por puestos. Al vencer a uno mejor ubicado se sube la mitad de los puestos que los separan; las victorias y derrotas quedan en el récord. ${article('subir', 'Reglamento: subir')}`,
    `There are ${bold('no points')} in the ladder: the table goes by places. Who beats a better placed clan goes up half the places between them.`,
    '¿Cómo funciona el ranking?',
  ),
  mapasIguales: guide(
    lines(
      `Se juegan ${bold(`${matchMaps} mapas`)}, y cada uno es del que gana más rondas: queda 2–0, o uno por lado. Los reportes admiten hasta ${mostMatchMaps} mapas, así que un ${bold('2–1')} es una partida en que se jugó y anotó un mapa más.`,
      `De un tercer mapa el reglamento no dice nada: con un mapa por lado gana el que sumó más rondas. ${article('mapas', 'Reglamento: los mapas')}`,
    ),
    `A match has ${bold(`${matchMaps} maps`)}; a report takes up to ${mostMatchMaps}, so 2–1 is a match in which one more was played and noted. The rules say nothing of a third map.`,
  ),
  mismoNick: guide(
    lines(
      `${bold('Es el mismo nombre')}: cambiar mayúsculas, acentos, espacios o letras que se ven igual no hace otro. Si ya lo tiene alguien, hay que elegir otro.`,
      `Un nick lleva entre ${usernameLength.least} y ${usernameLength.most} caracteres. ${article('nombres', 'Reglamento: nicks y nombres')}`,
    ),
    `It is ${bold('the same name')}: capitals, accents, spaces or letters that look alike make no other. If somebody has it, choose another one.`,
    '¿Cómo me registro?',
  ),
  sinClan: guide(
    lines(
      `En las etapas de clanes, no: ahí ${bold('se juega por un clan')}. Puedes pedir entrar a uno o fundar el tuyo, aunque estés solo.`,
      `En las etapas de ${bold('uno contra uno')} sí: entras por tu cuenta y tu nombre ahí es tu nick. ${article('uno-contra-uno', 'Reglamento: uno contra uno')}`,
    ),
    `Not in stages of clans: there you play for a clan, which you may found alone. In stages of ${bold('one against one')} you enter by yourself, under your nick.`,
    '¿Cómo me uno a un clan?',
    '¿Cómo creo un clan?',
  ),
  conClan: guide(
    lines(
      `Para jugar en los ${link('servidores', paths.servidores)}, ${bold('no')}. Para el ladder, ${bold('sí')}: en las etapas de clanes se juega por uno; pides entrar o fundas el tuyo, aunque estés solo.`,
      `En las etapas de ${bold('uno contra uno')} no hace falta: entras por tu cuenta. ${article('uno-contra-uno', 'Reglamento: uno contra uno')}`,
    ),
    `On the game servers, no. On the ladder, yes, in stages of clans; in those of ${bold('one against one')} you enter by yourself.`,
    '¿Cómo me uno a un clan?',
    '¿Cómo creo un clan?',
  ),
  conservar: guide(
    lines(
      `${bold('No las pierdes')}: cada victoria o derrota es de quienes estaban en el clan cuando se reportó, y el que se va después la conserva. El clan también conserva las suyas. ${article('plantel', 'Reglamento: a quién le cuenta')}`,
      `Para salir: en ${account}, al lado de tu clan, ${bold('Dejar el clan')}. Si eres Líder, antes ${bold('Ceder liderazgo')}.`,
    ),
    `You keep them: a win or a loss is of those who were in the clan when it was reported, and who leaves later keeps it. To leave: in ${account}, ${bold('Dejar el clan')}.`,
    '¿Cómo cedo el liderazgo?',
  ),
  renombrar: guide(
    lines(
      `Con otro nombre el clan ${bold('no pierde nada')}: su puesto, sus victorias y sus derrotas quedan, y las partidas de antes muestran el nombre nuevo.`,
      `Lo cambian el Líder y los Co-Líderes: abre tu clan desde ${account} y aprieta ${bold('Editar clan')}.`,
    ),
    `A clan that is renamed ${bold('loses nothing')}: its place and its record stay, and old matches show the new name. The leader and the co-leaders do it: ${account}, ${bold('Editar clan')}.`,
  ),
  miente: guide(
    lines(
      `Si lo que reportaron no fue así, ${bold('reclama la partida')}: en la página de tu clan, al lado de la partida, con ${bold('Reclamar')}; puede el Líder, un Co-Líder o un Capitán, hasta 14 días después del reporte. Guarda las capturas.`,
      `Decide la administración. Un ${article('reporte-falso', 'reporte falso')} no cuenta, y deja a los dos clanes No Rankeados.`,
    ),
    `If what they reported is not what happened, ${bold('claim against the match')}: on your clan's page, beside the match, ${bold('Reclamar')}, within 14 days. Staff decide.`,
    '¿Cómo subo capturas de una partida?',
  ),
  tarde: guide(
    lines(
      `Un reporte tardío ${bold('igual se recibe')}, hasta ${days} días después de jugar; el plazo son ${bold(`${reportDeadlineHours} horas`)}.`,
      `Pasado el plazo, el que ganó también puede ${link('pedir que la victoria cuente', paths.nuevaVictoria())}.`,
    ),
    `A loss is to be reported within ${bold(`${reportDeadlineHours} hours`)}, but a late report is still taken, up to ${days} days after the match.`,
  ),
  pendiente: guide(
    lines(
      `${bold('Pendiente')}: el clan que ganó todavía no la confirma ni la rechaza; tiene ${matchAnswerMs / 3_600_000} horas desde el reporte. ${bold('Vencida')}: pasó ese plazo sin respuesta.`,
      `En los dos casos ${bold('la partida ya cuenta')}; solo un fallo de la administración la cambia.`,
    ),
    `${bold('Pendiente')}: the winner has not confirmed or refused it yet, within ${matchAnswerMs / 3_600_000} hours; ${bold('vencida')}: that time is over. The match counts all the same.`,
    '¿Cómo confirmo o rechazo una partida?',
  ),
  mapasReporte: guide(
    lines(
      `Al ${link('reportar la derrota', paths.reportes)} puedes anotar ${bold(`de uno a ${mostMatchMaps} mapas`)}, cada uno con las rondas de los dos lados (de 0 a ${mostRounds}), y cuándo se jugó. El ganador tiene que quedar con más mapas o, si empatan en mapas, con más rondas.`,
      `Es ${bold('opcional')}: sin mapas la partida cuenta igual. ${article('mapas', 'Reglamento: los mapas')}`,
    ),
    `A report may note ${bold(`one to ${mostMatchMaps} maps`)} with the rounds of both sides; without them the match counts all the same.`,
    '¿Cómo reporto una derrota?',
  ),
  volverTiempo: guide(
    `${bold(`${returnMinutes} minutos`)} para volver; si no vuelve, el que la dejó la pierde. Si quedan menos de ${leastPlayers} en su clan, se sigue solo si vuelve dentro de ${returnRounds} rondas. ${article('volver', 'Reglamento: volver a tiempo')}`,
    `${bold(`${returnMinutes} minutes`)} to come back; who does not, loses the match. ${link('See the rule (in Spanish)', paths.articulo('art-volver'))}`,
  ),
  sitioCelular: guide(
    `${bold('Sí')}: el sitio entero funciona en el navegador del teléfono, también para reportar y escribir en el foro. El juego no: se juega en un computador.`,
    `${bold('Yes')}: the whole site works in a phone's browser, also to report and to write in the forum. The game does not: it is played on a computer.`,
    '¿Cómo vuelvo a jugar?',
  ),
  desdeCelular: guide(
    `${bold('Sí')}: el sitio funciona en el teléfono, y ahí reportas igual, en ${link('Reportar Derrota', paths.reportes)} con tu cuenta. Si te quedas sin señal, lo que enviaste queda guardado y sale solo cuando vuelve.`,
    `${bold('Yes')}: the site works on a phone, and a loss is reported there the same way, in ${link('Reportar Derrota', paths.reportes)}.`,
    '¿Cómo reporto una derrota?',
  ),
  sinEmpates: guide(
    `En el ladder ${bold('no hay partidas empatadas')}: toda partida reportada tiene un ganador, y por eso los récords son de victorias y derrotas. ${article('mapas', 'Reglamento: los mapas')}`,
    `${bold('No match of the ladder is a draw')}: each that is reported has a winner.`,
  ),
  capturas: guide(
    lines(
      `Para pedir una victoria que el rival no reportó, ${bold(`al menos ${fewestWinClaimPictures} capturas`)} (hasta ${mostWinClaimPictures}). ${link('Victoria no reportada', paths.nuevaVictoria())}`,
      `En la página de una partida cada lado puede subir hasta ${mostEvidence}, y no son obligatorias.`,
    ),
    `To ask for a win that the loser did not report: ${bold(`at least ${fewestWinClaimPictures} screenshots`)}, up to ${mostWinClaimPictures}. On a match's page each side may add up to ${mostEvidence}; none is required.`,
    '¿Y si el rival no reporta?',
  ),
  sinCapturas: guide(
    `Para reportar una derrota las capturas ${bold('no son obligatorias')}: se pueden subir después, en la página de la partida (hasta ${mostEvidence} por clan). Conviene guardarlas por si hay un reclamo. Solo se exigen, ${bold(`al menos ${fewestWinClaimPictures}`)}, para pedir una victoria que el rival no reportó.`,
    `Screenshots are ${bold('not required')} to report a loss: each clan may add up to ${mostEvidence} on the match's page. At least ${fewestWinClaimPictures} are only required to ask for a win that the loser did not report.`,
    '¿Cómo subo capturas de una partida?',
  ),
  prestado: guide(
    `${bold('No')}, si es de otro clan de esa etapa: un jugador está en un solo clan por etapa, y para jugar por otro primero deja el suyo. ${article('un-clan', 'Reglamento: un clan por jugador')}`,
    `${bold('No')}, not of another clan of that stage: a player is in one clan for each stage and leaves it first to play for another.`,
    '¿Cómo invito a alguien a mi clan?',
  ),
  capturasCuales: guide(
    `De qué tienen que ser ${bold('no está escrito')}: para pedir una victoria que el rival no reportó se piden al menos ${fewestWinClaimPictures} de la partida, sin decir de qué mapas. Mientras más muestren el marcador final y quiénes jugaban, mejor: decide la administración.`,
    `What they must show ${bold('is not written')}: at least ${fewestWinClaimPictures} of the match, without saying of which maps. Staff decide.`,
    '¿Cómo subo capturas de una partida?',
  ),
  noReportarCastigo: guide(
    `El reglamento ${bold('no pone un castigo')} por no reportar. Lo que pasa: pasadas ${reportDeadlineHours} horas, el que ganó puede pedir que su victoria cuente, en ${link('Victoria no reportada', paths.nuevaVictoria())}, con al menos ${fewestWinClaimPictures} capturas, y decide la administración. ${article('sin-reporte', 'Reglamento')}`,
    `The rules ${bold('set no penalty')} for not reporting: after ${reportDeadlineHours} hours the winner may ask for the win to count, with at least ${fewestWinClaimPictures} screenshots, and staff decide.`,
    '¿Y si el rival no reporta?',
  ),
  menosDeCuatro: guide(
    `Con menos de ${bold(`${leastPlayers} jugadores`)} por clan no se parte; si ya empezó, se sigue solo si el que falta vuelve dentro de ${returnRounds} rondas. ${article('jugadores', 'Reglamento: cuántos juegan')}`,
    `With fewer than ${bold(String(leastPlayers))} players you cannot start; once a match runs it goes on only if the missing one is back within ${returnRounds} rounds. A stage of one against one needs no team. ${link('See the rule (in Spanish)', paths.articulo('art-jugadores'))}`,
  ),
  invitacionVence: guide(
    `Una invitación vence a los ${bold(`${invitacionMs / 86_400_000} días`)} si nadie la contesta; después te pueden mandar otra. Las tuyas están en ${account}. ${article('invitaciones', 'Reglamento: invitaciones')}`,
    `An invitation lapses after ${bold(`${invitacionMs / 86_400_000} days`)} without an answer.`,
    '¿Cómo invito a alguien a mi clan?',
  ),
  rechazada: guide(
    lines(
      `Si el clan que ganó ${bold('rechaza')} la partida que reportaste, se abre un ${bold('reclamo')} y decide la administración. Mientras no falle, la partida cuenta como se reportó.`,
      `Ten a mano las capturas; si hace falta, habla con un moderador del ladder. ${article('anulacion', 'Reglamento: anulación')}`,
    ),
    `If the winner ${bold('refuses')} the match that you reported, a claim is opened and staff decide; until then it counts as reported.`,
    '¿Con quién hablo por un reclamo?',
  ),
  premio: guide(
    `El que termina ${bold('primero')} queda en el ${bold(link('Palmarés', paths.palmares))} y gana la medalla ${bold('Primer lugar')}; segundo y tercero tienen la suya. Otro premio por ganar una etapa ${bold('no está publicado')}.`,
    `Who ends first is kept in the ${bold(link('Palmarés', paths.palmares))} with a medal. No other prize for a stage is published.`,
    '¿Qué medallas hay?',
  ),
  reinicio: guide(
    `Cada etapa tiene ${bold('su propia tabla, que parte de cero')}: cuando una se cierra, sus puestos quedan a la vista como terminaron, y en la siguiente todos entran de nuevo con su primera victoria. Una etapa dura cerca de ${bold(`${etapaMonths} meses`)}, y su cierre se avisa en ${link('Anuncios', paths.anuncios)}. ${article('etapa', 'Reglamento: la etapa')}`,
    `Each stage has ${bold('a table of its own that begins empty')}; that of a closed stage stays as it ended.`,
    '¿Cuándo termina la etapa?',
  ),
  aQuienRetar: guide(
    `Puedes retar a ${bold('cualquier clan de tu misma etapa')}, vaya en el puesto que vaya: no hay tope de puestos, ni hacia arriba ni hacia abajo. Al ganar se sube la mitad de los puestos que los separan; si el rival va más abajo, la tabla no se mueve. ${article('subir', 'Reglamento: subir')}`,
    `You may challenge ${bold('any clan of your stage')}, whatever its place: there is no limit of places, up or down. A win moves you up half of the places between you.`,
    '¿Cómo coordino una partida?',
    '¿Cuántos retos puede tener un clan?',
  ),
  unoContraUno: guide(
    `${bold('No necesitas un clan')} para el uno contra uno: cada jugador entra solo. Abre la etapa con tu sesión iniciada y aprieta ${bold('Entrar al Ladder')}: ahí tu clan eres tú, con tu nick. Puedes estar además en un clan de otra etapa. ${article('uno-contra-uno', 'Reglamento: uno contra uno')}`,
    `${bold('You need no clan')} for one against one: open the stage logged in and press ${bold('Entrar al Ladder')}; there you play alone, under your nick.`,
    '¿Qué etapas hay?',
  ),
  inactivo: guide(
    `Por no jugar ${bold('no se pierde el puesto')}, ni se elimina al clan: se baja solo cuando otro de más abajo vence a uno mejor ubicado y te pasa. ${article('perder-puesto', 'Reglamento: perder el puesto')}`,
    `A clan that does not play ${bold('keeps its place')} until others from below pass it.`,
    '¿Cuándo se pierde el puesto?',
  ),
  perder: guide(
    `Perder ${bold('no baja de puesto por sí solo')}: el que pierde queda donde está, salvo que el ganador venga de más abajo y lo alcance o lo pase; ahí baja uno. ${article('perder-puesto', 'Reglamento: perder el puesto')}`,
    `Losing ${bold('moves nobody down by itself')}: you go down one place only when the winner, from below, reaches or passes you.`,
    '¿Cómo funciona el ranking?',
  ),
  rechazar: guide(
    `${bold('No es obligación')} aceptar un reto: lo puedes rechazar u ofrecer otras fechas, y ningún puesto se mueve. Si nadie responde antes de la primera fecha, el reto vence solo.`,
    `You need not accept a challenge: refuse it or offer other dates; no place moves. Unanswered, it lapses at the first date.`,
    '¿Cómo respondo un reto?',
  ),
  repetir: guide(
    `Contra el mismo clan se juega ${bold('las veces que quieran')}: el reglamento no pone tope, ni por día ni por rival. De retos abiertos hay uno por pareja de clanes a la vez.`,
    `You may play the same clan as often as you like; of open challenges there is one for a pair of clans at a time.`,
  ),
} satisfies Record<string, Guide>
