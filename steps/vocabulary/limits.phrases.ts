import { connectsAtOnce, loginsAtOnce } from '../../harness/actions/rate-limits/crowds.ts'
import { smallCustomFields } from '../../harness/actions/logins/custom-fields.ts'
import { accepted } from '../../harness/checks/answers/accepted.ts'
import { refusedAs } from '../../harness/checks/answers/refused-as.ts'
import { lacking } from '../../harness/reasons/lacking.ts'
import { answer, answers, control } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'
import { keeps, type Vocabulary } from './vocabulary.ts'

/** The smaller batch and the larger one. */
function batches(world: AssayWorld) {
  return [world.the(control), world.the(answer)] as const
}

export function loginLimit({ run }: AssayWorld) {
  const limit = run.profile.capabilities.logins_at_once
  if (!limit) throw lacking(run.offered, 'logins-at-once')
  return limit
}

export function connectLimit({ run }: AssayWorld) {
  const limit = run.profile.capabilities.connects_from_one_address
  if (!limit) throw lacking(run.offered, 'connects-from-one-address')
  return limit
}

export const phrases: Vocabulary = {
  fixtures: {
    'a login that was created with small custom_fields': keeps(control, smallCustomFields),
  },
  actions: {
    'more requests are sent than <the limit of logins at once>': async (world) =>
      world.keep(answers, await loginsAtOnce(world.scene, loginLimit(world))),
    'more requests are sent than <the limit of connects from one address>': async (world) =>
      world.keep(answers, await connectsAtOnce(world.scene, connectLimit(world))),
  },
  expectations: {
    'the batch is accepted': (world) => accepted(...batches(world)),
    'the batch is refused as too large': (world) => refusedAs(...batches(world), ['BatchSizeLimitExceeded']),
  },
}
