import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withMultipart } from './multipart.ts'
import { testDraft } from './test-support/test-profile.ts'

test('The parts read back as they were given, by another reader', async () => {
  const draft = withMultipart(testDraft({ method: 'POST', body: { gone: true } }), [
    { name: 'data[provider_code]', content: 'fake_file' },
    { name: 'file', content: 'a,b\r\n1,é', filename: 'rows.csv' },
  ])
  assert.equal(draft.body, undefined)
  const form = await new Response(draft.rawBody as string, {
    headers: { 'Content-Type': draft.contentType ?? '' },
  }).formData()
  assert.equal(form.get('data[provider_code]'), 'fake_file')
  const file = form.get('file') as File
  assert.equal(file.name, 'rows.csv')
  assert.equal(await file.text(), 'a,b\r\n1,é')
})
