import { smallCustomFields } from '../../harness/arrange/logins/custom-fields.ts'
import { accepted } from '../../harness/checks/answers/accepted.ts'
import { refusedAs } from '../../harness/checks/answers/refused-as.ts'
import { withinDailyLimit } from '../../harness/checks/categories/within-daily-limit.ts'
import { answer, control } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The smaller batch and the larger one. */
function batches(world: AssayWorld) {
  return [world.find(control), world.find(answer)] as const
}

export const phrases: Vocabulary = {
  fixtures: {
    'a login that was created with small custom_fields': async (world) => {
      world.keep(control, await smallCustomFields(world.scene, world.sender))
    },
  },
  expectations: {
    'the batch is accepted': (world) => withinDailyLimit(accepted(...batches(world)), batches(world)),
    'the batch is refused as too large': (world) =>
      withinDailyLimit(refusedAs(...batches(world), ['BatchSizeLimitExceeded']), batches(world)),
  },
}
