import { availableParallelism, loadavg } from 'node:os'

/** How many times longer than alone things may take where others keep the machine busy; a test of time measures no machine. */
export const slowdown = Math.max(1, ((loadavg()[0] ?? 0) / availableParallelism()) * 2)
