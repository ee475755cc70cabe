import { cases } from '../../core/test-support/cases.ts'
import type { CheckDecided, PlannedRequirement } from '../../core/journal-events.ts'
import type { Verdict } from '../../core/verdict.ts'
import { settleRequirements, verdictTogether } from './requirement-verdicts.ts'
import { rootCauses, withRoots } from './roots.ts'

const sorted: PlannedRequirement = {
  id: 'conventions/paging/sorted-by-id',
  interface: 'ais-v4',
  address: 'ais-v4/paging/sorted-by-id',
  checks: ['paging.feature: one', 'paging.feature: two'],
}
const rows = new Map([[sorted.id, { id: sorted.id }]])
const [one, two] = sorted.checks as [string, string]

function decided(check: string, verdict: Verdict, judged: Verdict[] = [verdict]): CheckDecided {
  const judgements = judged.map((word) => {
    return { requirement: sorted.id, verdict: word, reason: word, code: `was-${word}`, facts: {}, evidence: [] }
  })
  const reason = { reason: `all ${verdict}`, code: 'of-the-check', facts: { count: 1 } }
  return { check, interface: 'ais-v4', verdict, ...reason, judgements } as unknown as CheckDecided
}

/** A check with this verdict whose judgement has these fields. */
function judged(check: string, verdict: Verdict, fields: object): CheckDecided {
  const event = decided(check, verdict)
  return { ...event, judgements: [{ ...event.judgements[0]!, ...fields }] }
}

const settledOf = (...checks: CheckDecided[]) => settleRequirements([sorted], checks, rows)[0]!
const outcome = ({ verdict, code }: ReturnType<typeof settledOf>) => [verdict, code]
const settled = (...checks: CheckDecided[]) => outcome(settledOf(...checks))
const depending = (check: string, verdict: Verdict, ...dependsOn: string[]) => judged(check, verdict, { dependsOn })

const [a, b] = ['ais-v4/rates/a', 'ais-v4/rates/b']
const passed = decided(one, 'passed')
const absent = { code: 'route-absent', facts: { route: 'GET /currencies' } }
const routeAbsent = (check = two) => judged(check, 'untested', absent)
const tooShort = { code: 'list-too-short', facts: { least: 2, pages: 1, rows: 132 } }
const short = (check = two) => judged(check, 'inconclusive', tooShort)
const needed = { code: 'capability-missing', facts: { needed: 'a second client' } }
const lacking = (check = two) => judged(check, 'untested', needed)
const ofPassed = { code: 'was-passed', facts: {} }
const explained = settledOf(passed, decided(two, 'inconclusive', ['passed']))
const bare = (unjudgeable?: string, observedBy?: string[]) =>
  settleRequirements(
    [{ ...sorted, checks: [] }],
    [],
    new Map([[sorted.id, { id: sorted.id, unjudgeable, observedBy }]]),
  )[0]!
const unshown = { verdict: 'untested', code: 'no-place-judged' } as const

cases(
  'a requirement depends on what those of its judgements depend on that have its verdict, each once',
  [settledOf(depending(one, 'inconclusive', a), depending(two, 'failed', b)).dependsOn, [b]],
  ['dependsOn' in settledOf(passed, decided(two, 'passed')), false],
  'a route that the target need not have is named beside what others show, and leaves a row untested where it is all',
  [settledOf(passed, routeAbsent()).reason, 'passed untested'],
  [settled(decided(one, 'failed'), routeAbsent()), ['failed', 'all-of']],
  'a list that is too short for one size of pages is named beside what the others show, and is untested alone',
  [settled(passed, short()), ['passed', 'all-of']],
  [settled(short(one), short()), ['untested', 'list-too-short']],
  'a check that could not be tested takes nothing from what others show, and is named beside',
  // For a stated rule, an observation only means that nothing showed what the rule is about.
  [settled(decided(one, 'observed'), lacking()), ['untested', 'capability-missing']],
  [settledOf(lacking(), passed).facts?.['parts'], [ofPassed, needed]],
  'a check that evaluated only others leaves the requirement inconclusive',
  [settled(passed, judged(two, 'passed', { requirement: 'other' })), ['inconclusive', 'check-judged-others']],
  'a verdict of a check that no judgement explains weighs on the requirement, with its reason',
  [outcome(explained), ['inconclusive', 'of-the-check']],
  'a row that cannot be evaluated says why, and one without checks says that no check evaluates it',
  [bare(undefined, ['owners: account']).code, 'never-observed'],
  [settleRequirements([{ ...sorted, checks: [] }], [], new Map())[0]?.code, 'no-check'],
  [outcome(bare('it happens within')), ['untested', 'outside-only']],
  [bare('it happens within').facts, { why: 'it happens within' }],
  'a planned check that was never decided leaves its requirement inconclusive',
  [settled(passed), ['inconclusive', 'run-ended-before']],
  'what need not be shown takes nothing from what another check said, without reasons too',
  [verdictTogether([{ verdict: 'passed' }, unshown]), 'passed'],
)

function row(address: string, verdict: Verdict, dependsOn?: string[]) {
  const code = `was-${verdict}`
  return { address, verdict, reason: `It ${verdict}.`, code, facts: {}, ...(dependsOn && { dependsOn }) }
}

const failed = row('v/routes/show', 'failed')
const open = (address: string, ...dependsOn: string[]) => row(address, 'inconclusive', dependsOn)
const rootsOf = (...given: Parameters<typeof withRoots>[0]) => withRoots(given).map(({ root }) => root)
const [, first, second] = withRoots([failed, open('a', 'v/routes/list', 'v/routes/show'), open('b', 'elsewhere')])
const circle = [row('w', 'warned'), open('a', 'b'), open('b', 'c', 'w'), open('c', 'a'), open('d', 'd')]
const because = (code: string, facts: object) => ({ ...open('x'), code, facts: facts as {}, reason: code })
const reset = { code: 'RESET', asked: 'GET /x' }
const caused = [
  because('nothing-to-check', { what: 'list' }),
  because('transport-error', { code: 'TIMEOUT' }),
  because('transport-error', reset),
  because('no-case-decided', { last: { code: 'transport-error', facts: { code: 'RESET' } } }),
  failed,
  ...['a', 'b', 'c'].map((address) => open(address, 'v/routes/show')),
]
const named = { ...open('v/routes/create'), code: 'refusal-with-other-cause' }
const onNamed = [named, open('a', 'b'), open('b', 'v/routes/create'), open('c', 'v/routes/create', 'v/routes/show')]
const create = { address: 'v/routes/create', verdict: 'inconclusive' as const, reason: 'It inconclusive.' }

cases(
  'an inconclusive requirement has the first of those that it depends on and that do not hold as its root',
  [first?.reason, 'Inconclusive because v/routes/show does not hold. It inconclusive.'],
  [second?.root, undefined],
  [second?.reason, 'It inconclusive.'],
  'a requirement that is inconclusive itself leads on to its own root, and a circle to none',
  [rootsOf(...circle), [undefined, 'w', 'w', 'w', undefined]],
  'causes are counted, the one with most requirements first',
  [
    rootCauses(withRoots(caused)),
    [
      { address: 'v/routes/show', verdict: 'failed', reason: 'It failed.', requirements: 3 },
      { reason: 'transport-error', requirements: 2 },
      { reason: 'nothing-to-check', requirements: 1 },
      { reason: 'transport-error', requirements: 1 },
    ],
  ],
  'a requirement that names another cause than the target is the root of what depends on it, where nothing fails',
  [withRoots(onNamed)[1]?.code, 'root-open'],
  [rootCauses(withRoots(onNamed))[0], { ...create, requirements: 3 }],
)
