import assert from 'node:assert/strict'
import { MatchersV3 } from '@pact-foundation/pact'
import type { ConsumerPact, Expectation } from '../../../contracts/recording/consumer-pact.ts'
import { clientError, fromState, pathFromState, success } from '../../../contracts/recording/matching.ts'
import { type Order, PaymentClient } from './payment-client.ts'

const { boolean, eachLike, integer, like, regex, string } = MatchersV3

const order: Order = {
  customerId: '11',
  bankCode: 'a_bank_xf',
  template: 'SEPA',
  attributes: { amount: '10.00', creditor_name: 'A Shop' },
  purpose: 'Order 7',
}

const providers = eachLike({ code: string('a_bank_xf'), name: string('A Bank'), payment_templates: like(['SEPA']) })
const bank = { code: 'a_bank_xf', name: 'A Bank', templates: ['SEPA'] }

const template = 'a payment provider that supports a template'

/** What a shop relies on whose customers pay from their bank. */
export function pacts(): ConsumerPact[] {
  return [{ consumer: 'payment-app', provider: 'payments-v1', expectations: [...preparing(), ...paying()] }]
}

const clientAt = (baseUrl: string): PaymentClient =>
  new PaymentClient(`${baseUrl}/api/payments/v1`, { appId: 'an-app-id', secret: 'a-secret' })

const templateAt = pathFromState('/api/payments/v1/templates/${template_identifier}', { template_identifier: 'SEPA' })

function preparing(): Expectation[] {
  return [
    {
      description: 'registers a customer',
      given: ['an identifier that no customer has'],
      request: {
        method: 'POST',
        path: '/api/payments/v1/customers',
        body: { data: { identifier: fromState('identifier', 'shopper-1') } },
      },
      response: { status: success(), body: { data: { id: string('11') } } },
      program: async (baseUrl) => assert.equal(await clientAt(baseUrl).register('shopper-1'), '11'),
    },
    {
      description: 'lists the providers and the templates that each supports',
      given: [template],
      request: { method: 'GET', path: '/api/payments/v1/providers' },
      response: { status: success(), body: { data: providers } },
      program: async (baseUrl) => assert.deepEqual(await clientAt(baseUrl).banksFor('SEPA'), [bank]),
    },
    {
      description: 'learns where the next page of providers begins',
      given: ['several pages of payment providers'],
      request: { method: 'GET', path: '/api/payments/v1/providers' },
      response: { status: success(), body: { data: providers, meta: { next_id: string('52') } } },
      program: async (baseUrl) => assert.equal((await clientAt(baseUrl).banks()).next, '52'),
    },
    {
      description: 'lists the next page of providers',
      given: ['several pages of payment providers'],
      request: { method: 'GET', path: '/api/payments/v1/providers', query: { from_id: fromState('next_id', '52') } },
      response: { status: success(), body: { data: providers } },
      program: async (baseUrl) => assert.deepEqual((await clientAt(baseUrl).banks('52')).banks, [bank]),
    },
    {
      description: 'reads the form of a template',
      given: ['a template'],
      request: { method: 'GET', path: templateAt },
      response: {
        status: success(),
        body: {
          data: {
            payment_fields: eachLike({
              name: string('creditor_name'),
              english_name: string('Name of the receiver'),
              nature: regex(/^(text|number|select)$/, 'text'),
              position: integer(1),
              optional: boolean(false),
            }),
          },
        },
      },
      program: async (baseUrl) =>
        assert.deepEqual(await clientAt(baseUrl).form('SEPA'), [
          {
            name: 'creditor_name',
            label: 'Name of the receiver',
            kind: 'text',
            required: true,
            position: 1,
            choices: [],
          },
        ]),
    },
    {
      description: 'learns that there is no such template',
      given: ['a template that does not exist'],
      request: { method: 'GET', path: templateAt },
      response: { status: clientError(), body: { error_class: 'PaymentTemplateNotFound' } },
      program: async (baseUrl) => assert.equal(await clientAt(baseUrl).form('SEPA'), undefined),
    },
  ]
}

function paying(): Expectation[] {
  const pay = (attributes: unknown) => ({
    method: 'POST' as const,
    path: '/api/payments/v1/payments/connect',
    body: {
      data: {
        customer_id: fromState('customer_id', '11'),
        provider_code: fromState('provider_code', 'a_bank_xf'),
        template_identifier: fromState('template_identifier', 'SEPA'),
        payment_attributes: attributes,
        payee_description: 'Order 7',
      },
    },
  })
  const wrong = { a_field_of_no_template: 'x' }
  const right = pay(fromState('payment_attributes', order.attributes))
  return [
    {
      description: 'sends the user to pay',
      given: ['a customer', template],
      request: right,
      response: {
        status: success(),
        body: {
          data: { connect_url: string('https://service.example/pay/1'), expires_at: string('2026-03-09T12:00:00Z') },
        },
      },
      program: async (baseUrl) =>
        assert.deepEqual(await clientAt(baseUrl).pay(order), {
          visit: 'https://service.example/pay/1',
          until: new Date('2026-03-09T12:00:00Z'),
        }),
    },
    {
      description: 'learns that the form was filled in wrongly',
      given: ['a customer', template],
      request: pay(wrong),
      response: { status: clientError(), body: { error_class: 'InvalidPaymentAttributes' } },
      program: async (baseUrl) =>
        assert.deepEqual(await clientAt(baseUrl).pay({ ...order, attributes: wrong }), { refused: 'form' }),
    },
    {
      description: 'learns that the bank does not take this template',
      given: ['a customer', 'a payment provider that does not support a template'],
      request: right,
      response: { status: clientError(), body: { error_class: 'PaymentTemplateNotSupported' } },
      program: async (baseUrl) => assert.deepEqual(await clientAt(baseUrl).pay(order), { refused: 'bank' }),
    },
    {
      description: 'learns that there is no such customer',
      given: [template, 'a customer that does not exist'],
      request: right,
      response: { status: clientError(), body: { error_class: 'CustomerNotFound' } },
      program: async (baseUrl) => assert.deepEqual(await clientAt(baseUrl).pay(order), { refused: 'customer' }),
    },
  ]
}
