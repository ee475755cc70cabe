/** The least environment that another program needs to start. It holds no key, proxy or address of this process. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TMPDIR, LD_LIBRARY_PATH } = process.env
  const needed = Object.entries({ PATH, SystemRoot, TMPDIR, LD_LIBRARY_PATH })
  return Object.fromEntries(needed.filter(([, value]) => value !== undefined))
}
