import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, endOf, refuses, resultsIn, startAlone, textWith } from './test-support/assay.ts'
import { evaluated, folder, held, library } from './test-support/library-server.ts'

// Somebody else's project with one feature of an interface that Assay does not know.

/** The verdicts when all but this obligation hold. */
function heldBut(obligation: string): string[][] {
  return held.map(([id = '', verdict = '']) => [id, id.endsWith(obligation) ? 'failed' : verdict])
}

test('A right server of an interface that was only added passes', async () => {
  const { code, verdicts, err } = await evaluated('right')
  assert.equal(code, 0, err)
  assert.deepEqual(verdicts, held)
})

test('One that breaks a rule fails by that rule alone', async () => {
  const unknown = await evaluated('unknown-readers', { answersUnknownReaders: true })
  assert.deepEqual([unknown.code, unknown.verdicts], [1, heldBut('app-id-missing')])
  const newest = await evaluated('newest', { listsNewestFirst: true })
  assert.deepEqual([newest.code, newest.verdicts], [1, heldBut('listed-by-id')])
  const inventing = await evaluated('inventing', { inventsBooks: true })
  assert.deepEqual([inventing.code, inventing.verdicts], [1, heldBut('unknown-book')])
})

test('Its rules are read in its own words, and the doctor asks its list', async () => {
  const { requirements } = resultsIn(join(folder, 'right'))
  assert.match(JSON.stringify(requirements), /A request without Reader-id is refused/)
  assert.match((await assay(['doctor', '--profile', join(folder, 'right.yaml')])).out, /\/library\/v1\/books answers/)
})

test('Its recording is evaluated again with the folder that is named, for that is code', async () => {
  const again = ['rejudge', join(folder, 'right.recording'), '--out', join(folder, 'again')]
  await refuses(again, /OWN_CODE_NOT_NAMED: .* Add --interface-folder library-v1, /)
  const child = startAlone([...again, '--interface-folder', library])
  assert.match(await textWith(child.stdout, /recording: 3 requirements/), /All verdicts are those/)
  assert.equal(await endOf(child), 0)
  const nowhere = await assay([...again, '--interface-folder', join(folder, 'nowhere/library-v1')])
  assert.match(nowhere.err, /INTERFACE_UNREADABLE: .* holds no about\.yaml/)
})

test('A folder without an interface, and one with the name of another, are mistakes of the profile', async () => {
  mkdirSync(join(folder, 'ais-v4'))
  writeFileSync(join(folder, 'ais-v4/about.yaml'), '# another version 4\n')
  const profile = join(folder, 'mistaken.yaml')
  writeFileSync(
    profile,
    "target: { base_url: 'http://127.0.0.1:9', interfaces: [ais-v4] }\nclients: []\ninterfaces: [ais-v4, nowhere]\n",
  )
  const { code, err } = await assay(['run', '--profile', profile])
  assert.equal(code, 3)
  assert.match(err, /ais-v4, whose name another interface has/)
  assert.match(err, /nowhere, a folder without about\.yaml/)
})
