import { cases, thrown } from '../../../core/test-support/cases.ts'
import { knownFailuresIn } from '../baseline/known-failures-in.ts'
import { comparedRun, course, knownFailure } from '../test-support/compared-runs.ts'
import { compareRuns, labelsOf } from './comparison.ts'
import { comparisonNotes, comparisonSentence, conclusionOf } from './comparison-text.ts'
import { withFieldsThatStay } from './fields-stay.ts'
import type { ShownField } from './shown-fields.ts'

type Verdicts = Parameters<typeof course>

const list = 'ais-v4/rates/list'
const floor = 'ais-v4/rates/floor'
const words = 'ais-v4/rates/words'
const kindsOf = (comparison: ReturnType<typeof compareRuns>) =>
  Object.fromEntries(comparison.lines.map(({ address, kind }) => [address, kind]))
const kind = (...verdicts: Verdicts) => course(...verdicts).lines[0]?.kind

const implementations = compareRuns(
  [
    comparedRun({ [list]: 'failed', [floor]: 'passed', [words]: 'failed' }),
    comparedRun({ [list]: 'passed', [floor]: 'untested', [words]: 'failed' }),
  ],
  true,
)

const knownFailures = [knownFailure('ais-v4/rates')]
const before = comparedRun({ [list]: 'failed' }, { knownFailures })
const both = compareRuns([before, comparedRun({ [list]: 'failed', [floor]: 'failed' }, { knownFailures })], false)
const overdue = [knownFailure('ais-v4/rates', { state: 'expired', expires: '2026-01-01' })]
const expired = comparedRun({ [list]: 'failed' }, { knownFailures: overdue })
const late = compareRuns([before, expired], false)

const codeOf = (verdicts: Verdicts, word?: Parameters<typeof conclusionOf>[1]) =>
  conclusionOf(course(...verdicts), word).exitCode
const held = comparedRun({ [list]: 'passed' })
const codeAfter = (over: Parameters<typeof comparedRun>[1]) =>
  conclusionOf(compareRuns([held, comparedRun({ [list]: 'passed' }, over)], false), 'new').exitCode

const named = (name: string, file: string, startedAt = '2026-11-03T09:14:05.000Z') =>
  comparedRun({}, { target: { name, base_url: 'https://bank.example.test', embedded: false }, file, startedAt })

const stays = 'ais-v4/versioning/specified-fields-stay'
const field = (types: string, records = 9, shown = records): ShownField => ({
  types: new Set(types.split(' ').filter(Boolean)),
  records,
  shown,
})
/** The verdict and reason on a field that was as the first one and is as the second. */
function stayed(was: ShownField, is: ShownField, name = 'ais/login status'): string {
  const of = (one: ShownField) => new Map([['ais-v4' as const, new Map([[name, one]])]])
  const run = comparedRun({ [stays]: 'untested', [list]: 'passed' })
  const [row, ...others] = withFieldsThatStay(run, of(is), of(was)).requirements
  return others[0] === run.requirements[1] ? `${row?.verdict}: ${row?.reason}` : 'another row changed'
}

const entry = { address: list, reason: 'late: #1', owner: 'Lists', expires: '2027-01-31' }
const written = `  - address: ais-v4/rates/list
    reason: "late: #1"
    owner: Lists
    expires: 2027-01-31`
const withEntry = (text: string) => knownFailuresIn(text, 'bank.yaml').with([], [entry])
const kept = knownFailuresIn(
  `known_failures:
  # the first
  - address: ais-v4/a
    reason: one # see there
    owner: \${OWNER}
    expires: 2027-01-31
  - { address: ais-v4/b, reason: two, owner: o, expires: 2027-01-31 }
  # the end
b: 2
`,
  'bank.yaml',
)
const unfit = ['{"a": 1}', 'a: [', '- a\n', 'known_failures: yes\n', 'known_failures:\n  - address: x\n']

cases(
  'The first run is compared with the last, and what goes to and fro is flapping',
  [kind('failed', 'passed', 'failed'), 'flapping'],
  [kind('failed', 'inconclusive', 'failed'), 'still failing'],
  [kind('passed', 'untested', 'passed'), 'same'],
  'Implementations are neither before nor after one another',
  [
    comparisonSentence(implementations),
    'Of 3 requirements in 2 implementations, 1 fails in all, 1 fails in some, 1 not evaluated in all, 0 the same.',
  ],
  'A known failure fails nothing; one that has expired since counts as new, with a sentence',
  [comparisonSentence(both), /1 new failure \(1 known\)/],
  [
    comparisonNotes(late),
    ['The known failure ais-v4/rates expired on 2026-01-01 (owner Rates team): ais-v4/rates/list counts as new.'],
  ],
  [conclusionOf(late, 'new').exitCode, 1],
  [kindsOf(compareRuns([expired, expired], false)), { [list]: 'still failing' }],
  'Only what --fail-on names fails, and a run that shows too little gives no conclusion',
  [codeOf(['passed', 'failed']), 0],
  [codeOf(['passed', 'warned'], 'new'), 0],
  [codeOf(['passed', 'inconclusive'], 'new'), 2],
  [codeOf(['passed', 'untested'], 'new'), 2],
  [codeAfter({ finished: false }), 2],
  'A column has the name of its target, else of its file, else the time, else a number',
  [labelsOf([named('A', 'x/results.json'), named('B', 'x/results.json')]), ['A', 'B']],
  [labelsOf([named('A', 'x/results.json'), named('A', 'y.recording')]), ['x', 'y']],
  [labelsOf([named('A', 'mon/report/'), named('A', './tue/report')]), ['mon', 'tue']],
  [labelsOf([named('A', 'x'), named('A', 'x', '2026-11-04T09:14:05.000Z')]), ['2026-11-03 09:14', '2026-11-04 09:14']],
  [labelsOf([named('A', 'x'), named('A', 'x')]), ['A (1)', 'A (2)']],
  'Between two recordings, a field keeps its type, or one of its types',
  [stayed(field('string'), field('string')), /^passed: .*1 documented field/],
  [stayed(field('string'), field('number')), /^failed: .*was string and is number/],
  [stayed(field(''), field('number')), /^passed: .*as they were/],
  [stayed(field('string number'), field('number')), /^passed: .*as they were/],
  'A field that every record lacks now fails, unless only some, or few, had it; of no record nothing is said',
  [stayed(field('string'), field('', 9, 0)), /^failed: .*no more \(in 9/],
  [stayed(field('string', 9, 8), field('', 9, 0)), /^passed/],
  [stayed(field('string'), field('', 0, 0)), /^untested/],
  'A field within an object may be missing with it',
  [stayed(field('string'), field('', 9, 0), 'ais/login last_attempt.id'), /^passed/],
  'All of a profile but the known failures stays as it was, comments too',
  [withEntry('a: 1\n'), `a: 1\n\nknown_failures:\n${written}\n`],
  [
    withEntry('a: 1\nknown_failures:\n  # - address: x\n\n## b\nb: {x:  1}\n'),
    `a: 1\nknown_failures:\n${written}\n  # - address: x\n\n## b\nb: {x:  1}\n`,
  ],
  'Entries that stay keep their comments and their words, and the others go',
  [
    kept.entries.map(({ address, owner }) => [address, owner]),
    [
      ['ais-v4/a', '${OWNER}'],
      ['ais-v4/b', 'o'],
    ],
  ],
  [
    kept.with([0], []),
    /# the first\n {2}- address: ais-v4\/a\n {4}reason: one # see there\n {4}owner: \$\{OWNER\}.*\n {4}expires: \S+\n {2}# the end\nb: 2\n$/,
  ],
  [kept.with([], []), 'known_failures: []\n  # the end\nb: 2\n'],
  'What is no YAML in lines, or has no list of complete entries, is refused',
  ...unfit.map((text) => [thrown(() => knownFailuresIn(text, 'bank.yaml')), /^PROFILE_UNEDITABLE/] as const),
)
