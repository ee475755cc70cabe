import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { testIo } from '../cli/test-support/test-io.ts'
import { assay, endOf, eventsIn, onlyOf, run, scratchFolder, start, verdictsIn } from './test-support/assay.ts'
import { misfits } from './test-support/own-schema.ts'
import { serveSandbox } from './test-support/served.ts'
import { undescribedFields } from './test-support/undescribed-fields.ts'

const folder = scratchFolder()
const at = (name: string) => join(folder, name)
const light = onlyOf('ais-v4/assets', 'ais-v4/currencies')

test('a run of the embedded sandbox writes its four files and ends with 0', async () => {
  const { folder: out, ...ran } = await run(at('embedded'), ...light)
  assert.equal(ran.code, 0, ran.out + ran.err)
  for (const file of ['index.html', 'results.json', 'junit.xml', 'journal.ndjson'])
    assert.ok(existsSync(join(out, file)), file)
  assert.match(ran.last, /^All \d+ evaluated requirements of \d+ hold/)
  assert.ok(ran.requirements.length >= 8 && ran.having('passed').length > 0)
  assert.deepEqual(misfits('results', JSON.parse(readFileSync(join(out, 'results.json'), 'utf8'))), [])
  assert.match(readFileSync(join(out, 'junit.xml'), 'utf8'), /<testsuites[^>]* failures="0"/)
  assert.deepEqual(undescribedFields(readFileSync(join(out, 'journal.ndjson'), 'utf8')), [])
  assert.deepEqual([ran.events[0]?.type, ran.events.at(-1)?.type], ['run-started', 'run-finished'])
})

test('a fault fails the run, and the last line says how much of it', async () => {
  const { profile } = await serveSandbox(folder, { fault: 'shows-data-as-object-at-get-assets' })
  const { code, last, having, events } = await run(at('fault'), '--profile', profile, ...light)
  assert.equal(code, 1)
  const failed = having('failed')
  assert.ok(failed.length > 0 && failed.every((id) => id.startsWith('ais/assets/')))
  assert.match(last, new RegExp(`^${failed.length} of \\d+ evaluated requirements failed`))
  const finished = events.at(-1)
  assert.ok(finished?.type === 'run-finished')
  assert.deepEqual([finished.sentence, finished.exitCode], [last, 1])
})

test('served and embedded, the sandbox gets the same verdicts', async () => {
  const topics = onlyOf(...['assets', 'currencies', 'client-status', 'customers'].map((topic) => `ais-v4/${topic}`))
  const { profile } = await serveSandbox(folder)
  const served = await run(at('served'), '--profile', profile, ...topics, '--seed', '5')
  const embedded = await run(at('own'), ...topics, '--seed', '5')
  assert.deepEqual([served.code, embedded.code], [0, 0])
  assert.deepEqual(verdictsIn(at('served')), verdictsIn(at('own')))
  assert.ok(served.having('passed').length > 20)
})

test('a reader that goes away does not disturb the run', async () => {
  const out = at('pipe')
  const child = start(['run', ...onlyOf('ais-v4/assets'), '--out', out])
  child.stdout.once('data', () => child.stdout.destroy())
  assert.equal(await endOf(child), 0)
  assert.equal(eventsIn(out).at(-1)?.type, 'run-finished')
  assert.ok(existsSync(join(out, 'index.html')))
})

test('a terminal gets a live line, a log gets plain lines', async () => {
  const terminal = testIo({}, 60)
  const asked = ['run', ...onlyOf('ais-v4/assets'), '--out', at('live')]
  await assay(asked, { out: terminal.out })
  const lines = terminal.outText().replaceAll('\r\u001B[2K', '\n').split('\n')
  assert.ok(lines.some((line) => /^0 of \d+ checks, 0 failed; ais-v4 ais\/assets\.feature/.test(line)))
  assert.ok(lines.filter((line) => line.startsWith('0 of')).every((line) => line.length < 60))
  const log = await assay(asked)
  assert.ok(!log.out.includes('\u001B') && !log.out.includes('\r'))
  const quiet = await assay([...asked, '--quiet'])
  assert.match(quiet.out, /^All \d+ evaluated requirements of \d+ hold[^\n]*\n$/)
  assert.equal((await assay([...asked, '--quiet', '--verbose'])).code, 3)
})

test('A run takes nothing from a CI whose event file is missing, nor wishes of Cucumber', async () => {
  const before = process.env
  process.env = {
    ...before,
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_REPOSITORY: 'a/b',
    GITHUB_RUN_ID: '1',
    GITHUB_EVENT_PATH: at('missing.json'),
    CI_JOB_URL: 'no address',
    CI_PROJECT_DIR: '',
    CUCUMBER_PUBLISH_ENABLED: 'true',
    CUCUMBER_PUBLISH_URL: 'no address',
    CUCUMBER_PARALLEL: '2',
  }
  const asked = ['run', ...onlyOf('ais-v4/currencies'), '--out', at('ci')]
  const { code, out, err } = await assay(asked, { env: process.env }).finally(() => (process.env = before))
  assert.deepEqual([code, err], [0, ''], out)
})
