import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readFlowScript } from './flow-script.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-flow-'))

function script(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

test('a script is its function and the hosts that it names', () => {
  const { hosts } = readFlowScript(
    script('good.mjs', `export const hosts = ['cdn.example']\nexport async function complete() { return {} }`),
  )
  assert.deepEqual(hosts, ['cdn.example'])
  assert.deepEqual(readFlowScript(script('bare.mjs', 'export const complete = () => {}')).hosts, [])
})

/** Blocks the process without using a processor, as one does that gets none. */
const heldUp = (ms: number) => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms})`

test('a script is not refused because the machine is busy', () => {
  const late = script('late.mjs', `${heldUp(2500)}\nexport const complete = () => {}`)
  assert.deepEqual(readFlowScript(late, 2000).hosts, [])
})

const endless: Array<[string, string]> = [
  ['computes', 'for (;;);'],
  ['waits', 'await new Promise((resolve) => setTimeout(resolve, 1e8))'],
  ['holds up its process', heldUp(1e8)],
]
for (const [does, text] of endless) {
  test(`a script that ${does} without end while it is loaded is refused`, () => {
    const file = script(`${does.replaceAll(' ', '-')}.mjs`, `${text}\nexport const complete = () => {}`)
    assert.throws(() => readFlowScript(file, 500), /FLOW_SCRIPT_UNFIT: .*: it is not loaded after 0\.5 s/)
  })
}

const unfit: Array<[string, string, RegExp]> = [
  ['no function', 'export default () => {}', /FLOW_SCRIPT_UNFIT.*`complete`/],
  ['hosts that are no list', `export const hosts = 'cdn.example'\nexport const complete = () => {}`, /`hosts`/],
  ['an exit while it is loaded', 'process.exit(0)', /ends its process while it is loaded, with code 0/],
  [
    'a child',
    `import { spawnSync } from 'node:child_process'\nspawnSync('id')`,
    /Access to this API has been restricted/,
  ],
  [
    'a file that it writes',
    `import { writeFileSync } from 'node:fs'\nwriteFileSync('/tmp/assay-flow', '')`,
    /restricted/,
  ],
  ['no JavaScript', 'export const =', /Unexpected token/],
  ['an import that is not there', `import 'no-such-package'\nexport const complete = () => {}`, /no-such-package/],
]
for (const [what, text, error] of unfit) {
  test(`a script with ${what} is refused`, () => {
    assert.throws(() => readFlowScript(script(`${what.replaceAll(' ', '-')}.mjs`, text)), error)
  })
}
