import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'yaml'
import type { Exchange } from '../../core/exchange.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { assay, refuses } from '../../tests/test-support/assay.ts'
import { exampleOf } from './openapi.ts'

const asking = ['openapi', '--interface', 'partners-v1']

for (const [what, args, words] of [
  ['an unknown interface', ['openapi', '--interface', 'ais-v9'], /^INTERFACE_UNKNOWN: .*"ais-v9".*ais-v3, ais-v4/],
  ['no interface', ['openapi'], /required option '-i, --interface <name>'/],
  ['an unknown format', [...asking, '--format', 'xml'], /'xml' is invalid.*Allowed choices are yaml, json/],
] as Array<[what: string, args: string[], words: RegExp]>)
  test(`A command line with ${what} is refused`, () => refuses(args, words))

test('A description goes to standard output as YAML or JSON, with what follows from the documents where that is asked for', async () => {
  const described = async (args: string[], read: (text: string) => unknown) => {
    const { code, out } = await assay([...asking, ...args])
    assert.equal(code, 0)
    const { openapi, info, components } = read(out) as { openapi: string; info: { title: string }; components: object }
    assert.deepEqual([openapi, info.title], ['3.1.1', 'Partners, version 1'])
    return components
  }
  const stated = await described([], parse)
  assert.notDeepEqual(await described(['--implied', '--format', 'json'], JSON.parse), stated)
})

const { dialect } = describeInterface('ais-v4')!
const surroundings = {
  dialect,
  baseUrl: 'http://127.0.0.1:4567',
  madeAt: Date.parse('2027-03-05T10:30:20.500Z'),
  shownAt: Date.parse('2026-01-15T12:00:00Z'),
}

function example(route: string, path: string, answer: unknown) {
  const exchange: Exchange = {
    id: 'x1',
    request: { method: 'GET', url: `${surroundings.baseUrl}${path}`, headers: [], body: '' },
    answer: { status: 200, headers: [], body: JSON.stringify(answer) },
    at: '',
    durationMs: 1,
  }
  return exampleOf(
    exchange,
    dialect.routes.find((one) => one.route === route)!,
    surroundings,
  )
}

test('Its moments and days are put back, and its address is that of the description', () => {
  const text = 'on 2027-03-06'
  const made = { at: '2027-03-05T10:30:21.700Z', day: '2027-03-06', url: 'http://127.0.0.1:4567/connect', text }
  const shown = { at: '2026-01-15T12:00:00Z', day: '2026-01-16', url: 'http://127.0.0.1:8080/connect', text }
  assert.deepEqual(example('GET /countries', '/api/v4/countries', { data: made }).answer, { data: shown })
})
