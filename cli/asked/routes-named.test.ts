import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routesNamed } from './routes-named.ts'

const ways: Array<[given: string, ...routes: string[]]> = [
  ['POST /payments/connect', 'POST /payments/connect'],
  ['post /Payments/Connect/', 'POST /payments/connect'],
  ['/payments/connect', 'POST /payments/connect'],
  ['POST /api/payments/v1/payments/connect', 'POST /payments/connect'],
  ['GET /templates?per_page=100', 'GET /templates'],
  ['GET /templates/{payment_template}', 'GET /templates/{payment_template}'],
  ['GET /templates/:id', 'GET /templates/{payment_template}'],
  ['GET /templates/SEPA', 'GET /templates/{payment_template}'],
  ['/providers', 'GET /providers'],
]

for (const [given, ...routes] of ways)
  test(`${given} names ${routes.join(' and ')}`, () =>
    assert.deepEqual(
      routesNamed([given], ['payments-v1']).map(({ route }) => route.route),
      routes,
    ))

test('a mistyped route is refused with the nearest ones', () =>
  assert.throws(() => routesNamed(['GET /template'], ['payments-v1']), {
    code: 'ROUTE_UNKNOWN',
    message: /--route was given "GET \/template", which is no route of payments-v1\. Nearest: GET \/templates, /,
  }))
