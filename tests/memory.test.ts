import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { endOf, eventsIn, scratchFolder, start, textWith } from './test-support/assay.ts'

const folder = scratchFolder()
const profile = join(folder, 'sandbox.yaml')

/** A sandbox in a process of its own, so that what it stores is not counted as the harness's. */
async function serveApart(): Promise<void> {
  const child = start(['serve', '--stage-ms', '2', '--write-profile', profile])
  after(() => child.kill())
  await textWith(child.stderr, /ready/)
}

/** The most memory that a fresh process took to try a property with that many cases. */
async function peakBytes(address: string, cases: number): Promise<number> {
  const out = join(folder, `${cases}`)
  const child = start([
    'run',
    '--profile',
    profile,
    '--only',
    address,
    '--fuzz',
    `${cases}`,
    '--seed',
    '5',
    '--out',
    out,
  ])
  child.stdout.resume()
  child.stderr.resume()
  assert.equal(await endOf(child), 0)
  const events = eventsIn(out)
  const [decided] = events.filter((event) => event.type === 'check-decided')
  assert.equal(decided?.coverage?.ran, cases)
  const [finished] = events.filter((event) => event.type === 'run-finished')
  return finished?.peakMemoryBytes ?? NaN
}

test('twenty times the cases of a property take no more memory', async () => {
  await serveApart()
  const address = 'ais-v4/errors/total-contract'
  const [few, many] = [await peakBytes(address, 200), await peakBytes(address, 4000)]
  assert.ok(many < few * 1.25, `${few} bytes at 200 cases, ${many} at 4000`)
})
