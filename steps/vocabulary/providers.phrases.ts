import { providerDetails, showProvider } from '../../harness/arrange/providers/provider-details.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { answers } from '../parts.ts'
import { probe } from '../probes.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  actions: {
    'the details of the providers to connect with are shown': async (world) => {
      world.keep(answers, await providerDetails(world.scene, world.sender))
    },
    'it is sent for a provider that does not exist': (world) => {
      const { path } = showProvider(world.scene, `no_${world.scene.provider('plain').code}`)
      return probe(world, (draft) => edit.withPath(draft, path), 'names a provider that does not exist')
    },
  },
}
