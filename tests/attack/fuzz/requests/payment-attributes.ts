import fc from 'fast-check'
import { anyJson } from '../../../../generators/arbitraries/any-json.ts'

/** Right for every template, since a template ignores the fields of others; or with one field spoilt. */
export function paymentAttributes(): fc.Arbitrary<unknown> {
  const right = {
    amount: '12.50',
    currency_code: 'EUR',
    description: 'Two apples',
    reference: 'REF1',
    creditor_name: 'Corner Shop',
    creditor_iban: 'DE89370400440532013000',
    creditor_account: '12345678',
    creditor_sort_code: '123456',
    creditor_account_number: '12345678',
    creditor_bic: 'ABCDDEFF',
    creditor_country_code: 'DE',
    charges: 'SHA',
    mode: 'NORMAL',
    account_number: '12345678',
    bank_code: '12345678',
    iban_from: 'DE89370400440532013000',
    iban_to: 'DE89370400440532013000',
    customer_ip_address: '10.0.0.1',
    customer_longitude: 13.4,
  }
  const spoilt = fc
    .tuple(fc.constantFrom(...Object.keys(right)), anyJson())
    .map(([name, value]) => ({ ...right, [name]: value }))
  return fc.oneof({ weight: 4, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: spoilt })
}
