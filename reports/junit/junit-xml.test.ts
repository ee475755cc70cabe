import assert from 'node:assert/strict'
import { test } from 'node:test'
import { create } from 'xmlbuilder2'
import type { JournalEvent } from '../../core/journal-events.ts'
import { storyOf } from '../story/run-story.ts'
import { everyRow, everyVerdict } from '../test-support/every-verdict.ts'
import { checkDecided, judgement, planned, row, runStarted } from '../test-support/journal-builders.ts'
import { junitXml } from './junit-xml.ts'

const everyXml = (): string => junitXml(storyOf(everyVerdict(), everyRow()))

function caseNamed(xml: string, name: string): string {
  const start = xml.indexOf(`<testcase name="${name}"`)
  return xml.slice(start, xml.slice(start).search(/<\/testcase>|\/>\n\s*<testcase/) + start)
}

function failing(reason: string, got: string): JournalEvent[] {
  const id = 'ais-v4/errors/message'
  return [
    runStarted({ planned: [planned(id, ['f: It holds'])] }),
    checkDecided('f: It holds', [judgement(id, 'failed', { reason, wanted: 'a text', got })]),
  ]
}

test('inconclusive is an error, untested is skipped with its reason, warned passes with its text', () => {
  const xml = everyXml()
  assert.match(caseNamed(xml, 'An attempt finishes'), /<error message="No answer within 30 s." type="inconclusive">/)
  const words = /<skipped message="The profile does not give a client in live status/
  assert.match(caseNamed(xml, 'An unsigned request is refused'), words)
  assert.match(caseNamed(xml, 'stored-encrypted'), /<skipped message="This cannot be checked from outside/)
  const warned = caseNamed(xml, 'The request is echoed')
  assert.match(warned, /<system-out>warned: The error has no request./)
  assert.doesNotMatch(warned, /<failure|<error/)
})

test('a known failure that still fails is skipped; one that matches nothing fails', () => {
  const xml = everyXml()
  assert.match(caseNamed(xml, 'The floor holds'), /<skipped message="Known failure until 2027-01-31, owner Rates team/)
  assert.match(caseNamed(xml, 'ais-v4/nothing/here'), /<failure message="The known failure matches nothing"/)
})

test('what XML forbids is taken out and markup stays text', () => {
  const hostile = '</failure><script>alert(1)</script>\u0000\u0007\u001b[31m\ufffe]]>&amp;\ud800 ende\u202e'
  const xml = junitXml(storyOf(failing(hostile, hostile), [row('ais-v4/errors/message')]))
  const [root] = create(xml).toArray()
  assert.ok(root)
  assert.ok(!/<script>/.test(xml))
  // oxlint-disable-next-line no-control-regex -- these are the characters that must not be there
  assert.ok(!/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(xml))
  assert.match(xml, /ende/)
})

test('the totals count what is there', () =>
  assert.match(everyXml(), /<testsuites [^>]*tests="13" failures="3" errors="1" skipped="6"/))
