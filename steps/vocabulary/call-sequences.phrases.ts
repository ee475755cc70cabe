import { type SequencePlayer, sequenceKeepsRule } from '../../generators/call-sequences/sequence-keeps-rules.ts'
import { judgementOf, surveySequences } from '../../generators/call-sequences/survey-sequences.ts'
import { sequenceSpaces } from '../../harness/fixtures/call-sequences/kinds-of-sequences.ts'
import { playSequence } from '../../harness/fixtures/call-sequences/play-sequence.ts'
import { sequenceRule } from '../../harness/checks/call-sequences/sequence-rules.ts'
import { tryMany } from '../world/explore.ts'
import { helpersOf } from '../../harness/run/helpers.ts'
import { exploration } from '../world/parts.ts'
import { part } from '../world/shared.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The words for the rule that every call of a sequence keeps. */
export const ruleNamed = part<string>('the rule of call sequences', 'Given')

export const phrases: Vocabulary = {
  actions: {
    // By the survey of all rules, or for the rule alone where there is no survey or it saw the rule broken.
    'many call sequences are played': async (world) => {
      const play: SequencePlayer = (sequence) => playSequence(world.scene, world.sender, sequence)
      const spaces = sequenceSpaces(world.run.profile)
      const name = world.the(ruleNamed)
      const survey = await surveySequences(world.run, play, spaces, helpersOf(world.run))
      if (!survey || survey.seen.get(name)?.broken)
        return tryMany(world, sequenceKeepsRule(play, spaces, sequenceRule(name)))
      world.keep(exploration, { judgement: judgementOf(survey, name), coverage: survey.coverage })
    },
  },
}
