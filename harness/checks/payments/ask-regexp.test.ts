import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { spawn } from 'node:child_process'
import { test } from 'node:test'
import { askRegexp } from './ask-regexp.ts'

test('An expression that backtracks without end is ended, and the next question is answered', () => {
  assert.equal(askRegexp({ regexp: /^(a+)+$/u, text: `${'a'.repeat(40)}!` }, 100), undefined)
  assert.equal(askRegexp({ regexp: /^a+$/u, text: 'aaa' }, 100)?.answer, true)
})

test('On a busy machine a plain expression is answered, and what it took is its own time', () => {
  const busy = Array.from({ length: availableParallelism() * 4 }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  try {
    // Some milliseconds of a processor: by the clock it takes many times that here.
    const text = `${'a'.repeat(20)}!`
    const given = askRegexp({ regexp: /^(a+)+$/u, text }, 400)
    assert.equal(given?.answer, false)
    assert.ok(given.tookMs < 400, `${given.tookMs} ms`)
  } finally {
    for (const one of busy) one.kill('SIGKILL')
  }
})
