import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { reportHtml } from '../../../../reports/html/report-html.ts'
import { resultsJson } from '../../../../reports/json/results-json.ts'
import { junitXml } from '../../../../reports/junit/junit-xml.ts'
import { everyVerdict } from '../../../../reports/test-support/every-verdict.ts'
import { hostileRun } from '../../../../reports/test-support/hostile-run.ts'
import {
  checkDecided,
  journalText,
  judgement,
  planned,
  runFinished,
  runStarted,
} from '../../../../reports/test-support/journal-builders.ts'
import { readStory } from '../../../../reports/write-reports.ts'
import { damages, rewritings } from '../../journals/damages.ts'
import { edited, edits, tryCases, withinMs, type Edit, type Tried } from './try-cases.ts'

const id = 'ais-v4/rates/floor'
const green = journalText([
  runStarted({ planned: [planned(id, ['f: x'])] }),
  checkDecided('f: x', [judgement(id, 'passed')]),
  runFinished({ exitCode: 0, sentence: 'All 1 evaluated requirements of 1 hold.' }),
])

interface Damaged {
  text: string | Buffer
  /** Whether the journal was one of a run that holds. */
  wasGreen: boolean
}

/** Journals that are damaged in many ways: each is reported or refused, and none that held before is green. */
export function fuzzJournals(options: { seed: number; cases: number; seconds: number }): Tried {
  const folder = mkdtempSync(join(tmpdir(), 'assay-fuzz-'))
  const file = join(folder, 'journal.ndjson')
  try {
    return tryCases(
      damaged(),
      ({ text, wasGreen }) => {
        writeFileSync(file, text)
        withinMs(5000, () => reported(file, wasGreen && !Buffer.from(green).equals(Buffer.from(text as string))))
      },
      options,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function reported(file: string, isDamaged: boolean): void {
  let story
  try {
    story = readStory(file)
  } catch (error) {
    if ((error as { code?: string }).code === 'JOURNAL_UNREADABLE') return
    throw error
  }
  for (const view of [reportHtml, resultsJson, junitXml]) view(story)
  const { exitCode } = JSON.parse(resultsJson(story)) as { exitCode: number | null }
  if (isDamaged && exitCode === 0) throw new Error('is green though it is damaged')
}

function damaged(): fc.Arbitrary<Damaged> {
  const others = [everyVerdict(), hostileRun().slice(0, 1)]
  const whole = journalText(everyVerdict())
  const lines = green.trimEnd().split('\n')
  const rewritten = others.flatMap((events) => [...rewritings(events)])
  const put = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      '\n',
      '{',
      '}',
      '"',
      '\u0000',
      '\ud800',
      '"chain":{',
      '\\',
      '[[[[',
      '1e999',
      '"type":"constructor"',
    ),
  )
  const cut = (text: string, wasGreen: boolean) =>
    edits(put).map((all: Edit[]): Damaged => ({ text: edited(text, all), wasGreen }))
  return fc.oneof(
    cut(green, true),
    cut(whole, false),
    fc
      .tuple(fc.constantFrom(...Object.values(damages)), fc.nat(lines.length - 1))
      .map(([spoil, at]): Damaged => ({ text: spoil([...lines], at), wasGreen: true })),
    fc.nat(rewritten.length - 1).map((at): Damaged => ({ text: journalText(rewritten[at] ?? []), wasGreen: false })),
    fc.uint8Array({ maxLength: 300 }).map((bytes): Damaged => ({ text: Buffer.from(bytes), wasGreen: false })),
  )
}
