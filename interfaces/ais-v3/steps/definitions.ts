import { When } from '../../../harness/evaluation/runner.ts'
import * as target from '../actions/categorize.ts'
import { answer, control } from '../../../steps/world/parts.ts'
import { resolveValue } from '../../../steps/values/values.ts'
import type { AssayWorld } from '../../../steps/world/world.ts'

When(
  'an item is categorized with its {string} set to {}',
  async function (this: AssayWorld, field: string, to: string) {
    this.keep(control, await target.plainItem(this.scene))
    const item = { ...target.goodItem(this.scene), [field]: await resolveValue(this, to) }
    this.keep(answer, await this.send(target.categorize(this.scene, [item])))
  },
)
