/** Whether a command line has a report that must not be lost. */
export function isReported([command, ...options]: readonly string[]): boolean {
  return command === 'proxy' || (command === 'serve' && options.includes('--judge-client'))
}
