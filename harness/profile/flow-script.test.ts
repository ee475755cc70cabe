import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { loadFlowScript } from './flow-script.ts'
import { scratchFolder } from '../../core/test-support/scratch-folder.ts'

const folder = scratchFolder()

function script(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

test('a script is its function and the hosts that it names', async () => {
  const { hosts } = await loadFlowScript(
    script('good.mjs', `export const hosts = ['cdn.example']\nexport async function complete() { return {} }`),
  )
  assert.deepEqual(hosts, ['cdn.example'])
  assert.deepEqual((await loadFlowScript(script('bare.mjs', 'export const complete = () => {}'))).hosts, [])
})

const unfit: Array<[string, string, RegExp]> = [
  ['no function', 'export default () => {}', /FLOW_SCRIPT_UNFIT.*`complete`/],
  ['hosts that are no list', `export const hosts = 'cdn.example'\nexport const complete = () => {}`, /`hosts`/],
  ['no JavaScript', 'export const =', /Unexpected token/],
  ['an import that is not there', `import 'no-such-package'\nexport const complete = () => {}`, /no-such-package/],
]
for (const [what, text, error] of unfit)
  test(`a script with ${what} is refused`, () =>
    assert.rejects(loadFlowScript(script(`${what.replaceAll(' ', '-')}.mjs`, text)), error))
