import type { Browser } from 'playwright-core'
import { createBrowsers } from '../../harness/hosted/browsers.ts'

/** A browser, as a run opens one: the one that ASSAY_BROWSER names, or else the Chromium that comes with the development packages. */
export const openBrowser = (): Promise<Browser> => createBrowsers().open('bundled')
