import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { test } from 'node:test'
import { endOf, eventsIn, root, scratchFolder, textWith } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'
import { assertWithinSeconds } from './test-support/within-seconds.ts'

const folder = scratchFolder()

/** A Node on this machine that is too old for a clone, which hands over to the project's own one. */
const older = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((place) => join(place, 'node'))
  .find((node) => existsSync(node) && isOlder(node))

function isOlder(node: string): boolean {
  const [major = 0, minor = 0] = execFileSync(node, ['--version'], { encoding: 'utf8' }).slice(1).split('.').map(Number)
  return major < 22 || (major === 22 && minor < 20)
}

/** The processes that have this word in their command line, as Linux shows them. */
function processesWith(word: string): string[] {
  return readdirSync('/proc').filter((entry) => {
    if (!/^\d+$/.test(entry) || Number(entry) === process.pid) return false
    try {
      return readFileSync(`/proc/${entry}/cmdline`, 'utf8').split('\0').includes(word)
    } catch {
      return false
    }
  })
}

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(
    `a run that an older Node started leaves no process after ${signal}`,
    { skip: !older || !existsSync('/proc') },
    async () => {
      const { profile } = await serveSandbox(folder, {
        change: (plain) => {
          plain.pacing.requests_per_second = 5
        },
      })
      const out = join(folder, signal)
      const given = ['run', '--profile', profile, '--only', 'ais-v4/assets', '--only', 'ais-v4/headers', '--out', out]
      const child = spawn(older ?? '', [join(root, 'bin/assay.js'), ...given], { stdio: ['ignore', 'pipe', 'pipe'] })
      await textWith(child.stdout, /Checking/)
      const began = performance.now()
      const ended = endOf(child)
      child.kill(signal)
      assert.equal(await ended, signal === 'SIGTERM' ? 2 : 'SIGKILL')
      while (processesWith(out).length > 0 && performance.now() - began < 10_000)
        await new Promise((resolve) => setTimeout(resolve, 50))
      assert.deepEqual(processesWith(out), [])
      assertWithinSeconds((performance.now() - began) / 1000, 5)
      assert.equal(eventsIn(out).at(-1)?.type, 'run-finished')
    },
  )
}
