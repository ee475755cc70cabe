import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { CheckDecided } from '../core/journal-events.ts'
import { assay, eventsIn, refuses, scratchFolder } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'
import { readReport } from '../reports/test-support/unpacked-report.ts'

const folder = scratchFolder()

/** A fault of a call sequence and two of values, with the broken requirement and verdict. */
const broken: Array<[fault: string, address: string, verdict?: 'failed' | 'warned']> = [
  ['refreshes-early-after-a-reconnect', 'ais-v4/login-refresh/refused-before-possible'],
  ['verifies-over-a-tidied-query', 'ais-v4/signing/exact-spelling', 'warned'],
]

function decidedIn(out: string): CheckDecided[] {
  return eventsIn(out).filter((event) => event.type === 'check-decided')
}

function failuresIn(out: string): CheckDecided[] {
  return decidedIn(out).filter(({ counterexample }) => counterexample)
}

/** The report's commands that repeat a property's case, each once. */
function commandsIn(out: string): string[] {
  const found = readFileSync(join(out, 'junit.xml'), 'utf8').matchAll(/npx assay run [^\n<]*--path [\d:]+/g)
  return [...new Set([...found].map(([command]) => command))]
}

/** The decisions of a report's command, which must end with this code. Observers run too. */
async function repeatedBy(command: string, out: string, code: 0 | 1): Promise<CheckDecided[]> {
  const ended = await assay([...command.replace('npx assay ', '').split(' '), '--out', out])
  assert.equal(ended.code, code, ended.out + ended.err)
  return decidedIn(out).filter(({ check }) => !check.startsWith('observer: '))
}

const withoutIds = (text = '') => text.replaceAll(/\d{3,}/g, 'N')

for (const [fault, address, verdict = 'failed'] of broken) {
  const code = verdict === 'failed' ? 1 : 0
  test(`what ${fault} breaks is repeated alone by the command in the report`, async () => {
    const { profile } = await serveSandbox(folder, { fault, stageMs: 2 })
    const out = join(folder, fault)
    const found = await assay(['run', '--profile', profile, '--only', address, '--seed', '2', '--out', out])
    const failures = failuresIn(out)
    assert.equal(found.code, code, found.out + found.err)
    assert.ok(failures.every((failure) => failure.verdict === verdict))
    const commands = commandsIn(out)
    assert.deepEqual([failures.length, commands.length], [1, 1])
    for (const [place, command] of commands.entries()) {
      assert.ok(found.out.includes(`repeat: ${command}\n`), found.out)
      assert.match(command, new RegExp(`--only ${address} --check [A-Za-z0-9-]+ --seed 2 --path`))
      assert.ok(readFileSync(join(out, 'results.json'), 'utf8').includes(`"replay": "${command}"`))
      assert.ok(readReport(join(out, 'index.html')).includes(`>${command}<`))

      const first = failures[place]
      const [repeated, ...others] = await repeatedBy(command, join(out, `${place}`), code)
      assert.deepEqual(others, [])
      assert.equal(repeated?.coverage?.ran, 1)
      assert.equal(repeated?.check, first?.check)
      assert.deepEqual([repeated?.code, withoutIds(repeated?.reason)], [first?.code, withoutIds(first?.reason)])
      assert.equal(withoutIds(repeated?.counterexample?.shrunk), withoutIds(first?.counterexample?.shrunk))
    }
  })
}

test('a title that no selected check has ends with 3, and the nearest is named', async () => {
  const address = 'ais-v4/signing/exact-spelling'
  const given = ['--only', address, '--check', 'With-any-unusul-query-the-signature-over-the-address-is-accepted']
  await refuses(
    ['run', ...given, '--out', join(folder, 'unknown')],
    /^CHECK_UNKNOWN: .*Nearest: With-any-unusual-query-the-signature-over-the-address-is-accepted/,
  )
})
