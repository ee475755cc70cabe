import type { ContractStory, RequirementStory, RunStory } from '../story/run-story-model.ts'
import { replayCommand } from '../text/replay-command.ts'
import { needName } from '../../harness/verdicts/contracts.ts'
import { type ComparedRow, type ComparedRun, consumers } from './compared-run.ts'

export function runOfStory(story: RunStory): Omit<ComparedRun, 'file'> {
  const { header, sentence, damage, knownFailures, exchanges } = story
  const { target, assay, startedAt, durationMs, requests, seed, finished, interfaces, only, titles, depth, shard } =
    header
  return {
    from: 'journal',
    target,
    assay,
    startedAt,
    durationMs,
    requests,
    seed,
    finished,
    damaged: damage !== undefined,
    sentence,
    interfaces,
    only,
    ...(titles && titles.length > 0 && { titles }),
    ...(depth && { depth }),
    ...(shard && { shard }),
    requirements: [...story.requirements.map((one) => rowOf(one, header)), ...story.contracts.map(needRow)],
    knownFailures,
    exchanges,
  }
}

function rowOf(requirement: RequirementStory, header: RunStory['header']): ComparedRow {
  const { address, topic, obligation, text, source, where, strength, verdict, reason, checks } = requirement
  return {
    address,
    interface: requirement.interface,
    topic,
    obligation,
    text,
    source,
    where,
    strength,
    verdict,
    reason,
    checks: checks.map((check) => ({
      title: check.title,
      verdict: check.verdict,
      judgements: check.judgements,
      ...(check.decided && { replay: replayCommand(header, address, check) }),
    })),
  }
}

type Need = Pick<ContractStory, 'consumer' | 'interaction' | 'states' | 'verdict'> & {
  reason?: string
  evidence?: string[]
}

/** What a consumer needs, as a row among those of requirements. */
export function needRow(need: Need): ComparedRow {
  const { consumer, interaction, verdict, reason = '', evidence = [] } = need
  return {
    address: needName(need),
    interface: consumers,
    topic: consumer,
    obligation: interaction,
    text: `The answer has what ${consumer} needs.`,
    source: '',
    where: '',
    strength: 'unknown',
    verdict,
    reason,
    checks: [{ title: interaction, verdict, judgements: [{ verdict, reason, evidence }] }],
  }
}
