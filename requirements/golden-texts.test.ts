import assert from 'node:assert/strict'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { goldenFolder, goldenTexts } from './golden-texts.ts'
import { articleDisagreements } from './words/article-disagreements.ts'

const texts = goldenTexts()

if (process.env['ASSAY_WRITE_GOLDEN']) {
  rmSync(goldenFolder, { recursive: true })
  for (const [file, text] of texts) {
    mkdirSync(new URL('.', new URL(file, goldenFolder)), { recursive: true })
    writeFileSync(new URL(file, goldenFolder), text)
  }
}

test('There is a golden file for each topic and no other', () => {
  assert.deepEqual(globSync('**/*.txt', { cwd: goldenFolder }).toSorted(), [...texts.keys()].toSorted())
})

for (const [file, text] of texts) {
  test(`The texts in ${file} are those that were reviewed`, () => {
    assert.equal(
      text,
      readFileSync(new URL(file, goldenFolder), 'utf8'),
      `A text, an address or a word of ${file} changed. If you mean it, run \`npm run golden\` and commit the file.`,
    )
  })

  test(`Every article in ${file} agrees with the next word`, () => {
    assert.deepEqual(articleDisagreements(text), [])
  })
}
