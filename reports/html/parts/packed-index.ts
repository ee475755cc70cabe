import type { RequirementStory } from '../../story/run-story-model.ts'
import { shorten } from '../../../core/shorten.ts'
import { sourceText } from '../../text/source-text.ts'
import { visible } from '../../text/visible.ts'
import { type FaultMark, faultMarkOf, faultWords } from '../markup/fault-words.ts'
import type { Page } from '../markup/page.ts'
import { verdictWords } from '../markup/verdict-words.ts'
import { byGravity } from '../../../harness/verdicts/gravest.ts'
import { requirementInside } from './requirement.ts'
import { columnOf, type Family, type FamilyLine } from './version-columns.ts'

/** The data with which the script makes, filters and finds lines; their contents are packed separately. */
export interface PackedIndex {
  signs: Array<[verdict: string, sign: string]>
  /** The signs and words of the marks of faults. */
  marks: Array<[mark: FaultMark, sign: string, word: string]>
  families: Array<{ name: string; columns: Array<[name: string, label: string]> }>
  topics: Array<{ anchor: string; lines: PackedLine[] }>
}

interface PackedLine {
  obligation: string
  text: string
  /** The searched text, in lower case. */
  words: string
  /** One for each interface with the requirement. */
  cells: PackedCell[]
}

interface PackedCell {
  interface: string
  address: string
  verdict: string
  inside: number
  known?: true
  /** Whether faults made it fail; absent without faults. */
  faults?: FaultMark
  fault?: string
}

export function packedIndex(page: Page, families: readonly Family[]): PackedIndex {
  return {
    signs: byGravity.map((verdict) => [verdict, verdictWords[verdict].sign]),
    marks: (Object.keys(faultWords) as FaultMark[]).map((mark) => [mark, faultWords[mark].sign, faultWords[mark].word]),
    families: families.map(({ name, interfaces }) => ({
      name,
      columns: interfaces.map((one) => [one, columnOf(one)]),
    })),
    topics: families.flatMap(({ topics }) =>
      topics.map(({ anchor, lines }) => ({ anchor, lines: lines.map((line) => packedLine(page, line)) })),
    ),
  }
}

function packedLine(page: Page, { obligation, requirements }: FamilyLine): PackedLine {
  const text = requirements.at(-1)?.text ?? ''
  return {
    obligation: visible(obligation),
    text: visible(text),
    words: [...new Set(requirements.flatMap(wordsOf))].map(visible).join(' ').toLowerCase(),
    cells: requirements.map((one) => packedCell(page, one, text)),
  }
}

function wordsOf(requirement: RequirementStory): string[] {
  const { address, text, verdict, reason } = requirement
  return [address, text, verdict, sourceText(requirement), shorten(reason, 2000)]
}

function packedCell(page: Page, requirement: RequirementStory, text: string): PackedCell {
  const { address, verdict, known, shown } = requirement
  return {
    interface: requirement.interface,
    address,
    verdict,
    inside: page.pack.add(requirementInside(page, requirement, text)),
    known: known && true,
    faults: faultMarkOf(requirement),
    fault: shown?.alteration,
  }
}
