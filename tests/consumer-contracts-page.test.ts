import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { changeRows } from '../sandbox/faults/kit/change.ts'
import { Refusal } from '../sandbox/basics/refusals.ts'
import type { Rules } from '../sandbox/world/rules.ts'
import { assay, root, scratchFolder } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'
import { snippetsOf } from './test-support/page.ts'

const snippets = snippetsOf(root, 'docs/consumer-contracts.md')
const folder = scratchFolder()

before(() => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  cpSync(join(root, 'examples/consumer-contracts'), folder, { recursive: true })
  const pactTests = globSync('*.pact.test.mjs', { cwd: folder })
  assert.equal(pactTests.length, 2)
  // The tests of the page are a run of their own.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  execFileSync(process.execPath, ['--test', '--test-concurrency=1', ...pactTests], { cwd: folder, env })
})

/** Verifies the page's pacts on a sandbox with changed rules. Returns the output. */
async function verified(patch: (rules: Rules) => void) {
  const { profile } = await serveSandbox(folder, { stageMs: 0, patches: [patch] })
  return assay(['verify', '--pact', join(folder, 'pacts'), '--profile', profile, '--out', join(folder, 'out')])
}

test('The pacts of the page hold on the sandbox', async () => {
  const { code, out } = await verified(() => undefined)
  assert.match(out, /All 2 verified interactions of 1 consumer hold\./)
  assert.equal(code, 0)
})

test('The page shows what is printed when they do not hold', async () => {
  const { code, out } = await verified((rules) => {
    changeRows({}, (rows) =>
      rows.map((row, at) => (at === 10 && 'balance' in row ? { ...row, balance: String(row['balance']) } : row)),
    )(rules)
    rules.interactive.asked = () => {
      throw new Refusal('LoginAlreadyProcessing', 'the login is being processed')
    }
  })
  const shown = snippets.find(({ kind, text }) => kind === 'text' && text.startsWith('✗ failed'))?.text ?? 'nothing'
  const anyLogin = (text: string) => text.replaceAll(/login_id=\d+/g, 'login_id=...')
  assert.ok(anyLogin(out).includes(anyLogin(shown)), out)
  assert.equal(code, 1)
})
