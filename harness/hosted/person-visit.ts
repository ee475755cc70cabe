import { untested } from '../../core/check-stopped.ts'
import { madeLive } from '../replay/replay-log.ts'
import { openPersonPages } from './person-pages.ts'
import { type Host, loggedVisit, type Visit } from './visit.ts'

/**
 * Goes through `act` with a person as the user.
 * @throws CheckStopped (untested) where no person is at the run, or nobody came to a page before
 */
export async function visitByPerson<T>(run: Host, act: (visit: Visit) => Promise<T>): Promise<T> {
  const { person } = run
  const pages = await madeLive('person', () => {
    if (!person)
      throw untested(
        'A person goes through the hosted pages of this profile, and nobody is at this run; use a terminal or assay ui',
      )
    person.assertPresent(run.profile.pacing.person_timeout_seconds)
    return openPersonPages()
  })
  if (!pages || !person) return act(loggedVisit(run))
  try {
    const complete: Visit['complete'] = (task) => person.complete(run, pages, task)
    return await act(loggedVisit(run, { returnTo: pages.returnTo, complete }))
  } finally {
    await pages.close()
  }
}
