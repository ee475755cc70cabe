import { cases } from '../../core/test-support/cases.ts'
import { wordsOf } from '../reasons/words-of.ts'
import { cutShortBecause, outcomeOf } from './outcome.ts'

const none = { requirements: 0, needs: 0 }

const outcomes = ([0, 1, 2, 3] as const).map((exitCode) => outcomeOf({ exitCode, failed: none }))
const words = (requirements: number) =>
  wordsOf(cutShortBecause({ failed: { requirements, needs: 0 }, checks: { planned: 9, decided: 4 }, needs: 1 }))
const checks = { planned: 0, decided: 0 }

cases(
  'a run that ended is taken by its exit code',
  [outcomes, ['held', 'failed', 'unclear', 'unclear']],
  [outcomeOf({ exitCode: 0, failed: { requirements: 1, needs: 1 } }), 'held'],
  [outcomeOf({ exitCode: 2, failed: { requirements: 1, needs: 1 } }), 'unclear'],
  'what failed in a run that was cut short did fail, and what held is not known',
  [outcomeOf({ exitCode: null, failed: none }), 'unclear'],
  [outcomeOf({ exitCode: null, failed: { requirements: 1, needs: 0 } }), 'failed'],
  [outcomeOf({ exitCode: null, failed: { requirements: 0, needs: 1 } }), 'failed'],
  'a run that was cut short says how far it came and what failed so far',
  [words(0), /after 4 of 9 checks: no requirement has failed so far/],
  [words(1), /: 1 requirement has failed so far/],
  [words(2), /: 2 requirements have failed so far/],
  'a verification without checks that was cut short speaks of its contracts',
  [cutShortBecause({ failed: none, checks, needs: 1 }).code, 'verification-cut-short'],
  [cutShortBecause({ failed: none, checks, needs: 0 }).code, 'run-cut-short'],
)
