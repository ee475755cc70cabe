import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { scratchFolder } from '../../../tests/test-support/assay.ts'
import { onFileChange } from './file-changes.ts'

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
