import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { scratchFolder } from '../../test-support/assay.ts'
import type { Mischief } from '../../test-support/hostile-proxy.ts'
import { assertNothingFailed, judge } from '../../test-support/hostile-run.ts'
import { rightTarget } from '../../test-support/right-target.ts'
import { assertWithinSeconds } from '../../test-support/within-seconds.ts'

type Template = { payment_fields: Array<{ nature: string; extra?: { validation_regexp?: string } }> }

const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as Array<{
  what: string
  /** The validation_regexp of every text field, made different for each. */
  regexp: string
}>
const folder = scratchFolder()
const target = await rightTarget(folder)

function templatesWith(regexp: string): Mischief {
  return async ({ request, forward, deliver }) => {
    if (!request.url?.startsWith('/api/payments/v1/templates')) return false
    const answer = await forward()
    const list = JSON.parse(answer.body.toString()) as { data?: Template[] | Template }
    const templates = [list.data ?? []].flat()
    templates
      .flatMap(({ payment_fields: fields }) => fields)
      .filter(({ nature }) => nature === 'text')
      .forEach((field, at) => {
        field.extra = { ...field.extra, validation_regexp: `(?:${regexp}){1,${at + 1}}` }
      })
    const kept = answer.headers.findIndex((name) => name.toLowerCase() === 'content-length')
    deliver({ ...answer, headers: answer.headers.toSpliced(kept, 2), body: Buffer.from(JSON.stringify(list)) })
    return true
  }
}

for (const { what, regexp } of cases) {
  test(`Templates with ${what} slow down no run, and one of them is named`, { timeout: 200_000 }, async () => {
    const name = what.replaceAll(' ', '-')
    const profile = await target.profile(name, templatesWith(regexp), (plain) => {
      plain.target.interfaces = ['payments-v1']
      delete plain.data.payment_attributes
    })
    const judged = await judge(folder, profile, name, ['attributes', 'connect'], 'payments-v1')
    assertNothingFailed(judged)
    const finished = judged.events.at(-1)
    assert.ok(finished?.type === 'run-finished')
    assertWithinSeconds(finished.durationMs / 1000, 20)
    assert.ok(judged.requirements.some(({ code, facts }) => code === 'regexps-too-slow' && facts?.example))
  })
}
