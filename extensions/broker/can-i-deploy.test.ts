import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import type { ContractDecided } from '../../core/journal-events.ts'
import { contract, decided } from '../../reports/test-support/contract-run.ts'
import { journalText, runFinished, runStarted } from '../../reports/test-support/journal-builders.ts'
import { writeReports } from '../../reports/write-reports.ts'
import { assay, lastLine, scratchFolder } from '../../tests/test-support/assay.ts'
import { testIo } from '../../cli/test-support/test-io.ts'

const folder = scratchFolder()

/** What a verification leaves of needs with these verdicts, by consumer. */
async function kept(
  name: string,
  needs: Record<string, ContractDecided['verdict']>,
  startedAt = '2026-11-03T09:14:05.000Z',
): Promise<string> {
  const out = join(folder, name)
  mkdirSync(out)
  const planned = Object.entries(needs).map(([consumer, verdict]) =>
    contract('lists accounts', { consumer, pending: verdict === 'warned' }),
  )
  const events = [
    runStarted({ command: 'verify', at: startedAt, contracts: planned }),
    ...planned.map((one) => decided(one, needs[one.consumer] ?? 'passed')),
    runFinished(),
  ]
  writeFileSync(join(out, 'journal.ndjson'), journalText(events))
  await writeReports(join(out, 'journal.ndjson'), out, ['json'])
  return out
}

const asked = async (...args: string[]) => {
  const ended = await assay(['can-i-deploy', ...args])
  return { ...ended, last: ended.out === '' ? '' : lastLine(ended) }
}

test('kept results say whether a need is broken, and which was verified last', async () => {
  const old = await kept('old', { shop: 'failed', budget: 'passed' })
  assert.deepEqual(
    [(await asked(old)).code, (await asked(old)).last],
    [1, 'Must not be deployed: 1 of 2 needs is broken.'],
  )
  const later = await kept('later', { shop: 'passed' }, '2026-11-04T09:14:05.000Z')
  for (const both of [
    [old, later],
    [later, old],
  ])
    assert.deepEqual(
      [(await asked(...both)).code, (await asked(...both)).last],
      [0, 'May be deployed: no need of 2 needs is broken.'],
    )
})

test('results in which a broken need was called met are refused', async () => {
  const out = await kept('altered', { shop: 'failed' })
  const results = readFileSync(join(out, 'results.json'), 'utf8')
  writeFileSync(join(out, 'results.json'), results.replace('"verdict": "failed"', '"verdict": "passed"'))
  const ended = await asked(out)
  assert.deepEqual([ended.code, ended.err.split(':')[0]], [3, 'RESULTS_CONTRADICTS'])
})

test('what was not verified gives no conclusion', async () => {
  const open = await kept('open', { shop: 'passed', budget: 'untested' })
  assert.deepEqual(
    [(await asked(open)).code, (await asked(open)).last],
    [2, 'No conclusion: 1 of 2 needs not verified.'],
  )
  const one = await asked(open, '--consumer', 'shop')
  assert.equal(one.code, 0, one.out)
  const missing = await asked(open, '--consumer', 'shop', '--consumer', 'app')
  assert.deepEqual([missing.code, missing.last], [2, 'No conclusion: no results of app.'])
  const none = await asked(await kept('none', {}))
  assert.deepEqual([none.code, none.last], [2, 'No conclusion: the results hold no need of a consumer.'])
})

test('a need that is pending blocks nothing', async () => {
  const warned = await asked(await kept('pending', { shop: 'warned' }))
  assert.equal(warned.code, 0, warned.out)
})

/** Asks a broker that answers with this summary. */
async function askedBroker(summary: object, matrix: object[] = []) {
  const seen: string[] = []
  const broker = createServer(({ url = '', headers }, response) => {
    seen.push(`${headers.authorization ?? 'nobody'} ${url}`)
    const { port } = broker.address() as AddressInfo
    const href = `http://127.0.0.1:${port}/can/{pacticipant}/{version}/to/{environment}`
    const home = { _links: { 'pb:can-i-deploy-pacticipant-version-to-environment': { href, templated: true } } }
    response.end(JSON.stringify(url === '/' ? home : { summary, matrix }))
  })
  await new Promise<void>((resolve) => broker.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = broker.address() as AddressInfo
    const options = ['--provider', 'the bank', '--provider-version', '4f2a', '--to-environment', 'production']
    const { env } = testIo({ PACT_BROKER_TOKEN: 'token-of-the-broker' })
    const ended = await assay(['can-i-deploy', '--broker', `http://127.0.0.1:${port}`, ...options], { env })
    return { ...ended, seen }
  } finally {
    broker.close()
  }
}

test('a broker says whether a version may go to an environment', async () => {
  const shop = { name: 'shop', version: { number: '1.0.0' } }
  const bank = { name: 'the bank', version: { number: '4f2a' } }
  const pair = (success: boolean | null) => ({
    consumer: shop,
    provider: bank,
    verificationResult: success === null ? null : { success },
  })
  for (const [deployable, code, words, result] of [
    [true, 0, 'May be deployed', 'holds'],
    [false, 1, 'Must not be deployed', 'broken'],
    [null, 2, 'No conclusion', 'not verified'],
    ['unknown', 2, 'No conclusion', 'not verified'],
  ] as const) {
    const said = deployable === 'unknown' ? { deployable: false, holds: null } : { deployable, holds: deployable }
    const ended = await askedBroker({ deployable: said.deployable, reason: 'As it is.' }, [pair(said.holds)])
    assert.equal(ended.code, code, ended.err)
    assert.equal(ended.out, `shop 1.0.0 of the bank 4f2a: ${result}\n${words}: As it is.\n`)
    assert.deepEqual(ended.seen, [
      'Bearer token-of-the-broker /',
      'Bearer token-of-the-broker /can/the%20bank/4f2a/to/production',
    ])
  }
})

test('what was asked by half, or of no broker, ends with 3', async () => {
  for (const [args, code] of [
    [[], 'OPTIONS_MISSING'],
    [['--broker', 'https://broker.test'], 'OPTIONS_MISSING'],
    [[folder, '--broker', 'https://broker.test'], 'OPTIONS_CONFLICT'],
    [[folder], 'RESULTS_UNREADABLE'],
  ] as const) {
    const ended = await asked(...args)
    assert.deepEqual([ended.code, ended.err.split(':')[0]], [3, code])
  }
})
