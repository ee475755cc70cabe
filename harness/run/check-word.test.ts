import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkWord } from './check-word.ts'
import { readChecks } from '../evaluation/read-checks.ts'

test('a title becomes one word, the same as it stands and joined by hyphens', () => {
  const word = checkWord("For every odd query, where none is asked for: the signature's accepted")
  assert.equal(word, 'For-every-odd-query-where-none-is-asked-for-the-signature-s-accepted')
  assert.equal(checkWord(word), word)
})

test('no two checks of one requirement have one word', () => {
  const seen = new Map<string, string>()
  for (const { requirements, title, where } of readChecks())
    for (const id of requirements) {
      const key = `${id} ${checkWord(title)}`
      assert.equal(seen.get(key), undefined, `${seen.get(key)} and ${where} of ${id}`)
      seen.set(key, where)
    }
})
