import { crossingsChangeNothing } from '../../generators/properties/crossing-opens-nothing.ts'
import { makeCrossedLogins } from '../../harness/actions/logins/crossed-logins.ts'
import { tryMany } from '../world/explore.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  actions: {
    'many requests with keys, secrets and ids of different owners are sent, and the logins are shown': async (
      world,
    ) => {
      const { scene, sender } = world
      await tryMany(world, crossingsChangeNothing(scene, sender, await makeCrossedLogins(scene, sender)))
    },
  },
}
