import { clanesTakingRequests } from '@trinchera/db/queries/clanes/clanes'
import { describe, expect, it } from 'vitest'
import { inWorld } from '../testing/questions/in-world'

// What members ask of the site, of retos, of the forum and of what may be written, in both languages.

const world = inWorld()
const { asked } = world

describe('of the site', () => {
  it.each([
    ['hay que pagar mensualidad', /^Es gratis/],
    ['cuánto sale inscribirse', /^Es gratis/],
    ['do i have to pay', /^It is free/],
    ['puedo jugar desde argentina', /^Sí: el reglamento no pide estar en Chile/],
    ['can i play from the us', /^Yes: the rules do not ask/],
    ['what time zone are the match times in', /Chile time/],
    ['is there an english version of this site', /in Spanish only/],
    ['what is this site about?', /^Trinchera is the home/],
    ['funciona en mac?', /no está publicado acá/],
    ['en que pais estan los servidores', /no está publicado/],
    ['quisiera saber si es obligatorio tener anticheat, y en caso de que sí, dónde se descarga', /^Sí[^]*Volute/],
    ['olvide mi clave -> es que antes entraba con google', /apagado.*Recuperar contraseña/],
    ['what is the email of Loica', /That is private/],
    ['como descargo el juego -> pesa mucho?', /no está publicado acá: el peso lo dice la página de cada descarga/],
    ['se cae mucho la pagina o es mi internet', /^Cada cuánto se cae el sitio no está publicado/],
    ['the site is slow', /^How often the site is down is not published/],
    ['me baneo el anticheat y no tengo nada, con quien hablo', /^Depende de quién te sacó/],
    ['que es mejor, allied o spearhead', /^Eso es cosa de gustos[^]*Spearhead: \d+ clanes y \d+ partidas/],
    ['que etapa es mas activa', /^Donde más se juega/],
    ['which game has more people', /^Most is played in/],
    ['do they play in the evenings', /were reported in the evening/],
    ['whats the server IP and password', /^No password is published[^]*Address: /],
    ['👍', /^Dale/],
    // what costs something, or runs on something, is of another thing
    ['cuanto sale un iphone usado', /no te puedo ayudar/],
    ['como instalo windows', /no te puedo ayudar/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
})

describe('where things are seen', () => {
  it.each([
    ['donde veo los retos', /^Los retos se ven en Retos/],
    ['donde estan los torneos', /^Los torneos están en Torneos/],
    ['donde veo los reportes pendientes', /^Los reportes que esperan/],
    ['pasame el link de la agenda', /^En la Agenda/],
    ['where can i see the challenges', /^Challenges are in Retos/],
    // a clan that is named has a place, and no page of its own kind
    ['donde esta Puelche', /^Puelche/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
})

describe('of accounts and names', () => {
  it.each([
    ['pone q mi nick ya existe pero nunca me registre', /^Ese nick ya lo tiene alguien/],
    ['no me deja registrarme, dice que el correo ya existe', /^Ese correo ya tiene una cuenta/],
    ['olvide mi clave -> es que ya no tengo ese mail', /^Sin ese correo no te podemos mandar el enlace/],
    ["i forgot my password -> i don't have that email anymore", /^Without that mailbox/],
    [
      'ya tengo cuenta con mi correo, puedo entrar con google o me crea otra',
      /ni se crea otra cuenta.*\nEntra a la que ya tienes/,
    ],
    ['can i log in with google if i have an account', /^No: logging in with Google is switched off/],
    ['tengo que tener clan para jugar?', /^Para jugar en los servidores, no\. Para el ladder, sí/],
    ['do i have to be in a clan to play', /^On the game servers, no/],
    ['how many players do i need for a clan', /^One is enough/],
    ['is there an anticheat', /^Yes: the anticheat is mandatory/],
    ['se puede recuperar una cuenta cerrada', /^No: una cuenta cerrada no se reabre/],
    ['pueden ver mi correo los demas', /^No: tu correo lo ven solo tú/],
    ['puedo comentar sin cuenta', /^No: sin cuenta se puede leer todo/],
    ['can i comment without an account', /^No: without an account/],
    ['que reglas hay para los nicks', /^Nicks y nombres/],
    ['kien reporta falso q le pasa', /los dos clanes quedan No Rankeados/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
})

describe('of retos', () => {
  it.each([
    ['a cuántos puestos más arriba puedo desafiar?', /No hay (?:límite|tope)|cualquier clan/],
    ['puedo retar a un clan de otra etapa?', /^No: se reta solo a clanes de la misma etapa/],
    ['los retos mueven puestos?', /^No:/],
    ['cómo desafío a otro clan -> y si no contestan?', /vence solo/],
    ['que pasa si no llegamos a un reto', /no pierden la partida/],
    ["what happens if they don't answer the challenge", /lapses/],
    ['nos reportaron una derrota que no jugamos, dónde reclamo', /^En la página de tu clan.*Reclamar/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
  it('tells until when whoever asks may pick, or whose turn it is', async () => {
    expect(await asked('me toca elegir mapa en el reto, hasta cuándo tengo', 'Loica')).toMatch(
      /^A tu clan le toca elegir el mapa en Los Halcones contra Sin Retirada: tienes hasta el .*21:55/,
    )
    expect(await asked('hasta cuando elijo mapa', 'Tatán')).toMatch(/ahora no te toca a ti: Sin Retirada elige/)
  })
  it('tells whoever asks whether they may challenge', async () => {
    expect(await asked('puedo retar?', 'Recluta')).toMatch(/^No: no estás en ningún clan/)
    expect(await asked('puedo retar?', 'Tatán')).toMatch(/^Sí: en Los Halcones eres Líder/)
  })
})

describe('of the forum, comments and announcements', () => {
  it.each([
    ['donde pregunto cosas tecnicas en el foro', /^En la sección Soporte/],
    ['dónde posteo q busco clan', /^En el Foro, en la sección de busco clan/],
    ['los comentarios tienen reglas? me borraron uno', /^Sí, tienen reglas\.\n«No se puede: Insultar[^]*3 denuncias/],
    ['rules for comments', /no insults/],
    ['me borraron un comentario', /^Un comentario desaparece si 3 jugadores/],
    ['el torneo de sniper es por el ladder?', /^No: «El puntaje va aparte del ladder/],
    ['cuanto dura el torneo de francos', /a una sola manga/],
    ['is the sniper tournament part of the ladder', /^No: «El puntaje va aparte/],
    ['que secciones tiene el foro', /5 secciones/],
    ['que dice el tema del puente en el foro', /Una para el ruido[^]*mirando la escalera[^]*Huemul/],
    ['cuales son las reglas del foro', /Nada de insultos/],
    ['tips para defender el puente', /mirando la escalera/],
    ['puedo garabatear en los comentarios o me banean', /^No: los insultos no van.*De los comentarios/],
    ['can i swear in the comments', /^No: insults/],
    ['pq me escondieron un comentario', /^Un comentario desaparece si 3 jugadores/],
    ['no me deja publicar links', /^Una cuenta nueva/],
    ['quien comento el ultimo anuncio', /comentario/],
    ['cuando se publico el anuncio de la mantencion', /se publicó el/],
    ['cuando es el torneo relampago de francotiradores', /22:00/],
    ['pq los servers de liga se van a caer? -> y los de clanes tambien?', /Los de clanes siguen arriba/],
    ['quien es moderador del foro', /^ElPregonero/],
    ['cuántos temas hay en el foro', /^En el Foro hay 7 temas y \d+ mensajes/],
    ['how many topics are in the forum', /^The forum has 7 topics/],
    ['cuantos temas puedo abrir', /5 temas al día/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
})

describe('of servers, channels, networks and the hours of other places', () => {
  it.each([
    // servers: which there are, of which game, one of them, and why one is not found
    ['que servidores de liga hay', /^Son 4 servidores de liga; en línea ahora: 1\.\n• Servidor de liga 1/],
    [
      'qué servidores de clanes hay y cual es la ip del 2',
      /^Son 8 servidores de clanes[^]*La dirección de Trinchera Clanes #2 es 127\.0\.0\.1:15020/,
    ],
    ['ip del 3 de clanes', /^La dirección de Servidor de clanes 3 es .*:15030/],
    ['cuantos servers de clanes estan arriba', /^Responden 2 de los 8 servidores de clanes/],
    ['hay servidores de spearhead', /^No: ninguno de los 12 servidores/],
    ['no me aparece el servidor en la lista del juego', /^Ahora responden 3 de 12[^]*Volute[^]*Soporte/],
    ['do you have english servers', /^No: nothing is published of servers in English/],
    ['el server tiene clave?', /^No hay una contraseña publicada/],
    // a maintenance, by what is asked of it
    ['van a apagar los servers? -> los de clanes tb?', /^No: «Los de clanes siguen arriba/],
    ['hay mantencion? -> cuanto rato', /^1 hora: «Entre las 03:00/],
    ['a que hora vuelven los de liga', /^A las 04:00/],
    ['are the league servers down for maintenance?', /^No: 1 of the 4 league servers answers right now/],
    ['why do they restart the servers', /^«Entre las 03:00.*cambiar un disco.»\nThat is from/],
    // channels
    ['is anybody streaming on youtube?', /^I do not know of YouTube[^]*Chercán/],
    ['hay stream? -> y en youtube?', /^De YouTube no lo sé/],
    ['dónde veo partidas grabadas', /^No: el sitio no guarda grabaciones[^]*En YouTube hay 10 canales/],
    ['el Chercán tiene youtube? -> pásame el link', /^Chercán: youtube\.com\/@chercan_trinchera/],
    ['el Chercán tiene youtube? -> y twitch?', /^Sí: el Twitch de Chercán/],
    ['a que hora streamea Garza', /^A qué hora transmite Garza no está publicado/],
    ['prendi stream y no sale', /^Si estás al aire y no sales en Stream, revisa/],
    // one network
    ['grupo de wsp??', /^Sí: este es el WhatsApp de la comunidad/],
    ['tienen twitter', /^No veo Twitter/],
    ["what's your discord", /^No: there is no Discord/],
    ['cual es la ip del ts', /^La dirección del TS3 no está publicada/],
    // one field of the launcher, and what has to be set up
    ['de dónde saco la api key que me pide el launcher', /^El ID y la API key salen de tu cuenta de Volute/],
    ['que pongo en ruta del juego', /^En Volute, en la ruta del juego \(game path\) va el ejecutable/],
    ['como instalo el anticheat', /^El anticheat.* viene con Volute/],
    ['que hay que tener listo antes de una partida', /Parche 1\.11.*Nick igual/],
    ['would i need the 1.11 patch to play here', /^Yes: «Parche 1\.11/],
    ['do I have to play on the same nick as my account', /^Yes: «Nick igual/],
    ['que parche necesito para spearhead', /^De Spearhead no está publicado/],
    // hours
    ['21:00 de chile q hora es en argentina', /^A las 21:00 de Chile son las 21:00 en Argentina/],
    ['what time is 22:00 chile in spain', /^22:00 in Chile is 02:00 the next day in Spain/],
    ['cuando juega vieja guardia -> a que hora es eso en argentina?', /22:00 \(22:00 en Argentina\)/],
    [
      "what days do people usually play? I'm in Spain so time difference matters",
      /^There are no fixed days[^]*Spain is/,
    ],
    // what else is told of the place
    ['tengo ping 180 desde buenos aires, se puede jugar igual?', /^Sí, puedes jugar/],
    ['hay limite de ping', /^No hay/],
    ['se puede con joystick', /^Eso no está publicado/],
    ['me llegan los anuncios al correo?', /^Sí: con tu cuenta/],
    ['mapas -> el de la nieve cual es', /^Es Snowy Park/],
    ['mapas de breakthrough -> cuantos son', /^Son 11 de Breakthrough/],
    ['la wea mala no carga', /^¿Qué es lo que no anda\?/],
    // a login, an account and a player's number are no network of the community
    ['se puede entrar con discord', /^No: /],
    ['dame el whatsapp de Loica', /privado/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
  it.each([
    ['sale mi canal en streams?', 'Tatán', /^Sí: en Stream están tu Twitch/],
    ['mi canal aparece en stream?', 'Rucio_7', /^No: no tienes canal en tu perfil/],
  ])('%s, asked by %s', async (question, as, told) => expect(await asked(question, as)).toMatch(told))
})

describe('of founding, joining and leaving a clan, by who is new and by who goes on', () => {
  it.each([
    ['como armo un clan -> y cuántos me pueden entrar?', /^No hay máximo/],
    ['how do i create a clan -> how many members max?', /^There is no maximum/],
    ['como creo un clan -> y si soy yo solo?', /^Sí, se puede estando solo[^]*uno contra uno/],
    ['como creo un clan -> tengo que poner logo altiro?', /^La imagen es opcional/],
    ['como armo un clan -> y el nombre lo puedo cambiar despues?', /^Sí:.*Editar clan/],
    ['como hago un clan -> puedo tener clan en dos juegos', /^Sí, en otra etapa/],
    ['como creo un clan -> y despues como lo borro?', /Eliminar clan/],
    ['como entro a un clan -> y si no conozco a nadie?', /^No hace falta conocer a nadie/],
    ['how do i join a clan? -> and if i dont know anyone here?', /^You need not know anybody/],
    ['como entro a un clan -> puedo pedir a varios a la vez?', /^Sí: puedes pedir entrar a varios/],
    ['me quiero salir del clan -> y puedo volver despues?', /^Sí, puedes volver/],
    ['como salgo de mi clan -> pierdo mis medallas?', /^No se pierde nada/],
    ['me aceptan si soy malo', /^Sí: el reglamento no pide nivel/],
    ['che, hay algún clan argentino?', /no está publicado; el reglamento no lo pide/],
    ["how do I find a clan if I don't speak much spanish", /^You need no Spanish/],
    ['inscribeme en los halcones', /^No puedo meterte a un clan[^]*Los Halcones reciben solicitudes/],
    ['es obligacion hablar por microfono? me da plancha', /^No es obligación/],
    // who sells elsewhere, and what is no clan's, is of other subjects
    ['sabi donde venden completos baratos', /no te puedo ayudar/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
  it.each([
    ['Recluta', 'como creo mi clan', /Crear Nuevo Clan/],
    ['Loica', 'invité a un jugador y no le llega la invitación, dónde la ve él?', /^La ve en su Mi Cuenta/],
    ['Tatán', 'como acepto a los que piden entrar', /campanita.*Reclutar/],
    ['Recluta', 'ya publique que busco clan?', /^Sí, tienes 1 tema[^]*Busco clan para la Etapa II/],
    ['Recluta', "did I already post that I'm looking for a clan?", /^Yes, you have 1 topic/],
    ['Loica', 'que temas he abierto', /Sin Retirada busca dos/],
  ])('%s asks %s', async (who, question, told) => expect(await asked(question, who)).toMatch(told))
  it('tells first who looks for the role and the days that are asked for, and whom it is about next', async () => {
    const told = await asked('hay clan que ande buscando gente? juego de sniper los viernes')
    expect(told).toMatch(/^Sí, según el foro calza: Sin Retirada busca dos/)
    expect(told).toContain('Reciben solicitudes')
    expect(await asked('hay clan que ande buscando gente? juego de sniper los viernes -> quién los manda?')).toMatch(
      /Loica/,
    )
    expect(await asked('does anyone need a sniper')).toMatch(/^Yes, by the forum/)
    expect(await asked('clan que busque fusilero')).toMatch(/^Ninguno de los que buscan gente en el foro pide fusil/)
  })
  it('tells of the clans that take people those that win, where one is asked for', async () => {
    const clanes = await clanesTakingRequests(world.database.db, 2)
    const longest = Math.max(...clanes.map(({ racha_actual }) => racha_actual))
    expect(await asked('que clan me recomendai pa entrar, que esté ganando harto')).toMatch(
      new RegExp(`^De los que reciben solicitudes[^]*${longest} victorias seguidas`),
    )
  })
})

describe('of the ladder, by who is new', () => {
  it.each([
    ['que es el ladder', /^El ladder es la tabla de clanes de cada etapa/],
    ['explain the ladder in short', /^The ladder is the table of clans/],
    ['que es ser no rankeado -> y como salgo de ahi', /^Con tu primera victoria válida/],
    ['si entro ahora alcanzo a jugar algo o espero la otra etapa?', /^Sí, alcanzas/],
    ['jugaba MOH el 2005 en un ciber, todavia hay gente jugando?', /^Sí, se sigue jugando: \d+ partidas/],
    ['is this game still alive', /^Yes, people still play/],
    ['How does the ladder work? -> so if the lower team loses nothing changes?', /^Losing moves nobody down by itself/],
    ['que diferencia hay entre ladder y torneo', /^Acá hay las dos cosas/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
})

describe('of writing in the forum', () => {
  it.each([
    ['cómo se escribe negrita en el foro', /^Con los botones/],
    ['para escribir en el foro hay q tener cuenta?', /^Sí: leer el Foro es libre/],
    ['hay que estar registrado para leer el foro', /^No hace falta cuenta para leer/],
    ['como denuncio un comentario -> y cuantas denuncias lo bajan', /^Con 3 denuncias/],
    ['como denuncio un comentario -> queda anonimo?', /^Quien lo escribió no ve quién lo denunció/],
    ['donde veo los temas que sigo', /^En el Foro, con el filtro Seguidos/],
    ['puedo vender un mouse en el foro', /^No se puede vender/],
    [
      'el juego se me cierra al conectar al server -> probé eso y nada, dónde pregunto?',
      /^Pregunta en el Foro, en Soporte/,
    ],
    ['banea al Peuco q vende weas en los comentarios', /^No puedo suspender jugadores[^]*Denunciar/],
    ['como se defiende el puente segun los viejos del foro', /Una para el ruido/],
    ['what does the forum say about the bridge', /^From the forum, in Spanish:[^]*Una para el ruido/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
})
