import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldsOf } from './fields-of.ts'

test('The fields of a resource are its own, those of what it builds upon, and those of objects inside', () => {
  const fields = fieldsOf('ais/provider-detail')
  for (const field of ['id', 'status', 'required_fields', 'required_fields[].name'])
    assert.ok(fields.includes(field), field)
  assert.deepEqual(fields, [...new Set(fields)])
  assert.ok(fieldsOf('ais/login').includes('last_attempt.id'))
  // The holder's own schema describes the address.
  assert.ok(fieldsOf('ais/login').includes('holder_info.addresses[].post_code'))
})

test('What stands in extra is left out, since any of its keys may be missing', () =>
  assert.deepEqual(
    fieldsOf('ais/account').filter((field) => field.startsWith('extra')),
    ['extra'],
  ))
