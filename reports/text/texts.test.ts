import { cases } from '../../core/test-support/cases.ts'
import type { ContractStory } from '../story/run-story-model.ts'
import { exchanged } from '../test-support/journal-builders.ts'
import { answeredOf, askedOf } from './asked-of.ts'
import { coverageText } from './coverage-text.ts'
import { earlierSentence, faultsSentence } from './faults-text.ts'
import { mismatchText } from './mismatch-text.ts'
import { sourceText } from './source-text.ts'
import { visible } from './visible.ts'

const asked = (url: string, base: string) =>
  askedOf(exchanged('x', { request: { method: 'PUT', url, headers: [], body: '' } }).exchange, base)
const answered = (over: object) => answeredOf(exchanged('x', over).exchange)
const whole = { asked: 1200, ran: 1200, interrupted: false, histogram: {} }
const cut = { ...whole, ran: 7, interrupted: true, undecided: 2, outcomes: { TARGET_TIMEOUT: 2 } }

const lines = (...mismatches: ContractStory['mismatches']) =>
  mismatchText({ mismatches, reason: 'A reason.', states: [], pact: 'p.json' } as unknown as ContractStory).split('\n')
const words = 'It differs'
const wrong = (at: number) =>
  ({ kind: 'body', place: `data[${at}].id`, wanted: `"${at}"`, got: String(at), words: `Not text: ${at}` }) as const
const long = Array.from({ length: 41 }, (_, at) => ({
  kind: 'body' as const,
  place: 'x'.repeat(at + 1),
  words: 'w'.repeat(700),
}))

cases(
  'A request is shown by method and path, without the base address',
  [asked('https://b.example/api/x', 'https://b.example/'), 'PUT /api/x'],
  'An address elsewhere is shown whole, also one that only begins alike',
  [asked('https://b.example.org/x', 'https://b.example'), 'PUT https://b.example.org/x'],
  'An answer is shown by its status, or else by what came instead',
  [answered({}), '200'],
  [answered({ answer: undefined, trouble: { code: 'TARGET_TIMEOUT', message: 'x' } }), 'TARGET_TIMEOUT'],
  [answered({ answer: undefined }), 'no answer'],
  'A whole exploration shows its cases and their outcomes, the most frequent first',
  [
    coverageText({ ...whole, outcomes: { InvalidFromDate: 59, accepted: 1141 } }),
    '1,200 of 1,200 cases: accepted 1,141, InvalidFromDate 59',
  ],
  'An interrupted one says so first, and how many were inconclusive',
  [
    coverageText(cut),
    'interrupted after 7 of 1,200 cases by its time limit, of which 2 are inconclusive: TARGET_TIMEOUT 2',
  ],
  [coverageText({ ...whole, undecided: 1 }), '1,200 of 1,200 cases, of which 1 is inconclusive'],
  'The sentence on faults counts, and its words agree',
  [
    faultsSentence({ shown: 2, of: 3 }),
    'Of 3 requirements that hold, 2 were shown able to fail on this server (66.6 %).',
  ],
  [
    faultsSentence({ shown: 1, of: 1 }),
    'Of 1 requirement that holds, 1 was shown able to fail on this server (100 %).',
  ],
  [earlierSentence({ shown: 2, of: 3 }, 3), ''],
  'A source is named with its place, or alone where the place is unknown',
  [sourceText({ source: 'A / B', where: 'row C' }), 'A / B, row C'],
  [sourceText({ source: 'A / B', where: '' }), 'A / B'],
  'Text of any script stays as it is; what cannot be seen is named, and half a character replaced',
  [visible('a\u0000b\u202ec\u200bd\u001be'), 'a⟨U+0000⟩b⟨U+202E⟩c⟨U+200B⟩d⟨U+001B⟩e'],
  'Long differences are cut, and so are more than forty',
  [lines(...long).length, 41],
  [lines(...long)[0], /^x: w{600}… \(100 /],
  'Differences that are the same are one line, with how many there are',
  [
    lines(wrong(0), wrong(1), { ...wrong(0), place: 'data[0].name', words }, wrong(2)).slice(0, -1),
    [
      'data[0].id and 2 more like data[].id: Not text: 0 (the pact expects "0", got 0)',
      'data[0].name: It differs (the pact expects "0", got 0)',
    ],
  ],
)
