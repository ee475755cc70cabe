import { mostShown } from '../../core/most-shown.ts'
import type { JudgementRecord } from '../../core/journal-events.ts'
import type { CheckStory, RequirementStory, RunStory } from '../story/run-story-model.ts'
import { answeredOf, askedOf } from './asked-of.ts'
import { coverageText } from './coverage-text.ts'
import { replayCommand } from './replay-command.ts'
import { sourceText } from './source-text.ts'
import { shorten } from '../../core/shorten.ts'

/** A judgement as plain text, one labelled line each: request, expected, got with its place, source, repeat. */
export function differenceText(
  story: RunStory,
  requirement: RequirementStory | undefined,
  check: CheckStory,
  judgement: JudgementRecord,
): string {
  const decisive = story.exchanges.get(judgement.evidence.at(-1) ?? '')
  const asked = decisive && `${askedOf(decisive, story.header.target.base_url)} → ${answeredOf(decisive)}`
  const place = judgement.place === undefined ? '' : ` at ${judgement.place}`
  const { counterexample, coverage = counterexample?.coverage } = check
  const lines: Array<[string, string | undefined]> = [
    ['requirement', requirement && `${requirement.address}: ${requirement.text}`],
    ['request', asked],
    ['expected', judgement.wanted],
    ['got', judgement.got === undefined ? undefined : `${judgement.got}${place}`],
    ['smallest case', counterexample && `${counterexample.shrunk} (path ${counterexample.path})`],
    ['generated', coverage && coverageText(coverage)],
    ...(judgement.details ?? []).map(({ title, text }): [string, string] => [title, `\n${text}`]),
    ['source', requirement && sourceText(requirement)],
    ['repeat', replayCommand(story.header, requirement?.address ?? judgement.requirement, check)],
  ]
  const shown = lines.filter((line): line is [string, string] => Boolean(line[1]))
  return [
    shorten(judgement.reason, mostShown.text),
    ...shown.map(([label, text]) => `${label.padEnd(13)} ${shorten(text, mostShown.text)}`),
  ].join('\n')
}
