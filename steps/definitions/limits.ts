import { When } from '../../harness/evaluation/runner.ts'
import { createWithCustomFields } from '../../harness/actions/logins/custom-fields.ts'
import { answer } from '../world/parts.ts'
import { resolveValue } from '../values/values.ts'
import type { AssayWorld } from '../world/world.ts'

When('a login is created with the custom_fields {}', async function (this: AssayWorld, value: string) {
  this.keep(answer, await createWithCustomFields(this.scene, this.sender, await resolveValue(this, value)))
})
