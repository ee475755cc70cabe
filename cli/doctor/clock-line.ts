import type { ClockReading } from '../../harness/client/pacing/target-clock.ts'
import { ok, problem, warning, type DoctorLine } from '../../core/doctor-line.ts'

const subject = 'clock'
const fix = 'correct the clock of this machine or of the server; a run follows the server’s Date header'

/** How far the target's clock and the local one are apart: more than 30 seconds is odd, more than 5 minutes is wrong. */
export function clockLine(reading: ClockReading | undefined): DoctorLine {
  if (!reading)
    return warning(
      subject,
      'the server sends no Date header',
      'make the server send one; without it, Expires-at may be wrong',
    )
  const apartSeconds = Math.max(0, Math.abs(reading.offsetMs) - reading.uncertaintyMs) / 1000
  const way = reading.offsetMs > 0 ? 'ahead' : 'behind'
  if (apartSeconds > 300) return problem(subject, `the server is ${spanText(apartSeconds)} ${way}`, fix)
  if (apartSeconds > 30) return warning(subject, `the server is ${spanText(apartSeconds)} ${way}`, fix)
  return ok(
    subject,
    apartSeconds < 1 ? 'differs from the server by less than 1 s' : `the server is ${spanText(apartSeconds)} ${way}`,
  )
}

function spanText(seconds: number): string {
  return seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`
}
