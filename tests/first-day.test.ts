import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, lastLine, resultsIn, scratchFolder } from './test-support/assay.ts'
import { firstDayServers } from './test-support/first-day-servers.ts'
import { rightTarget } from './test-support/right-target.ts'

const folder = scratchFolder()
const target = await rightTarget(folder)
/** Processor seconds: a run takes four of ten; the rest is for the sandbox and a busy machine. */
const mostSeconds = 20

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
    const out = join(folder, name)
    const before = process.cpuUsage()
    const always = ['--seed', '7', '--depth', depth, '--workers', '1', '--fuzz', '5', '--format', 'json']
    always.push(contracts ? '--contracts' : '--no-contracts')
    const ended = await assay(['run', '--profile', file, ...always, '--out', out])
    const { user, system } = process.cpuUsage(before)
    const broken = resultsIn(out).requirements.filter(({ verdict }) => verdict === 'failed' || verdict === 'warned')
    assert.deepEqual(broken.map(({ id }) => id).toSorted(), breaks.toSorted())
    assert.match(lastLine(ended), says)
    assert.equal(ended.code, exitCode)
    assert.ok((user + system) / 1e6 < mostSeconds, `${(user + system) / 1e6} s of a processor`)
  })
