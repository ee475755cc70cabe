import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SchemaNode } from '../../../schemas/derive.ts'
import { describeInterface } from '../../../interfaces/describe-interface.ts'
import { requestBodyOf } from './request-body.ts'

interface Shown {
  content: Record<string, { schema: { properties: { data: SchemaNode }; required: string[] } }>
  description?: string
}

function body(name: string, request: string): Shown {
  const { dialect } = describeInterface(name)!
  const route = dialect.routes.find((one) => one.request === request)!
  return requestBodyOf(dialect, route.body, undefined) as unknown as Shown
}

const dataOf = ({ content }: Shown) => content['application/json']!.schema.properties.data

test('Credentials are required unless a field is there that stands in for them', () => {
  const { required, anyOf } = dataOf(body('ais-v4', 'create a login'))
  assert.deepEqual(required, ['fetch_scopes', 'country_code', 'provider_code'])
  assert.deepEqual(anyOf, [
    { required: ['credentials'] },
    { required: ['encrypted_credentials'] },
    { required: ['file_url'] },
  ])
})

test('A file may be sent as a form', () => {
  const { schema } = body('ais-v4', 'create a login').content['multipart/form-data']!
  assert.deepEqual(schema.required, ['file', 'data[country_code]', 'data[provider_code]'])
  assert.equal(body('ais-v4', 'refresh a login').content['multipart/form-data'], undefined)
})

test('A batch is a list with its limit', () => {
  const data = dataOf(body('ais-v3', 'categorize descriptions'))
  assert.equal(data['maxItems'], 100)
  assert.deepEqual((data['items'] as SchemaNode)['required'], ['description'])
})

test('Names with a dot are objects within the object', () => {
  const { properties } = dataOf(body('partners-v1', 'create a lead session')) as {
    properties: Record<string, { properties: object }>
  }
  assert.deepEqual(Object.keys(properties), ['customer_id', 'consent', 'attempt'])
  assert.deepEqual(Object.keys(properties['attempt']!.properties), ['from_date', 'fetch_scopes'])
})
