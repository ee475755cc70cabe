// Opens the element that the address names after #, and its ancestors, even when the filter hides it.

/** Finds elements that are not in the page yet; the list of requirements sets it. */
let seek = async () => undefined

{
  const named = async () => {
    const hash = decodeURIComponent(location.hash.slice(1))
    return document.getElementById(hash) ?? (hash && (await seek(hash)))
  }

  const arrive = async () => {
    const target = await named().catch(() => undefined)
    if (!target) return
    if (target.closest('[hidden]')) document.dispatchEvent(new CustomEvent('assay:reset'))
    for (let at = target; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true
    for (const old of document.querySelectorAll('.arrived')) old.classList.remove('arrived')
    target.classList.add('arrived')
    target.scrollIntoView({ block: 'start' })
    target.querySelector('summary')?.focus({ preventScroll: true })
  }

  const onArrival = () => void arrive()
  addEventListener('hashchange', onArrival)
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]')
    if (link && link.getAttribute('href') === location.hash) void arrive()
  })
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!target.matches('.requirement[id], .version') || !target.open) return
      history.replaceState(null, '', `#${target.id}`)
    },
    true,
  )
  document.addEventListener(document.querySelector('.families') ? 'assay:listed' : 'DOMContentLoaded', onArrival, {
    once: true,
  })
}
