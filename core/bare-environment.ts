/** What another program needs of the environment to start at all: no key, no proxy and no address of this process. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR, LD_LIBRARY_PATH } = process.env
  const needed = Object.entries({ PATH, SystemRoot, TMPDIR, LD_LIBRARY_PATH })
  return Object.fromEntries(needed.filter(([, value]) => value !== undefined))
}
