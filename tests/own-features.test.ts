import assert from 'node:assert/strict'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { startServed } from '../cli/targets/served.ts'
import {
  assay,
  endOf,
  eventsIn,
  lastLine,
  resultsIn,
  root,
  scratchFolder,
  start,
  textWith,
} from './test-support/assay.ts'

const scratch = scratchFolder()
// One folder for all tests of this process, which loads steps once.
const example = join(scratch, 'conformance')
cpSync(join(root, 'examples/own-features/conformance'), example, { recursive: true })
const features = ['--features', example]
const byCode = 'ais-v4/lists-of-ours/currencies-by-code'

/** A copy of the example with a change. */
function copyWith(name: string, change: (folder: string) => void): string {
  const folder = join(scratch, name)
  cpSync(example, folder, { recursive: true })
  change(folder)
  return folder
}

/** The verdicts of the rows of the example, by the address and in the order of a report. */
const verdicts = (out: string) => resultsIn(out).requirements.map(({ id, verdict }) => [id, verdict])

test('The rows of the example hold on the embedded sandbox, beside those that are built in', async () => {
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
  assert.match(first?.name ?? '', /^conformance\/features\/lists-of-ours\.feature: The list of countries/)
  assert.match(first?.replay ?? '', /--features \S*\/conformance --only ais-v4\/lists-of-ours\/countries/)
})

test('A row fails on a fault of its own, and a report is rebuilt from the journal alone', async () => {
  const served = await startServed({ host: '127.0.0.1', features: [example], fault: 'lists-currencies-backwards' })
  try {
    const profile = join(scratch, 'fault.yaml')
    const reading = `readings: [{ address: ${byCode}, strength: stated, reason: decided }]`
    writeFileSync(profile, `${served.profile}\nfeatures: [conformance]\n${reading}\n`)
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
  assert.match(
    explained.out,
    /Our handbook, "Lists"[^]*The list of currencies is read once[^]*lists-currencies-backwards/,
  )
  const proven = await assay(['prove', ...features, '--fault', 'lists-currencies-backwards', '--jobs', '1'])
  assert.match(lastLine(proven), /^1 of 1 fault found/, proven.out)
})

/** A copy of the example with one text of a file replaced. */
const changed = (name: string, file: string, from: string, to: string) =>
  copyWith(name, (folder) => {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  })
const feature = 'features/lists-of-ours.feature'

test('What cannot be taken is refused with every problem, before anything is sent', async () => {
  const scenario = '    Scenario: The list of currencies is read once'
  const broken = changed('broken-folder', feature, scenario, `    @own/lists-of-ours/nothing\n${scenario}`)
  mkdirSync(join(broken, 'requirements'))
  const taken = await assay(['run', '--features', broken, '--out', join(scratch, 'none')])
  assert.equal(taken.code, 3)
  assert.match(taken.err, /^FEATURES_INVALID: /)
  assert.match(taken.err, /broken-folder\/requirements\/ is not read. Write each rule in a feature/)
  assert.match(taken.err, /lists-of-ours\.feature:11: the tag @own\/lists-of-ours\/nothing names no rule/)
  const lone = changed(
    'lone',
    feature,
    '    Scenario: The list of countries',
    '  @own/lists-of-ours/more @open\n  Rule: More.\n    Source: None\n\n    Scenario: The list of countries',
  )
  const without = await assay(['run', '--features', lone, '--out', join(scratch, 'none')])
  assert.match(
    without.err,
    /lists-of-ours\.feature:\d+: the rule own\/lists-of-ours\/countries-show-a-prefix has no scenario/,
  )
  const absent = await assay(['requirements', '--features', join(scratch, 'no-such-folder')])
  assert.deepEqual([absent.code, absent.err.slice(0, 19)], [3, 'FEATURES_UNREADABLE'])
})

test('A folder whose features do not lie in features/ is refused with what is missing', async () => {
  const flat = join(scratch, 'flat')
  mkdirSync(flat)
  cpSync(join(example, feature), join(flat, 'lists-of-ours.feature'))
  const refused = await assay(['run', '--features', flat, '--only', 'own', '--out', join(scratch, 'none')])
  assert.deepEqual([refused.code, refused.out], [3, ''])
  assert.match(
    refused.err,
    /^FEATURES_MISSING: "\S*\/flat" holds no feature\. Put each into \S*\/flat\/features\/\*\.feature/,
  )
  assert.match(refused.err, /flat\/steps\/\*\.js\. The folder has lists-of-ours\.feature\.$/m)
})

test('An address of Assay, a rule without a level and a fault of nothing are refused', async () => {
  const level = await assay(['requirements', '--features', changed('level', feature, '@stated', '@firm')])
  assert.match(level.err, /^FEATURE_INVALID: level\/features\/lists-of-ours\.feature:6: a rule has one level/)
  const taken = changed('taken', feature, '@own/lists-of-ours/currencies-by-code', '@own/currencies/list')
  const address = await assay(['requirements', '--features', taken])
  assert.match(
    address.err,
    /taken\/features\/lists-of-ours\.feature:6 and .* share the address ais-v4\/currencies\/list/,
  )
  const unnamed = changed('unnamed', feature, 'Faults: lists-currencies-backwards', 'Faults: lists-currencies-sideways')
  const named = await assay(['requirements', '--features', unnamed])
  assert.match(named.err, /the fault lists-currencies-backwards breaks no rule: name it below one of the folder/)
  assert.match(named.err, /own\/lists-of-ours\/currencies-by-code: lists-currencies-sideways, which its Faults name/)
  assert.deepEqual([level.code, address.code, named.code], [3, 3, 3])
})

test('A step without a definition, and code that cannot be loaded, end a run with their place', async () => {
  const [undefinedStep, damaged] = ['undefined-step', 'damaged'].map((name) => copyWith(name, () => undefined))
  writeFileSync(join(damaged ?? '', 'steps/lists-of-ours.js'), 'import { Then } from "assay/steps"\nThen(\n')
  const file = join(undefinedStep ?? '', 'features/lists-of-ours.feature')
  writeFileSync(file, readFileSync(file, 'utf8').replace('the codes are in', 'the codes stand in'))
  const refused = async (folder = '') => {
    const child = start([
      'run',
      '--features',
      folder,
      '--interface',
      'ais-v4',
      '--only',
      'own',
      '--out',
      join(scratch, 'none'),
    ])
    const [code, err] = await Promise.all([endOf(child), textWith(child.stderr, /FEATURES_INVALID[^]*\n/)])
    return [code, err]
  }
  const [[code, err], [damagedCode, told]] = await Promise.all([refused(undefinedStep), refused(damaged)])
  assert.deepEqual([code, damagedCode], [3, 3])
  assert.match(
    String(err),
    /undefined-step\/features\/lists-of-ours\.feature:10: the step "the codes stand in .*" has no definition/,
  )
  assert.match(String(told), /^FEATURES_INVALID: damaged\/steps\/lists-of-ours\.js cannot be loaded: /)
})

test('Steps in TypeScript are taken, also from a folder whose name looks like a pattern', async () => {
  const folder = copyWith('typed [and] {odd,even} (*)', (folder) => {
    const text = readFileSync(join(folder, 'steps/lists-of-ours.js'), 'utf8')
    rmSync(join(folder, 'steps/lists-of-ours.js'))
    mkdirSync(join(folder, 'steps'), { recursive: true })
    writeFileSync(join(folder, 'steps/lists-of-ours.ts'), text.replace('(list, field)', '(list: any, field: string)'))
  })
  const out = join(scratch, 'typed-out')
  const child = start(['run', '--features', folder, '--interface', 'ais-v4', '--only', byCode, '--out', out])
  assert.equal(await endOf(child), 0)
  assert.deepEqual(verdicts(out), [['own/lists-of-ours/currencies-by-code', 'passed']])
})
