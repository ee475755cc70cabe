import { interfaceNames } from '../../core/interfaces.ts'
import { notDecided, settleRequirements, verdictFor } from '../../harness/verdicts/requirement-verdicts.ts'
import type { Settled } from '../../harness/verdicts/settled.ts'
import type { Reading, CheckDecided, PlannedRequirement } from '../../core/journal-events.ts'
import { asBinding } from '../../requirements/at-each-place.ts'
import type { Requirement } from '../../core/requirement.ts'
import { placesOf } from './places-of.ts'
import type { RecordedRun, Stays } from './read-run.ts'
import type { CheckStory, RequirementStory } from './run-story-model.ts'
import { checkInWordsOf } from '../../requirements/in-words-of.ts'

const noRow = {
  text: 'This requirement is not in the catalogue any more.',
  source: '',
  where: '',
  strength: 'unknown',
} as const

/**
 * The checks of a run, first the decided ones, then those planned and never decided. If the run holds earlier
 * decisions, `own` is the run alone: only its planned checks count as undecided.
 */
export function checksOf(run: RecordedRun, own: RecordedRun = run): CheckStory[] {
  const ownChecks = new Set(own.started.planned.flatMap((one) => one.checks.map((name) => `${one.interface} ${name}`)))
  const decided = new Set(run.decided.map((event) => `${event.interface} ${event.check}`))
  const undecided = new Map<string, CheckStory>()
  for (const planned of run.started.planned) {
    for (const name of planned.checks) {
      const key = `${planned.interface} ${name}`
      if (decided.has(key)) continue
      const known = undecided.get(key)
      if (known) known.requirements.push(planned.id)
      else
        undecided.set(key, {
          ...undecidedCheck(name, planned),
          ...(run.kept && !ownChecks.has(key) && { decidedAt: run.kept.at }),
        })
    }
  }
  return [...run.decided.map(checkStory), ...undecided.values()]
}

/** Every planned requirement with the gravest verdict of its checks, by interface and topic. */
export function requirementStories(run: RecordedRun, checks: CheckStory[], rows: Requirement[]): RequirementStory[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const settled = settleRequirements(run.started.planned, run.decided, byId)
  const checksFor = checkFinder(checks)
  const shown = new Map((run.shown ?? []).map(({ address, ...one }) => [address, one]))
  const stories = settled.map((one) => ({
    ...requirementStory(one, checksFor(one), run.started.readings ?? [], byId.get(one.id)),
    shown: shown.get(one.address),
  }))
  const byTopic = Map.groupBy(stories, (story) => `${story.interface}/${story.topic}`)
  const order = interfaceNames()
  const rankOf = ([key]: [string, unknown]) => order.findIndex((name) => key.startsWith(`${name}/`))
  return [...byTopic].sort((one, other) => rankOf(one) - rankOf(other)).flatMap(([, own]) => own)
}

/** Indexes checks by requirement, so that a look-up need not read all of them. Keeps the order of features. */
function checkFinder(checks: readonly CheckStory[]): (planned: Settled) => CheckStory[] {
  const named = checks.flatMap((check, at) => [check.name, ...check.requirements].map((name) => ({ name, check, at })))
  const byName = Map.groupBy(named, ({ name, check }) => `${check.interface} ${name}`)
  return ({ id, interface: of, checks: names }) => {
    const found = [id, ...names].flatMap((name) => byName.get(`${of} ${name}`) ?? [])
    const placeOf = ({ check, at }: (typeof found)[number]) => {
      const planned = names.indexOf(check.name)
      return planned === -1 ? names.length + at : planned
    }
    const inOrder = found.sort((one, other) => placeOf(one) - placeOf(other) || one.at - other.at)
    return [...new Map(inOrder.map(({ at, check }) => [at, check])).values()]
  }
}

function requirementStory(
  planned: Settled,
  checks: CheckStory[],
  readings: readonly Reading[],
  row?: Requirement,
): RequirementStory {
  const { id, address, verdict, reason, code, facts, root } = planned
  const [, topic = '', obligation = ''] = address.split('/')
  const own = checks.map((check) => checkFor(check, planned))
  const bound = row ? asBinding(row, planned.interface, readings) : undefined
  const { text, source, where, strength } = bound ?? noRow
  return {
    id,
    interface: planned.interface,
    address,
    topic,
    obligation,
    text,
    source,
    where,
    strength,
    note: bound?.note,
    verdict,
    reason,
    code,
    facts: code === undefined ? undefined : (facts ?? {}),
    root,
    checks: own,
    places: placesOf(own),
  }
}

function checkStory(decided: CheckDecided & Stays): CheckStory {
  const { check, type: _type, ...rest } = decided
  return { ...rest, name: check, decided: true }
}

/** A check that the run planned for a requirement and never decided. */
function undecidedCheck(name: string, planned: PlannedRequirement): CheckStory {
  return {
    name,
    title: checkInWordsOf(planned.interface, name.slice(name.indexOf(': ') + 1).trim()),
    where: name.includes(': ') ? name.slice(0, name.indexOf(': ')) : '',
    interface: planned.interface,
    requirements: [planned.id],
    ...notDecided,
    judgements: [],
    durationMs: 0,
    requests: 0,
    steps: [],
    decided: false,
  }
}

/** A check for one requirement: only its judgements of it, with their verdict. */
function checkFor(check: CheckStory, { id }: { id: string }): CheckStory {
  const judgements = check.judgements.filter(({ requirement }) => requirement === id)
  const decidedAt = judgements[0]?.decidedAt ?? check.decidedAt
  return { ...check, judgements, ...verdictFor(check, id), ...(decidedAt !== undefined && { decidedAt }) }
}
