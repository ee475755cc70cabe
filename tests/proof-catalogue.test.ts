import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { bundles } from '../cli/prove/bundles.ts'
import { loadModule } from '../core/load-module.ts'
import { readChecks } from '../harness/evaluation/read-checks.ts'
import { asBinding } from '../requirements/at-each-place.ts'
import { readRequirements } from '../requirements/read-requirements.ts'
import { faultsUnknown, rulesBrokenBy } from '../requirements/rules-by-point.ts'
import { tableOf } from '../sandbox/faults/kinds/tables-in.ts'
import { times } from '../sandbox/faults/kit/remembering.ts'
import { createRules } from '../sandbox/world/rules.ts'
import { knownFaults } from '../cli/targets/known-faults.ts'
import { variants } from '../sandbox/variants/kit/variants.ts'
import { phrases } from '../steps/vocabulary/callbacks.phrases.ts'
import { root } from './test-support/assay.ts'
import { rowsOver } from './test-support/rows-over.ts'

const faults = knownFaults()

function repeated(ids: string[]): string[] {
  return ids.filter((id, at) => ids.indexOf(id) !== at)
}

test('every fault has a name of its own and is named by a rule, and each name in a rule is that of a fault', () => {
  const ids = faults.map(({ id }) => id)
  assert.deepEqual(repeated(ids), [])
  assert.deepEqual(faultsUnknown(readRequirements(), ids), [])
  const broken = rulesBrokenBy(readRequirements())
  const left = ids.filter((id) => broken(id).length === 0)
  assert.deepEqual(left, [])
})

test('every fault and every variant can be applied', () => {
  for (const { id, patch } of [...faults, ...variants]) assert.doesNotThrow(() => patch?.(createRules()), id)
})

test('there are at least twenty variants, each with a name and a reason of its own', () => {
  assert.ok(variants.length >= 20)
  assert.deepEqual(repeated(variants.map(({ id }) => id)), [])
  const left = variants.filter(({ sentence }) => !sentence.endsWith('.'))
  assert.deepEqual(left, [])
  assert.deepEqual(
    variants.filter(({ patch, options, profile }) => !patch && !options && !profile),
    [],
  )
})

test('a rule may only warn on variants that exist, and only where it is implied in some interface, or at some of its places', () => {
  const implied = readRequirements().filter((row) =>
    row.interfaces.some((name) => asBinding(row, name).strength === 'implied'),
  )
  const ids = new Set([
    ...implied.map(({ id }) => id),
    ...rowsOver('Given all <'),
    ...rowsOver('resources of every kind'),
    // Its check only warns about a day seen before its own rate came.
    'ais/rates/fail-takes-previous-rate',
  ])
  const naming = readRequirements().filter(({ warnsOn, partOf }) => warnsOn && !partOf)
  const seen = naming.filter(({ id }) => !ids.has(id)).map(({ id }) => id)
  assert.deepEqual(seen, [])
  const known = variants.map(({ id }) => id)
  const found = naming.flatMap(({ warnsOn = [] }) => warnsOn.filter((id) => !known.includes(id)))
  assert.deepEqual(found, [])
})

test('the groups of variants hold each once, and no two that answer one question', () => {
  const groups = bundles()
  assert.deepEqual(groups.flat().toSorted(), variants.map(({ id }) => id).toSorted())
  const questions = new Map(variants.map(({ id, question }) => [id, question]))
  for (const group of groups) assert.deepEqual(repeated(group.map((id) => questions.get(id) ?? '')), [])
  for (const { id } of variants.filter(({ alone }) => alone))
    assert.ok(groups.some((group) => group.length === 1 && group[0] === id))
})

const listening = /^the callbacks (?:of|are received)\b/

test('whatever listens for callbacks says so, and evaluates only rows that need an address for them', () => {
  // The address is registered only while a receiver listens; otherwise no callback is expected.
  const sources = globSync('{cli,harness,interfaces,steps}/**/*.ts', { cwd: root })
  const text = (file: string) => readFileSync(join(root, file), 'utf8')
  const listeners = sources.filter((file) => !file.endsWith('.test.ts') && /actions\/callbacks\//.test(text(file)))
  assert.deepEqual(listeners.toSorted(), [
    'interfaces/ais-v6/interface.ts',
    'steps/definitions/callbacks.ts',
    'steps/vocabulary/callbacks.phrases.ts',
  ])
  const definitions = [...text('steps/definitions/callbacks.ts').matchAll(/When\(\s*'([^']+)'/g)].map(
    ([, said]) => said,
  )
  assert.ok(definitions.length > 0)
  for (const said of [...definitions, ...Object.keys(phrases.actions ?? {})]) assert.match(said ?? '', listening)
  const needs = new Map(readRequirements().map((row) => [row.id, row.needs]))
  const evaluated = readChecks()
    .filter(({ steps }) => steps.some((step) => listening.test(step.text)))
    .flatMap(({ requirements }) => requirements)
  assert.ok(evaluated.length > 0)
  const left = evaluated.filter((id) => !needs.get(id)?.includes('callback-address'))
  assert.deepEqual(left, [])
})

test('a variant that is seen with an address for callbacks alone changes only how they are sent to it', () => {
  const own = variants.filter(({ seenWith }) => seenWith !== undefined)
  assert.ok(own.length > 0)
  for (const { id, seenWith, patch, options, profile } of own) {
    assert.deepEqual([id, seenWith, options, profile], [id, 'callback-address', undefined, undefined])
    const rules = createRules()
    const before = Object.entries(rules).map(([name, section]) => ({ name, section, kept: { ...section } }))
    patch?.(rules)
    const changed = before.flatMap(({ name, section, kept }) =>
      Object.keys(section)
        .filter((key) => Reflect.get(section, key) !== Reflect.get(kept, key))
        .map((key) => `${name}.${key}`),
    )
    assert.ok(
      changed.length > 0 && changed.every((rule) => /^callbacks\.(?!addressOf$)/.test(rule)),
      `${id}: ${changed.join(', ')}`,
    )
  }
})

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
const ofHistories = new Set(
  globSync('sandbox/**/{histories/*,*-histories}.{ts,yaml}', { cwd: root }).flatMap((file) =>
    file.endsWith('.yaml')
      ? Object.keys(tableOf(join(root, file)))
      : (loadModule(join(root, file))['faults'] as Array<{ id: string }>).map(({ id }) => id),
  ),
)

for (const [name, rules] of Object.entries(families))
  test(`at least ${least} faults of ${name} show in one situation of many`, () => {
    const own = knownFaults()
      .map(({ id }) => id)
      .filter((id) => ofHistories.has(id) || times.some((time) => id.endsWith(time)))
      .filter((id) => broken(id).some((rule) => rules.test(rule)))
    assert.ok(own.length >= least, own.join(', '))
  })
