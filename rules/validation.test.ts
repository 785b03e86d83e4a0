import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './folding'
import {
  clanNameError,
  clanTagError,
  emailError,
  lemaError,
  passwordError,
  repeatError,
  usernameError,
} from './validation'

describe('an e-mail', () => {
  it.each([
    'peuco@example.com',
    'vieja.guardia+ladder@correo.cl',
    'a@b.cl',
    "o'higgins_1810@sub.dominio.travel",
    'x@ñandú.cl',
    'RUCIO@EXAMPLE.COM',
  ])('%s is one', (email) => expect(emailError(email)).toBeNull())

  it.each([
    '',
    ' ',
    'peuco',
    'peuco@',
    '@example.com',
    'peuco@example',
    'peuco@example.c',
    'peuco@example.abcdefg',
    'peuco@example.c1',
    'peuco@.com',
    'peuco@example..com',
    'pe uco@example.com',
    'peuco@exam ple.com',
    'peuco@a@example.com',
    ' peuco@example.com',
    'peuco@example.com ',
    'peuco@example.com\nbcc:todos@example.com',
    '<peuco@example.com>',
    'peuco@example.com,otro@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(250)}.cl`,
  ])('%j is none: Correo no válido', (email) => expect(emailError(email)).toBe('Correo no válido'))

  it.each([
    ['in quotes', '"pe uco"@example.com'],
    ['a name before it', 'Peuco <peuco@example.com>'],
    ['at an address of numbers', 'peuco@[127.0.0.1]'],
    ['at numbers', 'peuco@127.0.0.1'],
    ['a dot at the end', 'peuco@example.com.'],
    ['a header after it', 'peuco@example.com\r\nBcc: todos@example.com'],
    ['nothing to be seen', 'peuco@exam\u200Bple.com'],
    ['a filler', 'peuco@exam\u3164ple.com'],
    ['a joiner that is a mark', 'peuco@exam\u034Fple.com'],
    ['a turned direction', 'peuco@\u202Eexample.com'],
    ['wide letters', 'peuco@ｅｘａｍｐｌｅ.com'],
    ['letters in circles', 'peuco@ⓔxample.com'],
    ['letters of another script before the @', 'реuсо@example.com'],
    ['a mailto', 'mailto:peuco@example.com'],
    ['a comment', 'peuco(yo)@example.com'],
    ['two addresses', 'a@example.com;b@example.com'],
    ['a null', 'peuco\0@example.com'],
  ])('with %s is none', (_, email) => expect(emailError(email)).toBe('Correo no válido'))

  const local = fc.stringMatching(/^[a-z0-9.+_-]{1,20}$/)
  const domain = fc.stringMatching(/^[a-z0-9-]{1,12}(\.[a-z0-9-]{1,8}){0,2}$/)
  const ending = (least: number, most: number) => fc.stringMatching(new RegExp(`^[a-zA-Z]{${least},${most}}$`))

  it('whatever has a local part, an @, a domain and an ending of 2 to 6 letters is one', () => {
    fc.assert(
      fc.property(local, domain, ending(2, 6), (name, host, end) => emailError(`${name}@${host}.${end}`) === null),
    )
  })
  it('whatever misses one of them, or ends in fewer or more letters, is none', () => {
    const broken = fc.oneof(
      fc
        .tuple(local, domain, fc.oneof(ending(1, 1), ending(7, 12), fc.stringMatching(/^[a-z]?[0-9][a-z]?$/)))
        .map(([name, host, end]) => `${name}@${host}.${end}`),
      fc.tuple(domain, ending(2, 6)).map(([host, end]) => `@${host}.${end}`),
      fc.tuple(local, ending(2, 6)).map(([name, end]) => `${name}@.${end}`),
      fc
        .tuple(
          local.filter((name) => !name.includes('@')),
          domain,
          ending(2, 6),
        )
        .map(([name, host, end]) => `${name}${host}.${end}`),
    )
    fc.assert(fc.property(broken, (email) => emailError(email) === 'Correo no válido'))
  })
  it('a space or a control character anywhere makes it none', () => {
    const stray = fc.constantFrom(' ', '\t', '\r', '\n', '\0', '\u00A0', '\u2028', '\u200E', '\u202E', '\uFEFF')
    fc.assert(
      fc.property(local, domain, ending(2, 6), stray, fc.nat(), (name, host, end, sign, place) => {
        const email = `${name}@${host}.${end}`
        const cut = place % (email.length + 1)
        return emailError(email.slice(0, cut) + sign + email.slice(cut)) === 'Correo no válido'
      }),
    )
  })

  it('a very long one is none either', () => {
    expect(emailError('a.'.repeat(100_000))).toBe('Correo no válido')
    expect(emailError(`a@${'a.'.repeat(120)}1`)).toBe('Correo no válido')
  })
})

describe('a username', () => {
  it.each([
    'Quiltro',
    'Rucio_7',
    'elVecino',
    'Ñanco',
    'Chercán',
    'Juan Pérez',
    'a-b.c',
    'лиса',
    '山田太郎',
    'abc',
    'a'.repeat(20),
    '123',
    'Cherca\u0301n',
  ])('%s is fine', (name) => expect(usernameError(name)).toBeNull())
  it.each([
    ['nothing', '', 'Nombre de usuario es obligatorio'],
    ['blanks', '   ', 'Nombre de usuario es obligatorio'],
    ['two letters', 'ab', 'El nombre de usuario debe tener entre 3 y 20 caracteres'],
    ['21 letters', 'a'.repeat(21), 'El nombre de usuario debe tener entre 3 y 20 caracteres'],
    [
      'an @, which would be an e-mail',
      'ana@casa',
      'El nombre de usuario solo acepta letras, números, espacios y los signos _ - .',
    ],
    ['a picture', 'Ana🔥🔥', 'El nombre de usuario solo acepta letras, números, espacios y los signos _ - .'],
    ['markup', '<b>ana</b>', 'El nombre de usuario solo acepta letras, números, espacios y los signos _ - .'],
    ['a tab', 'ana\tluz', 'El nombre de usuario solo acepta letras, números, espacios y los signos _ - .'],
    [
      'a turned direction',
      'ana\u202Eluz',
      'El nombre de usuario solo acepta letras, números, espacios y los signos _ - .',
    ],
    [
      'an invisible letter',
      'ana\u3164',
      'El nombre de usuario solo acepta letras, números, espacios y los signos _ - .',
    ],
    [
      'heaped marks',
      'ana\u0301\u0302\u0303\u0304',
      'El nombre de usuario solo acepta letras, números, espacios y los signos _ - .',
    ],
    [
      'a space first',
      ' ana',
      'El nombre de usuario no puede empezar ni terminar con un espacio, ni llevar dos seguidos',
    ],
    [
      'two spaces',
      'ana  luz',
      'El nombre de usuario no puede empezar ni terminar con un espacio, ni llevar dos seguidos',
    ],
    ['signs alone', '-_-', 'El nombre de usuario necesita al menos una letra o un número'],
  ])('%s is refused', (_, name, message) => expect(usernameError(name)).toBe(message))
})

describe('a username that would pass for another', () => {
  const name = fc.stringMatching(/^[A-Za-zÑñáéíóúü][A-Za-zÑñáéíóúü0-9]{2,17}$/)
  const place = fc.nat()
  const put = (text: string, at: number, sign: string) => {
    const letters = [...text]
    const cut = at % (letters.length + 1)
    return [...letters.slice(0, cut), sign, ...letters.slice(cut)].join('')
  }
  /** True if the disguised name is refused or folds to the same name as the plain one. Either way two accounts cannot have both names. */
  const harmless = (plain: string, disguised: string) =>
    usernameError(disguised) !== null || fold(disguised) === fold(plain)

  it('by a direction mark, or by anything that cannot be seen, is refused', () => {
    const unseen = fc.constantFrom(
      ...'\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069', // all direction marks
      ...'\u00AD\u034F\u115F\u1160\u17B4\u180E\u200B\u200C\u200D\u2060\u2063\u206F\u3164\uFE0F\uFEFF\uFFA0\uFFFC\u2800',
      '\u{E0041}',
      '\u{1D173}',
      ...'\u0000\u0007\t\n\r\u001B\u0085\u2028\u2029',
      '\uD83D',
      '\uE000',
    )
    fc.assert(
      fc.property(name, unseen, place, (plain, sign, at) => usernameError(put(plain, at, sign)) !== null),
      { numRuns: 1000 },
    )
  })

  it('by another kind of space is refused', () => {
    const spaces = fc.constantFrom(
      ...'\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000',
    )
    fc.assert(fc.property(name, spaces, place, (plain, space, at) => usernameError(put(plain, at, space)) !== null))
  })
  it.each([' ', '     ', '\u00A0\u00A0\u00A0', '\u3000\u3000\u3000', '\t\t\t', ' \n '])(
    'made of spaces alone (%j) is refused',
    (spaces) => expect(usernameError(spaces)).not.toBeNull(),
  )

  it('by combining marks is refused or folded', () => {
    const marks = fc
      .array(
        fc.constantFrom(...'\u0301\u0303\u0308\u0327\u0336\u0338\u0335\u0489\u20DD\u20E3\u0E31\u05B0\u064B\u093C'),
        { minLength: 1, maxLength: 4 },
      )
      .map((heap) => heap.join(''))
    fc.assert(
      fc.property(name, marks, place, (plain, heap, at) => harmless(plain, put(plain, at, heap))),
      { numRuns: 1000 },
    )
  })

  it('by letters that look the same is refused or folded', () => {
    const looks: Record<string, string> = {
      a: 'аαａ𝐚ⓐª',
      c: 'сϲｃ𝐜ⓒ',
      e: 'еεｅ𝐞ⓔ',
      i: 'іιıｉ𝐢1lI|',
      j: 'јϳｊ',
      k: 'кκｋ',
      l: 'ӏｌ1I𝐥',
      n: 'пηｎ',
      o: 'оοｏ0ø𝐨º',
      p: 'рρｐ',
      s: 'ѕｓ5ſ',
      u: 'υｕ',
      v: 'νѵｖ',
      x: 'хχｘ',
      y: 'уγｙ',
      A: 'АΑＡ',
      B: 'ВΒＢ',
      C: 'СϹＣ',
      E: 'ЕΕＥ',
      H: 'НΗＨ',
      I: 'ІΙＩ1l',
      K: 'КΚＫK',
      M: 'МΜＭ',
      N: 'ΝＮ',
      O: 'ОΟＯ0Ø',
      P: 'РΡＰ',
      S: 'ЅＳ5',
      T: 'ТΤＴ',
      X: 'ХΧＸ',
      Y: 'ҮΥＹ',
    }
    const cases = fc.constantFrom(
      ...Object.entries(looks).flatMap(([latin, others]) => [...others].map((other) => ({ latin, other }))),
    )
    fc.assert(
      fc.property(name, cases, place, (around, { latin, other }, at) =>
        harmless(put(around, at, latin), put(around, at, other)),
      ),
      { numRuns: 3000 },
    )
  })

  it('by case, spaces or signs is folded', () => {
    fc.assert(
      fc.property(
        name,
        fc.constantFrom('_', '-', '.', ' '),
        place,
        (plain, sign, at) =>
          harmless(plain, put(plain, at, sign)) &&
          fold(plain.toUpperCase()) === fold(plain) &&
          fold(`${plain}___`) === fold(plain),
      ),
    )
  })
})

describe('a password', () => {
  it.each([
    ['', 'La contraseña es obligatoria'],
    ['1234567', 'La contraseña debe tener entre 8 y 128 caracteres'],
    ['12345678', null],
    ['        ', 'La contraseña no puede ser solo espacios'],
    ['🔥'.repeat(8), null],
    ['a'.repeat(128), null],
    ['a'.repeat(129), 'La contraseña debe tener entre 8 y 128 caracteres'],
  ])('%j: %s', (password, message) => expect(passwordError(password)).toBe(message))

  it('is what counts 8 to 128 characters, whichever they are but spaces alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 140 }), (password) => {
        const length = [...password.normalize('NFC')].length
        return (passwordError(password) === null) === (length >= 8 && length <= 128 && password.trim() !== '')
      }),
    )
  })

  it('and its repetition are equal, or Las contraseñas no coinciden', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        (one, other) =>
          repeatError(one, one) === null &&
          repeatError(one, other) === (one === other ? null : 'Las contraseñas no coinciden'),
      ),
    )
  })

  it('and its repetition are the same', () => {
    expect([repeatError('a', 'a'), repeatError('a', 'b')]).toEqual([null, 'Las contraseñas no coinciden'])
  })
})

describe('a clan', () => {
  it.each([
    'Los Halcones',
    'Última Bala',
    'Once y Media',
    '  Puelche  ',
    'C.D. Lota',
    'Ñ34',
    '[★] Lobos',
    '🔥 Fuego 🔥',
    'Hielo ❄️',
    '鷹の爪',
    'a'.repeat(30),
  ])('may be called %s', (name) => expect(clanNameError(name)).toBeNull())
  it.each([
    ['nothing', '', 'El nombre del clan es obligatorio'],
    ['blanks', ' \u00A0\u3000 ', 'El nombre del clan es obligatorio'],
    ['two letters', 'ab', 'El nombre del clan debe tener entre 3 y 30 caracteres'],
    ['two letters far apart', 'a     b', 'El nombre del clan debe tener entre 3 y 30 caracteres'],
    ['two letters with marks', 'a\u0315b\u0315', 'El nombre del clan debe tener entre 3 y 30 caracteres'],
    ['31 letters', 'a'.repeat(31), 'El nombre del clan debe tener entre 3 y 30 caracteres'],
    [
      'invisible characters alone',
      '\u200B\u200B\u200B\u200B',
      'El nombre del clan tiene caracteres que no se ven bien',
    ],
    ['invisible characters within', 'Pue\u200Blche', 'El nombre del clan tiene caracteres que no se ven bien'],
    ['a turned direction', '\u202Eehcleup', 'El nombre del clan tiene caracteres que no se ven bien'],
    ['fillers', '\u3164\u3164\u3164\u3164', 'El nombre del clan tiene caracteres que no se ven bien'],
    ['blank braille', '\u2800\u2800\u2800\u2800', 'El nombre del clan tiene caracteres que no se ven bien'],
    ['heaped marks', `Zalgo${'\u0301'.repeat(9)}`, 'El nombre del clan tiene caracteres que no se ven bien'],
    ['half a character', 'Lobo\uD83D', 'El nombre del clan tiene caracteres que no se ven bien'],
    ['signs alone, which fold to nothing', '★★★', 'El nombre del clan necesita al menos una letra o un número'],
  ])('may not be called %s', (_, name, message) => expect(clanNameError(name)).toBe(message))

  it.each([
    ['VG', null],
    ['LOTA', null],
    ['=R2=', null],
    ['abcdef', null],
    ['', 'El tag del clan es obligatorio'],
    ['a', 'El tag del clan debe tener entre 2 y 6 caracteres'],
    ['abcdefg', 'El tag del clan debe tener entre 2 y 6 caracteres'],
    ['=)', 'El tag del clan necesita al menos una letra o un número'],
  ])('tag %j: %s', (tag, message) => expect(clanTagError(tag)).toBe(message))

  it.each([
    ['none', '', null],
    ['blanks, which are none', ' \u00A0\n ', null],
    ['signs alone', '¡¡¡!!!', null],
    ['80 characters between spaces', `  ${'ñ'.repeat(80)} `, null],
    ['80 emoji', '❤️'.repeat(80), null],
    ['81 characters', 'ñ'.repeat(81), 'El lema debe tener como máximo 80 caracteres'],
    ['invisible characters', 'Ni un\u200Bpaso', 'El lema tiene caracteres que no se ven bien'],
    ['a turned direction', '\u202Esosap', 'El lema tiene caracteres que no se ven bien'],
    ['heaped marks', `Zalgo${'\u0301'.repeat(9)}`, 'El lema tiene caracteres que no se ven bien'],
  ])('lema of %s', (_, lema, message) => expect(lemaError(lema)).toBe(message))

  it('whatever is accepted can be told from other names, and holds nothing invisible', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (name) => {
        if (clanNameError(name) === null) {
          expect(fold(name)).not.toBe('')
          expect(name).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\u3164]/)
        }
        if (usernameError(name) === null) expect(fold(name)).not.toBe('')
      }),
      { numRuns: 400 },
    )
  })
})
