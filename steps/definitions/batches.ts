import { When } from '../../harness/evaluation/runner.ts'
import { answer, control } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

When(
  /^batches of (\d+) and of (\d+) objects (to .+) are sent$/,
  async function (this: AssayWorld, small: string, large: string, purpose: string) {
    const { scene, sender } = this
    const batch = scene.interface.batches[purpose]
    if (!batch)
      throw new Error(`BATCH_UNKNOWN: ${scene.requests.dialect.interface} takes no batches of objects ${purpose}`)
    this.keep(control, await batch(scene, sender, Number(small)))
    this.keep(answer, await batch(scene, sender, Number(large)))
  },
)
