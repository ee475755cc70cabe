import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { cases } from '../../../core/test-support/cases.ts'
import { scratchFolder } from '../../../core/test-support/scratch-folder.ts'
import { onFileChange } from './repeat-runs.ts'
import { type Repeating, repeat, type Trigger } from './repeat.ts'

/** What is run on these triggers, with the exit codes that the runs give in turn; 0 once there are no more. */
async function runsOn(triggers: Trigger[], codes: number[], change: Partial<Repeating> = {}): Promise<unknown[]> {
  const done: unknown[] = []
  const waiting = ['changed' as const, ...triggers, 'quit' as const]
  const left = [...codes]
  let isOpen = true
  await repeat({
    next: async () => waiting.shift() ?? 'quit',
    run: async (taken) => {
      done.push(taken)
      const code = left.shift() ?? 0
      isOpen = code !== 0
      return code
    },
    openRoutes: () => (isOpen ? ['GET /accounts'] : []),
    isUp: async () => true,
    askRoute: async () => 'GET /logins',
    setBaseline: () => void done.push('baseline'),
    say: (line) => void (/does not answer|went away/.test(line) && done.push(line.split(/[ .]/, 4).join(' '))),
    ...change,
  })
  return done
}

const routes = { route: ['GET /accounts'] }
const own = { route: ['GET /logins'] }
const answers = [true, true, false, true, false]

cases(
  'A change repeats what failed, and what is decided at its routes once that holds',
  [await runsOn(['changed'], [1, 0]), ['failed', 'failed', routes]],
  [await runsOn(['changed'], [0, 0], { openRoutes: () => ['GET /accounts'] }), ['failed', 'failed']],
  'Each key or button has what it says run, and Enter the same again',
  [await runsOn(['failed', 'again', 'all', 'again'], [1]), ['failed', 'failed', 'failed', 'all', 'all']],
  [await runsOn(['route', 'baseline', 'again'], [1]), ['failed', own, 'baseline', own]],
  [await runsOn(['route'], [1], { askRoute: async () => '' }), ['failed']],
  'Nothing runs while the server is away, and what failed is repeated when it is there again',
  [
    await runsOn(['changed', 'up'], [1, 1], { isUp: async () => answers.shift() ?? true }),
    ['failed', 'The server does not', 'failed', 'The server went away'],
  ],
)

test('files of the server are watched, in folders that come later too, and neither reports nor hidden ones', async (context) => {
  const folder = scratchFolder()
  const left = ['.git', 'node_modules', 'report'].map((name) => join(folder, name))
  for (const name of ['src', '.git', 'node_modules', 'report']) mkdirSync(join(folder, name))
  let changes = 0
  let wake = () => {}
  const stop = onFileChange([folder], join(folder, 'report'), () => {
    changes += 1
    wake()
  })
  context.after(stop)
  const changed = (act: () => void) =>
    new Promise<void>((resolve) => {
      wake = resolve
      act()
    })
  const write = (file: string) => writeFileSync(file, String(changes))
  for (const one of left) write(join(one, 'left'))
  await changed(() => write(join(folder, 'src/server.py')))
  // What is written into the folders that are left out came before, so it would have been one more.
  assert.equal(changes, 1)
  await changed(() => mkdirSync(join(folder, 'src/routes')))
  await changed(() => write(join(folder, 'src/routes/accounts.py')))
  assert.equal(changes, 3)
})

test('a path that is not there is refused', () =>
  assert.throws(() => onFileChange(['no-such-folder'], 'report', () => undefined), /FILES_MISSING: .*no-such-folder/))
