import type { RequirementStory, RunStory, Since, UnjudgedGroup } from '../story/run-story-model.ts'
import { earlierSentence, faultsSentence } from '../text/faults-text.ts'
import { plainMarkdown as plain } from '../text/plain-markdown.ts'
import { replayCommand } from '../text/replay-command.ts'
import { changeText, sinceGroups, sinceSentence } from '../text/since-text.ts'
import { sourceText } from '../text/source-text.ts'

const mostRows = 50

/** summary.md of a run: the conclusion, what failed or warned, and what was not evaluated and why. */
export function summaryMarkdown(story: RunStory): string {
  const { header, counts, requirements } = story
  const broken = requirements.filter(({ verdict, known }) => verdict === 'failed' && known?.state !== 'still fails')
  const known = requirements.filter((one) => one.known?.state === 'still fails')
  const warned = requirements.filter(({ verdict }) => verdict === 'warned')
  const numbers = Object.entries(counts).filter(([, number]) => number > 0)
  const parts = [
    '<!-- Assay -->',
    `## ${plain(`Assay: ${header.target.name}`)}`,
    `**${plain(story.sentence)}**`,
    numbers.map(([verdict, number]) => `${number} ${verdict}`).join(', '),
    faultsPart(story),
    ...sinceParts(story.since),
    ...table('Failed', broken, header),
    ...table('Known failures', known, header),
    ...table('Warned', warned, header),
    ...groups('Inconclusive', story.inconclusive),
    ...groups('Not tested', story.untested),
    `[The report](index.html) shows the evidence. Seed ${header.seed}, ${header.requests} requests, Assay ${plain(header.assay)}.`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
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
      .slice(0, mostRows)
      .map((one) => `- ${plain(one.address)} (${changeText(one)})`)
      .join('\n'),
    more(changes),
  ])
  return [plain(sinceSentence(since)), ...groups]
}

function table(title: string, rows: RequirementStory[], header: RunStory['header']): string[] {
  if (rows.length === 0) return []
  const lines = rows.slice(0, mostRows).map((one) => {
    const why = `${plain(one.text)} ${plain(one.reason)} (${plain(sourceText(one))})`
    return `| ${plain(one.address)} | ${why} | ${code(replayCommand(header, one.address))} |`
  })
  return [
    `### ${title}: ${rows.length}`,
    ['| Requirement | Why | Repeat |', '|---|---|---|', ...lines].join('\n'),
    more(rows),
  ]
}

function groups(title: string, all: UnjudgedGroup[]): string[] {
  if (all.length === 0) return []
  const lines = all.slice(0, mostRows).map(({ reason, requirements }) => `- ${requirements.length}: ${plain(reason)}`)
  return [`### ${title}`, lines.join('\n'), more(all)]
}

function more(all: readonly unknown[]): string {
  return all.length > mostRows ? `and ${all.length - mostRows} more` : ''
}

function code(text: string): string {
  return `<code>${plain(text)}</code>`
}
