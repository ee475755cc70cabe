import { Then, When } from '@cucumber/cucumber'
import * as checks from '../harness/checks/hosted/payment-page.ts'
import { paymentFlow } from '../harness/arrange/hosted/payment-flow.ts'
import type { AssayWorld } from './world.ts'

When('a user pays on the hosted page', async function (this: AssayWorld) {
  this.flow = await paymentFlow(this.scene, 'asking')
})

When('a user pays on a page that was told its provider and to ask nothing more', async function (this: AssayWorld) {
  this.flow = await paymentFlow(this.scene, 'quiet')
})

When('a user pays on a page told so, and another on one told nothing', async function (this: AssayWorld) {
  this.flow = await paymentFlow(this.scene, 'quiet')
  this.controlFlow = await paymentFlow(this.scene, 'asking')
})

Then('the user is asked for consent', function (this: AssayWorld) {
  this.judge(checks.consentAsked(this.theFlow()))
})

Then('only the other is asked for consent', function (this: AssayWorld) {
  this.judge(checks.consentSkipped(this.theFlow(), this.theControlFlow()))
})

Then('only the other can choose the provider', function (this: AssayWorld) {
  this.judge(checks.providerLocked(this.theFlow(), this.theControlFlow()))
})

Then('the user need not choose the provider', function (this: AssayWorld) {
  this.judge(checks.providerPreselected(this.theFlow()))
})

Then('messages have come to the window that opened the page', function (this: AssayWorld) {
  this.judge(checks.messagesPosted(this.theFlow()))
})

Then('messages have come of the other alone', function (this: AssayWorld) {
  this.judge(checks.noMessages(this.theFlow(), this.theControlFlow()))
})

Then('the form of the messages is noted', function (this: AssayWorld) {
  this.judge(checks.formOfMessages(this.theFlow()))
})

Then('the user has come to the home URL of the client', function (this: AssayWorld) {
  this.judge(checks.cameHome(this.theFlow()))
})
