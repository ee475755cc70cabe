import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { stateNamed, stateNames } from '../harness/contracts/states/known-states.ts'
import { allPacts } from './all-pacts.ts'
import { recordExpectation } from './recording/record-pact.ts'
import { settleFolder } from './recording/record-pacts.ts'
import { scratchFolder } from '../core/test-support/scratch-folder.ts'

const kept = fileURLToPath(new URL('pacts', import.meta.url))
const folder = scratchFolder()

describe('reference consumers', { concurrency: 1 }, () => {
  for (const pact of allPacts())
    for (const expectation of pact.expectations)
      test(`${pact.consumer} of ${pact.provider} ${expectation.description}`, () =>
        recordExpectation(pact, expectation, folder))

  test('a pact that names a key is not written', async () => {
    const [pact] = allPacts()
    const [expectation] = pact?.expectations ?? []
    assert.ok(pact && expectation)
    const request = { ...expectation.request, headers: { 'App-id': 'an-app-id' } }
    await assert.rejects(recordExpectation(pact, { ...expectation, request }, folder), /^Error: PACT_HOLDS_KEY/)
  })

  test('a consumer that sends something else meets nothing', async () => {
    const [pact] = allPacts()
    const expectation = pact?.expectations.find(({ description }) => description === 'lists the accounts of a login')
    assert.ok(pact && expectation)
    const other = { ...expectation.request, query: { login_id: 'another' } }
    const elsewhere = join(folder, 'not-kept')
    const program = (baseUrl: string) => expectation.program(baseUrl).catch(() => undefined)
    await assert.rejects(
      recordExpectation(pact, { ...expectation, request: other, program }, elsewhere),
      /Expected query parameter 'login_id' with value 'another'/,
    )
    assert.equal(existsSync(elsewhere), false)
  })

  test('the kept pact files are those of the consumers', () => {
    settleFolder(folder)
    const files = allPacts().map(({ consumer, provider }) => `${consumer}-${provider}.json`)
    assert.deepEqual(readdirSync(kept).sort(), files.sort(), howToFix)
    for (const file of readdirSync(kept)) {
      const [fresh, old] = [folder, kept].map((where) => readFileSync(join(where, file), 'utf8'))
      assert.equal(old, fresh, `contracts/pacts/${file} is not what its consumer relies on now. ${howToFix}`)
    }
  })
})

test('every state that a reference consumer names is one that a target can be brought into', () => {
  const named = allPacts().flatMap(({ expectations }) => expectations.flatMap(({ given = [] }) => given))
  const left = [...new Set(named)].filter((name) => !stateNamed(name))
  assert.deepEqual(left, [])
})

test('the guide for consumer teams lists every state', () => {
  const guide = readFileSync(fileURLToPath(new URL('../docs/consumer-contracts.md', import.meta.url)), 'utf8')
  const left = stateNames().filter((name) => !guide.includes(name))
  assert.deepEqual(left, [])
})

const howToFix = 'Run `npm run pacts`, read the difference and commit it.'
