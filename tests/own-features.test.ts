import assert from 'node:assert/strict'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { startServed } from '../cli/targets/served.ts'
import {
  assay,
  endOf,
  eventsIn,
  lastLine,
  refuses,
  resultsIn,
  root,
  scratchFolder,
  start,
} from './test-support/assay.ts'

const scratch = scratchFolder()
// One folder for all tests of this process, as steps load once. In TypeScript, with a name that looks like a pattern.
const example = join(scratch, 'typed [and] {odd,even} (*)')
cpSync(join(root, 'examples/own-features/conformance'), example, { recursive: true })
const steps = join(example, 'steps/lists-of-ours')
const typed = readFileSync(`${steps}.js`, 'utf8').replace('(list, field)', '(list: any, field: string)')
rmSync(`${steps}.js`)
writeFileSync(`${steps}.ts`, typed)
const features = ['--features', example]
const byCode = 'ais-v4/lists-of-ours/currencies-by-code'

/** A changed copy of the example. */
function copyWith(name: string, change: (folder: string) => void): string {
  const folder = join(scratch, name)
  cpSync(example, folder, { recursive: true })
  change(folder)
  return folder
}

/** The verdicts of the example's rows by address, in a report's order. */
const verdicts = (out: string) => resultsIn(out).requirements.map(({ id, verdict }) => [id, verdict])

test('The rows of the example hold on the embedded sandbox with steps in TypeScript, beside those that are built in', async () => {
  const out = join(scratch, 'embedded')
  const only = ['--only', 'own', '--only', 'ais-v4/currencies/list']
  const ended = await assay(['run', ...features, ...only, '--out', out, '--seed', '7'])
  assert.equal(ended.code, 0, ended.err)
  assert.deepEqual(verdicts(out), [
    ['ais/currencies/list', 'passed'],
    ['own/lists-of-ours/currencies-by-code', 'passed'],
    ['own/lists-of-ours/countries-show-a-prefix', 'passed'],
  ])
  const [, , last] = resultsIn(out).requirements
  const [first] = (last?.checks ?? []) as Array<{ name: string; replay: string }>
  assert.match(first?.name ?? '', /^typed .*\/features\/lists-of-ours\.feature: The list of countries/)
  assert.match(first?.replay ?? '', /--features '[^']*\(\*\)' --only ais-v4\/lists-of-ours\/countries/)
})

test('A row fails on a fault of its own, and a report is rebuilt from the journal alone', async () => {
  const served = await startServed({ host: '127.0.0.1', features: [example], fault: 'lists-currencies-backwards' })
  try {
    const profile = join(scratch, 'fault.yaml')
    const reading = `readings: [{ address: ${byCode}, strength: stated, reason: decided }]`
    writeFileSync(profile, `${served.profile}\nfeatures: ['${basename(example)}']\n${reading}\n`)
    const out = join(scratch, 'broken')
    const ended = await assay(['run', '--profile', profile, '--only', byCode, '--out', out])
    assert.equal(ended.code, 1, ended.err)
    assert.match(ended.out, /The code \w+ stands after \w+\./)
  } finally {
    await served.running.close()
  }
  const rebuilt = join(scratch, 'rebuilt')
  assert.equal((await assay(['report', join(scratch, 'broken/journal.ndjson'), '--out', rebuilt])).code, 0)
  const [row] = resultsIn(rebuilt).requirements as Array<{ text?: string; verdict: string }>
  assert.deepEqual([row?.verdict, row?.text], ['failed', 'The list of currencies is in the order of the codes.'])
  const [begun] = eventsIn(join(scratch, 'broken'))
  assert.deepEqual(begun?.type === 'run-started' && begun.ownRequirements?.length, 2)
})

test('The catalogue explains a row with its fault, and the proof finds it', async () => {
  const explained = await assay(['requirements', byCode, ...features])
  const words = /Our handbook, "Lists"[^]*The list of currencies is read once[^]*lists-currencies-backwards/
  assert.match(explained.out, words)
  const proven = await assay(['prove', ...features, '--fault', 'lists-currencies-backwards', '--jobs', '1'])
  assert.match(lastLine(proven), /^1 of 1 fault found/, proven.out)
})

const scenario = '    Scenario: The list of currencies is read once'
const more = '  @own/lists-of-ours/more @open\n  Rule: More.\n    Source: None\n\n'
const inAB = /^FEATURES_INVALID: .*feature:11: the tag @own\/a\/b names no rule/s
const countries = '    Scenario: The list of countries'
const firm = /^FEATURE_INVALID: .*lists-of-ours\.feature:6: @firm is an unknown tag; known are @stated, /
const shared = /share the address ais-v4\/currencies\/list/
const breaksNothing = /the fault lists-currencies-backwards breaks no rule/
for (const [what, from, to, said] of [
  ['a tag of no rule', scenario, `    @own/a/b\n${scenario}`, inAB],
  ['a rule without a scenario', countries, `${more}${countries}`, /has no scenario/],
  ['a rule with an unknown level', '@stated', '@firm', firm],
  ['an address of Assay', '@own/lists-of-ours/currencies-by-code', '@own/currencies/list', shared],
  ['a fault of nothing', 'Faults: lists-currencies-backwards', 'Faults: lists-sideways', breaksNothing],
] as const)
  test(`A folder with ${what} is refused, before anything is sent`, async () => {
    const broken = copyWith(what.replaceAll(' ', '-'), (folder) => {
      const file = join(folder, 'features/lists-of-ours.feature')
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
    })
    await refuses(['run', '--features', broken, '--out', join(scratch, 'none')], said)
  })

test('A folder whose features do not lie in features/, or that is not there, is refused with what is missing', async () => {
  const flat = join(scratch, 'flat')
  mkdirSync(flat)
  cpSync(join(example, 'features/lists-of-ours.feature'), join(flat, 'lists-of-ours.feature'))
  await refuses(
    ['run', '--features', flat, '--only', 'own', '--out', join(scratch, 'none')],
    /^FEATURES_MISSING: "\S*\/flat" holds no feature\. Put each into \S*\/flat\/features\/\*\.feature/,
  )
  const absent = await assay(['requirements', '--features', join(scratch, 'no-such-folder')])
  assert.deepEqual([absent.code, absent.err.slice(0, 19)], [3, 'FEATURES_UNREADABLE'])
})

test('A step without a definition ends a run with its place', async () => {
  const undefinedStep = copyWith('undefined-step', (folder) => {
    const file = join(folder, 'features/lists-of-ours.feature')
    writeFileSync(file, readFileSync(file, 'utf8').replace('the codes are in', 'the codes stand in'))
  })
  // A new process, which loads steps again.
  const child = start(['run', '--features', undefinedStep, '--only', byCode, '--out', join(scratch, 'none')])
  const err = child.stderr.toArray()
  child.stdout.resume()
  assert.equal(await endOf(child), 3)
  const words = /^FEATURES_INVALID: .*lists-of-ours\.feature:10: the step "the codes stand in .*" has no definition/
  assert.match((await err).join(''), words)
})
