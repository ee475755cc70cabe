import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'

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
