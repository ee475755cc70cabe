import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { interfaceNames } from '../core/interfaces.ts'
import { goldenFile, goldenTexts } from './golden-texts.ts'
import { articleDisagreements } from './words/article-disagreements.ts'

for (const name of interfaceNames()) {
  test(`The texts of ${name} are those that were reviewed`, () => {
    const texts = goldenTexts(name)
    if (process.env['ASSAY_WRITE_GOLDEN']) writeFileSync(goldenFile(name), texts)
    assert.equal(
      texts,
      readFileSync(goldenFile(name), 'utf8'),
      `A text, an address or a word of ${name} changed. If you mean it, run \`npm run golden\` and commit the files.`,
    )
  })

  test(`Every article in the texts of ${name} agrees with the next word`, () => {
    assert.deepEqual(articleDisagreements(goldenTexts(name)), [])
  })
}
