import type { Browser } from 'playwright-core'
import { createBrowsers } from '../../harness/hosted/browsers.ts'

const browsers = createBrowsers()

/** How many test files share the browser of this process. */
export const sharing = { files: 1 }

/** A browser as in runs: the one of ASSAY_BROWSER, or the Chromium of the development packages. */
export const openBrowser = (): Promise<Browser> => browsers.open('bundled')

/** Closes a test file's pages, and the browser after the last file. */
export async function closeBrowser(): Promise<void> {
  const browser = await openBrowser()
  await Promise.all(browser.contexts().map((context) => context.close()))
  sharing.files -= 1
  if (sharing.files === 0) await browsers.close()
}
