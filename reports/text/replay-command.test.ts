import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckStory, StoryHeader } from '../story/run-story-model.ts'
import { storyOf } from '../story/run-story.ts'
import { checkDecided, judgement, planned, row, runStarted } from '../test-support/journal-builders.ts'
import { replayCommand } from './replay-command.ts'

const header = { seed: 7, target: { name: 'Bank', base_url: 'https://bank.example', embedded: false } } as StoryHeader

for (const [profile, shown] of [
  ['bank.yaml', 'bank.yaml'],
  ["my bank's.yaml", String.raw`'my bank'\''s.yaml'`],
  [undefined, 'YOUR-PROFILE.yaml'],
] as const)
  test(`the profile ${profile ?? 'without a name'} is written so that a shell reads it as one word`, () => {
    const given = { ...header, ...(profile !== undefined && { profile }) }
    assert.equal(
      replayCommand(given, 'ais-v4/paging'),
      `npx assay run --profile ${shown} --only ais-v4/paging --seed 7`,
    )
  })

test('the embedded sandbox needs no profile', () => {
  const embedded = { ...header, target: { ...header.target, embedded: true } }
  assert.equal(replayCommand(embedded, 'ais-v4/paging'), 'npx assay run --only ais-v4/paging --seed 7')
})

test('a check and its smallest case are named, with their seed', () => {
  const check = {
    title: 'A title',
    judgements: [],
    counterexample: { seed: 977, path: '4:0', shrunk: 'x', shrinks: 1 },
  } as unknown as CheckStory
  assert.match(replayCommand(header, 'a/b', check), / --only a\/b --check \S+ --seed 977 --path 4:0$/)
  const { counterexample: _, ...plain } = check
  assert.match(replayCommand(header, 'a/b', plain), / --check \S+ --seed 7$/)
})

test('what an observer found is repeated by the check that sent it', () => {
  const id = 'ais-v4/rates/one'
  const sentBy = { address: 'ais-v4/rates/other', title: 'A title, and more' }
  const story = storyOf(
    [runStarted({ planned: [planned(id, [])] }), checkDecided('observer: o', [{ ...judgement(id, 'failed'), sentBy }])],
    [row(id)],
  )
  const replay = replayCommand(story.header, id, story.requirements[0]?.checks[0])
  assert.match(replay, / --only ais-v4\/rates\/one --only ais-v4\/rates\/other --check A-title-and-more --seed /)
  const ofOther = replayCommand(story.header, sentBy.address, story.requirements[0]?.checks[0])
  assert.match(ofOther, / run --profile \S+ --only ais-v4\/rates\/other --check A-title-and-more --seed /)
})
