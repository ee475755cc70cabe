import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRoutes } from '../routes/read-routes.ts'
import { placesOf, type Quantifier } from './quantifiers.ts'

const names = (quantifier: Quantifier, name: string) =>
  placesOf(quantifier, { routes: readRoutes(name) }).map((place) => place.name)

test('Lists are those of the tables; paginated ones are stated, or follow where no row says it', () => {
  assert.deepEqual(names('paginated lists', 'ais-v6'), ['GET /accounts', 'GET /connections'])
  assert.deepEqual(names('lists', 'payments-v1'), ['GET /providers', 'GET /templates'])
  const inVersion5 = placesOf('paginated lists', { routes: readRoutes('ais-v5') })
  const seen = inVersion5.filter(({ level }) => level === 'implied').map(({ name }) => name)
  assert.deepEqual(seen, ['GET /providers'])
})

test('Routes are all, those that write, and those with a header of their own', () => {
  assert.equal(names('routes', 'partners-v1').length, 13)
  assert.deepEqual(names('writing routes', 'partners-v1'), ['POST /leads', 'POST /lead_sessions/create'])
  assert.deepEqual(names('routes with Customer-secret', 'ais-v6'), ['POST /connections/connect'])
  assert.deepEqual(names('routes with Login-secret', 'ais-v5').slice(0, 2), [
    'PUT /connections/{connection_id}/reconnect',
    'PUT /connections/{connection_id}/interactive',
  ])
})

test('Routes take a body, and fields that it must have, or are known to take one that is not shown', () => {
  assert.deepEqual(names('routes with a body', 'payments-v1'), ['POST /customers', 'POST /payments/connect'])
  assert.equal(names('routes with a body', 'ais-v6').length, 4)
  assert.deepEqual(names('routes with a required field', 'ais-v6'), [])
  assert.deepEqual(names('routes with a required field', 'partners-v1'), ['POST /leads', 'POST /lead_sessions/create'])
  // All parameters of a refresh are optional.
  assert.ok(!names('routes with a required field', 'ais-v4').includes('PUT /login/refresh'))
  assert.ok(names('routes with a required field', 'ais-v3').includes('POST /transactions/categorize'))
})

test('Ids are taken in paths, queries and bodies; filters are the ids that a list takes but those of its own rows', () => {
  assert.deepEqual(names('ids', 'payments-v1'), [
    'from_id of GET /providers',
    'from_id of GET /templates',
    'payment_template of GET /templates/{payment_template}',
    'customer_id of POST /payments/connect',
    'template_identifier of POST /payments/connect',
    'provider_code of POST /payments/connect',
  ])
  assert.deepEqual(names('filters', 'ais-v6'), [
    'connection_id of GET /accounts',
    'customer_id of GET /accounts',
    'customer_id of GET /connections',
  ])
})
