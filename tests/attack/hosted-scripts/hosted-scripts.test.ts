import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { spawn } from 'node:child_process'
import { assay, endOf, resultsIn, root, scratchFolder, start } from '../../test-support/assay.ts'
import { serveSandbox } from '../../test-support/served.ts'

const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as Array<{
  what: string
  /** What the function `complete` does. */
  body: string
  says: string
  /** Set where it matters that the command is a process of its own; else it runs within this one, which takes half the time. */
  apart?: true
}>
const folder = scratchFolder()
process.env.ASSAY_PLANTED = 'a key of the person'

async function profileWith(name: string, text: string): Promise<string> {
  const script = join(folder, `${name}.mjs`)
  writeFileSync(script, text)
  const { profile } = await serveSandbox(folder, {
    change: (plain) => {
      Object.assign(plain.capabilities, { hosted_flow: script })
      plain.pacing.timeout_seconds = 2
      plain.pacing.fetch_timeout_seconds = 1
    },
  })
  return profile
}

const topic = ['--only', 'ais-v4/hosted-pages/ends-with-connection']

/** A run of a process of its own, which ends with the test. */
async function apart(
  args: string[],
  after: (end: () => void) => void,
): Promise<{ code: number | string; out: string }> {
  const child = start(args)
  after(() => child.kill('SIGKILL'))
  const [printed, code] = await Promise.all([child.stdout.toArray(), endOf(child)])
  return { code, out: printed.join('') }
}

for (const { what, body, says, apart: isApart } of cases) {
  test(`A script that ${what} leaves its rows inconclusive and ends with 2`, async (t) => {
    const name = what.replaceAll(' ', '-')
    const profile = await profileWith(name, `export async function complete({ page }) { ${body} }`)
    const folderOut = join(folder, name)
    const args = ['run', '--profile', profile, ...topic, '--out', folderOut]
    const { code, out } = await (isApart ? apart(args, (end) => t.after(end)) : assay(args))
    assert.equal(code, 2, out)
    const [row] = resultsIn(folderOut).requirements
    assert.equal(row?.verdict, 'inconclusive')
    assert.ok(row?.reason.includes(says), row?.reason)
  })
}

test('A script that ends the process while it is loaded is a mistake of the profile for a run that needs it, before its first request', async () => {
  const profile = await profileWith('loaded', 'process.exit(0)\nexport const complete = () => {}')
  const out = join(folder, 'loaded')
  const { code, err } = await assay(['run', '--profile', profile, '--out', out])
  assert.equal(code, 3)
  assert.match(
    err,
    /FLOW_SCRIPT_UNFIT: .*loaded\.mjs: it ends its process while it is loaded, with code 0\. Give an ES/,
  )
  assert.equal(readFileSync(join(out, 'journal.ndjson'), 'utf8'), '')
  assert.equal((await assay(['run', '--profile', profile, '--only', 'ais-v4/countries', '--out', out])).code, 0)
})

test('A process that something else ends with 0 before the command did ends with 2', async () => {
  // Once the command has begun, however long that takes: it listens for the end of its process.
  const early = `data:text/javascript,setInterval(() => process.listenerCount('exit') > 0 && process.exit(0), 100).unref()`
  const child = spawn(
    process.execPath,
    ['--import', early, join(root, 'bin/assay.js'), 'run', '--out', join(folder, 'early')],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const [errors, code] = await Promise.all([child.stderr.toArray(), endOf(child)])
  assert.equal(code, 2)
  assert.match(errors.join(''), /^ENDED_EARLY: No conclusion/)
})
