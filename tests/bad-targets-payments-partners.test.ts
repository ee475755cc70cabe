import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse, stringify } from 'yaml'
import { assay, lastLine, resultsIn, scratchFolder } from './test-support/assay.ts'
import { listening, nothingAccepted } from './test-support/nothing-accepted.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
const sandbox = await serveSandbox(folder)
const served = parse(readFileSync(sandbox.profile, 'utf8')) as Record<string, unknown>

/** A whole run of both interfaces and the contracts of their consumers, with all that the sandbox's profile offers. */
async function judged(name: string, base_url: string) {
  const profile = join(folder, `${name}.yaml`)
  const out = join(folder, name)
  const plain = {
    ...served,
    target: { name, base_url, interfaces: ['payments-v1', 'partners-v1'] },
    pacing: { requests_per_second: null, timeout_seconds: 2, fetch_timeout_seconds: 1 },
    budget: { requests: 3000, seconds: 30 },
  }
  writeFileSync(profile, stringify(plain))
  const ended = await assay(['run', '--profile', profile, '--fuzz', '5', '--out', out])
  return { ended, results: resultsIn(out) }
}

const silent: typeof nothingAccepted = [['nothing is ever answered', () => undefined, /TARGET_TIMEOUT/]]

for (const [what, answer, most] of [...nothingAccepted, ...silent])
  test(`where ${what} nothing fails in payments and partners, and nothing passes`, async () => {
    const { ended, results } = await judged(what.replaceAll(' ', '-'), await listening(answer))
    assert.equal(ended.code, 2, ended.out + ended.err)
    assert.match(lastLine(ended), /^No conclusion: /)
    assert.match(lastLine(ended), most)
    const decided = [...results.requirements, ...(results.contracts ?? [])].filter(({ verdict }) =>
      ['passed', 'failed', 'warned'].includes(verdict),
    )
    assert.deepEqual(decided, [])
  })
