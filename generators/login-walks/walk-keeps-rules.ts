import { errorClassOf } from '../../harness/checks/answers/answer.ts'
import type { WalkRule } from '../../harness/checks/call-sequences/sequence-rule.ts'
import { inconclusive, held, type Judgement } from '../../core/judgement.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { WalkSpace } from '../../harness/arrange/call-sequences/kinds-of-sequences.ts'
import type { WalkStep } from '../../harness/checks/call-sequences/call-made.ts'
import { walkText } from '../../harness/arrange/call-sequences/sequence-text.ts'
import type { Walk } from '../../harness/checks/call-sequences/call-sequence.ts'
import type { Property } from '../explore.ts'
import { loginWalk } from './login-walk.ts'

/** Walks a login: `walkLogin` at a target, or a made-up one in tests. */
export type Walker = (walk: Walk) => AsyncIterable<WalkStep>

/** On every walk, each call keeps a rule. A call of which the rule says nothing counts as not told. */
export function walkKeepsRule(walker: Walker, spaces: readonly WalkSpace[], rule: WalkRule): Property<Walk> {
  return {
    arbitrary: loginWalk(spaces),
    show: walkText,
    holds: async (walk) => {
      const label: string[] = []
      const outcome: string[] = []
      let kept: Judgement = inconclusive('No call of the walk came to where the rule shows')
      const stop = await walkAlong(walker(walk), (step) => {
        label.push(labelOf(step))
        outcome.push(outcomeOfStep(step))
        const judgement = rule(step)
        if (judgement) kept = judgement
        return judgement?.finding === 'broken'
      })
      return { label, outcome, judgement: stop && kept.finding !== 'broken' ? stop : kept }
    },
  }
}

/** What a survey saw of one rule. */
export interface RuleSeen {
  kept: number
  broken: boolean
  evidence: Judgement['evidence']
}

/** Every rule at once on the same walks: notes in `seen` which rules are kept and which broken. Never broken itself. */
export function walksSurveyed(
  walker: Walker,
  spaces: readonly WalkSpace[],
  rules: ReadonlyMap<string, WalkRule>,
  seen: Map<string, RuleSeen>,
): Property<Walk> {
  return {
    arbitrary: loginWalk(spaces),
    holds: async (walk) => {
      const label: string[] = []
      const outcome: string[] = []
      const stop = await walkAlong(walker(walk), (step) => {
        label.push(labelOf(step))
        outcome.push(outcomeOfStep(step))
        for (const [id, rule] of rules) note(seen, id, rule(step))
        return false
      })
      return { label, outcome, judgement: stop ?? held('Walked to the end', []) }
    },
  }
}

function note(seen: Map<string, RuleSeen>, id: string, judgement: Judgement | undefined): void {
  if (!judgement) return
  const { kept, broken } = seen.get(id) ?? { kept: 0, broken: false }
  const breaks = judgement.finding === 'broken'
  seen.set(id, { kept: kept + (breaks ? 0 : 1), broken: broken || breaks, evidence: judgement.evidence })
}

/** Follows a walk until `done`; gives why it could not be walked to its end, if so. */
async function walkAlong(
  steps: AsyncIterable<WalkStep>,
  done: (step: WalkStep) => boolean,
): Promise<Judgement | undefined> {
  try {
    for await (const step of steps) if (done(step)) break
    return undefined
  } catch (error) {
    if (error instanceof CheckStopped) return inconclusive(error.reason, error.evidence)
    throw error
  }
}

/** The call, the state that it met and what came of it: `plain: refresh of a succeeded login refused: ...`. */
function labelOf({ kind, call, before, accepted, answer }: WalkStep): string {
  const state = before ? ` of a ${before.phase} login` : ''
  return `${kind} ${call.do}${state}: ${outcomeOfStep({ accepted, answer })}`
}

function outcomeOfStep({ accepted, answer }: Pick<WalkStep, 'accepted' | 'answer'>): string {
  return accepted ? 'accepted' : (errorClassOf(answer) ?? 'no class')
}
