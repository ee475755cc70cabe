import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoryHeader } from '../story/run-story-model.ts'
import { replayCommand } from './replay-command.ts'

const header = { seed: 7, target: { name: 'Bank', base_url: 'https://bank.example', embedded: false } } as StoryHeader

for (const [profile, shown] of [
  ['bank.yaml', 'bank.yaml'],
  ["my bank's.yaml", String.raw`'my bank'\''s.yaml'`],
  [undefined, 'YOUR-PROFILE.yaml'],
] as const) {
  test(`the profile ${profile ?? 'that nobody named'} is written so that a shell reads it as one word`, () => {
    const given = { ...header, ...(profile !== undefined && { profile }) }
    assert.equal(
      replayCommand(given, 'ais-v4/paging'),
      `npx assay run --profile ${shown} --only ais-v4/paging --seed 7`,
    )
  })
}

test('the embedded sandbox needs no profile', () => {
  const embedded = { ...header, target: { ...header.target, embedded: true } }
  assert.equal(replayCommand(embedded, 'ais-v4/paging'), 'npx assay run --only ais-v4/paging --seed 7')
})
