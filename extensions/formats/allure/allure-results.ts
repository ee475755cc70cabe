import { Stage, Status, type Attachment, type StepResult, type TestResult } from 'allure-js-commons'
import { createStepResult, createTestResult, md5, randomUuid } from 'allure-js-commons/sdk/reporter'
import type { JudgementRecord } from '../../../core/journal-events.ts'
import type { Verdict } from '../../../core/verdict.ts'
import type { CheckStory, ContractStory, RequirementStory, RunStory } from '../../../reports/story/run-story-model.ts'
import { answeredOf, askedOf } from '../../../reports/text/asked-of.ts'
import { differenceText } from '../../../reports/text/difference-text.ts'
import { mismatchText } from '../../../reports/text/mismatch-text.ts'
import { shorten } from '../../../core/shorten.ts'
import type { Exchange, HeaderList } from '../../../core/exchange.ts'

const statuses: Record<Verdict, Status> = {
  failed: Status.FAILED,
  warned: Status.PASSED,
  inconclusive: Status.BROKEN,
  untested: Status.SKIPPED,
  inapplicable: Status.SKIPPED,
  observed: Status.PASSED,
  passed: Status.PASSED,
}

/**
 * A result for each requirement and each of its checks, with what that check found of this requirement alone, a skipped one for
 * each requirement without a check, and one for each interaction of a consumer. Epic is the interface, feature the topic, story
 * the requirement; of an interaction `contracts`, the consumer and the provider. A warning or an observation passes and
 * carries its verdict as a tag.
 */
export function allureResults(story: RunStory): TestResult[] {
  return [
    ...story.requirements.flatMap((requirement) =>
      requirement.checks.length === 0
        ? [uncheckedResult(requirement)]
        : requirement.checks.map((check) => checkResult(story, requirement, check)),
    ),
    ...(story.damage ? [damageResult(story.sentence)] : []),
    ...story.contracts.map((contract) => contractResult(story, contract)),
  ]
}

/** A journal that is not whole: a broken result of the run. */
function damageResult(message: string): TestResult {
  return resultNamed('The journal is whole', 'journal', { status: Status.BROKEN, statusDetails: { message } })
}

function checkResult(story: RunStory, requirement: RequirementStory, check: CheckStory): TestResult {
  const { verdict, judgements, counterexample } = check
  const decisive = judgements.find((one) => one.verdict === verdict)
  const trace = decisive?.wanted === undefined ? undefined : differenceText(story, requirement, check, decisive)
  const seed = { name: 'seed', value: String(counterexample?.seed ?? story.header.seed), excluded: true }
  return resultNamed(check.title, `${requirement.address}: ${check.name}`, {
    ...decidedAs(check),
    statusDetails: { message: shorten(check.reason, 2000), trace },
    labels: labelsOf(requirement, verdict),
    parameters: [seed, ...(counterexample ? [{ name: 'path', value: counterexample.path, excluded: true }] : [])],
    steps: [
      ...check.steps.map((text) => stepNamed(text, Status.PASSED)),
      ...judgements.map((judgement) => judgementStep(story, judgement)),
    ],
  })
}

function uncheckedResult(requirement: RequirementStory): TestResult {
  const { text, obligation, address, verdict, reason } = requirement
  return resultNamed(text || obligation, address, {
    status: statuses[verdict],
    statusDetails: { message: reason },
    labels: labelsOf(requirement, verdict),
  })
}

function contractResult(story: RunStory, contract: ContractStory): TestResult {
  const { consumer, provider, interaction, states, verdict, reason, mismatches, evidence } = contract
  return resultNamed(interaction, ['contracts', consumer, provider, interaction, ...states].join(': '), {
    ...decidedAs(contract),
    statusDetails: {
      message: shorten(reason, 2000),
      ...(mismatches.length > 0 && { trace: mismatchText(contract) }),
    },
    labels: labels({ epic: 'contracts', feature: consumer, story: provider }, verdict),
    attachments: attachmentsOf(story, evidence),
  })
}

/** The status of something that was decided, and from when to when that went on. */
function decidedAs({
  verdict,
  at,
  durationMs,
}: Pick<CheckStory, 'verdict' | 'at' | 'durationMs'>): Partial<TestResult> {
  const stop = at === undefined ? undefined : Date.parse(at)
  return { status: statuses[verdict], start: stop === undefined ? undefined : stop - durationMs, stop }
}

/** A finished result that Allure knows again in a later report by its full name. */
function resultNamed(name: string, fullName: string, more: Partial<TestResult>): TestResult {
  const id = md5(fullName)
  const named = { name, fullName, historyId: id, testCaseId: id, stage: Stage.FINISHED }
  return Object.assign(createTestResult(randomUuid()), named, more)
}

function labelsOf({ interface: epic, topic, obligation, known }: RequirementStory, verdict: Verdict) {
  return labels({ epic, feature: topic, story: obligation }, verdict, ...(known ? ['known failure'] : []))
}

function labels(where: Record<'epic' | 'feature' | 'story', string>, ...tags: string[]): TestResult['labels'] {
  return [
    ...Object.entries(where).map(([name, value]) => ({ name, value })),
    ...tags.map((value) => ({ name: 'tag', value })),
    { name: 'framework', value: 'assay' },
  ]
}

function judgementStep(story: RunStory, { verdict, reason, evidence }: JudgementRecord): StepResult {
  const step = stepNamed(shorten(`${verdict}: ${reason}`, 500), statuses[verdict])
  return Object.assign(step, { attachments: attachmentsOf(story, evidence) })
}

function attachmentsOf({ exchanges, header }: RunStory, evidence: readonly string[]): Attachment[] {
  return evidence
    .flatMap((id) => exchanges.get(id) ?? [])
    .map((exchange) => ({
      name: shorten(`${askedOf(exchange, header.target.base_url)} → ${answeredOf(exchange)}`, 200),
      type: 'text/plain',
      source: attachmentName(exchange.id),
    }))
}

function stepNamed(name: string, status: Status): StepResult {
  return Object.assign(createStepResult(), { name, status, stage: Stage.FINISHED })
}

/** An exchange as plain text, masked as the journal holds it: request, an empty line, answer or transport error. */
export function exchangeText({ request, answer, trouble, durationMs }: Exchange): string {
  const sent = [`${request.method} ${request.url}`, ...headerLines(request.headers), '', request.body]
  const came = answer
    ? [`${answer.status} after ${Math.round(durationMs)} ms`, ...headerLines(answer.headers), '', answer.body]
    : [`${trouble?.code ?? 'no answer'}: ${trouble?.message ?? ''}`]
  return `${[...sent, '', ...came].join('\n')}\n`
}

function headerLines(headers: HeaderList): string[] {
  return headers.map(([name, value]) => `${name}: ${value}`)
}

/** The file that holds an exchange as an attachment; results that share an exchange share it. */
export function attachmentName(id: string): string {
  return `${id.replaceAll(/[^\w-]/g, '_')}-attachment.txt`
}
