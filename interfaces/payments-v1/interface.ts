import * as edit from '../../harness/client/edit-draft.ts'
import { paymentFlow } from './actions/payment-flow.ts'
import { paymentDraft, requestsToPay, templateDraft } from './actions/connect-draft.ts'
import { listPaymentProviders, listTemplates } from './actions/drafts.ts'
import { examineProviders } from './actions/examine-providers.ts'
import { kindsOfPaymentResources } from './actions/kinds-of-payment-resources.ts'
import { largePaymentList } from './actions/large-payment-list.ts'
import { customerAlone } from '../../harness/actions/scene/maker.ts'
import { askPlainly } from '../../harness/actions/start/preflight.ts'
import type { InterfaceDescription, Scene } from '../../harness/actions/scene/scene.ts'
import type { LoginOptions } from '../../harness/actions/scene/refs.ts'
import { usualBehaviour } from '../usual-behaviour.ts'
import { dialect } from './dialect.ts'
import { onTour } from './on-tour.ts'

/** Payment initiation, version 1. It knows customers and no logins: what asks for a login gets one that nobody has. */
export const description: InterfaceDescription = {
  ...usualBehaviour,
  dialect,
  goodRequests: {
    'create a customer': (scene) => scene.requests.createCustomer(scene.newIdentifier()),
    'list payment providers': ({ requests }) => listPaymentProviders(requests),
    'list templates': ({ requests }) => listTemplates(requests),
    'show a template': templateDraft,
    'connect to pay': paymentDraft,
  },
  doctor: {
    list: () => ({ name: 'list payment providers', path: '/providers' }),
    examines: [],
    own: examineProviders,
  },
  preflight: (scene) => askPlainly(scene, [listPaymentProviders(scene.requests), listTemplates(scene.requests)]),
  plainRead: async ({ requests }, as) => listPaymentProviders(requests, [], as),
  firstFor: async (scene, { id, as }) => ({
    ...edit.withBodyField(await paymentDraft(scene), 'data.customer_id', id),
    as,
  }),
  newLogin: nobodysLogin,
  newFetchedLogin: nobodysLogin,
  largeList: largePaymentList,
  kindsOfResources: kindsOfPaymentResources,
  foundOut: async (scene) => [await templateDraft(scene), await paymentDraft(scene)],
  onTour,
  toVary: requestsToPay,
  hostedFlow: (scene) => paymentFlow(scene, 'asking'),
}

async function nobodysLogin(scene: Scene, { customer, as }: LoginOptions) {
  return customerAlone(customer ?? (await scene.newCustomer(as)))
}
