import type { Call, Reply } from '../serving/call.ts'
import { customerById } from '../serving/lookups.ts'
import { refusalAs } from '../basics/refusals.ts'
import { type Fields, dataObject } from '../basics/values.ts'
import { asId } from '../serving/read-id.ts'
import { refuseCrowd } from '../serving/refuse-crowd.ts'
import type { Customer } from '../store/entities.ts'
import { added } from '../store/flows.ts'
import type { PaymentSession } from './store/payment-session.ts'
import { readOrder } from './read-order.ts'

/** Source: Payment initiation, POST /payments/connect. */
export function connectPayment(call: Call): Reply {
  const { sandbox, client } = call
  const { rules, clock, secrets, flows } = sandbox
  const data = rules.payments.asked(dataObject(call.body))
  const customer = namedCustomer(call, data)
  const order = readOrder(call, data)
  refuseCrowd(call)
  const session: PaymentSession = {
    token: secrets(),
    visitId: secrets(),
    clientId: client.id,
    customerId: customer.id,
    order,
    expiresAt: new Date(clock.now().getTime() + rules.payments.lifetimeSeconds * 1000),
    visited: false,
    providerCode: rules.payments.preselected(order),
    consented: !rules.payments.asksConsent(order.showConsentConfirmation),
    denied: false,
    code: secrets(),
  }
  flows.paymentVisits.set(session.visitId, added(flows.payments, session.token, session))
  return { data: rules.shape.paymentSession(session, sandbox) }
}

/** @throws Refusal CustomerNotFound, CustomerLocked, WrongRequestFormat */
function namedCustomer({ sandbox, client }: Call, data: Fields): Customer {
  const id = asId(sandbox, 'customer_id', data.customer_id)
  if (id !== undefined && id.trim() !== '') return customerById(sandbox, client, id)
  throw refusalAs(sandbox.rules.payments.absentClass('customer_id'), 'required', 'customer_id')
}
