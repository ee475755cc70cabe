import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { closeBrowser, openBrowser } from '../../../reports/test-support/open-browser.ts'
import { openPage, violations } from '../../../reports/test-support/opened-page.ts'
import { attacks } from '../../../reports/test-support/hostile-run.ts'
import { siteFiles } from './site-files.ts'
import { sampleSite } from './test-support/sample-site.ts'
import { scratchFolder } from '../../../tests/test-support/assay.ts'

const folder = scratchFolder()
let browser: Browser

before(async () => {
  for (const [name, site] of Object.entries({ small: sampleSite() }))
    for (const [file, text] of siteFiles(site)) {
      mkdirSync(dirname(join(folder, name, file)), { recursive: true })
      writeFileSync(join(folder, name, file), text)
    }
  browser = await openBrowser()
})
after(() => closeBrowser())

const address = (name: string) => {
  const [file = '', hash] = name.split('#')
  return `${pathToFileURL(join(folder, file)).href}${hash === undefined ? '' : `#${hash}`}`
}
const open = (name: string, options = {}) => openPage(browser, address(name), options)
const found = (page: Page) => page.locator('#found a:visible').allInnerTexts()

test('the first page lists every topic, asks for nothing, and finds by address, text and fault', async () => {
  const { page, trouble } = await open('small/index.html')
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
  assert.deepEqual(trouble, [])
})

test('what is decided at a route is found by the route, with the command that runs it', async () => {
  const { page, trouble } = await open('small/index.html')
  await page.locator('#ais-v4').getByRole('link', { name: 'By route' }).click()
  const route = page.locator('[id="ais-v4:GET:/rates"]')
  await route.locator('summary').click()
  assert.equal(await route.locator('.command').innerText(), "npx assay run --interface ais-v4 --route 'GET /rates'")
  await route.getByRole('link', { name: 'ais-v4/rates/floor' }).click()
  await page.waitForURL(/ais-v4\/rates\.html#floor$/)
  assert.deepEqual(trouble, [])
})

test('a requirement shows where it stands, its checks with their steps, faults, other readings, other interfaces', async () => {
  const { page, trouble } = await open('small/ais-v4/paging.html#sorted-by-id')
  await page.evaluate('for (const details of document.querySelectorAll("details")) details.open = true')
  const row = page.locator('[id="sorted-by-id"]')
  const text = await row.innerText()
  for (const words of [
    'A heading, third point',
    'large_login',
    'The order holds',
    'When every list is read',
    'lists-newest-first',
  ])
    assert.ok(text.includes(words), words)
  assert.equal(await row.locator('.command').innerText(), 'npx assay run --only ais-v4/paging/sorted-by-id')
  await row.locator('a', { hasText: 'ids-of-letters' }).click()
  await page.waitForURL(/variants\.html#ids-of-letters$/)
  await page.goBack()
  await page.locator('a', { hasText: 'partners-v1' }).click()
  await page.waitForURL(/partners-v1\/paging\.html#sorted-by-id$/)
  assert.deepEqual(trouble, [])
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`nothing stands in the way of anybody, ${colorScheme}`, async () => {
    for (const name of [
      'index.html',
      'index.html#q=sorted',
      'ais-v4/paging.html',
      'by-route/ais-v4.html',
      'variants.html',
    ]) {
      const { page } = await open(`small/${name}`, { colorScheme })
      await page.evaluate('for (const details of document.querySelectorAll("details")) details.open = true')
      assert.deepEqual(await violations(page), [], name)
    }
  })

test('text of a row is shown, not run, and the pages can be read without their script and on paper', async () => {
  const { page, trouble } = await open('small/ais-v4/rates.html')
  assert.equal(await page.evaluate('window.hacked'), undefined)
  const text = await page.locator('body').innerText()
  for (const attack of attacks) assert.ok(text.includes(attack), attack)
  await page.goto(address('small/index.html#q=floor'))
  assert.equal((await found(page)).length, 1)
  assert.equal(await page.evaluate('window.hacked'), undefined)
  assert.deepEqual(trouble, [])
  const plain = await open('small/index.html', { javaScriptEnabled: false })
  assert.equal(await plain.page.locator('.controls').isVisible(), false)
  assert.equal(await plain.page.locator('#interfaces a').count(), 4)
  const paper = await open('small/ais-v4/paging.html')
  await paper.page.emulateMedia({ media: 'print' })
  const check = paper.page.locator('.proof details').first()
  assert.ok(await check.locator('summary').evaluate((one) => one.getBoundingClientRect().height > 0))
  const step = check.locator('.steps li').first()
  assert.equal(await step.isVisible(), false)
  await check.evaluate((one) => ((one as HTMLDetailsElement).open = true))
  assert.ok(await step.isVisible(), 'what is open is printed')
  assert.equal(await paper.page.locator('.copy').first().isVisible(), false)
})
