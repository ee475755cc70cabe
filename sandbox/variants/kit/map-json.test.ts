import { cases } from '../../../core/test-support/cases.ts'
import { mapObjects, mapTexts } from './map-json.ts'
import { without } from '../../basics/values.ts'

const json: unknown = JSON.parse('{"rows":[{"id":"1","__proto__":{"id":"2"}},{"number":3}],"none":null}')
const was = JSON.stringify(json)

cases(
  'texts and objects are changed at every depth, under every name, and what was given stays as it was',
  [
    JSON.stringify(mapTexts(json, (text) => `${text}!`)),
    '{"rows":[{"id":"1!","__proto__":{"id":"2!"}},{"number":3}],"none":null}',
  ],
  [
    JSON.stringify(mapObjects(json, (fields) => ({ ...fields, more: true }))),
    '{"rows":[{"id":"1","__proto__":{"id":"2","more":true},"more":true},{"number":3,"more":true}],"none":null,"more":true}',
  ],
  [JSON.stringify(json), was],
  'what nothing changes is not copied',
  [mapTexts(json, (text) => text), json],
  [mapObjects(json, (fields) => without(fields, ['name'])), json],
)
