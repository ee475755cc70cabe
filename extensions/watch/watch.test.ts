import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import { screenOn } from '../../cli/asked/io.ts'
import { watchCommand } from './watch.ts'
import { scratchFolder } from '../../core/test-support/scratch-folder.ts'

const scratch = scratchFolder()
const src = join(scratch, 'src')
mkdirSync(src)

/** The command with its input and its output, and what waits until a text was printed after all that was waited for before. */
function watching(options: { profile?: string; out: string; only?: string[] }) {
  const input = new PassThrough()
  const output = new PassThrough()
  let text = ''
  let wake = () => {}
  output.on('data', (bytes) => {
    text += String(bytes)
    wake()
  })
  const screen = screenOn(output)
  const ended = watchCommand(
    { interface: [], only: [], features: [], format: [], route: [], files: [src], ...options },
    { out: screen, err: screen, env: {} },
    input,
  )
  return {
    ended,
    press: (keys: string) => input.write(keys),
    printed: async (wanted: RegExp) => {
      for (;;) {
        const found = wanted.exec(text)
        if (found) {
          text = text.slice(found.index + found[0].length)
          return
        }
        await new Promise<void>((resolve) => void (wake = resolve))
      }
    },
  }
}

test('one process runs again and again, on keys and on changes, until it is asked to end', async () => {
  const out = join(scratch, 'report')
  const { ended, press, printed } = watching({ out, only: ['payments-v1/templates/list'] })
  await printed(/The 1 evaluated requirement of 1 holds\.[^]*Waiting for a change/)
  press('f')
  await printed(/Nothing to repeat[^]*Waiting for a change/)
  press('r')
  await printed(/Which route\?/)
  press('GET /temples\n')
  await printed(/ROUTE_UNKNOWN: .*GET \/temples[^]*Waiting for a change/)
  press('r')
  await printed(/Which route\?/)
  press('GET /templates\n')
  await printed(/Checking .*[^]*holds?\.[^]*Waiting for a change/)
  press('b')
  await printed(/From now on each run is compared with the last one/)
  press('a')
  await printed(/Compared with the baseline[^]*Waiting for a change/)
  writeFileSync(join(src, 'server.py'), 'print()')
  await printed(/Nothing to repeat[^]*Waiting for a change/)
  press('q')
  assert.equal(await ended, 0)
})
