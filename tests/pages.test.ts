import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './test-support/assay.ts'
import { snippetsOf } from './test-support/page.ts'
import { ProjectCopy } from './test-support/project-copy.ts'

const pages = globSync('docs/{add-*,observers-and-models}.md', { cwd: root }).toSorted()
const copy = new ProjectCopy()
const added: string[] = []

/** How many files a page says that its change takes: `Files: 4.` */
function filesClaimed(page: string): number {
  return Number(/^Files: (\d+)\./m.exec(readFileSync(join(root, page), 'utf8'))?.[1])
}

// One after the other in one copy: the project must hold with all of them done.
for (const page of pages)
  test(`Who follows ${page} adds what it says, in as many files as it says`, () => {
    const before = copy.files()
    for (const snippet of snippetsOf(root, page)) copy.follow(snippet)
    const touched = [...copy.files()].filter(([path, text]) => before.get(path) !== text).map(([path]) => path)
    added.push(...touched.filter((path) => path.endsWith('.ts')))
    assert.equal(touched.length, filesClaimed(page), `it touched ${touched.join(', ')}`)
  })

test('A requirement of a known shape takes at most five files', () =>
  assert.ok(filesClaimed('docs/add-a-requirement.md') <= 5))

test('What the pages add has right types and form, and keeps the rules of the project', () => {
  const files = [...new Set(added)].join(' ')
  copy.run(`tsc --noEmit && oxlint --deny-warnings ${files} && oxfmt --check ${files}`)
  const rules = ['proof-catalogue', 'steps'].map((name) => `tests/${name}.test.ts`)
  copy.run(
    `node --test --test-isolation=none ${rules.join(' ')} requirements/route-row.test.ts scripts/write-profile-reference.test.ts`,
  )
})

test('The list of pages names each with its number of files', () => {
  const list = readFileSync(join(root, 'docs/README.md'), 'utf8')
  for (const page of pages)
    assert.match(list, new RegExp(`\\(${page.replace('docs/', '')}\\) \\| ${filesClaimed(page)} \\|`))
})

test('What other pages show of a file is a part of it', () => {
  const others = globSync('docs/**/*.md', { cwd: root }).filter((page) => !pages.includes(page))
  const bound = others.filter((page) => /^```\w+ file=/m.test(readFileSync(join(root, page), 'utf8')))
  assert.ok(bound.length > 0)
  for (const page of bound)
    for (const snippet of snippetsOf(root, page)) if (snippet.kind === 'file') copy.follow(snippet)
})
