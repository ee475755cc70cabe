import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knownFaults } from '../cli/targets/known-faults.ts'
import { readRequirements } from '../requirements/read-requirements.ts'
import { rulesBrokenBy } from '../requirements/rules-broken-by.ts'

const least = 15

/** The rules about each model, by address. */
const families: Readonly<Record<string, RegExp>> = {
  customers: /^(?:ais\/(?:customers|tokens)|payments-v1\/customers)\//,
  'logins and connections': /^ais\/(?:logins|login-\w+)\/|^(?:ais-v6|partners-v1)\/(?:connections|connect)\//,
  attempts: /^ais(?:-v6)?\/(?:attempts|stages|login-interactive)\//,
  'accounts and transactions': /^(?:ais|ais-v6|partners-v1)\/(?:accounts|transactions)\//,
  consents: /^(?!open-finance).*\/.*consent|^ais-v6\/(?:renewal|routes)\//,
  payments: /^payments-v1\//,
  leads: /^partners-v1\/(?:leads|lead-sessions|connections)\//,
  enrichment: /^enrichment-v5\//,
  'open-finance consents': /^open-finance-v2\/(?:consents|routes)\//,
}

const broken = rulesBrokenBy(readRequirements())
const ofKinds = knownFaults().flatMap(({ id, kind }) => (kind ? [{ id, kind, breaks: broken(id) }] : []))

for (const [name, rules] of Object.entries(families))
  test(`at least ${least} faults of ${name} show in one situation of many`, (context) => {
    const own = ofKinds.filter(({ breaks }) => breaks.some((rule) => rules.test(rule)))
    const byKind = [...Map.groupBy(own, ({ kind }) => kind)].map(([kind, all]) => `${kind} ${all.length}`)
    context.diagnostic(`${name}: ${own.length} (${byKind.toSorted().join(', ')})`)
    assert.ok(own.length >= least, own.map(({ id }) => id).join(', '))
  })

const leastOfKind = 5

for (const kind of ['later page', 'batch', 'one view of two'])
  test(`at least ${leastOfKind} faults of the kind "${kind}", which break rules of several parts of the documents`, () => {
    const all = ofKinds.filter((one) => one.kind === kind)
    const parts = new Set(all.flatMap(({ breaks }) => breaks.map((rule) => rule.split('/', 1)[0])))
    assert.ok(all.length >= leastOfKind && parts.size > 1, all.map(({ id }) => id).join(', '))
  })
