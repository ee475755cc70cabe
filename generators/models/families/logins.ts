import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { sequenceSpaces } from '../../../harness/actions/call-sequences/kinds-of-sequences.ts'
import { playSequence } from '../../../harness/actions/call-sequences/play-sequence.ts'
import { callText } from '../../../harness/actions/call-sequences/sequence-text.ts'
import { errorClassOf } from '../../../harness/checks/answers/answer.ts'
import type { CallMade } from '../../../harness/checks/call-sequences/call-made.ts'
import type { CallSequence } from '../../../harness/checks/call-sequences/call-sequence.ts'
import { sequenceRules } from '../../../harness/checks/call-sequences/sequence-rules.ts'
import { callSequence } from '../../call-sequences/call-sequence-arbitrary.ts'
import { callSequenceEdges } from '../../call-sequences/call-sequence-edges.ts'
import { familyOf, type Histories, type Played } from '../family.ts'
import { sameInViews } from '../same-in-views.ts'

/** A login at every kind of provider: created, reconnected, refreshed and answered in any order. */
export const family = familyOf({
  name: 'logins',
  points: [...sequenceRules.keys(), 'login-alike', 'attempt-alike'],
  histories(scene): Histories<CallSequence> {
    const spaces = sequenceSpaces(scene.run.profile)
    const edges = callSequenceEdges(spaces)
    return {
      arbitrary: callSequence(spaces),
      edges,
      drawn: (cases) => Math.floor(cases / 2),
      async *play(sequence, send) {
        // The same scene with a `send` that notes the requests of the history.
        const noted = Object.assign(Object.create(scene) as Scene, { send })
        for await (const step of playSequence(noted, sequence)) {
          const { shown, listed, list, alone } = step.after
          const { dialect } = scene.run
          const views = listed && sameInViews(dialect, [shown, listed, list])
          const attempts = alone && sameInViews(dialect, [shown, list, alone])
          const played = playedOf(step)
          yield { ...played, said: [...played.said, ['login-alike', views], ['attempt-alike', attempts]] }
        }
      },
    }
  },
})

/** A call as a command of a history. Its label holds the state before it and its outcome. */
export function playedOf(step: CallMade): Played {
  const { kind, call, before, accepted, answer } = step
  const outcome = accepted ? 'accepted' : (errorClassOf(answer) ?? 'no class')
  const state = before ? ` of a ${before.phase} login` : ''
  return {
    text: call.do === 'create' ? `${kind}: ${callText(call)}` : callText(call),
    label: `${kind} ${call.do}${state}: ${outcome}`,
    outcome,
    said: [...sequenceRules].map(([point, rule]) => [point, rule(step)]),
  }
}
