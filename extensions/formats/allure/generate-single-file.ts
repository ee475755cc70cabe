import { execFile, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The first call fetches the package, which is large. */
const timeoutMs = 180_000

/** Whether a Java can be started: that of JAVA_HOME, or the one on the path. */
export function hasJava(env: NodeJS.ProcessEnv): boolean {
  const java = env.JAVA_HOME ? join(env.JAVA_HOME, 'bin', 'java') : 'java'
  return spawnSync(java, ['-version'], { env, stdio: 'ignore', timeout: 20_000 }).status === 0
}

/** Makes the one-file Allure page of results with allure-commandline, in about two seconds per thousand results. */
export function generateSingleFile(
  resultsDir: string,
  reportDir: string,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const program = join(dirname(createRequire(import.meta.url).resolve('allure-commandline')), 'bin', 'allure')
  const args = [program, 'generate', '--single-file', '--clean', '--output', reportDir, resultsDir]
  const options = {
    env: {
      ...env,
      // The generator contacts an analytics host unless this variable has exactly this value.
      ALLURE_NO_ANALYTICS: 'true',
      // A short life on little data: half the time of the defaults.
      JAVA_OPTS: env.JAVA_OPTS ?? '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
    },
    timeout: timeoutMs,
  }
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, _out, err) => {
      const lines = err.trim().split('\n')
      resolve(error ? lines.at(-1) || error.message : undefined)
    })
  })
}
