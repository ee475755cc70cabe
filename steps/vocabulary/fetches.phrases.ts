import { tryDates, type TriedDates } from '../../harness/arrange/attempts/try-dates.ts'
import { plainReconnect, reconnectable } from '../../harness/arrange/logins/reconnectable.ts'
import { usableCombinations } from '../../harness/arrange/providers/scopes.ts'
import { datesKeepRules } from '../../harness/checks/values/date-window.ts'
import { unknownScopesAreRefused } from '../../generators/properties/unknown-scopes-are-refused.ts'
import { tryMany } from '../world/explore.ts'
import { request } from '../world/parts.ts'
import { part } from '../world/shared.ts'
import { dayFrom } from '../values/date-values.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Wrong dates and right ones, sent in one request after the other. */
const triedDates = part<TriedDates>('the dates that were tried', 'When')

export const phrases: Vocabulary = {
  actions: {
    'it is sent with wrong dates and then with right ones': async (world) => {
      world.keep(triedDates, await tryDates(world.sender, await world.the(request)(), dayFrom(world)))
    },
    'a login is reconnected with many arrays of scopes that hold an unknown word': async (world) => {
      const { scene, sender } = world
      const control = await plainReconnect(scene, sender)
      const login = await reconnectable(scene)
      const known = [...new Set((await usableCombinations(scene, sender)).flat())]
      const send = (fetch_scopes: string[]) => world.send(world.requests.reconnect(login, { fetch_scopes }))
      await tryMany(world, unknownScopesAreRefused(send, known, control))
    },
  },
  expectations: {
    'its dates keep the rules of creation': (world) => {
      const { good, tried } = world.the(triedDates)
      return datesKeepRules(good, tried)
    },
  },
}
