import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { CheckDecided } from '../core/journal-events.ts'
import { readJournal } from '../harness/run/read-journal.ts'
import { describeEveryInterface } from '../interfaces/describe-interface.ts'
import { assay, scratchFolder } from './test-support/assay.ts'
import { unsentRequests } from './test-support/unsent-requests.ts'

const folder = scratchFolder()
const names = [...new Set(describeEveryInterface().flatMap(({ goodRequests }) => Object.keys(goodRequests)))]

function decided(title: string, sent: string[], name = 'payments-v1'): CheckDecided {
  return { check: 'a', interface: name, title, steps: [], sent } as unknown as CheckDecided
}

test('A title that names a request which was not sent is found', () => {
  const found = (title: string, sent: string[]) =>
    unsentRequests([decided(title, sent)], names).map(({ named }) => named)
  assert.deepEqual(found('The request to list countries is refused', ['list templates']), ['list countries'])
  assert.deepEqual(found('Countries are listed', ['list payment providers']), ['list countries'])
  assert.deepEqual(found('A token is not created', ['connect to pay']), ['create a token'])
  assert.deepEqual(found('The request to list payment providers is refused', ['list payment providers']), [])
  assert.deepEqual(found('Countries are listed', []), [])
})

test('Every title and step of a run names requests that were sent', async () => {
  // Where most requests are named by what stands in for them.
  await assay([
    'run',
    '--interface',
    'payments-v1',
    '--seed',
    '7',
    '--depth',
    'smoke',
    '--fuzz',
    '2',
    '--no-contracts',
    '--out',
    folder,
  ])
  const { events } = readJournal(join(folder, 'journal.ndjson'))
  const checks = events.filter((event) => event.type === 'check-decided')
  assert.ok(checks.length > 50, `${checks.length} checks`)
  const said = unsentRequests(checks, names).map((one) => `${one.interface} ${one.check}: ${one.text} (${one.named})`)
  assert.deepEqual(said, [])
})
