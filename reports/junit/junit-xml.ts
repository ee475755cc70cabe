import { create, type XMLElement } from 'xmlbuilder'
import { urlOf } from '../../core/web-address.ts'
import { liesBeneath } from '../../core/address.ts'
import type { RunStory } from '../story/run-story-model.ts'
import type { JunitCase } from './junit-cases.ts'
import { junitSuites } from './junit-suites.ts'

/** A text for an XML document, which drops the characters that XML 1.0 forbids; of half a pair it would drop its neighbour. */
function xmlText(text: string): string {
  return text.toWellFormed()
}

/**
 * junit.xml of a run: a suite per interface and topic, a case per check and one for each requirement without a check.
 * A failed check is a failure, an inconclusive one an error, an untested one skipped with its reason. A known failure
 * that still fails is skipped with its reason; one that does not is a failure, as it is for the run's exit code.
 */
export function junitXml(story: RunStory): string {
  const suites = junitSuites(story)
  const all = [...suites.values()].flat()
  const root = create('testsuites', { version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' }).att({
    name: xmlText(`Assay: ${story.header.target.name}`),
    ...totalsOf(all),
    time: seconds(story.header.durationMs),
    timestamp: story.header.startedAt,
  })
  for (const [name, cases] of suites) {
    const time = seconds(cases.reduce((sum, one) => sum + one.durationMs, 0))
    const suite = root.ele('testsuite', {
      name,
      ...totalsOf(cases),
      time,
      timestamp: startOf(cases) ?? story.header.startedAt,
      hostname: urlOf(story.header.target.base_url)?.host ?? 'localhost',
    })
    const properties = suite.ele('properties')
    properties.ele('property', { name: 'seed', value: String(story.header.seed) })
    properties.ele('property', { name: 'target', value: xmlText(story.header.target.base_url) })
    for (const { address, strength, reason } of story.header.readings ?? [])
      if (liesBeneath(address, name))
        properties.ele('property', { name: `reading of ${address}`, value: xmlText(`${strength}: ${reason}`) })
    for (const one of cases) writeCase(suite, one)
  }
  return `${root.end({ pretty: true })}\n`
}

/** The start of a suite's first case; undefined when none was decided. */
function startOf(cases: readonly JunitCase[]): string | undefined {
  const starts = cases.flatMap(({ at, durationMs }) => (at === undefined ? [] : [Date.parse(at) - durationMs]))
  return starts.length === 0 ? undefined : new Date(Math.min(...starts)).toISOString()
}

function totalsOf(cases: JunitCase[]): Record<string, string> {
  const count = (outcome: JunitCase['outcome']): string => String(cases.filter((one) => one.outcome === outcome).length)
  return {
    tests: String(cases.length),
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
  }
}

function writeCase(suite: XMLElement, one: JunitCase): void {
  const element = suite.ele('testcase', {
    name: xmlText(one.name),
    classname: one.classname,
    time: seconds(one.durationMs),
  })
  const message = xmlText(one.message)
  if (one.outcome === 'skipped') element.ele('skipped', { message })
  else if (one.outcome !== 'passed') element.ele(one.outcome, { message, type: one.type }).txt(xmlText(one.text))
  if (one.output) element.ele('system-out').txt(xmlText(one.output))
}

function seconds(durationMs: number): string {
  return (durationMs / 1000).toFixed(3)
}
