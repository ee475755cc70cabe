import { sendEach } from '../../harness/actions/scene/send-each.ts'
import { answer, answers, control } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  actions: {
    'two customers are created': async (world) => {
      const drafts = [1, 2].map(() => world.requests.createCustomer(world.scene.newIdentifier()))
      world.keep(answers, await sendEach(world.sender, drafts))
    },
    'a customer is created twice with one identifier': async (world) => {
      const draft = world.requests.createCustomer(world.scene.newIdentifier())
      world.keep(control, await world.send(draft))
      world.keep(answer, await world.send(draft))
    },
  },
}
