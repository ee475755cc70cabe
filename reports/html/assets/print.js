// On paper everything that is not simply right is open; browsers that cannot do that by style are helped here.
{
  let opened = []
  const open = () => {
    const needed = '.requirement:not([data-verdict="passed"], [data-verdict="observed"], [data-verdict="untested"])'
    const all = document.querySelectorAll(`.cause details, .group, ${needed}, ${needed} details`)
    opened = [...all].filter((details) => !details.open)
    for (const details of opened) details.open = true
  }
  const close = () => {
    for (const details of opened) details.open = false
    opened = []
  }
  if (!CSS.supports('selector(::details-content)')) {
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
  }
}
