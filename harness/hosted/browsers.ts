import { because } from '../reasons/because.ts'
import { accessSync, constants, createReadStream, createWriteStream, existsSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { CheckStopped, untested } from '../../core/check-stopped.ts'
import { missingPackage } from '../../core/optional-package.ts'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'

/** The one browser of a run or a process. It starts when the first page is opened. */
export interface Browsers {
  /** Starts the profile's browser in advance. Never throws. */
  warm(named: string): void
  /**
   * The profile's browser: `bundled` or the path of an executable. A crashed browser is started again.
   * @throws CheckStopped (untested) when a package is missing or the bundled one cannot run here, (inconclusive) when
   * another does not start
   */
  open(named: string): Promise<Browser>
  close(): Promise<void>
}

/** A loaded machine may take most of a minute for it. */
const startingMs = 60_000

/** ASSAY_BROWSER in the environment names an executable that replaces the bundled Chromium. Nothing starts yet. */
export function createBrowsers(environment: NodeJS.ProcessEnv = process.env): Browsers {
  const opened = new Map<string, Promise<Browser>>()
  const open = async (named: string): Promise<Browser> => {
    const chosen = named === 'bundled' ? (environment.ASSAY_BROWSER ?? named) : named
    // A browser that failed to start, for example on a busy machine, is started again at the next use.
    const known = await opened.get(chosen)?.catch(() => undefined)
    if (known?.isConnected()) return known
    const starting = start(chosen)
    opened.set(chosen, starting)
    return starting
  }
  return {
    warm: (named) => void open(named).catch(() => undefined),
    open,
    async close() {
      const all = await Promise.allSettled(opened.values())
      opened.clear()
      await Promise.all(all.flatMap((one) => (one.status === 'fulfilled' ? [one.value.close()] : [])))
    },
  }
}

/** Opens no page: in a replay, or where pages must not be visited. */
export const noBrowsers: Browsers = {
  warm: () => undefined,
  open: () => Promise.reject(new Error('BROWSER_UNUSED: nothing here opens a page')),
  close: async () => undefined,
}

async function start(chosen: string): Promise<Browser> {
  const missing = missingPackage('playwright-core', ...(chosen === 'bundled' ? (['@sparticuz/chromium'] as const) : []))
  if (missing !== undefined) throw untested(because('package-missing', { name: missing }))
  try {
    // Loaded here because it is large and most runs open no page.
    const { chromium } = await import('playwright-core')
    const executablePath = chosen === 'bundled' ? await bundledChromium() : executable(chosen)
    // The run handles Ctrl-C itself. The browser ends with its pipe in any case.
    const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
    return await chromium.launch({ executablePath, args: ['--disable-gpu'], timeout: startingMs, ...signals })
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
    if (chosen === 'bundled') throw untested(because('hosted-page-left', { cause: 'bundled-browser', detail: message }))
    const detail = `${chosen} does not start: ${message}`
    throw new CheckStopped('inconclusive', because('hosted-page-left', { cause: 'browser', detail }))
  }
}

function executable(file: string): string {
  accessSync(file, constants.X_OK)
  return file
}

/** Unpacking in this process, shared by all callers: a second copy would overwrite the first. */
const underWay = new Map<string, Promise<void>>()

/**
 * The executable of the bundled Chromium. It is unpacked once per installation, in two seconds. Parallel processes get
 * the same file.
 * @throws Error BROWSER_UNSUPPORTED on other systems than Linux, or the error of the file system
 */
export async function bundledChromium(): Promise<string> {
  if (process.platform !== 'linux') throw new Error('BROWSER_UNSUPPORTED: the bundled Chromium runs only on Linux')
  const packageEntry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
  const installed = packageEntry.slice(0, packageEntry.lastIndexOf('node_modules') + 'node_modules'.length)
  const executable = join(installed, '.cache', 'assay', `chromium-${process.arch}`)
  if (existsSync(executable)) return executable
  const unpacking =
    underWay.get(executable) ?? unpack(new URL('../bin/chromium.br', pathToFileURL(packageEntry)), executable)
  underWay.set(executable, unpacking)
  try {
    await unpacking
  } finally {
    underWay.delete(executable)
  }
  return executable
}

async function unpack(archive: URL, executable: string): Promise<void> {
  const part = `${executable}.${process.pid}`
  await mkdir(dirname(executable), { recursive: true })
  try {
    await pipeline(createReadStream(archive), createBrotliDecompress({ chunkSize: 2 ** 21 }), createWriteStream(part))
    await chmod(part, 0o700)
    await rename(part, executable)
  } finally {
    await rm(part, { force: true })
  }
}
