import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'yaml'
import { assay, refuses } from '../../tests/test-support/assay.ts'

const asking = ['openapi', '--interface', 'open-finance-v2']

for (const [what, args, words] of [
  ['an unknown interface', ['openapi', '--interface', 'ais-v9'], /^INTERFACE_UNKNOWN: .*"ais-v9".*ais-v3, ais-v4/],
  ['no interface', ['openapi'], /required option '-i, --interface <name>'/],
  ['an unknown format', [...asking, '--format', 'xml'], /'xml' is invalid.*Allowed choices are yaml, json/],
] as Array<[what: string, args: string[], words: RegExp]>)
  test(`A command line with ${what} is refused`, () => refuses(args, words))

test('A description goes to standard output as YAML', async () => {
  const { code, out } = await assay(asking)
  assert.equal(code, 0)
  const { openapi, info } = parse(out) as { openapi: string; info: { title: string } }
  assert.deepEqual([openapi, info.title], ['3.1.1', 'Open-finance consents, version 2'])
})
