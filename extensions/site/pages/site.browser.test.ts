import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { openAll, pagesOf, violations } from '../../../reports/test-support/opened-page.ts'
import { attacks } from '../../../reports/test-support/hostile-run.ts'
import { siteFiles } from './site-files.ts'
import { sampleSite } from './test-support/sample-site.ts'

const open = await pagesOf(siteFiles(sampleSite()))
const found = (page: Page) => page.locator('#found a:visible').allInnerTexts()

test('the first page lists every topic, asks for nothing, and finds by address, text and fault', async () => {
  const { page, problems } = await open('index.html')
  assert.deepEqual(await page.locator('#ais-v4 .topics a').allInnerTexts(), ['paging', 'rates'])
  for (const [words, wanted] of [
    ['PAGING sorted', ['ais-v4/paging/sorted-by-id', 'partners-v1/paging/sorted-by-id']],
    ['a floor', ['ais-v4/rates/floor']],
    ['lists-newest', ['ais-v4/paging/sorted-by-id', 'partners-v1/paging/sorted-by-id']],
    ['nothing of the kind', []],
  ] as const) {
    await page.locator('#search').fill(words)
    assert.deepEqual(await found(page), wanted, words)
  }
  assert.equal(await page.locator('output').innerText(), 'No requirement matches')
  await page.locator('#search').fill('sorted')
  await page.locator('#interface').selectOption('partners-v1')
  assert.deepEqual(await found(page), ['partners-v1/paging/sorted-by-id'])
  assert.match(page.url(), /#q=sorted&in=partners-v1$/)
  assert.deepEqual(problems, [])
})

test('what is decided at a route is found by the route, with the command that runs it', async () => {
  const { page, problems } = await open('index.html')
  await page.locator('#ais-v4').getByRole('link', { name: 'By route' }).click()
  const route = page.locator('[id="ais-v4:GET:/rates"]')
  await route.locator('summary').click()
  assert.equal(await route.locator('.command').innerText(), "npx assay run --interface ais-v4 --route 'GET /rates'")
  await route.getByRole('link', { name: 'ais-v4/rates/floor' }).click()
  await page.waitForURL(/ais-v4\/rates\.html#floor$/)
  assert.deepEqual(problems, [])
})

test('a requirement shows where it stands, its checks with their steps, faults, other readings, other interfaces', async () => {
  const { page, problems } = await open('ais-v4/paging.html#sorted-by-id')
  await openAll(page)
  const row = page.locator('[id="sorted-by-id"]')
  const text = await row.innerText()
  const checked = ['The order holds', 'When every list is read']
  for (const words of ['A heading, third point', 'large_login', ...checked, 'lists-newest-first'])
    assert.ok(text.includes(words), words)
  assert.equal(await row.locator('.command').innerText(), 'npx assay run --only ais-v4/paging/sorted-by-id')
  await row.locator('a', { hasText: 'ids-of-letters' }).click()
  await page.waitForURL(/variants\.html#ids-of-letters$/)
  await page.goBack()
  await page.locator('a', { hasText: 'partners-v1' }).click()
  await page.waitForURL(/partners-v1\/paging\.html#sorted-by-id$/)
  assert.deepEqual(problems, [])
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`nothing stands in the way of anybody, ${colorScheme}`, async () => {
    const ofVersion4 = ['ais-v4/paging.html', 'by-route/ais-v4.html']
    for (const name of ['index.html', 'index.html#q=sorted', ...ofVersion4, 'variants.html']) {
      const { page } = await open(name, { colorScheme })
      await openAll(page)
      assert.deepEqual(await violations(page), [], name)
    }
  })

test('text of a row is shown, not run, and the pages can be read without their script and on paper', async () => {
  const { page, problems } = await open('ais-v4/rates.html')
  assert.equal(await page.evaluate('window.hacked'), undefined)
  const text = await page.locator('body').innerText()
  for (const attack of attacks) assert.ok(text.includes(attack), attack)
  await page.goto(new URL('../index.html#q=floor', page.url()).href)
  assert.equal((await found(page)).length, 1)
  assert.equal(await page.evaluate('window.hacked'), undefined)
  assert.deepEqual(problems, [])
  const plain = await open('index.html', { javaScriptEnabled: false })
  assert.equal(await plain.page.locator('.controls').isVisible(), false)
  assert.equal(await plain.page.locator('#interfaces a').count(), 4)
  const paper = await open('ais-v4/paging.html')
  await paper.page.emulateMedia({ media: 'print' })
  const check = paper.page.locator('.proof details').first()
  assert.ok(await check.locator('summary').evaluate((one) => one.getBoundingClientRect().height > 0))
  const step = check.locator('.steps li').first()
  assert.equal(await step.isVisible(), false)
  await check.evaluate((one) => ((one as HTMLDetailsElement).open = true))
  assert.ok(await step.isVisible(), 'what is open is printed')
  assert.equal(await paper.page.locator('.copy').first().isVisible(), false)
})
