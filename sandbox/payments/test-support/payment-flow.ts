import type { RunningSandbox } from '../../server/start.ts'
import { ask, type Asked } from '../../test-support/asking.ts'
import type { Held } from '../../test-support/login-flow.ts'
import type { Fields } from '../../basics/values.ts'

/** The required attributes of the SEPA template. */
export const sepa: Fields = {
  amount: 12.5,
  creditor_iban: 'DE89370400440532013000',
  creditor_name: 'Corner Shop',
  customer_ip_address: '10.0.0.1',
  mode: 'NORMAL',
  customer_longitude: 13.4,
}

/** The smallest valid body of a payment with the SEPA template, with `fields` changed; undefined removes one. */
export function paymentBody(customer: Held, fields: Fields = {}): Fields {
  return {
    customer_id: customer.id,
    template_identifier: 'SEPA',
    payment_attributes: sepa,
    payee_description: 'Two apples',
    ...fields,
  }
}

export function askPayment(running: RunningSandbox, data: Fields): Promise<Asked> {
  return ask(running, '/api/payments/v1/payments/connect', { json: { data } })
}
