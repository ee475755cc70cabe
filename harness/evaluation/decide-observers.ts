import type { CheckDecided, JudgementRecord } from '../../core/journal-events.ts'
import type { Judgement } from '../../core/judgement.ts'
import { addressOf } from '../../requirements/address-of.ts'
import { checkInWordsOf } from '../../requirements/in-words-of.ts'
import { asItWasAnswered } from '../dialect/as-it-was-answered.ts'
import { observers, whereOfObserver } from '../observers/all.ts'
import type { Observer } from '../observers/observer.ts'
import type { Found, Watch } from '../observers/watch.ts'
import { because } from '../reasons/because.ts'
import { judgementRecorder, judgementsOfRun } from '../run/record-judgement.ts'
import { checkOfScope } from '../replay/replay-log.ts'
import { checkDecided } from '../verdicts/check-decided.ts'
import { judgedAt } from '../verdicts/judged-row.ts'
import type { InterfaceRun } from './interface-run.ts'
import type { Check } from './read-checks.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { idsOf } from '../observers/rules-observed.ts'

/** The name of an observer's check in a journal. */
function nameOfObserver({ name }: Pick<Observer, 'name'>): string {
  return `observer: ${name}`
}

/** Records the observers' results in an interface, each as its own check, with every rule of the run that it saw broken. */
export function decideObservers(
  { run, name, left }: Pick<InterfaceRun, 'run' | 'name' | 'left'>,
  watch: Watch,
  checks: readonly Check[],
): void {
  if (left) return
  const checksHere = checks.filter(({ interfaces }) => interfaces?.includes(name) ?? true)
  const decided = new Set(checksHere.flatMap(({ requirements }) => requirements))
  const recordJudgement = judgementRecorder(judgementsOfRun(run))
  const found = watch.foundOf(name).filter(({ rule }) => run.requirements.has(rule))
  for (const [observer, points] of Map.groupBy(found, (one) => one.observer)) {
    const judgements = points.flatMap((one): JudgementRecord[] => {
      const row = run.requirements.get(one.rule)
      if (!row || (one.broken === undefined && decided.has(one.rule))) return []
      const judged = judgedAt(row, asItWasAnswered(judgementOf(one), { routes: run.routesMet }), run.seen)
      const repeated = one.broken && { sentBy: sentBy(one, checks) ?? { address: name } }
      return [{ ...recordJudgement(judged), ...repeated }]
    })
    if (judgements.length > 0) run.record(eventOf(observer, name, judgements))
  }
}

function judgementOf({ broken, breaches, looked, answers }: Found): Judgement {
  if (!broken) return { finding: 'held', reason: because('observed-to-hold', { looked, answers }), evidence: [] }
  if (breaches === 1) return broken
  return {
    ...broken,
    reason: because('all-of', {
      parts: [broken.reason, because('seen-often', { times: breaches })],
    }),
  }
}

function eventOf(observer: Observer, name: string, judgements: JudgementRecord[]): CheckDecided {
  const about = {
    check: nameOfObserver(observer),
    title: checkInWordsOf(name, observer.title),
    where: whereOfObserver(observer),
    interface: name,
    requirements: judgements.map(({ requirement }) => requirement),
  }
  return checkDecided(about, judgements)
}

/** The check that sent the decisive request, with an address that runs it; undefined where the request served several checks. */
function sentBy({ scope }: Found, checks: readonly Check[]): JudgementRecord['sentBy'] {
  const at = scope === undefined ? undefined : checkOfScope(scope)
  const names = at ? checks.filter(({ name }) => at.check === name || at.check.startsWith(`${name}, `)) : []
  const [check] = names.toSorted((one, other) => other.name.length - one.name.length)
  const [id] = check?.requirements ?? []
  if (!at || !check || id === undefined) return undefined
  return { address: addressOf(id, at.interface), title: checkInWordsOf(at.interface, check.title) }
}

/** Observers as checks, with the rules that only observers decide. */
export function checksOfObservers(): Array<{ name: string; title: string; where: string; requirements: string[] }> {
  const shown = new Set(readRequirements().flatMap(({ id, shownBy }) => (shownBy ? [id] : [])))
  return observers().map((observer) => ({
    name: nameOfObserver(observer),
    title: observer.title,
    where: whereOfObserver(observer),
    requirements: idsOf(observer).filter((id) => shown.has(id)),
  }))
}
