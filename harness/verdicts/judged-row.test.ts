import { cases } from '../../core/test-support/cases.ts'
import { broken, held } from '../../core/judgement.ts'
import type { Finding, Verdict } from '../../core/verdict.ts'
import type { Exchange } from '../../core/exchange.ts'
import { because } from '../reasons/because.ts'
import { judgedAt } from './judged-row.ts'
import { byGravity, decisiveOf, gravestOf, verdictOf } from './gravest.ts'
import { keptEvidence } from '../run/record-judgement.ts'

const row = { id: 'conventions/paging/sorted-by-id', strength: 'stated' } as const
const reason = because('nothing-to-check', { what: 'row on either page' })
const difference = { wanted: '1', got: '2', place: 'data[0].id' }

const evidence = [{ id: 'x1', answer: { status: 200, headers: [], body: '{}', json: {} } }] as never
const isBroken = broken(reason, difference, evidence)
const lighter = { ...broken(reason, difference, []), atMost: 'implied' } as const
const accepting = { accepted: 1 }
const strengths = ['stated', 'implied', 'silent'] as const
const verdictsOf = (finding: Finding) => strengths.map((strength) => verdictOf({ finding }, strength))
const order: Verdict[] = ['failed', 'warned', 'inconclusive', 'untested', 'passed', 'observed', 'inapplicable']
const many = Array.from({ length: 12 }, (_, at) => ({ id: `x${at}` }) as Exchange)

cases(
  'a judgement at a target that accepts requests stays as it is',
  [judgedAt(row, isBroken, accepting), { row, judgement: isBroken }],
  [verdictOf(isBroken, row.strength), 'failed'],
  'a judgement may weigh less than a stated row, and never more than a weaker one',
  [verdictOf(lighter, row.strength), 'warned'],
  [verdictOf(lighter, 'silent'), 'observed'],
  'a target that has accepted nothing proves neither that a rule holds nor that it is broken',
  ...[broken(reason, difference, []), held(reason, [])].flatMap((judgement) => {
    const judged = judgedAt(row, judgement, { accepted: 0 })
    const wanted = ['inconclusive', because('nothing-accepted-yet', { judgement: reason })]
    return [[[judged.judgement.finding, judged.judgement.reason], wanted] as const]
  }),
  'a finding has its verdict under a stated, an implied and a silent requirement',
  [verdictsOf('broken'), ['failed', 'warned', 'observed']],
  [verdictsOf('held'), ['passed', 'passed', 'observed']],
  [verdictsOf('noted'), ['observed', 'observed', 'observed']],
  [verdictsOf('untested'), ['untested', 'untested', 'untested']],
  'the graver of two verdicts decides, whichever came first, and each has a place in the order',
  ...order.flatMap((graver, at) =>
    order
      .slice(at + 1)
      .flatMap((lesser) => [
        [gravestOf([{ verdict: lesser }, { verdict: graver }]), graver, lesser] as const,
        [gravestOf([{ verdict: graver }, { verdict: lesser }]), graver, lesser] as const,
      ]),
  ),
  [byGravity, order],
  'nothing at all is untested, and nothing decides it',
  [
    [gravestOf([]), decisiveOf([])],
    ['untested', undefined],
  ],
  'a judgement keeps its last exchanges, fewer of what holds',
  ...(['passed', 'observed'] as const).map((one) => [keptEvidence(one, many), many.slice(-2), one] as const),
  ...(['failed', 'warned', 'inconclusive', 'untested'] as const).map(
    (one) => [keptEvidence(one, many), many.slice(-8), one] as const,
  ),
)
