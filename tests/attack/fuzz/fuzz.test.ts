import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeOpenFinance } from '../../../cli/targets/sandbox-material.ts'
import { routesOf } from '../../../sandbox/server/routes.ts'
import type { Rules } from '../../../sandbox/world/rules.ts'
import { createRules } from '../../../sandbox/world/rules.ts'
import { fuzzSandbox } from './fuzz-sandbox.ts'
import { fuzzJournals } from './readers/journals.ts'
import { fuzzMasker } from './readers/masked.ts'
import { fuzzProfiles } from './readers/profiles.ts'
import { bodyShape, shapes } from './requests/shapes.ts'
import { shareOf } from './fuzzed-text.ts'
import { weakKeys } from './world/weak-keys.ts'

const keys = weakKeys()
const seed = 20_260_301

test('Made-up requests to every route bring about no failure, and most get past the gates', async () => {
  const fuzzed = await fuzzSandbox({ keys, openFinance: await makeOpenFinance() }, { seed, requests: 800, seconds: 3 })
  assert.deepEqual(fuzzed.findings, [])
  assert.ok(fuzzed.sent >= 400, `${fuzzed.sent} requests`)
  assert.ok(shareOf(fuzzed) > 0.5, `${shareOf(fuzzed)} past the gates`)
})

const broken: Array<[what: string, patch: (rules: Rules) => void, found: RegExp]> = [
  [
    'shows logins to every client',
    (rules) => {
      rules.access.ownLogin = () => true
      rules.access.ownCustomer = () => true
    },
    /of another client/,
  ],
  [
    'fails on a text',
    (rules) => {
      rules.customers.identifierValid = (_identifier): _identifier is string => {
        throw new Error('not made for this')
      }
    },
    /answers 500/,
  ],
]

for (const [what, patch, found] of broken) {
  test(`That a sandbox ${what} is found`, async () => {
    const { findings } = await fuzzSandbox({ keys, patch }, { seed, requests: 800, seconds: 2 })
    assert.ok(
      findings.some((one) => found.test(one.what)),
      findings.map((one) => one.what).join('; '),
    )
  })
}

test('Every route whose body says something has a shape', () => {
  const without = Object.values(createRules().versions)
    .flatMap(routesOf)
    .filter(({ method, readsBody }) => method === 'POST' || readsBody)
    .map(({ name }) => name)
    .filter((name) => bodyShape(name) === undefined)
  assert.deepEqual([...new Set(without)], [])
  const known = new Set(
    Object.values(createRules().versions).flatMap((version) => routesOf(version).map(({ name }) => name)),
  )
  const stale = [...Object.keys(shapes.bodies), ...Object.keys(shapes.queries)].filter((name) => !known.has(name))
  assert.deepEqual(stale, [])
})

for (const [reader, fuzz, cases] of [
  ['profile reader', fuzzProfiles, 30],
  ['journal reader', fuzzJournals, 50],
  ['masker', fuzzMasker, 150],
] as const) {
  test(`Made-up input finds nothing in the ${reader}`, () => {
    assert.equal(fuzz({ seed, cases, seconds: 1 }).finding, undefined)
  })
}
