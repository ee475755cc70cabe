import { windowProbes } from '../../harness/actions/probes/window-probes.ts'
import { tryDates, type TriedDates } from '../../harness/actions/attempts/try-dates.ts'
import { withData } from '../../harness/actions/attempts/attempt-of-fetch.ts'
import { connect } from '../../harness/actions/logins/connect.ts'
import { plainReconnect, reconnectable } from '../../harness/actions/logins/reconnectable.ts'
import { usableCombinations } from '../../harness/actions/providers/scopes.ts'
import { datesKeepRules } from '../../harness/checks/values/date-window.ts'
import { datesAccepted, datesRefused, type WindowProbes } from '../../harness/checks/values/window-kept.ts'
import { unknownScopesAreRefused } from '../../generators/properties/unknown-scopes-are-refused.ts'
import { tryMany } from '../world/explore.ts'
import { connection, controlConnection, place, request } from '../world/parts.ts'
import { part } from '../world/shared.ts'
import { dayFrom, today } from '../values/date-values.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Wrong dates and right ones, sent in one request after the other. */
const triedDates = part<TriedDates>('the dates that were tried', 'When')

/** How a route takes days around its window and in it. */
const windowTried = part<WindowProbes>('the days that were tried', 'When')

export const phrases: Vocabulary = {
  actions: {
    'it is sent with wrong dates and then with right ones': async (world) => {
      world.keep(triedDates, await tryDates(world.scene, world.sender, await world.the(request)(), dayFrom(world)))
    },
    'it is sent with days around its window and in it': async (world) => {
      world.keep(windowTried, await windowProbes(world.scene, world.sender, () => today(world), world.the(place)))
    },
    'logins of the unscoped client are connected, without and with the scope holder_info': async (world) => {
      const { scene, sender } = world
      const connectWith = async (fetch_scopes: string[]) => {
        const customer = await scene.newCustomer('unscoped')
        return connect(scene, sender, { customer, change: (draft) => withData(draft, { fetch_scopes }) })
      }
      world.keep(controlConnection, await connectWith(['accounts']))
      world.keep(connection, await connectWith(['accounts', 'holder_info']))
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
    'each day outside is refused': (world) =>
      datesRefused(world.the(windowTried).outside, world.the(windowTried).control),
    'the days beside its ends are refused': (world) =>
      datesRefused(world.the(windowTried).beyond, world.the(windowTried).control),
    'each day inside is accepted': (world) =>
      datesAccepted(world.the(windowTried).inside, world.the(windowTried).control),
    'both of its ends are accepted': (world) =>
      datesAccepted(world.the(windowTried).ends, world.the(windowTried).control),
    'its dates keep the rules of creation': (world) => {
      const { good, tried } = world.the(triedDates)
      return datesKeepRules(good, tried)
    },
  },
}
