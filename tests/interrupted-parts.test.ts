import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root, scratchFolder } from './test-support/assay.ts'
import { filesLeft, processesWith } from './test-support/processes.ts'

const folder = scratchFolder()
const lookMs = 20

const parts = 2

/** A run in parts, each with a decision. The temporary files are in a folder of their own. */
async function underWay() {
  const temporary = join(folder, 'temporary')
  mkdirSync(temporary)
  const out = join(folder, 'out')
  const given = ['run', '--jobs', '2', '--interface', 'payments-v1', '--no-contracts', '--out', out]
  const env = { ...process.env, TMPDIR: temporary }
  const child = spawn(process.execPath, [join(root, 'bin/assay.js'), ...given], { stdio: 'ignore', env })
  const isUnderWay = () => {
    const written = journalsIn(temporary).map((file) => readFileSync(file, 'utf8'))
    const have = (type: string) => written.filter((text) => text.includes(`"type":"${type}"`)).length
    return have('check-decided') === parts
  }
  while (!isUnderWay()) {
    assert.equal(child.exitCode, null, 'the run has ended before it was under way')
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
  return { child, temporary }
}

/** The parts' journals in the run's temporary folder, apart from browsers' folders. */
function journalsIn(temporary: string): string[] {
  const [ofParts] = readdirSync(temporary).filter((name) => name.startsWith('assay-parts-'))
  if (ofParts === undefined) return []
  return readdirSync(join(temporary, ofParts))
    .map((part) => join(temporary, ofParts, part, 'journal.ndjson'))
    .filter((file) => existsSync(file))
}

const options = { skip: !existsSync('/proc') }

test(
  'the parts of a run that was killed end by themselves, and leave no file, nor do those before them',
  options,
  async () => {
    const { child, temporary } = await underWay()
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    assert.deepEqual(await ended, [null, 'SIGKILL'])
    while (processesWith(`TMPDIR=${temporary}`, 'environ').length > 0)
      await new Promise((resolve) => setTimeout(resolve, lookMs))
    assert.deepEqual(filesLeft(temporary), [])
  },
)
