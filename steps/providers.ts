import { Then, When } from '@cucumber/cucumber'
import * as edit from '../harness/client/edit-draft.ts'
import { valueIs } from '../harness/checks/values/value-is.ts'
import type { ProviderPurpose } from '../harness/profile/profile.ts'
import { providerDetail, providerDetails, showProvider } from '../harness/arrange/providers/provider-details.ts'
import { probe } from './probes.ts'
import type { AssayWorld } from './world.ts'

When('the details of the providers to connect with are read', async function (this: AssayWorld) {
  this.answers = await providerDetails(this.scene, this.sender)
})

When('the details of the {word} provider are read', async function (this: AssayWorld, purpose: ProviderPurpose) {
  this.answer = await providerDetail(this.scene, this.sender, purpose)
})

When('a provider is asked for that does not exist', function (this: AssayWorld) {
  const { path } = showProvider(this.scene, `no_${this.scene.provider('plain').code}`)
  return probe(this, (draft) => edit.withPath(draft, path))
})

Then('it shows the code that was asked for', function (this: AssayWorld) {
  this.judge(valueIs(this.answer, 'data.code', this.scene.provider('plain').code))
})

Then('it is marked interactive', function (this: AssayWorld) {
  this.judge(valueIs(this.answer, 'data.interactive', true))
})
