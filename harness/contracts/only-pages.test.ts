import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import type { Entry } from './decide-interaction.ts'
import { onlyPages } from './only-pages.ts'

function pagesAmong(answers: Array<[InterfaceName, string]>): InterfaceName[] {
  const entries = answers.map(([name], at) => ({ mark: String(at), interface: name }) as Entry)
  const sessions = answers.map(([, body], at): [string, { exchange: Exchange }] => {
    const json = body.startsWith('{') ? { json: JSON.parse(body) as unknown } : {}
    const request = { method: 'GET', url: 'http://bank.example/', headers: [], body: '' }
    return [
      String(at),
      { exchange: { id: 'x', request, answer: { status: 200, headers: [], body, ...json }, at: '', durationMs: 0 } },
    ]
  })
  return [...onlyPages(entries, new Map(sessions))]
}

test('an interface whose every answer is a page is reported', () =>
  assert.deepEqual(
    pagesAmong([
      ['ais-v4', '<p>'],
      ['ais-v4', '<p>'],
      ['ais-v5', '<p>'],
      ['ais-v5', '{}'],
    ]),
    ['ais-v4'],
  ))

test('one page alone, and answers without a body, are held against the target', () =>
  assert.deepEqual(
    pagesAmong([
      ['ais-v4', '<p>'],
      ['ais-v5', ''],
      ['ais-v5', '<p>'],
    ]),
    [],
  ))
