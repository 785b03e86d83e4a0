// A file of its own, loaded before the first paint: the security policy allows no inline script, and a flash of the other theme is ugly.
try {
  var theme = localStorage.getItem('tema')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch (error) {
  // Storage may be closed to us; the system's wish then holds.
}
