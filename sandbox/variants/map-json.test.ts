import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mapObjects, mapTexts, without } from './map-json.ts'

const json: unknown = JSON.parse('{"rows":[{"id":"1","__proto__":{"id":"2"}},{"number":3}],"none":null}')
const was = JSON.stringify(json)

test('texts and objects are changed at every depth, under every name, and what was given stays as it was', () => {
  assert.equal(
    JSON.stringify(mapTexts(json, (text) => `${text}!`)),
    '{"rows":[{"id":"1!","__proto__":{"id":"2!"}},{"number":3}],"none":null}',
  )
  assert.equal(
    JSON.stringify(mapObjects(json, (fields) => ({ ...fields, more: true }))),
    '{"rows":[{"id":"1","__proto__":{"id":"2","more":true},"more":true},{"number":3,"more":true}],"none":null,"more":true}',
  )
  assert.equal(JSON.stringify(json), was)
})

test('what nothing changes is not copied', () => {
  assert.equal(
    mapTexts(json, (text) => text),
    json,
  )
  assert.equal(
    mapObjects(json, (fields) => without(fields, ['name'])),
    json,
  )
})
