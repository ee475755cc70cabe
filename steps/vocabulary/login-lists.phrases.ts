import * as of from '../../harness/arrange/logins/connections-of.ts'
import { goodRequest } from '../../harness/arrange/routes/good-request.ts'
import { connectionRequests } from '../../harness/arrange/scene/connection-requests.ts'
import { consentNamed } from '../../harness/checks/logins/consent-named.ts'
import { showsIdentifier } from '../../harness/checks/logins/shows-identifier.ts'
import { answer, answers, control, customer, login, logins } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  fixtures: {
    'a customer at hand': async (world) => {
      world.keep(customer, await world.scene.sharedCustomer())
    },
    'a login at hand': async (world) => {
      world.keep(login, await world.scene.sharedLogin())
    },
    'two logins at hand of one customer': async (world) => {
      const [first] = world.keep(logins, await of.connectionsOfOneCustomer(world.scene))
      if (first) world.keep(login, first)
    },
  },
  actions: {
    'connect is sent for a provider without keys': async (world) => {
      const { scene, requests, run } = world
      world.keep(control, await world.send(await goodRequest(scene, 'connect')()))
      const draft = connectionRequests(requests).createToken(await scene.sharedCustomer(), { purpose: 'keyless' })
      world.keep(answer, of.namingProvider(run.profile, await world.send(draft)))
    },
    'connect is sent with bodies that cannot be read, and for an unknown customer': async (world) => {
      await goodRequest(world.scene, 'connect')()
      world.keep(answers, await of.wrongConnects(world.scene, world.sender))
    },
  },
  expectations: {
    'each login shows the identifier of its customer': (world) =>
      showsIdentifier(world.the(answers)[0], world.the(login).customer.identifier),
    'every login names a consent': (world) => consentNamed(world.the(answers)),
  },
}
