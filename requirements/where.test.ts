import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDuties, readRequirements } from './read-requirements.ts'
import { outlineDocuments } from './test-support/find-documents.ts'
import type { Requirement } from '../core/requirement.ts'
import { type Outline, sectionOf } from './test-support/section-of.ts'

const outlines = outlineDocuments()
const skip =
  outlines.length === 0 && 'the documents are not available: set ASSAY_DOCUMENTS to the folder that holds them'

/** The mistakes of a citation: unknown headings, words that are not below them, lines with other text. */
function flawsOf({ source, where, whereIn = {} }: Requirement): string[] {
  const [, headings = '', line] = /^(.*) \(line (\d+)\)$/.exec(source) ?? []
  if (line === undefined) return ['it cites no line']
  const cited = (place: string) => `"${headings}" (line ${line}), ${place}`
  return [cited(where), ...Object.values(whereIn)].flatMap((place) => {
    let [document, section] = sectionOf(outlines, headings)
    const flaws: string[] = []
    let linesLeft: number | undefined
    for (const [, heading, at, word] of place.matchAll(/"([^"]+)"(?: \(line (\d+)\))?|`([^`]+)`/g)) {
      if (heading !== undefined) {
        ;[document, section] = sectionOf(outlines, heading, document)
        linesLeft = at === undefined ? undefined : Number(at)
        if (linesLeft !== undefined && !section.includes(lineOf(document, linesLeft)))
          flaws.push(`line ${linesLeft} is not below "${heading}"`)
      } else if (word !== undefined && !section.includes(word)) flaws.push(`\`${word}\` is not below the heading`)
      else if (word !== undefined && linesLeft !== undefined) {
        if (!lineOf(document, linesLeft).includes(word)) flaws.push(`line ${linesLeft} has no \`${word}\``)
        linesLeft = undefined
      }
    }
    return flaws
  })
}

function lineOf(document: Outline, line: number): string {
  return (
    document.sections
      .map(({ text }) => text)
      .join('')
      .split('\n')[line - 1] ?? ''
  )
}

test(
  'Every heading and line that a rule cites is in the documents, and every word in backquotes is below it',
  { skip },
  () => {
    const flaws = [...readRequirements(), ...readDuties()].flatMap((rule) => {
      try {
        return flawsOf(rule).map((flaw) => `${rule.defined}: ${flaw}`)
      } catch (error) {
        return [`${rule.defined}: ${(error as Error).message}`]
      }
    })
    assert.deepEqual(flaws, [])
  },
)
