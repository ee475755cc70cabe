import { shorten } from '../../core/shorten.ts'
import { type Finding, findingsOf } from '../story/findings.ts'
import type { RequirementStory, RunStory } from '../story/run-story-model.ts'
import { differenceText } from '../text/difference-text.ts'
import { replayCommand } from '../text/replay-command.ts'
import { sourceText } from '../text/source-text.ts'
import { visible } from '../text/visible.ts'

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'
const levels = { stated: 'error', implied: 'warning', silent: 'note', unknown: 'warning' } as const
const mostCharacters = 4000

/**
 * results.sarif of a run: each requirement is a rule, each failure and warning a result. What was not judged is no
 * result; the conclusion is a notification of the run.
 */
export function resultsSarif(story: RunStory): string {
  const { header, requirements, sentence } = story
  const rules = requirements.map((requirement) => ruleOf(requirement, story))
  const indexes = new Map(requirements.map(({ address }, index) => [address, index]))
  const log = {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Assay', version: header.assay, semanticVersion: header.assay, rules } },
        automationDetails: { id: `assay/${header.interfaces.join('+')}/` },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: header.finished && header.exitCode !== 2 && header.exitCode !== null,
            ...(header.exitCode !== null && { exitCode: header.exitCode }),
            startTimeUtc: header.startedAt,
            endTimeUtc: new Date(Date.parse(header.startedAt) + header.durationMs).toISOString(),
            toolExecutionNotifications: [
              { level: story.outcome === 'held' ? 'note' : 'warning', message: { text: visible(sentence) } },
            ],
          },
        ],
        originalUriBaseIds: { ASSAY: { description: { text: 'The folder of Assay, which holds the features.' } } },
        results: findingsOf(story).map((finding) => resultOf(finding, story, indexes)),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

function ruleOf(requirement: RequirementStory, { header }: RunStory): object {
  const { address, obligation, text, strength, topic, note } = requirement
  const source = sourceText(requirement)
  const repeat = replayCommand(header, address)
  const remark = note === undefined ? '' : `${note}\n\n`
  return {
    id: address,
    name: obligation,
    shortDescription: { text },
    fullDescription: { text: note === undefined ? text : `${text} ${note}` },
    help: {
      text: `${text}\n\n${remark}Source: ${source}\nCheck it again: ${repeat}`,
      markdown: `${text}\n\n${remark}Source: ${source}\n\nCheck it again:\n\n    ${repeat}`,
    },
    defaultConfiguration: { level: levels[strength] },
    properties: { tags: [requirement.interface, topic, strength], verdict: requirement.verdict },
  }
}

function resultOf(finding: Finding, story: RunStory, indexes: ReadonlyMap<string, number>): object {
  const { requirement, check, judgement, verdict, path, line, fingerprint } = finding
  const { known } = requirement
  const text = shorten(visible(differenceText(story, requirement, check, judgement)), mostCharacters)
  return {
    ruleId: requirement.address,
    ruleIndex: indexes.get(requirement.address) ?? -1,
    kind: 'fail',
    level: verdict === 'failed' ? 'error' : 'warning',
    message: { text },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(path), uriBaseId: 'ASSAY' },
          region: { startLine: line },
        },
        logicalLocations: [{ fullyQualifiedName: requirement.address, kind: 'requirement' }],
      },
    ],
    partialFingerprints: { 'requirementAndCheck/v1': fingerprint },
    ...(known?.state === 'still fails' && {
      suppressions: [
        {
          kind: 'external',
          status: 'accepted',
          justification: visible(`${known.reason} (${known.owner}, until ${known.expires})`),
        },
      ],
    }),
  }
}
