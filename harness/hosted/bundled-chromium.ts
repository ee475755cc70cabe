import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'

const cache = fileURLToPath(new URL('../../node_modules/.cache/assay/', import.meta.url))

/**
 * The executable of the Chromium among Assay's own packages. It is unpacked once for an installation, in two seconds;
 * processes that do so at the same time come to the same file.
 * @throws Error BROWSER_UNSUPPORTED on other systems than Linux, or the error of the file system
 */
export async function bundledChromium(): Promise<string> {
  if (process.platform !== 'linux') throw new Error('BROWSER_UNSUPPORTED: the bundled Chromium runs only on Linux')
  const executable = join(cache, `chromium-${process.arch}`)
  if (!existsSync(executable)) await unpack(executable)
  return executable
}

async function unpack(executable: string): Promise<void> {
  const archive = fileURLToPath(new URL('../bin/chromium.br', import.meta.resolve('@sparticuz/chromium')))
  const part = `${executable}.${process.pid}`
  await mkdir(cache, { recursive: true })
  try {
    await pipeline(createReadStream(archive), createBrotliDecompress({ chunkSize: 2 ** 21 }), createWriteStream(part))
    await chmod(part, 0o700)
    await rename(part, executable)
  } finally {
    await rm(part, { force: true })
  }
}
