import { mostShown } from '../../../core/most-shown.ts'
import { countsOf } from '../../../harness/verdicts/counts.ts'
import { type Subject, subjectsOf } from '../findings/findings.ts'
import type { RunStory, Since, UnevaluatedGroup } from '../../../reports/story/run-story-model.ts'
import { countsInFront } from '../../../reports/story/verdict-counts.ts'
import { earlierSentence, faultsSentence } from '../../../reports/text/faults-text.ts'
import { nextSentence } from '../../../reports/text/next-text.ts'
import { markdownTable, plainMarkdown as plain } from '../../../reports/text/plain-markdown.ts'
import { changeText, keptSentence, sinceGroups, sinceSentence } from '../../../reports/text/since-text.ts'

/** summary.md of a run: the conclusion, what failed or warned, and what was not evaluated and why. */
export function summaryMarkdown(story: RunStory): string {
  const { header } = story
  const subjects = subjectsOf(story)
  const isKnown = ({ known }: Subject) => known?.state === 'still fails'
  const parts = [
    '<!-- Assay -->',
    `## ${plain(`Assay: ${header.target.name}`)}`,
    `**${plain(story.sentence)}**`,
    ...countLines(story),
    plain(nextSentence(story) ?? ''),
    faultsPart(story),
    ...sinceParts(story.since),
    story.kept ? keptSentence(story.kept) : '',
    ...table(
      'Failed',
      subjects.filter((one) => one.verdict === 'failed' && !isKnown(one)),
    ),
    ...table('Known failures', subjects.filter(isKnown)),
    ...table(
      'Warned',
      subjects.filter(({ verdict }) => verdict === 'warned'),
    ),
    ...groups('Inconclusive', story.inconclusive),
    ...groups('Not tested', story.untested),
    ...needGroups(story),
    `${reportText(story)} shows the evidence. Seed ${header.seed}, ${header.requests} requests, Assay ${plain(header.assay)}.`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** Where the report is: behind the link to it, where the CI has one. Beside the summary of a job there are no files. */
function reportText({ build }: RunStory): string {
  return build?.report === undefined ? 'The report (`index.html`)' : `[The report (index.html)](${build.report})`
}

/** How many requirements have each verdict, and how many needs of consumers. */
function countLines(story: RunStory): string[] {
  const words = (counts: object) =>
    Object.entries(counts)
      .filter(([, number]) => number > 0)
      .map(([verdict, number]) => `${number} ${verdict}`)
      .join(', ')
  const beside = story.requirements.length > 0 && story.contracts.length > 0
  return [words(countsInFront(story)), beside ? `Needs of consumers: ${words(countsOf(story.contracts))}` : '']
}

/** The needs of consumers without a conclusion, by their reason. */
function needGroups({ contracts }: RunStory): string[] {
  return (['inconclusive', 'untested'] as const).flatMap((verdict) => {
    const own = Map.groupBy(
      contracts.filter((one) => one.verdict === verdict),
      ({ reason }) => reason,
    )
    return groups(
      `Needs of consumers ${verdict}`,
      [...own].map(([reason, requirements]) => ({ reason, requirements })),
    )
  })
}

/** How many requirements were shown able to fail; nothing where no faults were given. */
function faultsPart({ faults, requirements }: RunStory): string {
  if (!faults) return ''
  const listed = requirements.filter(({ shown }) => shown).length
  return `${faultsSentence(faults)} ${earlierSentence(faults, listed)}`.trimEnd()
}

/** What is new since the baseline; nothing where there is none. */
function sinceParts(since: Since | undefined): string[] {
  if (!since) return []
  const groups = sinceGroups(since).flatMap(({ title, changes }) => [
    `### ${title}: ${changes.length}`,
    changes
      .slice(0, mostShown.rows)
      .map((one) => `- ${plain(one.address)} (${changeText(one)})`)
      .join('\n'),
    more(changes),
  ])
  return [plain(sinceSentence(since)), ...groups]
}

function table(title: string, rows: Subject[]): string[] {
  if (rows.length === 0) return []
  const lines = rows.slice(0, mostShown.rows).map(({ address, text, reason, source, repeat }) => {
    const why = `${plain(text)} ${plain(reason)} (${plain(source)})`
    return [plain(address), why, `<code>${plain(repeat)}</code>`]
  })
  return [`### ${title}: ${rows.length}`, markdownTable(['Requirement', 'Why', 'Repeat'], lines), more(rows)]
}

type Group = Pick<UnevaluatedGroup, 'reason'> & { requirements: readonly unknown[] }

function groups(title: string, all: readonly Group[]): string[] {
  if (all.length === 0) return []
  const lines = all
    .slice(0, mostShown.rows)
    .map(({ reason, requirements }) => `- ${requirements.length}: ${plain(reason)}`)
  return [`### ${title}`, lines.join('\n'), more(all)]
}

function more(all: readonly unknown[]): string {
  return all.length > mostShown.rows ? `and ${all.length - mostShown.rows} more` : ''
}
