import { because } from '../../harness/reasons/because.ts'
import { errorClassOf } from '../../harness/checks/answers/answer.ts'
import type { SequenceRule } from '../../harness/checks/call-sequences/sequence-rule.ts'
import { inconclusive, held, type Judgement } from '../../core/judgement.ts'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { SequenceSpace } from '../../harness/fixtures/call-sequences/kinds-of-sequences.ts'
import type { CallMade } from '../../harness/checks/call-sequences/call-made.ts'
import { sequenceText } from '../../harness/fixtures/call-sequences/sequence-text.ts'
import type { CallSequence } from '../../harness/checks/call-sequences/call-sequence.ts'
import type { Property } from '../explore.ts'
import { callSequence } from './call-sequence-arbitrary.ts'
import { callSequenceEdges } from './call-sequence-edges.ts'

/** Plays a sequence: `playSequence` at a target, or a made-up one in tests. */
export type SequencePlayer = (sequence: CallSequence) => AsyncIterable<CallMade>

/** On every sequence, each call keeps a rule. A call of which the rule says nothing counts as inconclusive. */
export function sequenceKeepsRule(
  player: SequencePlayer,
  spaces: readonly SequenceSpace[],
  rule: SequenceRule,
): Property<CallSequence> {
  return {
    arbitrary: callSequence(spaces),
    edges: callSequenceEdges(spaces),
    sideBySide: true,
    show: sequenceText,
    holds: async (sequence) => {
      const label: string[] = []
      const outcome: string[] = []
      let kept: Judgement = inconclusive(because('sequence-never-there'))
      const stop = await playOn(player(sequence), (step) => {
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

/** Every rule at once on the same sequences: notes in `seen` which rules are kept and which broken. Never broken itself. */
export function sequencesSurveyed(
  player: SequencePlayer,
  spaces: readonly SequenceSpace[],
  rules: ReadonlyMap<string, SequenceRule>,
  seen: Map<string, RuleSeen>,
): Property<CallSequence> {
  return {
    arbitrary: callSequence(spaces),
    edges: callSequenceEdges(spaces),
    sideBySide: true,
    holds: async (sequence) => {
      const label: string[] = []
      const outcome: string[] = []
      const stop = await playOn(player(sequence), (step) => {
        label.push(labelOf(step))
        outcome.push(outcomeOfStep(step))
        for (const [id, rule] of rules) note(seen, id, rule(step))
        return false
      })
      return { label, outcome, judgement: stop ?? held(because('sequence-played'), []) }
    },
  }
}

function note(seen: Map<string, RuleSeen>, id: string, judgement: Judgement | undefined): void {
  if (!judgement) return
  const { kept, broken } = seen.get(id) ?? { kept: 0, broken: false }
  const breaks = judgement.finding === 'broken'
  seen.set(id, { kept: kept + (breaks ? 0 : 1), broken: broken || breaks, evidence: judgement.evidence })
}

/** Follows a sequence until `done`; gives why it could not be played to its end, if so. */
async function playOn(
  steps: AsyncIterable<CallMade>,
  done: (step: CallMade) => boolean,
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
function labelOf({ kind, call, before, accepted, answer }: CallMade): string {
  const state = before ? ` of a ${before.phase} login` : ''
  return `${kind} ${call.do}${state}: ${outcomeOfStep({ accepted, answer })}`
}

function outcomeOfStep({ accepted, answer }: Pick<CallMade, 'accepted' | 'answer'>): string {
  return accepted ? 'accepted' : (errorClassOf(answer) ?? 'no class')
}
