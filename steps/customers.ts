import { Given, Then, When } from '@cucumber/cucumber'
import { valueIs, valuesDiffer } from '../harness/checks/values/value-is.ts'
import type { AssayWorld } from './world.ts'

/** Creates a customer and gives the answer, whatever it is. */
function createCustomer(world: AssayWorld, identifier = world.scene.newIdentifier()) {
  return world.send(world.requests.createCustomer(identifier))
}

Given('a customer, and another one created after it', async function (this: AssayWorld) {
  this.customer = await this.scene.newCustomer()
  await this.scene.newCustomer()
})

When('a customer is created with an identifier of its own', async function (this: AssayWorld) {
  this.subject = this.scene.newIdentifier()
  this.answer = await createCustomer(this, this.subject)
})

When('a login is created with the secret of the first', async function (this: AssayWorld) {
  this.customer ??= await this.scene.newCustomer()
  this.answer = await this.send(this.requests.createLogin(this.customer, this.scene.provider('plain')))
})

When('two customers are created', async function (this: AssayWorld) {
  this.answers = [await createCustomer(this), await createCustomer(this)]
})

When('a customer is created twice with one identifier', async function (this: AssayWorld) {
  const identifier = this.scene.newIdentifier()
  this.control = await createCustomer(this, identifier)
  this.answer = await createCustomer(this, identifier)
})

When('a token is asked for before and while its customer is locked', async function (this: AssayWorld) {
  const customer = await this.scene.newCustomer()
  this.control = await this.send(this.requests.createToken(customer))
  await this.scene.control.lockCustomer(customer.id, true)
  this.answer = await this.send(this.requests.createToken(customer))
  await this.scene.control.lockCustomer(customer.id, false)
})

Then('the customer has that identifier', function (this: AssayWorld) {
  this.judge(valueIs(this.answer, 'data.identifier', this.subject))
})

Then('the login is that of the first customer', function (this: AssayWorld) {
  this.judge(valueIs(this.answer, 'data.customer_id', String(this.customer?.id)))
})

Then('their ids and their secrets differ', function (this: AssayWorld) {
  for (const place of ['data.id', 'data.secret']) this.judge(valuesDiffer(this.answers, place))
})
