import { Stage, Status, type Label, type StepResult, type TestResult } from 'allure-js-commons'
import { createStepResult, createTestResult, md5, randomUuid } from 'allure-js-commons/sdk/reporter'
import type { JudgementRecord } from '../../../core/journal-events.ts'
import type { Verdict } from '../../../core/verdict.ts'
import type { CheckStory, RequirementStory, RunStory } from '../../../reports/story/run-story-model.ts'
import { answeredOf, askedOf } from '../../../reports/text/asked-of.ts'
import { differenceText } from '../../../reports/text/difference-text.ts'
import { shorten } from '../../../core/shorten.ts'
import { attachmentName } from './exchange-text.ts'

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
 * A result for each requirement and each of its checks, with what that check found of this requirement alone, and a skipped
 * one for each requirement without a check. Epic is the interface, feature the topic, story the requirement. A warning or an
 * observation passes and carries its verdict as a tag.
 */
export function allureResults(story: RunStory): TestResult[] {
  return [
    ...story.requirements.flatMap((requirement) =>
      requirement.checks.length === 0
        ? [uncheckedResult(requirement)]
        : requirement.checks.map((check) => checkResult(story, requirement, check)),
    ),
    ...(story.damage ? [damageResult(story.sentence)] : []),
  ]
}

/** A journal that is not whole: a broken result of the run. */
function damageResult(sentence: string): TestResult {
  const result = resultNamed('The journal is whole', 'journal')
  result.status = Status.BROKEN
  result.statusDetails = { message: sentence }
  return result
}

function checkResult(story: RunStory, requirement: RequirementStory, check: CheckStory): TestResult {
  const result = resultNamed(check.title, `${requirement.address}: ${check.name}`)
  const stop = check.at === undefined ? undefined : Date.parse(check.at)
  const decisive = check.judgements.find(({ verdict }) => verdict === check.verdict)
  result.status = statuses[check.verdict]
  result.statusDetails = {
    message: shorten(check.reason, 2000),
    trace: decisive && decisive.wanted !== undefined ? differenceText(story, requirement, check, decisive) : undefined,
  }
  result.start = stop === undefined ? undefined : stop - check.durationMs
  result.stop = stop
  result.labels = labelsOf(requirement, check.verdict)
  result.parameters = [
    { name: 'seed', value: String(check.counterexample?.seed ?? story.header.seed), excluded: true },
    ...(check.counterexample ? [{ name: 'path', value: check.counterexample.path, excluded: true }] : []),
  ]
  result.steps = [
    ...check.steps.map((text) => stepNamed(text, Status.PASSED)),
    ...check.judgements.map((judgement) => judgementStep(story, judgement)),
  ]
  return result
}

function uncheckedResult(requirement: RequirementStory): TestResult {
  const result = resultNamed(requirement.text || requirement.obligation, requirement.address)
  result.status = statuses[requirement.verdict]
  result.statusDetails = { message: requirement.reason }
  result.labels = labelsOf(requirement, requirement.verdict)
  return result
}

/** A finished result that Allure knows again in a later report by its full name. */
export function resultNamed(name: string, fullName: string): TestResult {
  const result = createTestResult(randomUuid())
  const id = md5(fullName)
  return Object.assign(result, { name, fullName, historyId: id, testCaseId: id, stage: Stage.FINISHED })
}

function labelsOf({ interface: epic, topic, obligation, known }: RequirementStory, verdict: Verdict): Label[] {
  return [
    { name: 'epic', value: epic },
    { name: 'feature', value: topic },
    { name: 'story', value: obligation },
    { name: 'tag', value: verdict },
    ...(known ? [{ name: 'tag', value: 'known failure' }] : []),
    { name: 'framework', value: 'assay' },
  ]
}

function judgementStep(story: RunStory, judgement: JudgementRecord): StepResult {
  const step = stepNamed(shorten(`${judgement.verdict}: ${judgement.reason}`, 500), statuses[judgement.verdict])
  const exchanges = judgement.evidence.flatMap((id) => story.exchanges.get(id) ?? [])
  step.attachments = exchanges.map((exchange) => ({
    name: shorten(`${askedOf(exchange, story.header.target.base_url)} → ${answeredOf(exchange)}`, 200),
    type: 'text/plain',
    source: attachmentName(exchange.id),
  }))
  return step
}

function stepNamed(name: string, status: Status): StepResult {
  return Object.assign(createStepResult(), { name, status, stage: Stage.FINISHED })
}
