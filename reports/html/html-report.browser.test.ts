import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { byGravity } from '../../harness/verdicts/gravest.ts'
import { storyOf } from '../story/run-story.ts'
import { everyRow, everyVerdict } from '../test-support/every-verdict.ts'
import { attacks, hostileRow, hostileRun } from '../test-support/hostile-run.ts'
import { isOpen, openAll, type Opened, pagesOf, violations } from '../test-support/opened-page.ts'
import { reportHtml } from './report-html.ts'

const failing = 'ais-v4/paging/sorted-by-id'
const every = storyOf(everyVerdict(), everyRow())
const many = Object.fromEntries(byGravity.map((verdict) => [verdict, 1000])) as typeof every.counts
const several = {
  ...every,
  countsByInterface: new Map(['ais-v4', 'payments-v1'].map((name) => [name, many] as const)),
  inconclusive: [{ reason: 'It waits.', root: failing, requirements: every.requirements.slice(0, 1) }],
}
const stories = { every, several, hostile: storyOf(hostileRun(), hostileRow()) }
const opening = await pagesOf(Object.entries(stories).map(([name, story]) => [`${name}.html`, reportHtml(story)]))

async function open(name: string, options: BrowserContextOptions = {}): Promise<Opened> {
  const opened = await opening(name.replace(/(?=#)|$/, '.html'), options)
  if (options.javaScriptEnabled !== false) await opened.page.locator('.controls').waitFor()
  return opened
}

const shownAddresses = (page: Page): Promise<string[]> =>
  page.locator('.requirement[id], .requirement .version').evaluateAll((all) => all.map(({ id }) => id))
test('the page opens from disk, asks for nothing, and says first what is wrong', async () => {
  const { page, problems } = await open('every')
  assert.equal(
    await page.locator('.sentence').innerText(),
    '✕\n2 of 6 evaluated requirements failed (1 warned, 1 known failure, 5 untested, 1 inconclusive, 1 property interrupted). Above all ais-v4/paging/hand-over: The next page skips a row.',
  )
  const [card] = await page.locator('.cause').allInnerTexts()
  const shown = ['Lists are sorted ascending by id', 'an id above "1003"', '"1002"', 'data[3].id', '--seed 20261103']
  for (const words of shown) assert.ok(card?.includes(words), words)
  assert.deepEqual(problems, [])
})

test('filter and search narrow the list, show the count, and are taken back', async () => {
  const { page } = await open('every')
  await page.locator('.chip', { hasText: 'untested' }).click()
  assert.equal((await shownAddresses(page)).length, 5)
  assert.equal(await page.locator('output').innerText(), '5 of 12 requirements shown')
  assert.equal(await page.locator('output').getAttribute('aria-live'), 'polite')
  await page.locator('.chip', { hasText: 'failed' }).click()
  assert.equal((await shownAddresses(page)).length, 8)
  await page.locator('#search').fill('CONVENTIONS pagination')
  assert.deepEqual(await shownAddresses(page), [failing])
  await page.locator('#search').fill('nothing of the kind')
  assert.ok(await page.locator('.nothing').isVisible())
  await page.locator('.nothing button').click()
  assert.equal((await shownAddresses(page)).length, 12)
  await page.locator('.counts a', { hasText: 'observed' }).click()
  assert.deepEqual(await shownAddresses(page), ['ais-v4/login/extra-words'])
})

test('a deep link opens its requirement and brings it into view, also one that the filter hides', async () => {
  const { page } = await open(`every#${failing}`)
  await page.locator(`[id="${failing}"] .check`).first().waitFor()
  assert.ok(await isOpen(page, failing))
  assert.ok(await page.locator(`[id="${failing}"]`).evaluate((row) => row.getBoundingClientRect().top < innerHeight))
  await page.locator('.chip', { hasText: 'untested' }).click()
  assert.ok(!(await shownAddresses(page)).includes(failing))
  await page.locator('.cause a', { hasText: failing }).first().click()
  await page.locator(`[id="${failing}"]`).waitFor()
  assert.ok((await shownAddresses(page)).includes(failing))
})

test('the keyboard reaches everything: search, move, open, close', async () => {
  const { page } = await open('every')
  await page.keyboard.press('/')
  assert.equal(await page.evaluate('document.activeElement.id'), 'search')
  await page.keyboard.type('rates')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const number = 'ais-v4/rates/rate-is-a-number'
  assert.equal(await page.evaluate('document.activeElement.parentElement.id'), number)
  await page.keyboard.press('Enter')
  assert.ok(await isOpen(page, number))
  // The opening line fires its event after the key.
  await page.waitForURL(/#/)
  assert.equal(await page.evaluate('decodeURIComponent(location.hash)'), `#${number}`)
  assert.equal(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle'), 'solid')
  await page.keyboard.press('Escape')
  assert.ok(!(await isOpen(page, number)))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  assert.equal((await shownAddresses(page)).length, 12)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`nothing stands in the way of anybody, ${colorScheme}`, async () => {
    const { page } = await open('several', { colorScheme })
    const paper = await page.evaluate('getComputedStyle(document.body).backgroundColor')
    assert.equal(paper, colorScheme === 'dark' ? 'rgb(22, 24, 26)' : 'rgb(251, 250, 247)')
    await openAll(page)
    await page.locator('.chip', { hasText: 'failed' }).click()
    assert.deepEqual(await violations(page), [])
  })

test('paper shows the evidence of what failed, and no controls', async () => {
  const { page } = await open('every')
  await page.emulateMedia({ media: 'print' })
  for (const control of ['.controls', '.sections', '.copy'])
    assert.equal(await page.locator(control).first().isVisible(), false, control)
  const wire = page.locator('.cause .wire').first()
  const height = await wire.evaluate((element) =>
    element.checkVisibility({ contentVisibilityAuto: true }) ? element.getBoundingClientRect().height : 0,
  )
  assert.ok(height > 100, `the exchange is ${height} pixels high`)
  await page.emulateMedia({ media: null })
  const before = await page.pdf()
  await page.locator('[id="ais-v4/rates/rate-is-a-number"] > summary').click()
  await page.locator('.requirement[open] .check').first().waitFor()
  const after = await page.pdf()
  assert.equal(before.subarray(0, 5).toString(), '%PDF-')
  assert.ok(
    after.length > before.length + 1000,
    `${before.length} bytes, then ${after.length}: what is open is printed`,
  )
})

test('without its script every verdict can be read, and what is wrong with its evidence', async () => {
  const { page } = await open('every', { javaScriptEnabled: false })
  assert.equal(await page.locator('.controls').isVisible(), false)
  const verdicts = await page.locator('#requirements .entries p').allInnerTexts()
  assert.equal(verdicts.length, 12)
  assert.ok(verdicts.some((text) => text.startsWith(`✕ failed ${failing}: `)))
  assert.ok(await page.locator('.cause .difference').first().isVisible())
  await page.locator('.cause .exchange summary').first().click()
  assert.ok(await page.locator('.cause .wire').first().isVisible())
})

test('a hostile target is shown, not run', async () => {
  const { page, problems } = await open('hostile')
  await openAll(page)
  await page.locator('.requirement .check').first().waitFor({ state: 'attached' })
  await openAll(page)
  assert.equal(await page.evaluate('window.hacked'), undefined)
  assert.deepEqual(problems, [])
  assert.equal(await page.locator('script:not([type="application/octet-stream"])').count(), 1)
  assert.equal(await page.locator('img, svg, iframe, meta[http-equiv=refresh], a[href^="javascript:"]').count(), 0)
  const text = await page.locator('body').innerText()
  for (const attack of attacks) assert.ok(text.includes(attack), attack)
  assert.ok(text.includes('left ⟨U+202E⟩ right ⟨U+0000⟩⟨U+0007⟩⟨U+001B⟩[31m ⟨U+200B⟩⟨U+FEFF⟩ end'))
  assert.ok((await page.content()).length < 400_000)
  assert.deepEqual(await violations(page), [])
})
