import assert from 'node:assert/strict'
import { test } from 'node:test'
import { validate } from '../../../schemas/validator.ts'
import { changedAt, pathText } from '../../../faults/places.ts'
import { breakagesOf } from './shapes-of.ts'

const inShort = (schema: string, value: unknown) =>
  breakagesOf(schema, value).map(({ kind, path }) => `${kind} ${pathText(path)}`)

test('a required field, its type, its words and its form are broken, each with the rows of its part', () => {
  const country = { name: 'Italy', code: 'IT', refresh_start_time: 2 }
  assert.deepEqual(inShort('ais/country', country), [
    'omits name',
    'shows-as-null name',
    'shows-as-another-type name',
    'omits code',
    'shows-as-null code',
    'shows-as-another-type code',
    'shows-as-another-form code',
    'shows-as-blank code',
    'shows-as-another-type refresh_start_time',
    'shows-as-out-of-bounds refresh_start_time',
  ])
  const form = breakagesOf('ais/country', country).find(({ kind }) => kind === 'shows-as-another-form')
  assert.deepEqual(form?.breaks, ['ais/countries/code-form'])
})

test('what the schema allows is no breakage: another text, a key that may be left out, null where null is allowed', () => {
  const meta = { data: [], meta: { next_id: null, next_page: null } }
  const found = inShort('conventions/paged-envelope', meta)
  assert.ok(!found.some((one) => /^field-(?:missing|null) meta\./.test(one)), found.join(', '))
  assert.ok(found.includes('shows-as-another-type meta.next_id'))
  assert.ok(found.includes('omits meta'))
})

test('what stands in lists is broken in each entry', () => {
  const extra = { cards: ['400000******0002', '400000******0003'] }
  const whole = breakagesOf('ais/account-extra', extra).find(
    ({ path, kind }) => pathText(path) === 'cards[]' && kind === 'shows-as-another-form',
  )
  assert.match(String(whole?.to), /^\d{16}$/)
})

test('each breakage makes a valid value invalid, and what was wrong before is none', () => {
  const error = { error_class: 'A', error_message: 'b', request: {} }
  const found = breakagesOf('conventions/error', error)
  for (const { path, to } of found)
    assert.ok(
      validate(
        'conventions/error',
        changedAt(error, path, () => to),
      ).length > 0,
    )
  const wrong = inShort('ais/country', { name: 3, code: 'IT' })
  assert.ok(!wrong.includes('shows-as-another-type name'), wrong.join(', '))
})
