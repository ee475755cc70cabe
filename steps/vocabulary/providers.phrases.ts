import { providerDetails } from '../../harness/actions/providers/provider-details.ts'
import { answers } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  actions: {
    'the details of the providers to connect with are shown': async (world) => {
      world.keep(answers, await providerDetails(world.scene, world.sender))
    },
  },
}
