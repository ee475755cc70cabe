import * as of from '../../harness/actions/logins/connections-of.ts'
import { showsIdentifier } from '../../harness/checks/logins/shows-identifier.ts'
import { unlessStopped } from '../../core/check-stopped.ts'
import { answers, customer, login, logins } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  fixtures: {
    'a customer at hand': async (world) => {
      world.keep(customer, await world.scene.sharedCustomer())
    },
    'a login at hand': async (world) => {
      world.keep(login, await world.scene.sharedLogin())
    },
    'a login <whose first fetch failed>': async (world) => {
      const { scene } = world
      const failed = world.keep(login, await scene.interface.failingLogin(scene))
      // Where no list shows it, no end of it is seen: the check finds that.
      await unlessStopped(scene.finished(failed))
      world.keep(logins, [failed])
    },
    'two logins <at hand of one customer>': async (world) => {
      const [first] = world.keep(logins, await of.connectionsOfOneCustomer(world.scene))
      if (first) world.keep(login, first)
    },
  },
  expectations: {
    'every row has <the identifier of its customer>': (world) =>
      showsIdentifier(...world.few(1, answers), world.the(login).customer.identifier),
  },
}
