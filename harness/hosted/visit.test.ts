import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loggedVisit } from './visit.ts'

// The person gets the address as a link on a client's page, where code in it would run.
for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])
  test(`Nobody is sent to ${url}, whoever goes through the page`, async () => {
    const complete = () => assert.fail('somebody was sent there')
    const run = { client: { stopped: () => undefined, leftMs: () => Infinity } }
    const sent = loggedVisit(run, { returnTo: '', complete }).complete({ url, kind: 'payment' })
    await assert.rejects(sent, { finding: 'inconclusive' })
  })
