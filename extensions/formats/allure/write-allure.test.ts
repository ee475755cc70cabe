import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { TestResult } from 'allure-js-commons'
import { storyOf } from '../../../reports/story/run-story.ts'
import { everyRow, everyVerdict } from '../../../reports/test-support/every-verdict.ts'
import { checkDecided, judgement, planned, row, runStarted } from '../../../reports/test-support/journal-builders.ts'
import { writeAllure } from './write-allure.ts'
import { scratchFolder } from '../../../core/test-support/scratch-folder.ts'

const folder = scratchFolder()
const withoutJava = { ...process.env, PATH: '/nowhere', JAVA_HOME: undefined }

function results(outDir: string): TestResult[] {
  const resultsDir = join(outDir, 'allure-results')
  const names = readdirSync(resultsDir).filter((name) => name.endsWith('-result.json'))
  return names.map((name) => JSON.parse(readFileSync(join(resultsDir, name), 'utf8')) as TestResult)
}

test('without Java the results are written, the note says what is missing, nothing is thrown', async () => {
  const outDir = join(folder, 'without-java')
  mkdirSync(join(outDir, 'allure-results'), { recursive: true })
  writeFileSync(join(outDir, 'allure-results', 'old-result.json'), '{}')
  const written = await writeAllure(storyOf(everyVerdict(), everyRow()), outDir, withoutJava)
  assert.match(written.note ?? '', /needs Java/)
  assert.equal(written.file, join(outDir, 'allure-results'))
  assert.ok(!existsSync(join(outDir, 'allure-results', 'old-result.json')))

  const byName = new Map(results(outDir).map((result) => [result.name, result]))
  assert.equal(byName.size, 12)
  const ordered = byName.get('The order holds across page boundaries')
  assert.equal(ordered?.status, 'failed')
  assert.match(ordered.statusDetails.trace ?? '', /got +"1002" at data\[3\]\.id/)
  const labels = ordered.labels.map(({ name, value }) => `${name} ${value}`)
  for (const label of ['epic ais-v4', 'feature paging', 'story sorted-by-id']) assert.ok(labels.includes(label), label)
  assert.deepEqual(ordered.parameters[0], { name: 'seed', value: '20261103', excluded: true })
  const source = ordered.steps.at(-1)?.attachments[0]?.source ?? ''
  assert.match(readFileSync(join(outDir, 'allure-results', source), 'utf8'), /^GET https:.*\nApp-id: app-main/)

  const environment = readFileSync(join(outDir, 'allure-results', 'environment.properties'), 'utf8')
  assert.match(environment, /^Reading\\ of\\ ais-v4\/rates\/rate-is-a-number=stated: The owner said so$/m)

  const statuses = (name: string) => byName.get(name)?.status
  assert.equal(statuses('An attempt finishes'), 'broken')
  assert.equal(statuses('An unsigned request is refused'), 'skipped')
  assert.equal(statuses('A customer is created.'), 'skipped')
  assert.equal(statuses('The request is echoed'), 'passed')
})

test('a requirement that a check shows to hold passes, although another one of the same check is broken', async () => {
  const [whole, broken] = ['ais-v4/paging/whole', 'ais-v4/paging/broken']
  const check = 'paging.feature: The pages are read'
  const events = [
    runStarted({ planned: [planned(whole, [check]), planned(broken, [check])] }),
    checkDecided(check, [judgement(whole, 'passed'), judgement(broken, 'failed')]),
  ]
  const outDir = join(folder, 'one-check')
  await writeAllure(storyOf(events, [row(whole), row(broken)]), outDir, withoutJava)
  const shown = results(outDir).map(({ labels, status }) => [
    labels.find(({ name }) => name === 'story')?.value,
    status,
  ])
  assert.deepEqual(Object.fromEntries(shown), { whole: 'passed', broken: 'failed' })
})
