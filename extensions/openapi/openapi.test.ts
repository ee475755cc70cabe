import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parse } from 'yaml'
import { assay } from '../../tests/test-support/assay.ts'

/** What the command prints and its exit code. */
const asked = (...args: string[]) => assay(['openapi', ...args])

describe('A wrong command line is refused with exit code 3:', () => {
  const name = ['--interface', 'open-finance-v2']
  const cases: Array<[what: string, args: string[], err: RegExp]> = [
    ['an unknown interface', ['--interface', 'ais-v9'], /^INTERFACE_UNKNOWN: .*"ais-v9".*ais-v3, ais-v4/],
    ['no interface', [], /required option '-i, --interface <name>'/],
    ['an unknown format', [...name, '--format', 'xml'], /'xml' is invalid.*Allowed choices are yaml, json/],
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
})
