import assert from 'node:assert/strict'
import { appendFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { endOf, eventsIn, onlyOf, resultsIn, root, scratchFolder, start, textWith } from './test-support/assay.ts'
import { filesLeft, processesWith } from './test-support/processes.ts'
import { serveSandbox } from './test-support/served.ts'

const scratch = scratchFolder()
const onLinux = { skip: !existsSync('/proc') }
const { profile } = await serveSandbox(scratch)
/** A deeper folder than the project, where relative paths into the project do not work. */
const elsewhere = join(scratch, 'a/b/c/d/e/f/g/h')
mkdirSync(elsewhere, { recursive: true })

/** The example with this step in place of the one for a list's order, and maybe another in place of the one for its fields. */
function featuresWith(name: string, step: string, last?: string): string {
  const folder = join(scratch, name)
  cpSync(join(root, 'examples/own-features/conformance'), folder, { recursive: true })
  appendFileSync(
    join(folder, 'steps/lists-of-ours.js'),
    `Then('it goes wrong', ${step})\nThen('it is last', ${last ?? '() => undefined'})\n`,
  )
  const feature = join(folder, 'features/lists-of-ours.feature')
  const text = readFileSync(feature, 'utf8').replace('Then the codes are in alphabetical order', 'Then it goes wrong')
  writeFileSync(feature, last === undefined ? text : text.replace(/Then each row shows .*/, 'Then it is last'))
  return folder
}

/** A profile with this time limit for steps. */
function limitedTo(seconds: number): string {
  const limited = join(scratch, `${seconds}-seconds.yaml`)
  writeFileSync(limited, `${readFileSync(profile, 'utf8')}\nbudget: { step_seconds: ${seconds} }\n`)
  return limited
}

/** Runs the example's rows with this time limit and such steps, one after the other where both are given. */
function begin(name: string, step: string, seconds: number, last?: string) {
  const out = join(scratch, `${name}-report`)
  const features = featuresWith(name, step, last)
  const asked = ['--profile', limitedTo(seconds), '--features', features, ...onlyOf('ais-v4/lists-of-ours')]
  const child = start(
    ['run', ...asked, ...(last === undefined ? [] : ['--workers', '1']), '--out', out],
    process.env,
    elsewhere,
  )
  const muttered = textWith(child.stderr, /\n/).catch(String)
  child.stdout.resume()
  return { child, out, muttered, ended: endOf(child) }
}

/** The reasons for both of the example's rows. */
function reasonsIn(out: string): string[] {
  assert.ok(existsSync(join(out, 'index.html')))
  const { requirements } = resultsIn(out)
  assert.equal(requirements.length, 2)
  return requirements.filter(({ verdict }) => verdict === 'inconclusive').map(({ reason }) => reason)
}

/** An endless loop. It waits in each round, so that other tests get the processor. */
const loop = 'for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)'
const endless = `function () { ${loop} }`
const underWay = (step: string) =>
  new RegExp(`^The run ended while the step "${step}" \\(\\S+/steps/lists-of-ours\\.js:\\d+\\) was under way\\.$`)
/** Longer than a step that ends takes. */
const shortest = 5
/** Longer than a test, so that something else ends the step. */
const forever = 100_000

test('Once its time is over a step that waits is inconclusive and the run goes on, and one that loops ends it and is named', async () => {
  const waits = 'function () { return new Promise(() => {}) }'
  const { out, muttered, ended } = begin('endless', waits, shortest, endless)
  assert.equal(await ended, 2)
  assert.match(await muttered, /STEP_ENDLESS: .* for 5 s.*budget\.step_seconds/)
  const [waited = '', looped = ''] = reasonsIn(out)
  assert.match(waited, /^The step "it goes wrong" \(\S+:\d+\) took longer than 5 seconds\./)
  assert.match(looped, underWay('it is last'))
})

test('What is thrown beside a step that waits leaves the checks that go on inconclusive, and the run goes on', async () => {
  const beside = "setImmediate(() => { throw new Error('thrown beside') })"
  const step = `async function () { await new Promise((go) => { ${beside}; setTimeout(go, 50) }) }`
  const { out, ended } = begin('beside', step, forever)
  assert.equal(await ended, 2)
  assert.deepEqual([...new Set(reasonsIn(out))], ['Fault of the harness, not of the target: thrown beside'])
  assert.equal(eventsIn(out).at(-1)?.type, 'run-finished')
})

test('Ctrl-C ends a run in parts of which one has a step that loops, with reports of all', async () => {
  const features = featuresWith('parts', endless)
  const only = onlyOf('ais-v4/lists-of-ours', 'ais-v4/rates', 'ais-v4/assets')
  const { child, ended, temporary, out } = inParts('parts', ['--features', features, ...only])
  const parts = () => globSync('assay-parts-*/part-*', { cwd: temporary })
  await until(() => parts().some((part) => isInStep(join(temporary, part))))
  child.kill('SIGINT')
  assert.equal(await ended, 2)
  assert.deepEqual([processesWith(`TMPDIR=${temporary}`, 'environ'), filesLeft(temporary)], [[], []])
  assert.ok(existsSync(join(out, 'index.html')))
  assert.ok(resultsIn(out).requirements.some(({ reason }) => underWay('it goes wrong').test(reason)))
})

test('A step that loops does not outlive the process that began its run', onLinux, async () => {
  const { child, out, ended } = begin('orphan', endless, forever)
  await until(() => isInStep(out) || child.exitCode !== null)
  child.kill('SIGKILL')
  assert.equal(await ended, 'SIGKILL')
  await until(() => processesWith(out).length === 0)
})

test(
  'The parts of a run that was killed end by themselves, and leave no file, nor do those before them',
  onLinux,
  async () => {
    const { child, ended, temporary } = inParts('killed', ['--interface', 'payments-v1', '--no-contracts'])
    const decided = () =>
      globSync('assay-parts-*/part-*/journal.ndjson', { cwd: temporary }).filter((file) =>
        readFileSync(join(temporary, file), 'utf8').includes('"type":"check-decided"'),
      )
    await until(() => decided().length > 1 || child.exitCode !== null)
    child.kill('SIGKILL')
    assert.equal(await ended, 'SIGKILL')
    await until(() => processesWith(`TMPDIR=${temporary}`, 'environ').length === 0)
    assert.deepEqual(filesLeft(temporary), [])
  },
)

/** A run in parts, with its temporary files in a folder of their own. */
function inParts(name: string, asked: string[]) {
  const [temporary, out] = [join(scratch, `of-${name}`), join(scratch, `${name}-report`)]
  mkdirSync(temporary)
  const child = start(['run', '--jobs', '2', ...asked, '--out', out], { ...process.env, TMPDIR: temporary })
  child.stdout.resume()
  child.stderr.resume()
  return { child, ended: endOf(child), temporary, out }
}

function isInStep(out: string): boolean {
  const file = join(out, 'journal.ndjson')
  return existsSync(file) && /"type":"step-started"[^\n]*goes wrong/.test(readFileSync(file, 'utf8'))
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20))
}
