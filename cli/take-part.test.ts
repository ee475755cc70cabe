import assert from 'node:assert/strict'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { takePart } from './take-part.ts'
import { makeSandboxMaterial } from './targets/sandbox-material.ts'
import { scratchFolder } from '../core/test-support/scratch-folder.ts'

const scratch = scratchFolder()

test('a part that hears only once its code is loaded that it is to end has a journal all the same', async () => {
  const [features, out] = [join(scratch, 'own'), join(scratch, 'out')]
  cpSync(new URL('../examples/own-features/conformance', import.meta.url), features, { recursive: true })
  const steps = join(features, 'steps/lists-of-ours.js')
  const loading = join(scratch, 'loading')
  const loadsLong = `import { writeFileSync } from 'node:fs'
writeFileSync(${JSON.stringify(loading)}, '')
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000)
`
  writeFileSync(steps, `${loadsLong}${readFileSync(steps, 'utf8')}`)
  const lists = { interface: [], only: ['ais-v4/lists-of-ours'], check: [], features: [features], format: [] }
  const options = { ...lists, out, seed: 1, failOn: 'failed' as const, shard: { number: 1, of: 1 } }
  const { ended, stop } = takePart(options, makeSandboxMaterial({ openFinance: false }), process.env, () => undefined)
  while (!existsSync(loading)) await new Promise((resolve) => setTimeout(resolve, 20))
  stop()
  assert.deepEqual(await ended, { code: 2 })
  assert.ok(existsSync(join(out, 'journal.ndjson')))
})
