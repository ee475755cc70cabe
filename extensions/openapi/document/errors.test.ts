import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeInterface } from '../../../interfaces/describe-interface.ts'
import { createBundle } from './bundle.ts'
import { errorOf, errorSchemasOf, errorStatusesOf, meaningOf } from './errors.ts'
import { rulesOf } from './rules.ts'

function errors(name: string) {
  const { dialect } = describeInterface(name)!
  const rules = rulesOf(name, { implied: false })
  const schemas = errorSchemasOf(dialect, { rules, bundle: createBundle(dialect, rules) })
  return { dialect, schemas, error: errorOf(dialect)['$ref'] }
}

test('Where no form is given, either is allowed, and any class', () => {
  const { schemas, error } = errors('partners-v1')
  assert.equal(error, '#/components/schemas/AnyError')
  assert.deepEqual(schemas['AnyError']?.['anyOf'], [
    { $ref: '#/components/schemas/Error' },
    { $ref: '#/components/schemas/NestedError' },
  ])
  assert.equal(schemas['NestedError']?.['required'], undefined)
  assert.equal(schemas['ErrorClass']?.['enum'], undefined)
})

test('Only a route with a limit names 429', () => {
  const { dialect } = errors('ais-v5')
  const rules = rulesOf('ais-v5', { implied: true })
  const statuses = (request: string) =>
    errorStatusesOf(
      dialect,
      dialect.routes.find((route) => route.request === request)!,
      rules,
    )
  assert.deepEqual(statuses('list countries'), ['400', '404', '406', '409', '429'])
  assert.deepEqual(statuses('list accounts'), ['400', '404', '406', '409'])
})

test('A status says what the row of its route says, or its codes', () => {
  const meaning = (name: string, request: string, status: string) => {
    const { dialect } = describeInterface(name)!
    return meaningOf(
      dialect,
      dialect.routes.find((route) => route.request === request)!,
      status,
    )
  }
  assert.equal(meaning('ais-v6', 'connect', '404'), 'Not Found: client has no key for the provider.')
  assert.equal(meaning('ais-v6', 'connect', '400'), 'Bad Request.')
  assert.equal(meaning('open-finance-v2', 'create a consent', '400'), 'Bad Request: FORMAT_ERROR, CONSENT_UNKNOWN.')
})
