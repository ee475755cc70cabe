import { loginWithHolder } from '../../harness/arrange/logins/holder.ts'
import { holderFits, holderShown } from '../../harness/checks/logins/holder-info.ts'
import { schemaIn } from '../../harness/dialect/schema-in.ts'
import { answer } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'

export const phrases: Vocabulary = {
  actions: {
    'a login that was fetched with holder info is shown': async (world) => {
      world.keep(answer, await loginWithHolder(world.scene, world.sender))
    },
  },
  expectations: {
    'its holder info is as documented': (world) => (row) =>
      holderFits(world.the(answer), schemaIn(world.run.dialect, 'holder-info'), row.id),
    'its holder info is not empty': (world) => holderShown(world.the(answer)),
  },
}
