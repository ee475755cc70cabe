import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rulesOf } from './rules.ts'
import { webhooksOf } from './webhooks.ts'

const webhooks = (name: string) =>
  webhooksOf(name, rulesOf(name, { implied: false })) as Record<string, { post: { description: string } }>

test('The callbacks of an interface are its webhooks, one for each address', () =>
  assert.deepEqual(Object.keys(webhooks('ais-v4')), ['success', 'fail', 'notify', 'destroy', 'interactive']))

test('Each says the rules that are about it, and those about all', () => {
  const { success, fail } = webhooks('ais-v4')
  assert.match(success!.post.description, /Sent to the success_url of the client.*success-after-refresh/s)
  assert.doesNotMatch(fail!.post.description, /success-after-refresh/)
  for (const { post } of [success!, fail!]) assert.match(post.description, /ids-are-strings/)
})

test('An interface without callbacks has none', () => assert.deepEqual(webhooks('payments-v1'), {}))
