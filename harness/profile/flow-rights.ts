/**
 * The arguments of Node under which a script for hosted pages runs: it writes no file and starts no program. It may read:
 * Playwright looks in places that differ from system to system, and does not load where it may not.
 */
export function flowRights(): string[] {
  const net = process.allowedNodeEnvironmentFlags.has('--allow-net') ? ['--allow-net'] : []
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission'
  return [permission, '--allow-fs-read=*', '--allow-worker', ...net]
}
