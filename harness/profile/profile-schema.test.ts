import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { interfaceNames } from '../../core/interfaces.ts'
import { profileSchema, profileSchemaFile, schemaAt, type SchemaNode } from './profile-schema.ts'
import { clientPurposes, controlOffers, providerPurposes } from './profile.ts'

test('The file names the interfaces that there are, for editors', () => {
  const file = JSON.parse(readFileSync(profileSchemaFile(), 'utf8')) as SchemaNode
  assert.deepEqual(file.properties?.['target']?.properties?.['interfaces']?.items?.enum, interfaceNames())
})

test('The words of the schema are the words of the types', () => {
  assert.deepEqual(schemaAt(['clients', 0, 'purpose'])?.enum, [...clientPurposes])
  assert.deepEqual(schemaAt(['providers', 0, 'purpose'])?.enum, [...providerPurposes])
  assert.deepEqual(schemaAt(['control', 'offers', 0])?.enum, [...controlOffers])
})

test('The schema of a path follows references, lists and free names, and knows nothing of other paths', () => {
  assert.equal(schemaAt(['providers', 3, 'credentials', 'succeed', 'any name'])?.type, 'string')
  assert.match(schemaAt(['data', 'large_login'])?.description ?? '', /250 transactions/)
  assert.equal(schemaAt(['data', 'large_login', 'login_secret'])?.type, 'string')
  assert.equal(schemaAt(['target', 'nothing']), undefined)
  assert.equal(schemaAt(['nothing', 'at', 'all']), undefined)
})

test('Every field says what it is, and every group is closed', () => {
  for (const [path, node] of fieldsOf(profileSchema(), '')) {
    assert.ok(node.$ref || (node.description ?? '').endsWith('.'), `${path} has no description`)
    if (node.properties) assert.equal(node.additionalProperties, false, `${path} is open`)
  }
})

test('Every field that is no group or choice of words has an example', () => {
  for (const [path, node] of fieldsOf(profileSchema(), '')) {
    if (['string', 'integer', 'number'].includes(String(node.type)) && !/items|additionalProperties/.test(path))
      assert.ok(node.examples?.length, `${path} has no example`)
  }
})

function fieldsOf(node: SchemaNode, path: string): Array<[string, SchemaNode]> {
  const below = Object.entries({ ...node.properties, ...node.$defs })
  return [
    [path, node],
    ...below.flatMap(([name, field]) => fieldsOf(field, `${path}/${name}`)),
    ...(node.items ? fieldsOf(node.items, `${path}/items`) : []),
    ...(typeof node.additionalProperties === 'object'
      ? fieldsOf(node.additionalProperties, `${path}/additionalProperties`)
      : []),
  ]
}
