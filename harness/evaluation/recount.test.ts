import type { JournalDamage } from '../../core/journal-damage.ts'
import type { CheckDecided, ContractDecided, RunStarted } from '../../core/journal-events.ts'
import { cases } from '../../core/test-support/cases.ts'
import type { Verdict } from '../../core/verdict.ts'
import { wordsOf } from '../reasons/words-of.ts'
import type { Decided } from './conclude.ts'
import { recount } from './recount.ts'

const planned = { id: 'a/b/c', interface: 'a', address: 'a/b/c', checks: ['one'] }
const decided = (verdict: Verdict) => {
  const judgements = [{ requirement: 'a/b/c', verdict, reason: 'r', evidence: [] }]
  return { interface: 'a', check: 'one', verdict, reason: 'r', judgements } as unknown as CheckDecided
}
const contract = (verdict: ContractDecided['verdict']) => ({ verdict, consumer: 'shop' }) as ContractDecided

interface Journal extends Partial<Pick<Decided, 'contracts' | 'basis'>> {
  verdict?: Verdict
  stated?: number
  damage?: JournalDamage
}

function of({ verdict, stated = 0, damage, contracts = [], basis = { today: '2026-01-01' } }: Journal) {
  const rows = verdict ? [planned] : []
  const started = { planned: rows, knownFailures: [] as RunStarted['knownFailures'] } as RunStarted
  const recorded = { started, decided: verdict ? [decided(verdict)] : [], contracts, basis }
  const { exitCode, conclusion } = recount(recorded, [], stated, damage)
  return [exitCode, wordsOf(conclusion)] as const
}

const contradicts = 'The end of the journal says otherwise than what is in it.'

const missing = { unreadable: 2, unknown: 1 }
const damaged = 'The journal is damaged: 2 lines cannot be read, 1 line has an event of an unknown type.'
const faulty = { today: '2026-01-01', faults: ['A hook failed'] }
const failed = '1 of 1 evaluated requirement failed. Above all a/b/c: r'

cases(
  'What is in a whole journal gives its conclusion, with what that rests on beside',
  [of({ contracts: [contract('passed')] })[0], 0],
  [of({ verdict: 'failed', stated: 1 })[0], 1],
  [of({ verdict: 'passed', stated: 2, basis: faulty })[0], 2],
  [of({ verdict: 'passed', stated: 2, basis: faulty })[1], /^No .*: 1 fault of the harness, the first: A hook failed$/],
  'An end that says another exit code than what is there is not believed',
  [of({ verdict: 'failed' }), [1, `${failed} The rest is unknown: ${contradicts}`]],
  [of({ contracts: [contract('failed')] })[0], 1],
  [of({ verdict: 'failed', contracts: [contract('passed')] })[0], 1],
  [of({})[0], 2],
  'A damaged journal gives no conclusion, but for what failed',
  [of({ contracts: [contract('passed')], damage: missing }), [2, `No conclusion: ${damaged}`]],
  [of({ contracts: [contract('failed')], damage: missing })[1], / The rest is unknown: The journal/],
)
