import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, eventsIn, lastLine, resultsIn, scratchFolder } from '../../test-support/assay.ts'
import { serveSandbox } from '../../test-support/served.ts'

const folder = scratchFolder()
const { profile } = await serveSandbox(folder, {
  change: (plain) => {
    for (const client of plain.clients as Array<Record<string, unknown>>)
      Object.assign(client, {
        app_id: `of nobody ${String(client.purpose)}`,
        secret: 'of nobody',
        v3: { client_id: `of nobody ${String(client.purpose)}`, service_secret: 'x' },
      })
  },
})

test('Wrong keys for every interface are found within seconds and a handful of requests each', async () => {
  const out = join(folder, 'all')
  const ended = await assay(['run', '--profile', profile, '--out', out])
  assert.equal(ended.code, 2, ended.out + ended.err)
  assert.match(lastLine(ended), /^No conclusion: The target refuses the keys of the main client \(ApiKeyNotFound\)/)
  assert.match(lastLine(ended), /run `assay doctor`.*--keep-going/)
  const finished = eventsIn(out).at(-1)
  assert.ok(finished?.type === 'run-finished' && finished.requests < 80, JSON.stringify(finished))
  const verdicts = new Set(resultsIn(out).requirements.map(({ verdict }) => verdict))
  assert.deepEqual([...verdicts].toSorted(), ['inconclusive', 'untested'])
})

test('--keep-going checks all the same, and the last line names the keys', async () => {
  const out = join(folder, 'on')
  const only = ['ais-v4/rates', 'ais-v5/rates', 'ais-v4/countries'].flatMap((address) => ['--only', address])
  const ended = await assay(['run', '--profile', profile, ...only, '--keep-going', '--out', out])
  assert.equal(ended.code, 2)
  assert.ok(eventsIn(out).some(({ type }) => type === 'check-decided'))
  assert.ok(eventsIn(out).at(-1)?.type === 'run-finished')
  assert.match(lastLine(ended), /refuses the keys of the main client/)
})
