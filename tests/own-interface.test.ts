import assert from 'node:assert/strict'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

// A process knows an interface by one folder, so this runs in its own.

test('An interface of a user may bring steps of its own', async () => {
  const own = join(folder, 'more/library-v1')
  cpSync(library, own, { recursive: true })
  const add = (file: string, text: string) => {
    mkdirSync(dirname(join(own, file)), { recursive: true })
    writeFileSync(join(own, file), text)
  }
  add(
    'steps/definitions.js',
    "import { held, parts, Then } from 'assay/steps'\n" +
      "Then('each book has a title', function () {\n" +
      '  const { answer } = this.the(parts.answer)\n' +
      '  const titles = answer.json.data.filter((one) => one.title).length\n' +
      '  this.judge(held(`The list shows ${titles} titles.`, [this.the(parts.answer)]))\n' +
      '})\n',
  )
  add(
    'features/titles.feature',
    'Feature: Titles\n\n  @library-v1/books/titled @stated\n  Rule: Each book has a title.\n' +
      '    Source: The made-up document of a library, "Books", sentence on titles\n\n' +
      '    Scenario: The list shows a title for each book\n' +
      '      Given the request to list books\n      When it is sent\n      Then each book has a title\n',
  )
  const { code, verdicts, err } = await evaluated('own-steps', {}, own)
  assert.equal(code, 0, err)
  assert.deepEqual(new Set(verdicts.map(String)), new Set([...held, ['library-v1/books/titled', 'passed']].map(String)))
  const { requirements } = resultsIn(join(folder, 'own-steps'))
  assert.match(JSON.stringify(requirements), /The list shows 5 titles\./)
})
