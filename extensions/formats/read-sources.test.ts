import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { textOf } from './test-support/text-of.ts'
import { sourcesOf } from '../../reports/read-sources.ts'
import type { Sources } from '../../reports/story/run-story-model.ts'
import { storyOf, type RunStory } from '../../reports/story/run-story.ts'
import { everyRow, everyVerdict } from '../../reports/test-support/every-verdict.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-sources-'))
after(() => rmSync(folder, { recursive: true }))

function sources(text: string): Sources {
  const file = join(folder, 'sources.yaml')
  writeFileSync(file, text)
  return sourcesOf({ sources: file }).sources ?? assert.fail('no sources')
}

const asked = (from: Sources, method: string, path: string) => from(method, `https://bank.test${path}`)

test('a request is answered in the file of the route with most words, of its own method first', () => {
  const from = sources(`
/accounts: src/accounts.ts
/logins/{id}: src/login.ts:12
DELETE /logins/{id}: src/delete-login.ts:3
/logins/mine: src/mine.ts
`)
  assert.deepEqual(asked(from, 'GET', '/api/v4/accounts?per_page=100'), { path: 'src/accounts.ts', line: 1 })
  assert.deepEqual(asked(from, 'GET', '/api/v4/logins/77'), { path: 'src/login.ts', line: 12 })
  assert.deepEqual(asked(from, 'DELETE', '/api/v4/logins/77'), { path: 'src/delete-login.ts', line: 3 })
  assert.deepEqual(asked(from, 'GET', '/api/v4/logins/mine'), { path: 'src/mine.ts', line: 1 })
  assert.equal(asked(from, 'GET', '/api/v4/myaccounts'), undefined)
  assert.equal(asked(from, 'GET', '/api/v4/logins'), undefined)
})

test('an OpenAPI description is itself the place, at the line of the operation', () => {
  const from = sources(`openapi: 3.1.0
paths:
  /logins/{login_id}:
    parameters: []
    get:
      responses: {}
`)
  const path = join(folder, 'sources.yaml')
  assert.deepEqual(asked(from, 'GET', '/api/v4/logins/77'), { path, line: 5 })
  assert.deepEqual(asked(from, 'PUT', '/api/v4/logins/77'), { path, line: 3 })
})

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

test('findings point at the file of the route, else at the profile, and never at a file of Assay', async () => {
  const story = storyOf(everyVerdict(), everyRow())
  const bare = await places(story)
  assert.deepEqual(new Set([...bare.sarif, ...bare.github]), new Set([undefined]))
  assert.deepEqual(new Set(bare.gitlab), new Set(['assay']))

  const header = { ...story.header, profile: './conformance/bank.yaml' }
  for (const all of Object.values(await places({ ...story, header })))
    assert.deepEqual(new Set(all), new Set(['conformance/bank.yaml']))

  const mapped = await places({ ...story, header, sources: sources('/logins: src/logins.ts') })
  for (const all of Object.values(mapped))
    assert.ok(all.includes('src/logins.ts') && all.includes('conformance/bank.yaml'))

  const elsewhere = await places({ ...story, header: { ...header, profile: '../bank.yaml' } })
  assert.deepEqual(new Set(elsewhere.sarif), new Set([undefined]))
})
