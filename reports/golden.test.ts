import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { reportHtml } from './html/report-html.ts'
import { junitXml } from './junit/junit-xml.ts'
import { storyOf } from './story/run-story.ts'
import { everyRow, everyVerdict } from './test-support/every-verdict.ts'

/** The texts of reports: a golden file shows every change of wording. */
const fragments: Record<string, () => string> = {
  'failed-case.txt': () => between(junitXml(story()), '<testcase name="Every page hands over', '</testcase>'),
  'failed-cause.txt': () => cause(1),
  'not-evaluated.txt': () => between(reportHtml(story()), '<section id="not-evaluated"', '</section>'),
  'known-failure.txt': () => cause(2),
}

for (const [name, fragment] of Object.entries(fragments))
  test(`The reports say what golden/${name} says`, () => {
    const file = new URL(`golden/${name}`, import.meta.url)
    const said = `${fragment().replaceAll(/\n+/g, '\n')}\n`
    if (process.env.ASSAY_WRITE_GOLDEN === '1') writeFileSync(file, said)
    assert.equal(said, readFileSync(file, 'utf8'))
  })

function story(): ReturnType<typeof storyOf> {
  return storyOf(everyVerdict(), everyRow())
}

/** How the report shows a cause. */
function cause(at: number): string {
  const shown = story()
  return between(reportHtml(shown), `<article class="cause c-failed" id="${shown.causes[at]?.anchor}">`, '</article>')
}

function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start)
  assert.ok(from !== -1, `no ${start}`)
  return text.slice(from, text.indexOf(end, from) + end.length)
}
