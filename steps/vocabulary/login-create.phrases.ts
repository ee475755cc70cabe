import { listAroundRefusal } from '../../harness/actions/logins/logins.ts'
import { requireAutomatic, requireFake } from '../../harness/actions/providers/providers.ts'
import { providerDetail } from '../../harness/actions/providers/provider-details.ts'
import { refusedMakesNoLogin } from '../../harness/checks/attempts/refused-makes-no-login.ts'
import { showsNewLogin } from '../../harness/checks/logins/shows-new-login.ts'
import * as parts from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  fixtures: {
    'the plain provider is a fake one': ({ scene }) => requireFake(scene.provider('plain')),
    'the plain provider is fetched automatically': async ({ scene }) =>
      requireAutomatic(await providerDetail(scene, 'plain')),
    'a customer with one login': async (world) => {
      world.keep(parts.logins, [world.keep(parts.login, await world.scene.newLogin())])
    },
  },
  actions: {
    "its customer's logins are listed before and after creations that are refused": async (world) => {
      world.keep(parts.around, await listAroundRefusal(world.scene, world.the(parts.login)))
    },
    'a login is created for the first of two customers': async (world) => {
      const first = world.keep(parts.customer, await world.scene.newCustomer())
      await world.scene.newCustomer()
      world.keep(parts.answer, await world.send(world.requests.createLogin(first, world.scene.provider('plain'))))
    },
  },
  expectations: {
    'there is <no new login>': (world) => {
      const { id: loginId, customer } = world.the(parts.login)
      return refusedMakesNoLogin(world.the(parts.around), { customerId: customer.id, loginId })
    },
    'the answer is <a new login>': (world) => showsNewLogin(world.the(parts.answer), world.run.dialect.ids),
  },
}
