import type { HostedFlow } from '../../../harness/hosted/seen-page.ts'
import { flow } from '../../../steps/vocabulary/hosted-pages.phrases.ts'
import type { Vocabulary } from '../../../steps/vocabulary/vocabulary.ts'
import { part } from '../../../steps/world/shared.ts'
import { paymentFlow } from '../actions/payment-flow.ts'
import * as checks from '../checks/payment-page.ts'

/** The way of a user through a payment page that asks as little as a request can have it ask. */
export const shortFlow = part<HostedFlow>('the way of a user through a payment page that asks little', 'When')

/** What is said of the page of a payment. */
export const ofPages: Vocabulary = {
  actions: {
    'a user goes through <a payment page with a fixed provider, no consent question and no messages>': async (
      world,
    ) => {
      world.keep(shortFlow, await paymentFlow(world.scene, 'quiet'))
    },
    'a user goes through <a payment page with show_consent_confirmation true>': async (world) => {
      world.keep(shortFlow, await paymentFlow(world.scene, 'confirming'))
    },
    'a user goes through <a payment page with return_to and wrong credentials>': async (world) => {
      world.keep(shortFlow, await paymentFlow(world.scene, 'failing'))
    },
  },
  expectations: {
    'the user comes to <a question for consent>': (world) =>
      checks.consentAsked(world.find(shortFlow) ?? world.the(flow)),
    'the user comes to <a page that posts messages>': (world) => checks.messagesPosted(world.the(flow)),
    'the user comes to <no choice of a provider>': (world) => checks.providerPreselected(world.the(shortFlow)),
    'the user comes to <another address than the home URL of the client>': (world) =>
      checks.notHome(world.the(shortFlow), world.run.profile.data.home_url),
    'the user comes to <the home URL of the client>': (world) => checks.cameHome(world.the(shortFlow)),
  },
  observations: {
    'which form the messages have': (world) => checks.formOfMessages(world.the(flow)),
  },
}
