import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, eventsIn, lastLine, resultsIn, scratchFolder } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
const address = 'ais-v4/errors/total-contract'
const asked = 40
// Some twenty cases at most in the one second that a property may take, however fast the machine is; three are enough, however slow.
const { profile } = await serveSandbox(folder, {
  stageMs: 2,
  change: (plain) => {
    plain['properties'] = { cases: asked, seconds: 1 }
    plain['pacing'] = { ...(plain['pacing'] as object), requests_per_second: 20 }
  },
})

/** What a run with this many cases reports, and how far it came. */
async function starved(cases: number) {
  const out = join(folder, `${cases}`)
  const chosen = ['--only', address, '--fuzz', `${cases}`, '--workers', '1']
  const ended = await assay(['run', '--profile', profile, ...chosen, '--out', out])
  const [decided] = eventsIn(out).filter((event) => event.type === 'check-decided')
  const read = (file: string) => readFileSync(join(out, file), 'utf8')
  return { ended, coverage: decided?.coverage, results: resultsIn(out), read }
}

test('a property whose time ran out early says after how many cases, in every report', async () => {
  const { ended, coverage, results, read } = await starved(asked)
  assert.equal(ended.code, 0, ended.out + ended.err)
  const ran = coverage?.ran ?? 0
  assert.ok(ran >= asked / 10 && ran < asked, `${ran} cases`)
  assert.match(lastLine(ended), /\(1 property interrupted\)\.$/)
  assert.match(ended.out, new RegExp(`: after ${ran} of ${asked} cases`))
  const { code, facts } = results.requirements[0] ?? {}
  assert.deepEqual([code, facts?.ran, facts?.asked, facts?.interrupted], ['cases-hold', ran, asked, true])
  const [check] = (results.requirements[0]?.checks ?? []) as Array<{ coverage: typeof coverage }>
  assert.deepEqual(check?.coverage, coverage)
  assert.equal(check?.coverage?.interrupted, true)
  const outcomes = Object.values(coverage?.outcomes ?? {}).reduce((sum, count) => sum + count, 0)
  assert.equal(outcomes, ran)
  assert.match(read('index.html'), new RegExp(`[Ii]nterrupted after ${ran} of ${asked} cases by its time limit`))
  assert.match(read('junit.xml'), new RegExp(`Generated: interrupted after ${ran} of ${asked} cases`))
})

test('one that had time for hardly any case is inconclusive', async () => {
  const { ended, coverage, results } = await starved(5000)
  assert.equal(ended.code, 2, ended.out + ended.err)
  assert.equal(results.requirements[0]?.verdict, 'inconclusive')
  const { code, facts } = results.requirements[0] ?? {}
  assert.deepEqual([code, facts?.asked, facts?.interrupted], ['too-few-cases-decided', 5000, true])
  assert.equal(coverage?.interrupted, true)
})
