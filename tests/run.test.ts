import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { testIo } from '../cli/test-support/test-io.ts'
import { assay, eventsIn, lastLine, resultsIn, scratchFolder, start, endOf, verdictsIn } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'
import { undescribedFields } from './test-support/undescribed-fields.ts'
import { misfits } from './test-support/own-schema.ts'

const folder = scratchFolder()
const light = ['--only', 'ais-v4/assets', '--only', 'ais-v4/currencies']

test('a run of the embedded sandbox writes its four files and ends with 0', async () => {
  const out = join(folder, 'embedded')
  const ended = await assay(['run', ...light, '--out', out])
  assert.equal(ended.code, 0, ended.out + ended.err)
  for (const file of ['index.html', 'results.json', 'junit.xml', 'journal.ndjson'])
    assert.ok(existsSync(join(out, file)), file)
  assert.match(lastLine(ended), /^All \d+ evaluated requirements of \d+ hold/)
  const results = resultsIn(out)
  assert.ok(results.requirements.length >= 8)
  assert.ok(results.requirements.some(({ verdict }) => verdict === 'passed'))
  assert.deepEqual(misfits('results', results), [])
  assert.match(readFileSync(join(out, 'junit.xml'), 'utf8'), /<testsuites[^>]* failures="0"/)
  assert.deepEqual(undescribedFields(readFileSync(join(out, 'journal.ndjson'), 'utf8')), [])
  const events = eventsIn(out)
  assert.equal(events[0]?.type, 'run-started')
  assert.equal(events.at(-1)?.type, 'run-finished')
})

test('a fault fails the run, and the last line says how much of it', async () => {
  const { profile } = await serveSandbox(folder, { fault: 'shows-data-as-object-at-get-assets' })
  const out = join(folder, 'fault')
  const ended = await assay(['run', '--profile', profile, ...light, '--out', out])
  assert.equal(ended.code, 1)
  const failed = resultsIn(out).requirements.filter(({ verdict }) => verdict === 'failed')
  assert.ok(failed.length > 0)
  assert.match(lastLine(ended), new RegExp(`^${failed.length} of \\d+ evaluated requirements failed`))
  assert.ok(failed.every(({ id }) => id.startsWith('ais/assets/')))
  const finished = eventsIn(out).at(-1)
  assert.equal(finished?.type === 'run-finished' && finished.sentence, lastLine(ended))
  assert.equal(finished?.type === 'run-finished' && finished.exitCode, 1)
})

test('served and embedded, the sandbox gets the same verdicts', async () => {
  const topics = ['assets', 'currencies', 'client-status', 'customers'].flatMap((topic) => [
    '--only',
    `ais-v4/${topic}`,
  ])
  const { profile } = await serveSandbox(folder)
  const [served, embedded] = [join(folder, 'served'), join(folder, 'own')]
  assert.equal((await assay(['run', '--profile', profile, ...topics, '--seed', '5', '--out', served])).code, 0)
  assert.equal((await assay(['run', ...topics, '--seed', '5', '--out', embedded])).code, 0)
  assert.deepEqual(verdictsIn(served), verdictsIn(embedded))
  assert.ok(Object.values(verdictsIn(served)).filter((verdict) => verdict === 'passed').length > 20)
})

test('a reader that goes away does not disturb the run', async () => {
  const out = join(folder, 'pipe')
  const child = start(['run', '--only', 'ais-v4/assets', '--out', out])
  child.stdout.once('data', () => child.stdout.destroy())
  assert.equal(await endOf(child), 0)
  assert.equal(eventsIn(out).at(-1)?.type, 'run-finished')
  assert.ok(existsSync(join(out, 'index.html')))
})

test('a terminal gets a live line, a log gets plain lines', async () => {
  const terminal = testIo({}, 60)
  const out = join(folder, 'live')
  await assay(['run', '--only', 'ais-v4/assets', '--out', out], { out: terminal.out })
  const lines = terminal.outText().replaceAll('\r\u001B[2K', '\n').split('\n')
  assert.ok(lines.some((line) => /^0 of \d+ checks, 0 failed; ais-v4 ais\/assets\.feature/.test(line)))
  assert.ok(lines.filter((line) => line.startsWith('0 of')).every((line) => line.length < 60))
  const log = await assay(['run', '--only', 'ais-v4/assets', '--out', out])
  assert.ok(!log.out.includes('\u001B') && !log.out.includes('\r'))
  assert.doesNotMatch(log.out, /requests of/, 'the embedded sandbox needs no forecast')
  const quiet = await assay(['run', '--only', 'ais-v4/assets', '--quiet', '--out', out])
  assert.match(quiet.out, /^All \d+ evaluated requirements of \d+ hold[^\n]*\n$/)
  assert.equal((await assay(['run', '--quiet', '--verbose', '--out', out])).code, 3)
})
