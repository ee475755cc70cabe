import type { HostedTask } from './seen-page.ts'

/**
 * The client's page at which a person begins; at the end the person may return to a page of this machine. Values from
 * the profile and the target are escaped.
 */
export function personPage(
  { url, kind, provider, credentials, agree = true }: HostedTask,
  { comesBack }: { comesBack: boolean },
): string {
  const said = {
    url,
    what: `the ${kind} page`,
    provider: provider?.code ?? 'any that the page offers',
    credentials: Object.keys(credentials ?? {}).join(', '),
    consent: agree ? 'agree when the page asks' : 'refuse when the page asks',
    end: comesBack
      ? 'the page sends you back, or asks nothing more'
      : 'the page asks nothing more or leads elsewhere, and then say so below',
  }
  return page.replace('SAID', () => JSON.stringify(said).replaceAll('<', '\\u003c'))
}

/** Forwards messages from the opened window, not its own. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A hosted page waits for you</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 36rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
  dt { font-weight: 600 }
  a, button { font: inherit; display: inline-block; padding: 0.4rem 0.9rem; margin: 0 0.4rem 0.6rem 0 }
  a { border: 1px solid; border-radius: 4px; font-weight: 600 }
</style>
<main>
  <h1>A hosted page waits for you</h1>
  <p>Go through <span id="what"></span> of the target as a user would, until <span id="end"></span>.</p>
  <dl>
    <dt>Provider</dt><dd id="provider"></dd>
    <dt>Credentials</dt><dd>those that the profile gives for this provider: <span id="credentials"></span></dd>
    <dt>Consent</dt><dd id="consent"></dd>
  </dl>
  <p><a id="open" target="hosted" rel="opener">Open the page</a></p>
  <p><button type="button" value="over">The page asks nothing more</button>
  <button type="button" value="skipped">Skip this page</button></p>
  <p id="news" role="status"></p>
</main>
<script>
  const { url, ...words } = SAID
  document.querySelector('#open').href = url
  for (const [id, text] of Object.entries(words)) document.querySelector('#' + id).textContent = text || 'none'
  let last = Promise.resolve()
  const say = (body) => (last = last.catch(() => {}).then(() => fetch(location.href, { method: 'POST', body })))
  const end = async (how) => {
    const words = await say(how).then(() => 'The run goes on. You can close this window.', () => 'The run waits no more.')
    document.querySelector('#news').textContent = words
  }
  addEventListener('message', ({ source, origin, data }) => {
    if (source === window) return
    if (origin === location.origin && data === 'back') return end('back')
    try { data = JSON.parse(JSON.stringify(data)) } catch { data = String(data) }
    say(JSON.stringify({ origin, data }))
  })
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => end(button.value))
</script>
`
