import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knownFailuresIn } from './known-failures-in.ts'

const entry = { address: 'ais-v4/rates/list', reason: 'late: #1', owner: 'Lists', expires: '2027-01-31' }
const lines = `  - address: ais-v4/rates/list
    reason: "late: #1"
    owner: Lists
    expires: 2027-01-31`

test('all but the known failures stays as it was, comments too', () => {
  for (const [before, after] of [
    ['a: 1\n', `a: 1\n\nknown_failures:\n${lines}\n`],
    [
      'a: 1\nknown_failures:\n  # - address: x\n\n## b\nb: {x:  1}\n',
      `a: 1\nknown_failures:\n${lines}\n  # - address: x\n\n## b\nb: {x:  1}\n`,
    ],
    ['known_failures: []\nb: 2\n', `known_failures:\n${lines}\nb: 2\n`],
    ['known_failures: # none\nb: "${X}"\n', `known_failures:\n${lines} # none\nb: "\${X}"\n`],
  ] as const)
    assert.equal(knownFailuresIn(before, 'bank.yaml').with([], [entry]), after)
})

test('entries that stay keep their comments and their words, and the others go', () => {
  const text = `known_failures:
  # the first
  - address: ais-v4/a
    reason: one # see there
    owner: \${OWNER}
    expires: 2027-01-31
  - { address: ais-v4/b, reason: two, owner: o, expires: 2027-01-31 }
  # the end
b: 2
`
  const known = knownFailuresIn(text, 'bank.yaml')
  const shown = known.entries.map(({ address, owner }) => [address, owner])
  assert.deepEqual(shown, [
    ['ais-v4/a', '${OWNER}'],
    ['ais-v4/b', 'o'],
  ])
  const kept = known.with([0], [])
  assert.match(kept, /# the first\n {2}- address: ais-v4\/a\n {4}reason: one # see there\n {4}owner: \$\{OWNER\}/)
  assert.doesNotMatch(kept, /ais-v4\/b/)
  assert.match(kept, / {2}# the end\nb: 2\n$/)
  assert.equal(known.with([], []), 'known_failures: []\n  # the end\nb: 2\n')
})

test('what is no YAML in lines, or has no list of complete entries, is refused', () => {
  for (const text of ['{"a": 1}', 'a: [', '- a\n', 'known_failures: yes\n', 'known_failures:\n  - address: x\n'])
    assert.throws(() => knownFailuresIn(text, 'bank.yaml'), { code: 'PROFILE_UNEDITABLE' }, text)
})
