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
