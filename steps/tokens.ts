import { Given, Then, When } from '@cucumber/cucumber'
import * as edit from '../harness/client/edit-draft.ts'
import { liesAhead } from '../harness/checks/values/value-is.ts'
import { valuesSatisfy } from '../harness/checks/values/values-satisfy.ts'
import { isVisitableAddress } from '../harness/checks/answers/visitable-address.ts'
import { tokenByCustomerId } from '../harness/arrange/logins/token-by-customer-id.ts'
import { unknownIdLike } from '../harness/arrange/scene/unknown-id.ts'
import { probe } from './probes.ts'
import type { AssayWorld } from './world.ts'

Given('a token asked for by customer_id alone', async function (this: AssayWorld) {
  this.customer = await this.scene.sharedCustomer()
  const draft = await tokenByCustomerId(this.scene, this.sender, this.customer)
  this.request = () => draft
})

When('it is sent for a customer that does not exist', function (this: AssayWorld) {
  const unknown = unknownIdLike(this.customer?.id ?? '')
  return probe(this, (draft) => edit.withBodyField(draft, 'data.customer_id', unknown))
})

When('it is sent without naming a customer', function (this: AssayWorld) {
  const header = this.run.dialect.customerSecretHeader
  return probe(this, (draft) => edit.withoutHeader(edit.withoutBodyField(draft, 'data.customer_id'), header))
})

Then('the value at {string} is an address that a browser can visit', function (this: AssayWorld, pick: string) {
  this.judge(valuesSatisfy(this.judged(), isVisitableAddress, { pick, wanted: 'a whole http or https address' }))
})

Then('the moment at {string} lies ahead', function (this: AssayWorld, place: string) {
  this.judge(liesAhead(this.answer, place, this.run.client.secondsNow()))
})
