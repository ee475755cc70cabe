import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ProfileError } from './profile-error.ts'
import { parseProfile } from './read-profile.ts'

/** The value of a field that consists of one unquoted variable, or the path of its problem. */
function read(group: string, field: string, value: string): unknown {
  const yaml = `
target: { base_url: https://bank.example, interfaces: [ais-v4] }
clients: [{ purpose: main, app_id: a, secret: s }]
${group}:
  ${field}: \${VALUE}
`
  try {
    const profile = parseProfile(yaml, { file: 'p.yaml', folder: '.', environment: { VALUE: value } })
    return (profile as unknown as Record<string, Record<string, unknown>>)[group]?.[field]
  } catch (error) {
    assert.ok(error instanceof ProfileError)
    return error.problems[0]?.path
  }
}

const wrong = (group: string, field: string) => `${group}.${field}`

test('A variable is a boolean where one belongs and it says so', () => {
  const at = ['capabilities', 'holder_info'] as const
  assert.deepEqual([read(...at, 'true'), read(...at, 'false')], [true, false])
  for (const value of ['yes', 'truely', 'untrue', 'TRUE']) assert.equal(read(...at, value), wrong(...at), value)
})

test('A variable is a whole number where one belongs', () => {
  const at = ['budget', 'requests'] as const
  assert.deepEqual([read(...at, '7'), read(...at, '1234')], [7, 1234])
  for (const value of ['x7', '7x', '7.5', '1234567890123456']) assert.equal(read(...at, value), wrong(...at), value)
})

test('A variable is a number or null where they belong', () => {
  const at = ['pacing', 'requests_per_second'] as const
  const shown = ['7', '17', '0.25', '12.5', 'null', '~'].map((value) => read(...at, value))
  assert.deepEqual(shown, [7, 17, 0.25, 12.5, null, null])
  for (const value of ['x1.5', '1.5x', '1.', '1.x', 'nullx', 'xnull', 'x~', '~x', '-1'])
    assert.equal(read(...at, value), wrong(...at), value)
})

test('Whatever a variable holds is text where text belongs', () => {
  const yaml = `
target: { base_url: https://bank.example, interfaces: [ais-v4] }
clients: [{ purpose: main, app_id: "\${VALUE}", secret: s }]
`
  for (const VALUE of ['true', '7', 'null'])
    assert.equal(parseProfile(yaml, { file: 'p', folder: '.', environment: { VALUE } }).clients[0]?.app_id, VALUE)
})
