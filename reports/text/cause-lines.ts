import type { FailureCause, RequirementStory, RunStory } from '../story/run-story-model.ts'
import { shorten } from '../../core/shorten.ts'
import { count } from '../../harness/reasons/count.ts'
import { answeredOf, askedOf } from './asked-of.ts'
import { replaysOf } from './replay-command.ts'

const mostCauses = 40
const mostReplays = 3
const mostAddresses = 3
const marks = { failed: '✗', warned: '!' } as const

/**
 * What a run found wrong, by cause, the gravest and most frequent first: the requirement, the request with what came of it, the
 * rule, and the command that repeats it. Then what is inconclusive for a reason of its own, by reason.
 */
export function causeLines(story: RunStory): string[] {
  const causes = story.causes.flatMap((cause) => ofThisRun(cause) ?? [])
  const shown = causes.slice(0, mostCauses)
  const left = causes.length - shown.length
  return [
    ...shown.flatMap((cause) => linesOf(cause, story)),
    ...(left > 0 ? [`... and ${count(left, 'other cause')} in the report`] : []),
    ...openLines(story.requirements, mostCauses - shown.length),
  ]
}

/** A cause without what earlier runs decided; undefined where nothing else is in it. */
function ofThisRun(cause: FailureCause): FailureCause | undefined {
  const isOwn = ({ decidedAt }: RequirementStory) => decidedAt === undefined
  const seen = cause.seen.filter(({ requirement }) => isOwn(requirement))
  return seen.length === 0 ? undefined : { ...cause, seen, requirements: cause.requirements.filter(isOwn) }
}

function linesOf({ verdict, seen, requirements, known, shared }: FailureCause, story: RunStory): string[] {
  const { header, exchanges } = story
  const [example] = seen
  const [first, ...others] = requirements
  if (!example || !first) return []
  const { judgement } = example
  const decisive = exchanges.get(judgement.evidence.at(-1) ?? '')
  const asked = decisive ? `${askedOf(decisive, header.target.base_url)} → ${answeredOf(decisive)}: ` : ''
  const place = judgement.place === undefined ? '' : ` at ${judgement.place}`
  return [
    `${marks[verdict]} ${verdict}${known ? ' (known)' : ''}  ${first.address}`,
    `    ${asked}${oneLine(judgement.reason)}`,
    ...(judgement.got === undefined || judgement.reason.includes(judgement.got)
      ? []
      : [`    expected ${oneLine(judgement.wanted ?? 'otherwise')}, got ${oneLine(judgement.got)}${place}`]),
    `    rule: ${oneLine(first.text)}`,
    ...(others.length > 0
      ? [
          `    ${oneLine(`${shared ?? 'the same'}, behind ${count(others.length, 'other requirement')}: ${named(others)}`)}`,
        ]
      : []),
    ...replaysOf(story, first.address)
      .slice(0, mostReplays)
      .map((command) => `    repeat: ${command}`),
  ]
}

/** What is inconclusive and has no root, a line for each reason. */
function openLines(requirements: readonly RequirementStory[], most: number): string[] {
  const open = requirements.filter(
    ({ verdict, root, decidedAt }) => verdict === 'inconclusive' && root === undefined && decidedAt === undefined,
  )
  const groups = [...Map.groupBy(open, ({ reason }) => oneLine(reason))].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  const shown = groups.slice(0, Math.max(0, most))
  const left = groups.slice(shown.length).flatMap(([, own]) => own)
  return [
    ...shown.flatMap(([reason, own]) => [`? inconclusive  ${named(own)}`, `    ${reason}`]),
    ...(left.length > 0 ? [`... and ${count(left.length, 'inconclusive requirement')} in the report`] : []),
  ]
}

function named(requirements: readonly RequirementStory[]): string {
  const left = requirements.length - mostAddresses
  const shown = requirements.slice(0, mostAddresses).map(({ address }) => address)
  return `${shown.join(', ')}${left > 0 ? ` and ${left} more` : ''}`
}

function oneLine(text: string): string {
  return shorten(text.replaceAll(/\s+/g, ' '), 400)
}
