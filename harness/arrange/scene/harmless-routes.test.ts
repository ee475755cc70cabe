import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRoutes } from '../../../requirements/tables/routes/read-routes.ts'
import { harmlessRoutes } from './harmless-routes.ts'

const of = (name: string) => harmlessRoutes({ routes: readRoutes(name) })

test('Reads are about nothing that is known, in the spelling of the interface', () => {
  const paths = of('ais-v5').reads.map(([path]) => path)
  assert.ok(paths.includes('/connections/0') && paths.includes('/providers/none'))
  assert.deepEqual(new Map(of('ais-v4').reads).get('/accounts'), ['login_id', 'customer_id'])
  assert.deepEqual(of('payments-v1').reads.at(-1), ['/templates/none', []])
})

test('Writes lack a field that is required; those that require none, or answer each row, are left out', () => {
  assert.deepEqual(new Map(of('ais-v4').writes).get('/customers'), [{}, { identifier: '' }, { identifier: [] }, null])
  assert.deepEqual(new Map(of('ais-v4').writes).get('/categories/learn'), [{}, [{}], null])
  const paths = of('ais-v3').writes.map(([path]) => path)
  assert.ok(!paths.includes('/transactions/categorize') && !paths.includes('/oauth_providers/refresh'))
  assert.deepEqual(new Map(of('enrichment-v5').writes).get('/enrichment'), [{}, null])
})
