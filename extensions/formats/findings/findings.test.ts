import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textOf } from '../test-support/text-of.ts'
import { storyOf, type RunStory } from '../../../reports/story/run-story.ts'
import { everyRow, everyVerdict } from '../../../reports/test-support/every-verdict.ts'

interface Located {
  locations: Array<{ physicalLocation?: { artifactLocation: { uri: string } } }>
}

/** The places of findings in each format that has them; undefined where a finding has none. */
async function places(story: RunStory): Promise<Record<'sarif' | 'github' | 'gitlab', unknown[]>> {
  const text = (format: string) => textOf(format, story)
  const { runs } = JSON.parse(await text('sarif')) as { runs: Array<{ results: Located[] }> }
  const violations = JSON.parse(await text('gitlab')) as Array<{ location: { path: string } }>
  return {
    sarif: (runs[0]?.results ?? []).map(({ locations }) => locations[0]?.physicalLocation?.artifactLocation.uri),
    github: (await text('github'))
      .split('\n')
      .slice(1, -1)
      .map((line) => /file=([^,]+)/.exec(line)?.[1]),
    gitlab: violations.map(({ location }) => location.path),
  }
}

test('findings point at the profile, and never at a file of Assay', async () => {
  const story = storyOf(everyVerdict(), everyRow())
  const bare = await places(story)
  assert.deepEqual(new Set([...bare.sarif, ...bare.github]), new Set([undefined]))
  assert.deepEqual(new Set(bare.gitlab), new Set(['assay']))

  const header = { ...story.header, profile: './conformance/bank.yaml' }
  for (const all of Object.values(await places({ ...story, header })))
    assert.deepEqual(new Set(all), new Set(['conformance/bank.yaml']))

  const elsewhere = await places({ ...story, header: { ...header, profile: '../bank.yaml' } })
  assert.deepEqual(new Set(elsewhere.sarif), new Set([undefined]))
})
