import { chromium, type Browser } from 'playwright-core'

/** Flags that make the packed browser unable to hold more than one page. */
const unwanted = new Set([
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
])

/** A browser: the one that ASSAY_BROWSER names, or else the Chromium that comes with the development packages. */
export async function openBrowser(): Promise<Browser> {
  const named = process.env.ASSAY_BROWSER
  if (named) return chromium.launch({ executablePath: named, args: ['--no-sandbox'] })
  const { default: packed } = await import('@sparticuz/chromium')
  const args = packed.args.filter((flag) => !unwanted.has(flag))
  return chromium.launch({ executablePath: await packed.executablePath(), args })
}
