import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDuties, readRequirements } from './read-requirements.ts'
import { outlineDocuments } from './tables/find-documents.ts'
import { sectionOf } from './tables/section-of.ts'

const outlines = outlineDocuments()
const skip =
  outlines.length === 0 && 'the documents are not available: set ASSAY_DOCUMENTS to the folder that holds them'

/** What is wrong with a place: headings that no document has, and words that are not below the heading named before them. */
function flawsOf(source: string, place: string): string[] {
  let [document, section] = sectionOf(outlines, source)
  const flaws: string[] = []
  for (const [, heading, word] of place.matchAll(/"([^"]+)"|`([^`]+)`/g)) {
    if (heading !== undefined) [document, section] = sectionOf(outlines, heading, document)
    else if (word !== undefined && !section.includes(word)) flaws.push(word)
  }
  return flaws
}

test('Every heading that a row names is in the documents, and every word in backquotes is below it', { skip }, () => {
  const flaws = [...readRequirements(), ...readDuties()].flatMap(({ id, source, where, whereIn = {} }) =>
    [where, ...Object.values(whereIn)].flatMap((place) => {
      try {
        return flawsOf(source, place).map((word) => `${id}: \`${word}\` is not in that section (${place})`)
      } catch (error) {
        return [`${id}: ${(error as Error).message}`]
      }
    }),
  )
  assert.deepEqual(flaws, [])
})
