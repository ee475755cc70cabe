import { Status, type TestResult } from 'allure-js-commons'
import type { ContractStory, RunStory } from '../../../reports/story/run-story-model.ts'
import { answeredOf, askedOf } from '../../../reports/text/asked-of.ts'
import { mismatchText } from '../../../reports/text/mismatch-text.ts'
import { shorten } from '../../../core/shorten.ts'
import { resultNamed } from './allure-results.ts'
import { attachmentName } from './exchange-text.ts'

const statuses: Record<ContractStory['verdict'], Status> = {
  failed: Status.FAILED,
  warned: Status.PASSED,
  inconclusive: Status.BROKEN,
  untested: Status.SKIPPED,
  passed: Status.PASSED,
}

/** A result per interaction. Epic is `contracts`, feature the consumer, story the provider. */
export function contractResults(story: RunStory): TestResult[] {
  return story.contracts.map((contract) => contractResult(story, contract))
}

function contractResult(story: RunStory, contract: ContractStory): TestResult {
  const { consumer, provider, interaction, states, verdict, reason, mismatches, evidence, at, durationMs } = contract
  const result = resultNamed(interaction, ['contracts', consumer, provider, interaction, ...states].join(': '))
  const stop = at === undefined ? undefined : Date.parse(at)
  result.status = statuses[verdict]
  result.statusDetails = {
    message: shorten(reason, 2000),
    ...(mismatches.length > 0 && { trace: mismatchText(contract) }),
  }
  result.start = stop === undefined ? undefined : stop - durationMs
  result.stop = stop
  result.labels = [
    { name: 'epic', value: 'contracts' },
    { name: 'feature', value: consumer },
    { name: 'story', value: provider },
    { name: 'tag', value: verdict },
    { name: 'framework', value: 'assay' },
  ]
  result.attachments = evidence
    .flatMap((id) => story.exchanges.get(id) ?? [])
    .map((exchange) => ({
      name: shorten(`${askedOf(exchange, story.header.target.base_url)} → ${answeredOf(exchange)}`, 200),
      type: 'text/plain',
      source: attachmentName(exchange.id),
    }))
  return result
}
