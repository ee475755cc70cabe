import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { root } from './test-support/assay.ts'

const exclude = ['**/node_modules/**', 'dist/**', 'conformance-report/**']
const pages = globSync('**/*.md', { cwd: root, exclude }).toSorted()
const textOf = (page: string) => readFileSync(join(root, page), 'utf8')
/** The page without code, which holds no links. */
const proseOf = (page: string) =>
  textOf(page)
    .replaceAll(/^```.*?^```/gms, '')
    .replaceAll(/`[^`\n]*`/g, 'code')

/** The anchors of a page's headings, as GitHub derives them. */
function anchorsOf(page: string): string[] {
  const headings = textOf(page)
    .replaceAll(/^```.*?^```/gms, '')
    .matchAll(/^#+ (.+)$/gm)
  return [...headings].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function deadLinksOf(page: string): string[] {
  return [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return []
    const [path = '', anchor] = link.split('#')
    const file = path === '' ? page : join(dirname(page), path)
    if (!existsSync(join(root, file))) return `${page}: ${link} is not there`
    if (anchor === undefined || statSync(join(root, file)).isDirectory()) return []
    return anchorsOf(file).includes(anchor) ? [] : `${page}: ${link} names no heading`
  })
}

test('Every link of a page leads to a file, and to a heading where it names one', () => {
  assert.ok(pages.length > 30)
  assert.deepEqual(pages.flatMap(deadLinksOf), [])
})

test('Every page of docs is linked from another page', () => {
  const linked = new Set(
    pages.flatMap((page) =>
      [...proseOf(page).matchAll(/\]\(([^)\s#]+)/g)].flatMap(([, link = '']) => {
        const file = join(dirname(page), link)
        return file === page ? [] : file
      }),
    ),
  )
  const left = pages.filter((page) => page.startsWith('docs/') && !linked.has(page))
  assert.deepEqual(left, [])
})
