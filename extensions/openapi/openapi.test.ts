import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { parse } from 'yaml'
import { main } from '../../cli/main.ts'
import { testIo } from '../../cli/test-support/test-io.ts'

/** What the command prints and its exit code. */
async function asked(...args: string[]) {
  const io = testIo()
  const code = await main(['node', 'assay', 'openapi', ...args], io)
  return { code, out: io.outText(), err: io.errText() }
}

const folder = mkdtempSync(join(tmpdir(), 'assay-openapi-'))
const mine = join(folder, 'mine.yaml')
writeFileSync(mine, 'openapi: 3.0.0\n')
mkdirSync(join(folder, 'folder.yaml'))
symlinkSync(mine, join(folder, 'link.yaml'))

describe('A wrong command line is refused with exit code 3:', () => {
  const name = ['--interface', 'open-finance-v2']
  const cases: Array<[what: string, args: string[], err: RegExp]> = [
    ['an unknown interface', ['--interface', 'ais-v9'], /^INTERFACE_UNKNOWN: .*"ais-v9".*ais-v3, ais-v4/],
    ['no interface', [], /required option '-i, --interface <name>'/],
    ['an unknown format', [...name, '--format', 'xml'], /'xml' is invalid.*Allowed choices are yaml, json/],
    ['a name that is empty', [...name, '--out', ' '], /^OUT_EMPTY: /],
    ['a file of somebody else', [...name, '--out', mine], /^OUT_OCCUPIED: .*mine\.yaml is there/],
    ['a folder', [...name, '--out', join(folder, 'folder.yaml')], /^OUT_OCCUPIED: .* is a folder\. Give --out/],
    ['a symbolic link', [...name, '--out', join(folder, 'link.yaml')], /^OUT_IS_A_LINK: /],
    ['a file within a file', [...name, '--out', join(mine, 'x.yaml')], /^OUT_UNWRITABLE: .*ENOTDIR.*name a file/],
    ['a folder that is missing', [...name, '--out', join(folder, 'none/x.yaml')], /^OUT_UNWRITABLE: .*ENOENT/],
  ]
  for (const [what, args, expected] of cases)
    test(what, async () => {
      const { code, out, err } = await asked(...args)
      assert.deepEqual([code, out], [3, ''], err)
      assert.match(err, expected)
    })
})

describe('A description', () => {
  test('goes to standard output as YAML', async () => {
    const { code, out } = await asked('--interface', 'open-finance-v2')
    assert.equal(code, 0)
    const { openapi, info } = parse(out) as { openapi: string; info: { title: string } }
    assert.deepEqual([openapi, info.title], ['3.1.1', 'Open-finance consents, version 2'])
  })

  test('goes to a file in the format of its ending, over an earlier one', async () => {
    const out = join(folder, 'open-finance.json')
    const written = async () => {
      const { code, err } = await asked('--interface', 'open-finance-v2', '--out', out)
      assert.equal(code, 0, err)
      return readFileSync(out, 'utf8')
    }
    const first = await written()
    assert.equal((JSON.parse(first) as { openapi: string }).openapi, '3.1.1')
    assert.equal(await written(), first)
  })

  test('promises more with --implied', async () => {
    const stated = await asked('--interface', 'open-finance-v2', '--format', 'json')
    const implied = await asked('--interface', 'open-finance-v2', '--format', 'json', '--implied')
    assert.notEqual(implied.out, stated.out)
  })
})
