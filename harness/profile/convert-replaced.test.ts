import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stringify } from 'yaml'
import { cases, thrown } from '../../core/test-support/cases.ts'
import { ProfileError } from './profile-error.ts'
import { parseProfile } from './read-profile.ts'
import { fixedKeyPair, fullProfile, profileFolder } from './test-support/full-profile.ts'

const minimal = `
target: { base_url: https://bank.example, interfaces: [ais-v4] }
clients: [{ purpose: main, app_id: a, secret: s }]
`
const parse = (yaml: string, environment: NodeJS.ProcessEnv = {}) =>
  parseProfile(yaml, { file: 'p.yaml', folder: '.', environment })

/** The values of a field that consists of one unquoted variable, one for each of these; or the path of its problem. */
function read(group: string, field: string, ...values: string[]): unknown[] {
  return values.map((VALUE) => {
    try {
      const profile = parse(`${minimal}${group}:\n  ${field}: \${VALUE}\n`, { VALUE })
      return (profile as unknown as Record<string, Record<string, unknown>>)[group]?.[field]
    } catch (error) {
      assert.ok(error instanceof ProfileError)
      return error.problems[0]?.path
    }
  })
}
const asText = (VALUE: string) =>
  parse(minimal.replace('app_id: a', 'app_id: "${VALUE}"'), { VALUE }).clients[0]?.app_id
const flag = ['capabilities', 'holder_info'] as const
const whole = ['budget', 'requests'] as const
const pace = ['pacing', 'requests_per_second'] as const
const noPace = ['x1.5', '1.5x', '1.', '1.x', 'nullx', 'xnull', 'x~', '~x', '-1']

const address = 'ais-v4/accounts/nature-words'
const unknown = { address: 'ais-v4/accounts/nature-word', strength: 'stated', reason: 'decided' }
const reading = { address, strength: 'stated', reason: 'decided' } as const
const readings = (...list: object[]) => parse(`${minimal}readings: ${JSON.stringify(list)}`).readings

cases(
  'A variable is a boolean where one belongs and it says so',
  [read(...flag, 'true', 'false'), [true, false]],
  [read(...flag, 'yes', 'truely', 'untrue', 'TRUE'), Array(4).fill('capabilities.holder_info')],
  'A variable is a whole number where one belongs',
  [read(...whole, '7', '1234'), [7, 1234]],
  [read(...whole, 'x7', '7x', '7.5', '1234567890123456'), Array(4).fill('budget.requests')],
  'A variable is a number or null where they belong',
  [read(...pace, '7', '17', '0.25', '12.5', 'null', '~'), [7, 17, 0.25, 12.5, null, null]],
  [read(...pace, ...noPace), noPace.map(() => 'pacing.requests_per_second')],
  'Whatever a variable holds is text where text belongs',
  [['true', '7', 'null'].map(asText), ['true', '7', 'null']],
  'a reading of an unknown requirement names the nearest',
  [thrown(() => readings(unknown)), /\[PROFILE_INVALID\][^]*ais-v4\/accounts\/nature-words/],
  'one requirement has one reading, with a reason and one of three strengths',
  [thrown(() => readings(reading, reading)), /readings\[0\] already has it/],
  [thrown(() => readings({ address, strength: 'stated' })), /reason/],
  [thrown(() => readings({ ...reading, strength: 'firm' })), /strength/],
  'a profile states how a question was decided',
  [readings(reading), [reading]],
  [readings(), []],
)

const keys = fixedKeyPair()
const folder = profileFolder(keys)
type Written = Record<'target' | 'callbacks' | 'control' | 'open_finance', Record<string, unknown>>
function changed(change: (profile: Written) => void) {
  const written = fullProfile(keys.privateKey)
  change(written as Written)
  return parseProfile(stringify(written), { file: 'p.yaml', folder, environment: {} })
}

test('No address keeps the slashes at its end', () => {
  const { target, callbacks, control, open_finance } = changed((written) => {
    written.target['public_url'] = 'https://public.example//'
    written.callbacks['public_url'] = 'https://callbacks.example/assay/'
    written.control['base_url'] = 'http://127.0.0.1:4001/'
    written.open_finance['blocked_base_url'] = 'https://blocked.example/x/'
  })
  const { public_url, listen } = callbacks!
  const own = [target.public_url, control?.base_url, open_finance?.blocked_base_url]
  assert.deepEqual(own, ['https://public.example', 'http://127.0.0.1:4001', 'https://blocked.example/x'])
  assert.deepEqual([public_url, listen], ['https://callbacks.example/assay', '127.0.0.1:4010'])
})

test('What is not given is not there', () => {
  const { target, open_finance } = changed((written) => {
    delete written.target['public_url']
    delete written.open_finance['blocked_base_url']
  })
  assert.ok(!('public_url' in target) && !('blocked_base_url' in open_finance!))
})
