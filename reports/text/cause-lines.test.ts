import { cases } from '../../core/test-support/cases.ts'
import type { CheckDecided, JournalEvent, JudgementRecord } from '../../core/journal-events.ts'
import type { CheckStory, StoryHeader } from '../story/run-story-model.ts'
import { storyOf } from '../story/run-story.ts'
import { checkDecided, exchanged, judgement, planned, row, runStarted } from '../test-support/journal-builders.ts'
import { causeLines } from './cause-lines.ts'
import { differenceText } from './difference-text.ts'
import { replayCommand } from './replay-command.ts'

const id = 'ais-v4/rates/one'
const request = { method: 'POST', url: 'https://gateway.example.test/api/v4/logins', headers: [], body: '{"date":"x"}' }

/** The story of these events, of which each decision was planned. */
function storyWith(...events: JournalEvent[]) {
  const decided = events.filter((event): event is CheckDecided => event.type === 'check-decided')
  const checks = decided.map(({ check }) => check)
  return storyOf([runStarted({ planned: [planned(id, checks)] }), ...events], [row(id)])
}
const accepted: Partial<JudgementRecord> = {
  wanted: 'a refusal',
  got: 'accepted: 200',
  reason: 'It was accepted; expected a refusal.',
  evidence: ['x1'],
}
const failing = (title: string, more: Partial<CheckDecided> = {}) =>
  checkDecided(`f: ${title}`, [judgement(id, 'failed', accepted)], more)
const [x, y] = ['A date like x is refused', 'A date like y is refused'] as const

const failure = causeLines(storyWith(exchanged('x1', { request }), failing(x), failing(y)))
const shrunk = { shrunk: 'date=x', seed: 7, path: '0:1', shrinks: 3 }
const generated = causeLines(storyWith(exchanged('x1', { request }), failing(x, { counterexample: shrunk })))
const trouble = { code: 'TARGET_RESET', message: 'closed' }
const lost = judgement(id, 'inconclusive', { reason: 'It got no answer.', evidence: ['x1'] })
const silent = causeLines(
  storyWith(exchanged('x1', { request, trouble, answer: undefined }), checkDecided(`f: ${x}`, [lost])),
)

const steps = '1. create it\n     POST /logins: 200\n2. ask for it\n'
const played = causeLines(storyWith(exchanged('x1'), failing(x, { counterexample: { ...shrunk, shrunk: steps } })))
const coverage = { asked: 10, ran: 4, interrupted: false, histogram: {} }
const found = judgement(id, 'failed', {
  reason: 'A reason.',
  wanted: '"a"',
  got: '"b"',
  place: 'data[0]',
  evidence: ['x1', 'x1', 'x2'],
})
const story = storyWith(
  exchanged('x1'),
  exchanged('x2', { answer: { status: 404, headers: [], body: '' } }),
  checkDecided('f: x', [found], { counterexample: { ...shrunk, shrunk: '{ n: 1 }', coverage } }),
)
const difference = differenceText(story, story.requirements[0], story.checks[0]!, found).split('\n')

const header = { seed: 7, target: { name: 'Bank', base_url: 'https://bank.example', embedded: false } } as StoryHeader
const replayed = (over: Partial<StoryHeader>) => replayCommand({ ...header, ...over }, 'ais-v4/paging')
const counterexample = { seed: 977, path: '4:0', shrunk: 'x', shrinks: 1 }
const check = { title: 'A title', judgements: [], counterexample } as unknown as CheckStory
const sentBy = { address: 'ais-v4/rates/other', title: 'A title, and more' }
const observed = storyWith(checkDecided('observer: o', [{ ...judgement(id, 'failed'), sentBy }]))
const repeated = (address: string) => replayCommand(observed.header, address, observed.requirements[0]?.checks[0])

cases(
  'A failure names its check, what it sent, the rule and one command, and says what differs once',
  [
    failure.slice(0, 4),
    [
      `✗ failed  ${id}`,
      '    POST /api/v4/logins → 200: It was accepted; expected a refusal.',
      '    check: A date like x is refused, and 1 more',
      '    sent: {"date":"x"}',
    ],
  ],
  [failure[5], / --only ais-v4\/rates\/one --check A-date-like-x-is-refused --seed \d+$/],
  [failure.length, 6],
  'A failure of generated input shows its smallest case in place of a body',
  [generated.filter((line) => /case:|sent:/.test(line)), ['    smallest case: date=x']],
  'A history is a numbered list, each step with its requests below',
  [
    played.slice(3, 7),
    ['    smallest case:', '      1. create it', '           POST /logins: 200', '      2. ask for it'],
  ],
  'What got no answer is shown with its request and the command that repeats it',
  [
    silent.slice(0, 5),
    [
      `? inconclusive  ${id}`,
      '    It got no answer.',
      '    POST /api/v4/logins → TARGET_RESET',
      '    check: A date like x is refused',
      '    sent: {"date":"x"}',
    ],
  ],
  [silent[5], / --check A-date-like-x-is-refused --seed /],
  'A difference has a line for each thing that is known, its reason first',
  [
    difference.slice(1).map((line) => line.slice(0, 13).trim()),
    'requirement, request, expected, got, smallest case, generated, source, repeat'.split(', '),
  ],
  [difference[2], /GET \/api\/v4\/logins\?per_page=100 → 404$/, 'the last exchange is the decisive one'],
  [difference[4], /^got +"b" at data\[0\]$/],
  'The profile is written so that a shell reads it as one word, and the embedded sandbox needs none',
  [replayed({ profile: 'bank.yaml' }), 'npx assay run --profile bank.yaml --only ais-v4/paging --seed 7'],
  [
    replayed({ profile: "my bank's.yaml" }),
    String.raw`npx assay run --profile 'my bank'\''s.yaml' --only ais-v4/paging --seed 7`,
  ],
  [replayed({ target: { ...header.target, embedded: true } }), 'npx assay run --only ais-v4/paging --seed 7'],
  'A check and its smallest case are named, with their seed',
  [replayCommand(header, 'a/b', check), / --only a\/b --check \S+ --seed 977 --path 4:0$/],
  'What an observer found is repeated by the check that sent it',
  [repeated(id), / --only ais-v4\/rates\/one --only ais-v4\/rates\/other --check A-title-and-more --seed /],
  [repeated(sentBy.address), / run --profile \S+ --only ais-v4\/rates\/other --check A-title-and-more --seed /],
)
