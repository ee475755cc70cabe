import { replayCommand } from '../text/replay-command.ts'
import type {
  CheckStory,
  ContractStory,
  RequirementStory,
  RouteStory,
  RunStory,
  StoryHeader,
} from '../story/run-story-model.ts'
import { isChange } from '../../core/ledger-events.ts'
import type { Entry } from '../../harness/ledger/entries-in.ts'
import type { WordedReason } from '../../core/reason.ts'

/** The version of the results.json format, described by `schemas/results.schema.json`. */
export const resultsVersion = 3

/** results.json of a run, as text with an ending newline. Durations are in milliseconds. */
export function resultsJson(story: RunStory): string {
  return `${JSON.stringify(resultsOf(story), null, 2)}\n`
}

export function resultsOf(story: RunStory): object {
  const { assay, target, startedAt, finished, exitCode, seed, requests, durationMs, interfaces, only } = story.header
  return {
    version: resultsVersion,
    assay,
    target,
    startedAt,
    finished,
    exitCode,
    sentence: story.sentence,
    conclusion: story.conclusion,
    basis: story.basis,
    seed,
    requests,
    duration: durationMs,
    interfaces,
    only,
    selection: story.header.selection,
    depth: story.header.depth,
    shard: story.header.shard,
    shards: story.header.shards,
    resumed: story.header.resumed,
    summary: {
      total: story.requirements.length,
      byVerdict: story.counts,
      byInterface: Object.fromEntries(story.countsByInterface),
      byRoute: byRoute(story.routes),
      shown: story.faults,
    },
    kept: story.kept,
    requirements: story.requirements.map((requirement) => resultOf(requirement, story.header)),
    roots: story.roots,
    knownFailures: story.knownFailures,
    readings: story.header.readings ?? [],
    failOn: story.header.failOn ?? 'failed',
    minJudged: story.header.minJudged,
    failedBefore: story.failedBefore,
    since: story.since,
    contracts: story.contracts.map(contractOf),
    left: story.left.map(({ what, through, name, fields, id, isSure }) => ({
      what,
      through,
      id,
      name,
      fields,
      state: stateOf({ what, isSure }),
    })),
    journalDamage: story.damage,
  }
}

export function byRoute(routes: readonly RouteStory<unknown>[]): object[] {
  return routes.map(({ requirements: _requirements, counts, ...route }) => ({ ...route, byVerdict: counts }))
}

/** The state of a leftover: changes are "not put back", whether or not the server confirmed them. */
function stateOf({ what, isSure }: Pick<Entry, 'what' | 'isSure'>): 'made' | 'perhaps made' | 'not put back' {
  if (isChange(what)) return 'not put back'
  return isSure ? 'made' : 'perhaps made'
}

function contractOf(contract: ContractStory): object {
  const { pact, consumer, provider, interaction, states, pending, verdict, mismatches, evidence } = contract
  return {
    pact,
    consumer,
    provider,
    interface: contract.interface,
    interaction,
    states,
    pending,
    verdict,
    ...reasonOf(contract),
    mismatches,
    evidence,
    duration: contract.durationMs,
    requests: contract.requests,
    decidedAt: contract.decidedAt,
  }
}

function resultOf(requirement: RequirementStory, header: StoryHeader): object {
  const { id, address, text, source, where, strength, verdict } = requirement
  return {
    id,
    interface: requirement.interface,
    address,
    text,
    source,
    where,
    strength,
    verdict,
    ...reasonOf(requirement),
    root: requirement.root,
    decidedAt: requirement.decidedAt,
    own: requirement.own,
    shown: requirement.shown,
    knownFailure: requirement.known !== undefined,
    places: requirement.places,
    checks: requirement.checks.map((check) => checkResultOf(check, address, header)),
  }
}

function checkResultOf(check: CheckStory, address: string, header: StoryHeader): object {
  const { name, title, where, verdict, durationMs, requests, coverage, counterexample } = check
  // `replay` already says how to repeat a judgement.
  const judgements = check.judgements.map(({ requirement: _requirement, sentBy: _sentBy, ...judgement }) => judgement)
  const seed = counterexample?.seed ?? header.seed
  const { coverage: _coverage, ...smallest } = counterexample ?? {}
  return {
    name,
    title,
    where,
    verdict,
    ...reasonOf(check),
    duration: durationMs,
    requests,
    seed,
    replay: replayCommand(header, address, check),
    judgements,
    coverage: coverage ?? counterexample?.coverage,
    counterexample: counterexample && smallest,
    decidedAt: check.decidedAt,
  }
}

/** A reason's words with its code and facts, which old journals lack. */
function reasonOf({ reason, code, facts }: WordedReason): WordedReason {
  return { reason, ...(code !== undefined && { code }), ...(facts && { facts }) }
}
