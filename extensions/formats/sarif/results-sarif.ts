import { mostShown } from '../../../core/most-shown.ts'
import { shorten } from '../../../core/shorten.ts'
import { type Finding, findingsOf, type Subject, subjectsOf } from '../findings/findings.ts'
import type { RunStory } from '../../../reports/story/run-story-model.ts'
import { visible } from '../../../reports/text/visible.ts'

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'
const levels = { stated: 'error', implied: 'warning', silent: 'note', unknown: 'warning' } as const

/**
 * results.sarif of a run: each requirement and each need of a consumer is a rule, each failure and warning a result. What
 * was not evaluated is no result; the conclusion is a notification of the run.
 */
export function resultsSarif(story: RunStory): string {
  const { header, sentence } = story
  const rules = [...new Map(subjectsOf(story).map((one) => [one.address, one])).values()]
  const indexes = new Map(rules.map(({ address }, index) => [address, index]))
  const log = {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Assay',
            version: header.assay,
            semanticVersion: header.assay,
            rules: rules.map(ruleOf),
          },
        },
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
        results: findingsOf(story).map((finding) => resultOf(finding, indexes)),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

function ruleOf({ address, name, text, strength, note, source, repeat, tags, verdict }: Subject): object {
  const remark = note === undefined ? '' : `${note}\n\n`
  const said = visible(text)
  return {
    id: address,
    name: visible(name),
    shortDescription: { text: said },
    fullDescription: { text: note === undefined ? said : `${said} ${note}` },
    help: {
      text: `${said}\n\n${remark}Source: ${source}\nCheck it again: ${repeat}`,
      markdown: `${said}\n\n${remark}Source: ${source}\n\nCheck it again:\n\n    ${repeat}`,
    },
    defaultConfiguration: { level: levels[strength] },
    properties: { tags, verdict },
  }
}

function resultOf(finding: Finding, indexes: ReadonlyMap<string, number>): object {
  const { subject, details, verdict, place, fingerprint } = finding
  const { address, known } = subject
  const where = place && {
    physicalLocation: { artifactLocation: { uri: encodeURI(place.path) }, region: { startLine: place.line } },
  }
  return {
    ruleId: address,
    ruleIndex: indexes.get(address) ?? -1,
    kind: 'fail',
    level: verdict === 'failed' ? 'error' : 'warning',
    message: { text: shorten(visible(details()), mostShown.text) },
    locations: [{ ...where, logicalLocations: [{ fullyQualifiedName: address }] }],
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
