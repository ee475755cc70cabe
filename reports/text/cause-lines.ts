import { mostShown } from '../../core/most-shown.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { WordedReason } from '../../core/reason.ts'
import { shorten } from '../../core/shorten.ts'
import { count } from '../../harness/reasons/count.ts'
import { inShort } from '../../harness/reasons/in-short.ts'
import { inWordsOf } from '../../requirements/in-words-of.ts'
import type { FailureCause, RequirementStory, RunStory } from '../story/run-story-model.ts'
import { answeredOf, askedOf } from './asked-of.ts'
import { replayCommand } from './replay-command.ts'

const marks = { failed: '✗', warned: '!' } as const

/**
 * A run's failures by cause, the gravest and most frequent first: the requirement, the request and its result, the
 * check and what it sent, the rule, and the replay command. Then inconclusive requirements with reasons of their own,
 * by reason.
 */
export function causeLines(story: RunStory): string[] {
  const causes = story.causes.flatMap((cause) => ofThisRun(cause) ?? [])
  const shown = causes.slice(0, mostShown.rows)
  const hiddenCauses = causes.length - shown.length
  return [
    ...shown.flatMap((cause) => linesOf(cause, story)),
    ...(hiddenCauses > 0 ? [`... and ${count(hiddenCauses, 'other cause')} in the report`] : []),
    ...openLines(story, mostShown.rows - shown.length),
  ]
}

/** A cause without earlier runs' decisions; undefined when nothing remains. */
function ofThisRun(cause: FailureCause): FailureCause | undefined {
  const isOwn = ({ decidedAt }: RequirementStory) => decidedAt === undefined
  const seen = cause.seen.filter(({ requirement }) => isOwn(requirement))
  return seen.length === 0 ? undefined : { ...cause, seen, requirements: cause.requirements.filter(isOwn) }
}

function linesOf({ verdict, seen, requirements, known, shared }: FailureCause, story: RunStory): string[] {
  const { header, exchanges } = story
  const [example] = seen
  if (!example) return []
  const { judgement, requirement, check } = example
  const [decisive, before] = [-1, -2].map((at) => exchanges.get(judgement.evidence.at(at) ?? ''))
  // For a GET of a fetch's result, the request that began the fetch says more.
  const led = decisive?.request.method === 'GET' && before && before.request.method !== 'GET' ? before : undefined
  const shown = [led, decisive].flatMap((one) => (one ? [askedAndAnswered(one, story)] : []))
  const place = judgement.place === undefined ? '' : ` at ${judgement.place}`
  const others = requirements.filter((one) => one !== requirement)
  const otherChecks = new Set(seen.filter((one) => one.requirement === requirement).map((one) => one.check)).size - 1
  return [
    `${marks[verdict]} ${verdict}${known ? ' (known)' : ''}  ${requirement.address}`,
    `    ${shown.length > 0 ? `${shown.join(', ')}: ` : ''}${shortly(requirement, judgement)}`,
    ...(judgement.got === undefined || saysDifference(judgement)
      ? []
      : [`    expected ${oneLine(judgement.wanted ?? 'otherwise')}, got ${oneLine(judgement.got)}${place}`]),
    ...(check.title && `${check.title}.` !== requirement.text
      ? [`    check: ${oneLine(check.title)}${otherChecks > 0 ? `, and ${otherChecks} more` : ''}`]
      : []),
    ...(check.counterexample ? smallestCase(check.counterexample.shrunk) : sentLine(led ?? decisive)),
    `    rule: ${oneLine(requirement.text)}`,
    ...(others.length > 0
      ? [
          `    ${oneLine(`${shared ?? 'the same'}, behind ${count(others.length, 'other requirement')}: ${named(others)}`)}`,
        ]
      : []),
    `    repeat: ${replayCommand(header, requirement.address, check)}`,
  ]
}

function askedAndAnswered(exchange: Exchange, { header }: RunStory): string {
  return `${askedOf(exchange, header.target.base_url)} → ${answeredOf(exchange)}`
}

/** A generated case: a history as a numbered list with its requests, anything else on one line. */
function smallestCase(shrunk: string): string[] {
  const [first = '', ...more] = shrunk.split('\n').filter((line) => line.trim() !== '')
  if (more.length === 0) return [`    smallest case: ${oneLine(first)}`]
  const lines = [first, ...more].map((line) => `${/^\s*/.exec(line)?.[0]}${oneLine(line.trim())}`)
  const left = lines.length - mostShown.rows
  return [
    '    smallest case:',
    ...lines.slice(0, mostShown.rows).map((line) => `      ${line}`),
    ...(left > 0 ? [`      ... and ${count(left, 'more line')} in the report`] : []),
  ]
}

/** The body of a request; none without one. */
function sentLine(exchange: Exchange | undefined): string[] {
  const body = exchange?.request.body ?? ''
  return body === '' ? [] : [`    sent: ${oneLine(body)}`]
}

/** Whether a judgement's reason already names the difference. */
function saysDifference({ reason, wanted, got = '' }: { reason: string; wanted?: string; got?: string }): boolean {
  return reason.includes(got) || (wanted !== undefined && reason.includes(`expected ${wanted}`))
}

function shortly({ interface: name }: RequirementStory, reason: WordedReason): string {
  return oneLine(inShort(reason, (sentence) => inWordsOf(name, sentence)))
}

/** Inconclusive requirements without root, by reason, with the request that got no answer. */
function openLines(story: RunStory, most: number): string[] {
  const open = story.requirements.filter(
    ({ verdict, root, decidedAt }) => verdict === 'inconclusive' && root === undefined && decidedAt === undefined,
  )
  const groups = [...Map.groupBy(open, (one) => shortly(one, one))].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  const shown = groups.slice(0, Math.max(0, most))
  const left = groups.slice(shown.length).flatMap(([, own]) => own)
  return [
    ...shown.flatMap(([reason, own]) => [
      `? inconclusive  ${named(own)}`,
      `    ${reason}`,
      ...own.slice(0, 1).flatMap((one) => unansweredLines(one, story)),
    ]),
    ...(left.length > 0 ? [`... and ${count(left.length, 'inconclusive requirement')} in the report`] : []),
  ]
}

function unansweredLines({ address, checks }: RequirementStory, story: RunStory): string[] {
  const check = checks.find(({ verdict }) => verdict === 'inconclusive')
  const evidence = check?.judgements.flatMap((one) => one.evidence) ?? []
  const silent = evidence.map((id) => story.exchanges.get(id)).find((one) => one !== undefined && !one.answer)
  if (!check || !silent) return []
  const repeat = `    repeat: ${replayCommand(story.header, address, check)}`
  return [`    ${askedAndAnswered(silent, story)}`, `    check: ${oneLine(check.title)}`, ...sentLine(silent), repeat]
}

function named(requirements: readonly RequirementStory[]): string {
  const left = requirements.length - mostShown.names
  const shown = requirements.slice(0, mostShown.names).map(({ address }) => address)
  return `${shown.join(', ')}${left > 0 ? ` and ${left} more` : ''}`
}

function oneLine(text: string): string {
  return shorten(text.replaceAll(/\s+/g, ' '), 400)
}
