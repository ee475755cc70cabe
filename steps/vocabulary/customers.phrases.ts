import { sendEach } from '../../harness/actions/scene/send-each.ts'
import { valueIs } from '../../harness/checks/values/value-is.ts'
import { answer, answers, control, customer } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  fixtures: {
    'two new customers': async (world) => {
      world.keep(customer, await world.scene.newCustomer())
      await world.scene.newCustomer()
    },
  },
  actions: {
    'a login is created for the first customer': async (world) => {
      const draft = world.requests.createLogin(world.the(customer), world.scene.provider('plain'))
      world.keep(answer, await world.send(draft))
    },
    'two customers are created': async (world) => {
      const drafts = [1, 2].map(() => world.requests.createCustomer(world.scene.newIdentifier()))
      world.keep(answers, await sendEach(world.sender, drafts))
    },
    'two tokens of one customer are created': async (world) => {
      const draft = world.requests.createToken(await world.scene.newCustomer())
      world.keep(answers, await sendEach(world.sender, [draft, draft]))
    },
    'a customer is created twice with one identifier': async (world) => {
      const draft = world.requests.createCustomer(world.scene.newIdentifier())
      world.keep(control, await world.send(draft))
      world.keep(answer, await world.send(draft))
    },
  },
  expectations: {
    'it shows the id of that customer': (world) =>
      valueIs(world.the(answer), 'data.customer_id', world.the(customer).id),
  },
}
