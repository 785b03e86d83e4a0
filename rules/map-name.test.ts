import { expect, test } from 'vitest'
import { mapas } from './mapas'
import { mapName } from './map-name'

test.each([
  ['obj/obj_team2', 'V2 Rocket Facility'],
  ['OBJ_TEAM2', 'V2 Rocket Facility'],
  ['dm/mp_stadt_dm', 'Stadt'],
  ['dm/mp_casera_v3', 'dm/mp_casera_v3'],
  ['', ''],
])('a server on %s plays %s', (code, name) => expect(mapName(mapas, code)).toBe(name))
