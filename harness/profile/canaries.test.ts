import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inspect } from 'node:util'
import { stringify } from 'yaml'
import { leavesOf } from './convert-replaced.ts'
import { parseProfile } from './read-profile.ts'
import { fullProfile, fullProfileText, fixedKeyPair, profileFolder } from './test-support/full-profile.ts'

const keys = fixedKeyPair()
const folder = profileFolder(keys)
const canary = /CANARY|7391824650|[A-Za-z0-9+/]{40}/

/** All texts of the error; undefined where the profile is accepted. */
function errorOf(yaml: string, environment: NodeJS.ProcessEnv = {}): string | undefined {
  try {
    parseProfile(yaml, { file: 'p.yaml', folder, environment })
    return undefined
  } catch (error) {
    const { message, stack, cause, ...rest } = error as Error
    const text = [message, stack, inspect(cause), JSON.stringify(rest)].join('\n')
    // A stack holds file names, whose long paths look like lines of a key.
    return text.replaceAll(/file:\/\/\S+:\d+:\d+/g, '')
  }
}

type Holder = Record<string | number, unknown>

function withValueAt(path: Array<string | number>, value: unknown): string {
  const profile = fullProfile(keys.privateKey)
  const holder = path.slice(0, -1).reduce((at, part) => at[part] as Holder, profile as Holder)
  holder[path.at(-1)!] = value
  return stringify(profile)
}

/** One place for each name of a value: a second client or provider is read like the first. */
const byName = Map.groupBy(leavesOf(fullProfile(keys.privateKey)), (path) =>
  path.filter((part) => typeof part === 'string').join(),
)
const leaves = [...byName.values()].flatMap(([first = []]) => [first])
/** Every sixth place, starting at another one for each kind of secret. So each kind is tried at few places, and each place is tried. */
const someOf = <Place>(places: readonly Place[], kind: number) => places.filter((_, at) => at % 6 === kind % 6)
const misplaced: Array<[what: string, value: unknown]> = [
  ['a text', 'CANARY-misplaced'],
  ['a text like a file', '/CANARY/none'],
  ['a number', 7391824650],
  ['a list', ['CANARY-misplaced']],
  ['a group', { 'CANARY-key': 'CANARY-misplaced', CANARY: 1 }],
  ['a key', keys.privateKey],
]

for (const [kind, [what, value]] of misplaced.entries())
  test(`A secret that stands as ${what} in any wrong place is not repeated`, () => {
    const places = someOf(leaves, kind)
    const texts = places.map((path) => errorOf(withValueAt(path, value))).filter((text) => text !== undefined)
    assert.ok(texts.length >= 5, `only ${texts.length} of ${places.length} places are judged`)
    for (const text of texts) assert.doesNotMatch(text, canary)
  })

test('A secret that comes from the environment into any wrong place is not repeated', () => {
  const environment = { SECRET: 'CANARY-from-environment', PORT: '7391824650' }
  for (const [kind, name] of ['SECRET', 'PORT'].entries()) {
    const texts = someOf(leaves, kind).map((path) => errorOf(withValueAt(path, `\${${name}}`), environment))
    assert.ok(texts.filter((text) => text !== undefined).length >= 5)
    for (const text of texts) assert.doesNotMatch(text ?? '', canary)
  }
})

test('A default of a variable is not repeated', () => {
  for (const path of someOf(leaves, 2))
    assert.doesNotMatch(errorOf(withValueAt(path, '${NONE:-CANARY-default}')) ?? '', canary)
})

test('A text that is no YAML is not repeated, wherever it breaks', () => {
  const lines = fullProfileText(keys.privateKey).split('\n')
  const breaks = ': CANARY: x;\tCANARY;"CANARY;\'CANARY;- {CANARY;*CANARY;@CANARY;%CANARY;!CANARY x;"\\qCANARY"'.split(
    ';',
  )
  let refused = 0
  for (const index of someOf([...lines.keys()], 1)) {
    const broken = lines[index] + breaks[index % breaks.length]!
    const text = errorOf([...lines.slice(0, index), broken, ...lines.slice(index + 1)].join('\n'))
    if (text === undefined) continue
    refused += 1
    assert.doesNotMatch(text, canary)
  }
  assert.ok(refused > lines.length / 12, `only ${refused} texts were refused`)
})

test('the parser warns of nothing, since it would repeat the text', (t) => {
  const { mock } = t.mock.method(process, 'emitWarning', () => undefined)
  assert.doesNotMatch(errorOf('clients: [{ {secret: CANARY}: x }]') ?? '', canary)
  assert.equal(mock.callCount(), 0)
})
