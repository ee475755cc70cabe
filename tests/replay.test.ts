import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { CheckDecided } from '../harness/run/journal-events.ts'
import { assay, endOf, eventsIn, scratchFolder, start } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()

/** A mutant of each kind of property, with the requirement that it breaks. */
const broken: Array<[mutant: string, address: string]> = [
  ['refreshes-early-after-a-reconnect', 'ais-v4/login-refresh/refused-before-possible'],
  ['shows-the-last-attempt-that-did-not-fail', 'ais-v4/logins/last-attempt-is-newest'],
  ['opens-newer-logins-with-an-older-secret', 'ais-v4/secrets/login-secret-of-another-login'],
  ['counts-a-return-address-without-its-query', 'ais-v4/limits/return-to-of-513-refused'],
  ['verifies-over-put-for-post', 'ais-v4/signing/covers-method'],
  ['forgets-the-year-of-from-date', 'ais-v4/dates/from-date-too-early'],
]

function failureIn(out: string): CheckDecided | undefined {
  const decided = eventsIn(out).filter((event) => event.type === 'check-decided')
  return decided.find(({ counterexample }) => counterexample)
}

for (const [mutant, address] of broken) {
  test(`what ${mutant} breaks is repeated alone, from a fresh process, by the command in the report`, async () => {
    const { profile } = await serveSandbox(folder, { mutant, stageMs: 2 })
    const out = join(folder, mutant)
    const found = await assay(['run', '--profile', profile, '--only', address, '--seed', '2', '--out', out])
    assert.equal(found.code, 1, found.out + found.err)
    const first = failureIn(out)
    const [command = ''] = /npx assay run [^\n<]*--path [\d:]+/.exec(readFileSync(join(out, 'junit.xml'), 'utf8')) ?? []
    assert.match(command, new RegExp(`--only ${address} --seed 2 --path`))

    const again = join(folder, `${mutant}-again`)
    const child = start([...command.replace('npx assay ', '').split(' '), '--out', again])
    child.stdout.resume()
    child.stderr.resume()
    assert.equal(await endOf(child), 1)
    const repeated = failureIn(again)
    assert.equal(repeated?.coverage?.ran, 1)
    assert.equal(repeated?.check, first?.check)
    assert.equal(repeated?.reason, first?.reason)
    const withoutIds = (text = '') => text.replaceAll(/\d{4,}/g, 'N')
    assert.equal(withoutIds(repeated?.counterexample?.shrunk), withoutIds(first?.counterexample?.shrunk))
    assert.ok((repeated?.durationMs ?? Infinity) < 5000, `${repeated?.durationMs} ms`)
  })
}
