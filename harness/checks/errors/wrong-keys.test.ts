import assert from 'node:assert/strict'
import { it } from 'node:test'
import { says } from '../../../core/test-support/cases.ts'
import { sampleRefusal } from '../test-support/sample-exchange.ts'
import * as form from './error-form.ts'

const classes = ['LoginNotFound']
const statuses = [400, 404, 406, 409]

it('looks at 401 for wrong keys by a rule of its own', () => {
  const keys = ['ApiKeyNotFound', ...classes]
  const denied = [sampleRefusal(401, 'ApiKeyNotFound'), sampleRefusal(404, 'LoginNotFound')]
  assert.equal(form.errorStatusDocumented(denied, { classes: keys, statuses }).finding, 'held')
  says(form.keysNotDeniedWith401(denied), 'broken: 401 ApiKeyNotFound at status')
  assert.equal(form.keysNotDeniedWith401([sampleRefusal(400, 'ApiKeyNotFound')]).finding, 'held')
  assert.equal(form.keysNotDeniedWith401([sampleRefusal(401, 'LoginNotFound')]).finding, 'inconclusive')
  const other = [sampleRefusal(401, 'LoginNotFound')]
  assert.equal(form.errorStatusDocumented(other, { classes: ['LoginNotFound'], statuses }).finding, 'broken')
})
