import type { Question } from '../question'

/** Threads, and questions with much around them. */
export const threads: readonly Question[] = [
  // who beats whom, whichever way it is said
  ['y si la retaguardia derrota a vieja guardia donde entra', '{si gana La Retaguardia / Vieja Guardia}', 'si la retaguardia le gana'],
  ['puelche derrota a vieja guardia que pasa', 'si puelche le gana'], ['si puelche le mete una paliza a vieja guardia', 'si puelche le gana'], ['si puelche pasa por encima de vieja guardia', 'si puelche le gana'],
  ['si vieja guardia cae ante puelche', 'si puelche le gana'], ['que pasa si pierde vieja guardia con puelche', 'si puelche le gana'], ['si pierde puelche con barricada', 'si barricada le gana', '{si gana Barricada / Puelche}'],
  ['si a vieja guardia le gana puelche', 'si puelche le gana'], ['si vieja guardia es derrotada por puelche', 'si puelche le gana'], ['si puelche se deja ganar por barricada', 'si barricada le gana'],
  ['si puelche sufre una derrota contra barricada', 'si barricada le gana'], ['barricada se pitea a puelche que pasa', 'si barricada le gana'], ['puelche le saca la cresta a vieja guardia donde queda', 'si puelche le gana'],
  ['si le ganan a vieja guardia los halcones', 'si los halcones le ganan'], ['a puelche lo mata barricada, como queda', 'si barricada le gana'], ['que pasa con puelche si barricada le gana', 'si barricada le gana'],
  ['como queda puelche si lo vence barricada', 'si barricada le gana'], ['que pasa entre puelche y barricada si gana barricada', 'si barricada le gana'], ['simula puelche gana a vieja guardia', 'si puelche le gana'],
  ['q onda si perdemos? bajamos al tiro o no. somos del ciber y jugamos hoy con puelche', 'no cambia', 'si puelche le gana'], ['si pierdo con puelche y soy de barricada', 'si puelche le gana'],
  ['que pasa si puelche le gana al ultimo', 'barricada', 'no cambia'], ['si el ultimo le gana al primero', 'si barricada le gana a'],
  ['si puelche no le gana a barricada', 'quien gana'], ['como queda puelche si le gana barricada', 'quien gana'], ['somos hijos de la vieja guardia? soy de los halcones', '{duelo Los Halcones / Vieja Guardia}'],

  // what was supposed goes on
  [['en que puesto va puelche', 'y contra vieja guardia como le va', 'y si le gana?'], 'si puelche le gana a vieja guardia', '{si gana Puelche / Vieja Guardia}'],
  [['si sin retirada le gana a los halcones q pasa', 'y si pierde'], 'si los halcones le ganan a sin retirada', 'no cambia'], [['volcan dormido', 'que pasa si le gana al primero'], '{en 1 @ Breakthrough}', '{si gana Volcán Dormido / Los Afuerinos}'],
  [['puelche', 'y si le gana a vieja guardia?', 'y al reves?'], 'si vieja guardia le gana a puelche'], [['si barricada le gana a puelche', 'y a vieja guardia?'], '{si gana Barricada / Vieja Guardia}'],
  [['si le gano a puelche en cuanto quedo', 'y si pierdo', 'soy de niebla del sur'], 'si puelche le gana a niebla del sur'], [['si le gano a puelche en cuanto quedo', 'soy de niebla del sur', 'y si pierdo'], 'si puelche le gana a niebla del sur'],
  [['si le gano a puelche en cuanto quedo', 'quien es el lider de los halcones'], '{lider Los Halcones}'], [['si le gano a puelche en cuanto quedo', 'quienes juegan en barricada'], 'taza rota'],
  [['que pasa si pierde puelche', 'barricada'], '{si gana Barricada / Puelche}'], [['como va puelche', 'y si le gana barricada'], 'quien gana'], [['puelche vs lobos', 'quien ha ganado mas'], '{duelo Puelche / Lobos de Atacama}'],

  // what a follow-up leaves out
  [['torneos', 'a q hora'], '20:00'], [['cuando es la copa', 'cuantos por lado'], 'cinco'], [['cuando es la copa', 'cuantos por lado', 'y cuantos mapas'], 'dos mapas'], [['cuando es la copa', 'ok gracias', 'y a que hora'], '20:00'],
  [['hay gente jugando', 'en cual hay mas'], '{servidor 1}'], [['hay gente jugando', 'en cual hay mas', 'y q mapa'], '{mapa en juego}'], [['hay gente jugando', 'en cual hay mas', 'quienes son'], 'quiltro'],
  [['cuantos juegan en liga 2', 'quienes son'], '{en liga 2}'], [['cuantos juegan en liga 2', 'y en la 3?'], '15140'], [['quien esta en clanes 1', 'y en liga 2'], '{en liga 2}'],
  [['miembros de vieja guardia', 'quien es el lider', 'y como le va a el'], '{ganadas Zorzal Viejo}'], [['quien es el lider de breakthrough', 'y cuantas ha ganado'], '84|96'], [['como le va a sin retirada', 'ultimos partidos'], 'lo ultimo de sin retirada'],
  [['descargas', 'y el ts3?', 'como se configura'], 'connections'], [['q es volute', 'y donde lo bajo'], 'volute.gg'], [['peuco', 'y el zorzal viejo', 'quien ha ganado mas de los dos'], 'peuco', 'zorzal viejo'],
  [['puelche', 'y los halcones', 'cuanto van entre los dos'], '{duelo Puelche / Los Halcones}'], [['olvide mi clave', 'y si no me llega el correo'], '/recuperar-password'], [['me quiero cambiar el nombre', 'y la foto'], '/ladder/micuenta'],
  [['me quiero cambiar el nombre', 'y la foto', 'y la clave'], 'modificar contraseña'], [['puntaje de la ultima de los halcones', 'y la anterior'], 'niebla del sur'], [['mapas permitidos', 'solo los de spearhead'], 'bazaar', '13 mapas'],
  [['mapas permitidos', 'solo los de spearhead', 'y los de breakthrough'], 'anzio'], [['que pasa si pillan a un cheater', 'cuanto tiempo lo echan'], '3 meses'], [['ranking etapa 1 allied', 'quien quedo ultimo'], 'sal y viento'],
  [['tabla de spearhead', 'y el ultimo'], '{en 10 @ Spearhead Etapa I}|spearhead'], [['ultima bala', 'la de spearhead', 'quien juega ahi'], 'don brasero'], [['quien lidera breakthrough', 'y quien va segundo', 'y quien es su lider'], 'tirua'],
  [['puelche', 'gracias', 'y su racha'], '{racha Puelche}'], [['como va puelche', 'va a llover mañana?', 'y cuantas ha perdido'], '{derrotas Puelche}'], [['halcones vs puelche', 'y la ultima cuando fue'], 'halcones'],

  [['los bigotes', 'como le va'], '{puesto Los Bigotes}|{triunfos Los Bigotes}'], [['como va sin retirada', 'y en spearhead', 'que pasa si le gana al primero'], '{en 1 @ Spearhead Etapa I}'], [['donde juega peuco', 'y ese clan como va'], '{puesto Los Halcones}|{triunfos Los Halcones}'],
  [['halcones', 'su lider', 'su twitch'], 'tatan_trinchera'], [['top 5', 'quien es el tercero', 'en que clan juega'], 'vieja guardia'], [['que clanes hay en spearhead', 'cuantos son', 'y en breakthrough'], '8 clanes'], [['ip del servidor', 'y la clave'], '15090'],
  [['puelche y los halcones', 'cual va mejor'], '{duelo Puelche / Los Halcones}'], [['soy de puelche que pasa si le gano a vieja guardia', 'y a los halcones', 'y si pierdo con barricada'], 'si barricada le gana a puelche'], [['si puelche le gana a vieja guardia', 'y si pierde con barricada'], '{si gana Barricada / Puelche}'],

  // the question within a story
  ['necesito el instalador se me murio el disco duro y perdi todo', '/descargas'], ['al tiro necesito saber cuando juegan la copa pa pedir permiso en la casa jajaja', '28/03/2026'],
  ['me habian dicho q venia un torneo para fin de año es verdad??? pa avisarle a los cabros del clan', '{torneo}'], ['me quiero cambiar de clan, se puede? o tengo q esperar q termine la etapa', 'dejar el clan'],
  ['mira te cuento yo jugaba el 2005 en un clan que se llamaba los bigotes no se si siguen pero me gustaria saber como les va y si estan todos', 'los bigotes', '{puesto Los Bigotes}|{triunfos Los Bigotes}'],
  ['Me acabo de acordar que existia esto y me dio nostalgia jajaja alguien me explica paso a paso cómo me instalo todo en windows 11', '/volver-a-jugar'], ['ayer estuve con mi señora en el mall y me acorde de puelche, en que puesto van?', '{puesto Puelche}'],
  ['hola cabros, buenas noches, tengo una duda, mi hijo me pregunto quien va primero y no supe que decirle', '{en 1}'], ['estoy en la oficina aburrido y queria saber si hay alguien conectado', '{conectados}'],
  ['oye fijate que con los cabros jugabamos antes todos los dias y despues cada uno hizo su vida y ahora queremos juntarnos de nuevo, donde se baja el juego', '/descargas'],
  ['perdimos ayer contra los halcones y mi capitan no se ha conectado, yo puedo reportar o tiene que ser el lider?', 'capitan'], ['hice la cuenta ayer pero no me llego ningun correo, revise el spam y nada', '/validar-cuenta'],
  ['mi compadre dice que se puede usar el rocket pero yo digo que no, quien tiene la razon, se puede usar el rocket?', 'prohibido'],

  ['oye mi clan es sin retirada y queremos ganarle a los halcones este viernes, si les ganamos a que puesto llegamos', '{si gana Sin Retirada / Los Halcones}'], ['saludos desde antofagasta cabros, alguien sabe cuando parte la copa esa que anunciaron', '28/03/2026'],
  ['hola que tal, mira yo antes tenia una cuenta pero se me olvido la clave y el correo ya ni me acuerdo cual era, como la recupero', '/recuperar-password|ese correo'], ['disculpa la molestia es que quiero poner una foto en mi perfil y no encuentro donde se hace eso', '/ladder/micuenta'],

  // names
  ['capitan de q clan es chaiten', 'lobos de atacama'], ['los tres primeros del espirjed', '{en 1 @ Spearhead Etapa I}'], ['ciber v/s perros', '{duelo Los del Ciber / Perros de Lota}'],
  ['como le ha ido al clan los pitufos', 'no encuentro a nadie'], ['conoces a xXxSniperxXx', 'no encuentro a nadie', 'sniper'], ['en que puesto va el clan zaraza', 'no encuentro a nadie'],
]
