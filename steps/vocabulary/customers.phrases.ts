import { answer, control } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  actions: {
    'a customer is created twice with one identifier': async (world) => {
      const draft = world.requests.createCustomer(world.scene.newIdentifier())
      world.keep(control, await world.send(draft))
      // A target may know the newest identifier alone.
      await world.send(world.requests.createCustomer(world.scene.newIdentifier()))
      world.keep(answer, await world.send(draft))
    },
  },
}
