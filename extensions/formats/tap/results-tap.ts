import type { JunitCase } from '../../../reports/junit/junit-cases.ts'
import { junitSuites } from '../../../reports/junit/junit-suites.ts'
import type { RunStory } from '../../../reports/story/run-story-model.ts'
import { visible } from '../../../reports/text/visible.ts'

/** results.tap of a run: a line for each case of junit.xml. One without a conclusion is not ok, and says so. */
export function resultsTap(story: RunStory): string {
  const cases = [...junitSuites(story)].flatMap(([suite, all]) => all.map((one) => ({ suite, one })))
  const lines = cases.flatMap(({ suite, one }, index) =>
    linesOf(one, `${index + 1} - ${oneLine(suite)}: ${oneLine(one.name)}`),
  )
  return ['TAP version 14', `# Assay: ${oneLine(story.sentence)}`, `1..${cases.length}`, ...lines, ''].join('\n')
}

function linesOf({ outcome, message, type, text }: JunitCase, head: string): string[] {
  if (outcome === 'passed') return [`ok ${head}`]
  if (outcome === 'skipped') return [`ok ${head} # SKIP ${oneLine(message)}`]
  const details = visible(text || message).split(/\r\n|\r|\n/)
  return [
    `not ok ${head}`,
    '  ---',
    `  verdict: ${type}`,
    // The one name beneath which readers of old take any line.
    '  stack: |',
    ...details.map((line) => `    ${line}`),
    '  ...',
  ]
}

/** A text that begins no directive and no other line. */
function oneLine(text: string): string {
  return visible(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\#]/g, (sign) => `\\${sign}`)
}
