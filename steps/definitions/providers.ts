import { When } from '../../harness/evaluation/runner.ts'
import { providerDetail } from '../../harness/actions/providers/provider-details.ts'
import type { ProviderPurpose } from '../../harness/profile/profile.ts'
import { answer } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

When('the detail of the {word} provider is shown', async function (this: AssayWorld, purpose: ProviderPurpose) {
  this.keep(answer, await providerDetail(this.scene, this.sender, purpose))
})
