import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { wrapRule } from '../../faults/kit/change.ts'

/** Payments that are wrong after another one of the customer, after a failed one or after a refused request. */
export const faults = faultsNamed({
  'pays-two-pages-as-one': {
    sentence: 'A page on which a customer pays what it paid before makes no payment of its own.',
    patch: wrapRule('payments.goesOnWith', (_rule, { customerId, order }, before) =>
      before.find(
        (one) =>
          one.customerId === customerId &&
          one.status === 'executed' &&
          JSON.stringify(one.attributes) === JSON.stringify(order.attributes),
      ),
    ),
  },
  'fails-what-follows-a-failed-payment': {
    sentence: 'A page of a customer of whom a payment failed shows that payment in place of a new one.',
    patch: wrapRule('payments.goesOnWith', (_rule, { customerId }, before) =>
      before.find((one) => one.customerId === customerId && one.status === 'failed'),
    ),
  },
  'makes-one-payment-for-two-clients': {
    sentence: 'What a customer of another client pays is taken for what was paid before.',
    patch: wrapRule('payments.goesOnWith', (_rule, { clientId }, before) =>
      before.find((one) => one.clientId !== clientId),
    ),
  },
})
