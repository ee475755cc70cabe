import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { capabilities } from '../core/capability.ts'
import { reportHtml } from '../reports/html/report-html.ts'
import { storyOf } from '../reports/story/run-story.ts'
import { everyRow, everyVerdict } from '../reports/test-support/every-verdict.ts'
import { assay } from './test-support/assay.ts'
import { avoidedInCode, avoidedWords, wordsUsedIn } from './test-support/avoided-words.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
/** Pages for authors of checks may use these words, as the code does. */
const forAuthors = /add-a-/
const pages = ['README.md', 'CHANGELOG.md', ...globSync('docs/**/*.md', { cwd: root })].filter(
  (page) => !forAuthors.test(page),
)
const avoided = [...avoidedWords.filter((word) => word !== 'left open'), 'blame', 'door']
const commands =
  'run rejudge clean compare baseline verify serve prove requirements report doctor init certs sign verify-signature'.split(
    ' ',
  )

/** The page's prose: code, names of files and addresses may hold any word. */
function proseOf(markdown: string): string {
  return markdown.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`]*`|\]\([^)]*\)/g, '')
}

function uses(texts: ReadonlyMap<string, string>): Record<string, string[]> {
  const used = [...texts].map(([name, text]) => [name, wordsUsedIn(text, avoided)] as const)
  return Object.fromEntries(used.filter(([, words]) => words.length > 0))
}

test('No page uses a word with a private meaning', () => {
  assert.ok(pages.length > 20)
  assert.deepEqual(uses(new Map(pages.map((page) => [page, proseOf(read(page))]))), {})
})

test('No help, capability, comment of a new profile or label of a report uses one', async () => {
  // An option's name may hold any word.
  const help = await Promise.all(
    commands.map(async (command): Promise<[string, string]> => [
      command,
      (await helpOf(command)).replaceAll(/--(?:min-judged|judge-client)/g, ''),
    ]),
  )
  const report = reportHtml(storyOf(everyVerdict(), everyRow())).replaceAll(/<(script|style)>.*?<\/\1>|<[^>]*>/gs, ' ')
  const texts = [
    ...help,
    ['capabilities', Object.values(capabilities).join('\n')],
    ['init-profile.yaml', read('cli/init-profile.yaml')],
    ['report', report],
  ] satisfies Array<[string, string]>
  for (const [name, text] of texts) assert.ok(text.length > 200, name)
  assert.deepEqual(uses(new Map(texts)), {})
})

/** The text with names split into words. */
function wordsOfCode(text: string): string {
  return text.replaceAll(/(?<=[a-z])(?=[A-Z])|[-_]/g, ' ')
}

test('No name and no comment of the code uses one', () => {
  const exclude = ['**/node_modules/**', 'dist/**', 'tests/test-support/avoided-words.ts']
  const files = globSync('**/*.ts', { cwd: root, exclude })
  assert.ok(files.length > 1500)
  const used = files.map((file) => [file, wordsUsedIn(wordsOfCode(`${file} ${read(file)}`), avoidedInCode)] as const)
  assert.deepEqual(Object.fromEntries(used.filter(([, words]) => words.length > 0)), {})
})

async function helpOf(command: string): Promise<string> {
  const { code, out } = await assay([command, '--help'])
  assert.equal(code, 0)
  return out
}
