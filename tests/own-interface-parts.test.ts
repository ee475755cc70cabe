import assert from 'node:assert/strict'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { resultsIn } from './test-support/assay.ts'
import { evaluated, folder, held, library } from './test-support/library-server.ts'

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
