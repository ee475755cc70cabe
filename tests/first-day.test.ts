import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { run, scratchFolder } from './test-support/assay.ts'
import { firstDayServers } from './test-support/first-day-servers.ts'
import { rightTarget } from './test-support/right-target.ts'

const folder = scratchFolder()
const target = await rightTarget(folder)
/** A smoke run of the right server sends 462; a mistake may cost a few more, to look for its cause. */
const mostRequests = 500

for (const [what, { does, says, breaks = [], exitCode, contracts, depth = 'smoke', profile }] of Object.entries(
  firstDayServers,
))
  test(`The last line says why a server fails that ${what}, and no rule fails that it keeps`, async () => {
    const name = what.replaceAll(/\W/g, '-')
    const file = await target.profile(name, does, (plain) => {
      plain.target.interfaces = ['payments-v1']
      delete plain.capabilities['browser']
      profile?.(plain)
    })
    const always = ['--seed', '7', '--depth', depth, '--workers', '1', '--fuzz', '5', '--format', 'json']
    always.push(contracts ? '--contracts' : '--no-contracts')
    const { code, last, events, having } = await run(join(folder, name), '--profile', file, ...always)
    assert.deepEqual(having('failed', 'warned').toSorted(), breaks.toSorted())
    assert.match(last, says)
    assert.equal(code, exitCode)
    const finished = events.at(-1)
    assert.ok(finished?.type === 'run-finished')
    assert.ok(finished.requests <= mostRequests, `${finished.requests} requests`)
  })
