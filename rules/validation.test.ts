import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './folding'
import { clanNameError, clanTagError, emailError, passwordError, repeatError, usernameError } from './validation'

describe('an e-mail', () => {
  it.each([
    'peuco@example.com', 'vieja.guardia+ladder@correo.cl', 'a@b.cl', "o'higgins_1810@sub.dominio.travel", 'x@ñandú.cl', 'RUCIO@EXAMPLE.COM',
  ])('%s is one', (email) => expect(emailError(email)).toBeNull())

  it.each([
    '', ' ', 'peuco', 'peuco@', '@example.com', 'peuco@example', 'peuco@example.c', 'peuco@example.abcdefg', 'peuco@example.c1', 'peuco@.com',
    'peuco@example..com', 'pe uco@example.com', 'peuco@exam ple.com', 'peuco@a@example.com', ' peuco@example.com', 'peuco@example.com ', 'peuco@example.com\nbcc:todos@example.com',
    '<peuco@example.com>', 'peuco@example.com,otro@example.com', `${'a'.repeat(65)}@example.com`, `a@${'b'.repeat(250)}.cl`,
  ])('%j is none: Correo no válido', (email) => expect(emailError(email)).toBe('Correo no válido'))

  it('a very long one is none either', () => {
    expect(emailError('a.'.repeat(100_000))).toBe('Correo no válido')
    expect(emailError(`a@${'a.'.repeat(120)}1`)).toBe('Correo no válido')
  })
})

describe('a username', () => {
  it.each(['Quiltro', 'Rucio_7', 'elVecino', 'Ñanco', 'Chercán', 'Juan Pérez', 'a-b.c', 'лиса', '山田太郎', 'abc', 'a'.repeat(20), '123', 'Cherca\u0301n'])(
    '%s is fine', (name) => expect(usernameError(name)).toBeNull(),
  )
  it.each([
    ['nothing', '', 'Nombre de usuario es obligatorio'],
    ['blanks', '   ', 'Nombre de usuario es obligatorio'],
    ['two letters', 'ab', 'El nombre de usuario debe tener entre 3 y 20 caracteres'],
    ['21 letters', 'a'.repeat(21), 'El nombre de usuario debe tener entre 3 y 20 caracteres'],
    ['an @, which would be an e-mail', 'ana@casa', 'El nombre de usuario solo acepta letras, números, espacios y los signos _ - .'],
    ['a picture', 'Ana🔥🔥', 'El nombre de usuario solo acepta letras, números, espacios y los signos _ - .'],
    ['markup', '<b>ana</b>', 'El nombre de usuario solo acepta letras, números, espacios y los signos _ - .'],
    ['a tab', 'ana\tluz', 'El nombre de usuario solo acepta letras, números, espacios y los signos _ - .'],
    ['a turned direction', 'ana\u202Eluz', 'El nombre de usuario solo acepta letras, números, espacios y los signos _ - .'],
    ['an invisible letter', 'ana\u3164', 'El nombre de usuario solo acepta letras, números, espacios y los signos _ - .'],
    ['heaped marks', 'ana\u0301\u0302\u0303\u0304', 'El nombre de usuario solo acepta letras, números, espacios y los signos _ - .'],
    ['a space first', ' ana', 'El nombre de usuario no puede empezar ni terminar con un espacio, ni llevar dos seguidos'],
    ['two spaces', 'ana  luz', 'El nombre de usuario no puede empezar ni terminar con un espacio, ni llevar dos seguidos'],
    ['signs alone', '-_-', 'El nombre de usuario necesita al menos una letra o un número'],
  ])('%s is refused', (_, name, message) => expect(usernameError(name)).toBe(message))
})

describe('a password', () => {
  it.each([
    ['', 'La contraseña es obligatoria'],
    ['1234567', 'La contraseña debe tener entre 8 y 128 caracteres'],
    ['12345678', null],
    ['        ', null],
    ['🔥'.repeat(8), null],
    ['a'.repeat(128), null],
    ['a'.repeat(129), 'La contraseña debe tener entre 8 y 128 caracteres'],
  ])('%j: %s', (password, message) => expect(passwordError(password)).toBe(message))

  it('and its repetition are the same', () => {
    expect([repeatError('a', 'a'), repeatError('a', 'b')]).toEqual([null, 'Las contraseñas no coinciden'])
  })
})

describe('a clan', () => {
  it.each(['Los Halcones', 'Última Bala', 'Once y Media', '  Puelche  ', 'C.D. Lota', 'Ñ34', '[★] Lobos', '🔥 Fuego 🔥', 'Hielo ❄️', '鷹の爪', 'a'.repeat(30)])(
    'may be called %s', (name) => expect(clanNameError(name)).toBeNull(),
  )
  it.each([
    ['nothing', '', 'El nombre del clan es obligatorio'],
    ['blanks', ' \u00A0\u3000 ', 'El nombre del clan es obligatorio'],
    ['two letters', 'ab', 'El nombre del clan debe tener entre 3 y 30 caracteres'],
    ['two letters far apart', 'a     b', 'El nombre del clan debe tener entre 3 y 30 caracteres'],
    ['two letters with marks', 'a\u0315b\u0315', 'El nombre del clan debe tener entre 3 y 30 caracteres'],
    ['31 letters', 'a'.repeat(31), 'El nombre del clan debe tener entre 3 y 30 caracteres'],
    ['invisible characters alone', '\u200B\u200B\u200B\u200B', 'El nombre del clan tiene caracteres que no se ven bien'],
    ['invisible characters within', 'Pue\u200Blche', 'El nombre del clan tiene caracteres que no se ven bien'],
    ['a turned direction', '\u202Eehcleup', 'El nombre del clan tiene caracteres que no se ven bien'],
    ['fillers', '\u3164\u3164\u3164\u3164', 'El nombre del clan tiene caracteres que no se ven bien'],
    ['blank braille', '\u2800\u2800\u2800\u2800', 'El nombre del clan tiene caracteres que no se ven bien'],
    ['heaped marks', `Zalgo${'\u0301'.repeat(9)}`, 'El nombre del clan tiene caracteres que no se ven bien'],
    ['half a character', 'Lobo\uD83D', 'El nombre del clan tiene caracteres que no se ven bien'],
    ['signs alone, which fold to nothing', '★★★', 'El nombre del clan necesita al menos una letra o un número'],
  ])('may not be called %s', (_, name, message) => expect(clanNameError(name)).toBe(message))

  it.each([
    ['VG', null], ['LOTA', null], ['=R2=', null], ['abcdef', null],
    ['', 'El tag del clan es obligatorio'],
    ['a', 'El tag del clan debe tener entre 2 y 6 caracteres'],
    ['abcdefg', 'El tag del clan debe tener entre 2 y 6 caracteres'],
    ['=)', 'El tag del clan necesita al menos una letra o un número'],
  ])('tag %j: %s', (tag, message) => expect(clanTagError(tag)).toBe(message))

  it('whatever is accepted can be told from other names, and holds nothing invisible', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (name) => {
      if (clanNameError(name) === null) {
        expect(fold(name)).not.toBe('')
        expect(name).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\u3164]/)
      }
      if (usernameError(name) === null) expect(fold(name)).not.toBe('')
    }), { numRuns: 400 })
  })
})
