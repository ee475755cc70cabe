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

/** The number of changed files that a page states: `Files: 4.` */
function filesClaimed(page: string): number {
  return Number(/^Files: (\d+)\./m.exec(readFileSync(join(root, page), 'utf8'))?.[1])
}

// All in one copy: the project must hold with every page followed.
for (const page of pages)
  test(`Who follows ${page} changes as many files as it says`, () => {
    const before = copy.files()
    for (const snippet of snippetsOf(root, page)) copy.follow(snippet)
    const touched = [...copy.files()].filter(([path, text]) => before.get(path) !== text).map(([path]) => path)
    added.push(...touched.filter((path) => path.endsWith('.ts')))
    assert.equal(touched.length, filesClaimed(page), `it touched ${touched.join(', ')}`)
  })

const scripts = pages.flatMap((page) => snippetsOf(root, page)).filter(({ kind }) => kind === 'sh' || kind === 'text')
const testsOf = (text: string) => [...text.matchAll(/^node --test (.*)$/gm)].map(([, file = '']) => file)

test('The commands of the pages succeed, and print what stands below them', () => {
  const commands = scripts.filter(({ kind }) => kind === 'sh')
  const printed = copy.runAll(commands.map(({ text }) => text.replaceAll(/^node (--test|scripts\/).*$/gm, 'true')))
  for (const [at, { kind, text, where }] of scripts.entries())
    for (const line of kind === 'text' ? text.trimEnd().split('\n') : []) {
      const output = printed[commands.indexOf(scripts[at - 1]!)] ?? ''
      assert.ok(output.includes(line.trim()), `${where}: the commands did not print ${line}\n${output}`)
    }
})

test('A requirement of a known shape takes at most five files', () =>
  assert.ok(filesClaimed('docs/add-a-requirement.md') <= 5))

test('What the pages add has right types and form, keeps the rules of the project and passes the tests that they name', () => {
  const files = [...new Set(added)].join(' ')
  copy.knowTypes()
  copy.run(`tsc --noEmit && oxlint --deny-warnings ${files} && oxfmt --check ${files}`)
  const named = scripts.flatMap(({ text }) => testsOf(text))
  const rules = ['tests/proof-catalogue', 'tests/steps', 'requirements/catalogue', 'scripts/write-profile-reference']
  const tests = new Set([...named, ...rules.map((name) => `${name}.test.ts`)])
  copy.run(`node --test --test-isolation=none ${[...tests].join(' ')}`)
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
