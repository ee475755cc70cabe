import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { resultsIn, root, scratchFolder } from './test-support/assay.ts'

const folder = scratchFolder()
const lookMs = 20

/** Two parts compute, and two mostly wait. */
const parts = 4

/** A run in parts, each of which has decided something, and perhaps some have ended. Its temporary files, and those of its parts, are in a folder of their own. */
async function underWay(name: string, ended = 0) {
  const temporary = join(folder, `${name}-temporary`)
  mkdirSync(temporary)
  const out = join(folder, name)
  const given = ['run', '--jobs', '2', '--interface', 'ais-v5', '--no-contracts', '--out', out]
  const env = { ...process.env, TMPDIR: temporary }
  const child = spawn(process.execPath, [join(root, 'bin/assay.js'), ...given], { stdio: 'ignore', env })
  const isUnderWay = () => {
    const written = journalsIn(temporary).map((file) => readFileSync(file, 'utf8'))
    const have = (type: string) => written.filter((text) => text.includes(`"type":"${type}"`)).length
    return have('check-decided') === parts && have('run-finished') >= ended
  }
  while (!isUnderWay()) await new Promise((resolve) => setTimeout(resolve, lookMs))
  return { child, out, temporary }
}

/** The journals of the parts, in the folder that the run has for them: browsers too come and go with folders of their own. */
function journalsIn(temporary: string): string[] {
  const [ofParts] = readdirSync(temporary).filter((name) => name.startsWith('assay-parts-'))
  if (ofParts === undefined) return []
  return readdirSync(join(temporary, ofParts))
    .map((part) => join(temporary, ofParts, part, 'journal.ndjson'))
    .filter((file) => existsSync(file))
}

/** The processes with this folder for their temporary files, as Linux shows them. */
function processesWith(temporary: string): string[] {
  return readdirSync('/proc').filter((entry) => {
    try {
      return /^\d+$/.test(entry) && readFileSync(`/proc/${entry}/environ`, 'utf8').includes(`TMPDIR=${temporary}\0`)
    } catch {
      return false
    }
  })
}

/** What is left there, without the folder that Playwright keeps for each user. */
function filesIn(temporary: string): string[] {
  return readdirSync(temporary).filter((name) => !name.startsWith('pw-'))
}

const options = { skip: !existsSync('/proc') }

test('a run in parts that is interrupted writes the reports, and leaves no process and no file', options, async () => {
  const { child, out, temporary } = await underWay('interrupted')
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  assert.deepEqual(await ended, [2, null])
  assert.deepEqual(processesWith(temporary), [])
  assert.deepEqual(filesIn(temporary), [])
  const { requirements } = resultsIn(out)
  assert.ok(requirements.some(({ verdict }) => verdict === 'passed'))
  assert.ok(requirements.some(({ reason }) => reason === 'The run ended before this was checked.'))
})

test(
  'the parts of a run that was killed end by themselves, and leave no file, nor do those before them',
  options,
  async () => {
    const { child, temporary } = await underWay('killed', 1)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    assert.deepEqual(await ended, [null, 'SIGKILL'])
    while (processesWith(temporary).length > 0) await new Promise((resolve) => setTimeout(resolve, lookMs))
    assert.deepEqual(filesIn(temporary), [])
  },
)
