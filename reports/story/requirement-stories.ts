import { interfaceNames } from '../../harness/interfaces.ts'
import type { PlannedRequirement } from '../../harness/run/journal-events.ts'
import { gravestOf } from '../../harness/run/verdict.ts'
import type { Requirement } from '../../requirements/requirement.ts'
import { checkFor, checkStory, undecidedCheck } from './check-stories.ts'
import type { RecordedRun } from './read-run.ts'
import type { CheckStory, RequirementStory } from './run-story-model.ts'

const noRow = { text: 'This requirement is not in the catalogue any more.', source: '', strength: 'unknown' } as const

/** The checks of a run, decided ones first, then those that were planned and never decided. */
export function checksOf(run: RecordedRun): CheckStory[] {
  const checks = new Map(run.decided.map((event) => [`${event.interface} ${event.check}`, checkStory(event)]))
  for (const planned of run.started.planned) {
    for (const name of planned.checks) {
      const key = `${planned.interface} ${name}`
      const known = checks.get(key)
      if (!known) checks.set(key, undecidedCheck(name, planned))
      else if (!known.decided && !known.requirements.includes(planned.id)) known.requirements.push(planned.id)
    }
  }
  return [...checks.values()]
}

/** Every planned requirement with the gravest verdict of its checks, by interface and then topic by topic. */
export function requirementStories(run: RecordedRun, checks: CheckStory[], rows: Requirement[]): RequirementStory[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const stories = run.started.planned.map((planned) => requirementStory(planned, checks, byId.get(planned.id)))
  const topics = [...new Set(stories.map((story) => `${story.interface}/${story.topic}`))]
  const rank = (story: RequirementStory): number =>
    interfaceNames.indexOf(story.interface) * 10_000 + topics.indexOf(`${story.interface}/${story.topic}`)
  return stories.sort((one, other) => rank(one) - rank(other))
}

function requirementStory(planned: PlannedRequirement, checks: CheckStory[], row?: Requirement): RequirementStory {
  const { id, address } = planned
  const [, topic = '', obligation = ''] = address.split('/')
  const own = checks
    .filter((check) => check.interface === planned.interface)
    .filter((check) => planned.checks.includes(check.name) || check.requirements.includes(id))
    .map((check) => checkFor(check, planned))
  const verdict = gravestOf(own.map((check) => check.verdict))
  const reason = own.find((check) => check.verdict === verdict)?.reason ?? row?.unjudgeable ?? 'Nothing judges it yet.'
  const { text, source, strength, note } = { note: undefined, ...(row ?? noRow) }
  return {
    id,
    interface: planned.interface,
    address,
    topic,
    obligation,
    text,
    source,
    strength,
    note,
    verdict,
    reason,
    checks: own,
  }
}
