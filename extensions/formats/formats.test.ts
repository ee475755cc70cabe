import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { findingsOf } from './findings/findings.ts'
import { formats, type TextFormat } from '../../reports/formats.ts'
import { storyOf, type RunStory } from '../../reports/story/run-story.ts'
import { everyRow, everyVerdict } from '../../reports/test-support/every-verdict.ts'
import { contractRun } from '../../reports/test-support/contract-run.ts'
import { attacks, hostileRow, hostileRun } from '../../reports/test-support/hostile-run.ts'

const stories: Record<string, RunStory> = {
  'a run with every verdict': storyOf(everyVerdict(), everyRow()),
  'a run that was cut short': storyOf(everyVerdict().slice(0, 6), everyRow()),
  'a run against a hostile target': storyOf(hostileRun(), hostileRow()),
  'a verification of pacts': storyOf(contractRun, []),
}
const every = stories['a run with every verdict'] as RunStory
/** Every format that is one text, those of the core too. */
const textFormats: Readonly<Record<string, TextFormat>> = Object.fromEntries(
  Object.entries(formats).flatMap(([name, one]) => ('file' in one ? [[name, one]] : [])),
)

async function written(format: string, story: RunStory): Promise<string> {
  const view = await textFormats[format]?.view()
  assert.ok(view, `${format} is no format`)
  return view(story)
}

/** The schema of SARIF, without what only the dialect of its draft knows. */
function sarifSchema(): object {
  const file = createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json')
  const { id: _id, $schema: _schema, ...schema } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  return schema
}

for (const [name, story] of Object.entries(stories)) {
  test(`Assay knows again every file that it writes of ${name}`, async () => {
    for (const format of Object.keys(textFormats))
      assert.match((await written(format, story)).slice(0, 4096), textFormats[format]?.begins ?? /^$/, format)
  })

  test(`results.sarif of ${name} fits the schema of SARIF 2.1.0`, async () => {
    const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false })
    addFormats.default(ajv)
    const validate = ajv.compile(sarifSchema())
    assert.ok(validate(JSON.parse(await written('sarif', story))), JSON.stringify(validate.errors, null, 2))
  })

  test(`The code quality of ${name} fits the schemas of GitLab and Code Climate, and tells its violations apart`, async () => {
    const file = new URL('test-support/code-quality.schema.json', import.meta.url)
    const validate = new Ajv({ allErrors: true }).compile(JSON.parse(readFileSync(file, 'utf8')) as object)
    const violations = JSON.parse(await written('gitlab', story)) as Array<{ fingerprint: string }>
    assert.ok(validate(violations), JSON.stringify(validate.errors, null, 2))
    // Of violations with one fingerprint GitLab shows the last.
    assert.equal(new Set(violations.map(({ fingerprint }) => fingerprint)).size, findingsOf(story).length)
  })

  test(`Every line of the annotations of ${name} is one command of Assay's own`, async () => {
    const lines = (await written('github', story)).trimEnd().split('\n')
    assert.match(lines[0] ?? '', /^::(?:notice|error|warning) title=Assay::./)
    for (const line of lines.slice(1))
      assert.match(line, /^::(?:notice|error|warning) (?:file=[^:,]+,line=\d+,)?title=[^:,]+::[^\r\n]+$/)
  })

  test(`The summary of ${name} has no markup of a target`, async () => {
    const text = await written('markdown', story)
    assert.deepEqual(text.match(/<(?!!-- Assay -->|\/?code>)/g), null)
    assert.deepEqual(text.match(/\]\((?!index\.html\))/g), null)
    for (const attack of attacks.filter((one) => one.includes('<'))) assert.ok(!text.includes(attack), attack)
  })
}

test('Each requirement is a rule of SARIF, and each failure a result with address and fingerprint', async () => {
  const { runs } = JSON.parse(await written('sarif', every)) as {
    runs: Array<{
      tool: { driver: { rules: Array<{ id: string; help: { text: string } }> } }
      results: Array<{
        ruleId: string
        ruleIndex: number
        level: string
        suppressions?: unknown[]
        partialFingerprints: object
        locations: Array<{ logicalLocations: Array<{ fullyQualifiedName: string }> }>
      }>
    }>
  }
  const [{ tool, results } = assert.fail('no run')] = runs
  assert.deepEqual(
    tool.driver.rules.map(({ id }) => id),
    every.requirements.map(({ address }) => address),
  )
  const broken = every.requirements.filter(({ verdict }) => verdict === 'failed' || verdict === 'warned')
  assert.deepEqual(
    [...new Set(results.map(({ ruleId }) => ruleId))].toSorted(),
    broken.map(({ address }) => address).toSorted(),
  )
  for (const { ruleId, ruleIndex, locations } of results) {
    assert.equal(tool.driver.rules[ruleIndex]?.id, ruleId)
    assert.equal(locations[0]?.logicalLocations[0]?.fullyQualifiedName, ruleId)
  }
  const prints = results.map(({ partialFingerprints }) => JSON.stringify(partialFingerprints))
  assert.equal(new Set(prints).size, prints.length)
  assert.ok(results.some(({ suppressions }) => suppressions?.length === 1))
})

test('A command in a text of the target stays a text', async () => {
  const story = { ...every, sentence: 'One\n::error::two %0A::set-output name=x::y ##vso[task.complete]' }
  const [first = ''] = (await written('github', story)).split('\n')
  assert.match(first, /^::\w+ title=Assay::One%0A::error::two %250A::set-output/)
})

interface Located {
  locations: Array<{ physicalLocation?: { artifactLocation: { uri: string } } }>
}

/** The places of findings in each format that has them; undefined where a finding has none. */
async function places(story: RunStory): Promise<Record<'sarif' | 'github' | 'gitlab', unknown[]>> {
  const { runs } = JSON.parse(await written('sarif', story)) as { runs: Array<{ results: Located[] }> }
  const violations = JSON.parse(await written('gitlab', story)) as Array<{ location: { path: string } }>
  return {
    sarif: (runs[0]?.results ?? []).map(({ locations }) => locations[0]?.physicalLocation?.artifactLocation.uri),
    github: (await written('github', story))
      .split('\n')
      .slice(1, -1)
      .map((line) => /file=([^,]+)/.exec(line)?.[1]),
    gitlab: violations.map(({ location }) => location.path),
  }
}

test('findings point at the profile, and never at a file of Assay', async () => {
  const bare = await places(every)
  assert.deepEqual(new Set([...bare.sarif, ...bare.github]), new Set([undefined]))
  assert.deepEqual(new Set(bare.gitlab), new Set(['assay']))

  const header = { ...every.header, profile: './conformance/bank.yaml' }
  for (const all of Object.values(await places({ ...every, header })))
    assert.deepEqual(new Set(all), new Set(['conformance/bank.yaml']))

  const elsewhere = await places({ ...every, header: { ...header, profile: '../bank.yaml' } })
  assert.deepEqual(new Set(elsewhere.sarif), new Set([undefined]))
})
