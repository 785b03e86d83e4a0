import { describe, expect, it } from 'vitest'
import { inWorld } from '../testing/questions/in-world'

// What members and staff ask of accounts, notices, suspensions, rulings and of whom to write to.

const { asked } = inWorld()
const { asked: askedWithoutMail } = inWorld({ mail: false })

describe('of staff and what they do', () => {
  it.each<[question: string, told: RegExp, as?: string]>([
    ['anular partida como', /^En el panel, en Reportes\..*Anular/, 'Pitazo'],
    ['como anulo una partida -> me pide un motivo, lo ven todos?', /^Sí: todo fallo queda a la vista/, 'Pitazo'],
    ['si anulo una partida se enteran los clanes?', /^Sí: les llega un aviso a los Líderes/, 'Pitazo'],
    ['como anulo una partida -> y si me arrepiento se puede deshacer', /^Sí, un fallo se levanta/, 'Pitazo'],
    ['puedo banear yo o solo la admin', /^Sí, puedes suspender a un jugador/, 'Pitazo'],
    ['puedo banear a otro moderador?', /^A alguien del equipo solo lo suspende el Administrador/, 'Pitazo'],
    ['como creo una etapa nueva', /^Tu rol \(Moderador Ladder\) no alcanza\.\n.*ElIntendente/, 'Pitazo'],
    ['como corrijo un marcador mal puesto', /no se editan/, 'Pitazo'],
    ['banea a Quiltro', /^No puedo hacerlo yo: solo contesto preguntas\. Tú sí:\nEn el panel/, 'Pitazo'],
    ['reportes pendientes', /^2 partidas con reclamos por resolver:\n• /, 'Pitazo'],
    ['hay apelaciones pendientes?', /^No hay apelaciones por resolver/, 'Pitazo'],
    [
      'puedo anular una partida?',
      /^No\. Anular una partida es cosa de la administración[^]*reclama la partida/,
      'Recluta',
    ],
    ['quien puede anular una partida', /ElIntendente \(Administrador\) y Pitazo/],
    ['como hablo con un admin', /Preguntar a un moderador.*\n.*ElIntendente/],
    ['como hablo con Tatán', /^No hay mensajes privados/],
    ['who is the admin here', /ElIntendente \(Administrador\), Pitazo \(Moderador Ladder\)/],
  ])('%s', async (question, told, as) => expect(await asked(question, as)).toMatch(told))
})

describe('of suspensions and rulings', () => {
  it.each<[question: string, told: RegExp, as?: string]>([
    ['me banearon, por cuánto tiempo es?', /^Lo dice el mensaje que te sale/],
    ['me suspendieron -> puedo apelar?', /^Sí, si es de la cuenta entera/],
    ['me banearon de los comentarios, como apelo?', /^Esa no se apela en el sitio/],
    ['que pasa si pillan a uno con cheat -> y el weon cuanto tiempo queda afuera', /^Queda fuera al menos 3 meses/],
    [
      'q pasa si alguien reporta mal a propósito',
      /^Si la administración confirma un reporte falso, la partida no cuenta/,
    ],
    ['estoy baneado puedo ver el sitio?', /^Sí: sin iniciar sesión/],
    ['un co lider puede echar a otro colider?', /^No: un Co-Líder no puede expulsar a otro Co-Líder/],
    ['puedo reportar yo? -> y aceptar retos?', /^No: en Los Halcones eres Miembro/, 'Rucio_7'],
    ['no me aparece el boton de reportar', /^El botón para reportar una derrota le sale solo al Líder/],
    ['sácame al Quiltro del clan', /^No puedo expulsar a nadie/, 'Tatán'],
    // a cheater who is named by what became of a match is no question of a term alone
    ['como bloqueo a alguien en instagram', /No estoy seguro|no te puedo ayudar/],
  ])('%s', async (question, told, as) => expect(await asked(question, as)).toMatch(told))
})

describe('of accounts and notices', () => {
  it.each([
    ['cambiar nick -> y se me pierden las victorias?', /^No pierdes nada/],
    ['como pongo una foto de perfil -> de que tamaño?', /^Hasta 20 MB/],
    ['apagar avisos -> pero solo los del foro', /^Sí, se puede por separado/],
    ['desactivar notificaciones', /^En Avisos desmarcas/],
    ['turn off notifications', /^In Avisos untick/],
    ['tenia una cuenta hace años con otro correo, la puedo recuperar?', /^Sí, si no la cerraste/],
    ['puedo tener dos cuentas? mi hermano usa el mismo pc', /^No, dos cuentas tuyas no.*sí tiene la suya/],
    ['dame el correo de Quiltro, somos amigos de antes', /^Eso es privado/],
    ['q datos guardan de mi', /^Se guarda: tu cuenta/],
    ['la pagina se me ve toda blanca, como la pongo oscura', /^El tema claro u oscuro se cambia arriba a la derecha/],
    ['se puede jugar desde el celu?', /^No: el juego es de PC/],
  ])('%s', async (question, told) => expect(await asked(question)).toMatch(told))
})

it.each([
  ['i forgot my password', /handed over by staff, because this site sends no mail yet[^]*Staff: ElIntendente/],
  ['no puedo iniciar sesion me dice q no esta validada', /^A tu cuenta le falta validarse[^]*enlace de validación/],
  ['no me deja iniciar sesion', /el enlace te lo entrega la administración/],
])('says that no mail comes where the site sends none: %s', async (question, told) =>
  expect(await askedWithoutMail(question)).toMatch(told),
)

it.each([
  ['me hice una cuenta pero no puedo entrar', /^Puede que le falte validarse/],
  ['puedo cambiarme el nick', /^Sí: en Mi Cuenta/],
  ['como denuncio un comentario', /Denunciar/],
  ['Cómo denuncio un comentario en el foro?', /^Con Denunciar, en el mensaje o tema/],
  ['el juego no abre en windows 11', /^De Windows 11 no hay nada publicado/],
  ['esto corre en un notebook malo?', /^Cuánto pesa el juego y qué computador pide no está publicado/],
  ['como se llama el juego', /^Medal of Honor: Allied Assault/],
  ['Última Bala está en Allied o en Spearhead? me salen dos', /^En los dos: hay un clan/],
  ['sin retirada esta en bt o en sh', /^En la Etapa I de Spearhead; en el otro no/],
  ['qué clan ha ganado más partidas en total', /^Sumando todas las etapas, con más victorias va/],
])('of the game, accounts and clans, the thing that is asked first: %s', async (question, told) =>
  expect(await asked(question)).toMatch(told),
)
