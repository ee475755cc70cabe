import { When } from '../../../harness/evaluation/runner.ts'
import type { ClientPurpose } from '../../../harness/profile/profile.ts'
import { answers } from '../../../steps/world/parts.ts'
import type { AssayWorld } from '../../../steps/world/world.ts'
import { enrichMany } from '../actions/batches.ts'

When(
  'the {word} client has {int} objects enriched',
  async function (this: AssayWorld, as: ClientPurpose, size: number) {
    this.keep(answers, await enrichMany(this.scene, this.sender, as, size))
  },
)
