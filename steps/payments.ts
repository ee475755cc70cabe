import { Then, When } from '@cucumber/cucumber'
import * as edit from '../harness/client/edit-draft.ts'
import { refused, refusedAs } from '../harness/checks/answers/refused-as.ts'
import { unknownIdLike } from '../harness/arrange/scene/unknown-id.ts'
import { inactivePaymentProvider } from '../harness/arrange/payments/inactive-provider.ts'
import { namedProvider } from '../harness/arrange/payments/payable.ts'
import { payUnsupported, unsupportedPairs } from '../harness/arrange/payments/unsupported.ts'
import { probe, theRequest } from './probes.ts'
import type { AssayWorld } from './world.ts'

When('a payment is begun before and while its customer is locked', async function (this: AssayWorld) {
  const customer = await this.scene.newCustomer()
  const draft = edit.withBodyField(await theRequest(this), 'data.customer_id', customer.id)
  this.control = await this.send(draft)
  await this.scene.control.lockCustomer(customer.id, true)
  this.answer = await this.send(draft)
  await this.scene.control.lockCustomer(customer.id, false)
})

When('it is sent to pay for a customer that does not exist', async function (this: AssayWorld) {
  const { id } = await this.scene.sharedCustomer()
  return probe(this, (draft) => edit.withBodyField(draft, 'data.customer_id', unknownIdLike(id)))
})

When('it is sent to pay for a customer of the second client', async function (this: AssayWorld) {
  const { id } = await this.scene.newCustomer('second')
  return probe(this, (draft) => edit.withBodyField(draft, 'data.customer_id', id))
})

When('it is sent with the code of a provider without keys', function (this: AssayWorld) {
  const code = namedProvider(this.scene, 'keyless')?.code
  return probe(this, (draft) => edit.withBodyField(draft, 'data.provider_code', code))
})

When('it is sent with the code of a provider that is not active', async function (this: AssayWorld) {
  const code = await inactivePaymentProvider(this.scene)
  return probe(this, (draft) => edit.withBodyField(draft, 'data.provider_code', code))
})

When('a provider is asked to take a template that it does not list', async function (this: AssayWorld) {
  const [pair] = await unsupportedPairs(this.scene)
  if (!pair) return
  const { control, answer } = await payUnsupported(this.scene, pair)
  this.control = control
  this.answer = answer
})

Then('the app key is not let in', function (this: AssayWorld) {
  this.judge(refused(this.control, this.answer), ['payments-v1/connect/service-key-only'])
  const classes = ['AppsRestricted', 'ActionNotAllowed']
  this.judge(refusedAs(this.control, this.answer, classes), ['payments-v1/connect/service-key-only-class'])
})
