import type { Browser } from 'playwright-core'
import { createBrowsers } from '../../harness/hosted/browsers.ts'

const browsers = createBrowsers()

/** How many files of tests share the browser of this process, and have not closed it. */
export const sharing = { files: 1 }

/** A browser, as a run opens one: the one that ASSAY_BROWSER names, or else the Chromium that comes with the development packages. */
export const openBrowser = (): Promise<Browser> => browsers.open('bundled')

/** Ends what a file of tests has opened in the browser, and the browser with the last of them. */
export async function closeBrowser(): Promise<void> {
  const browser = await openBrowser()
  await Promise.all(browser.contexts().map((context) => context.close()))
  sharing.files -= 1
  if (sharing.files === 0) await browsers.close()
}
