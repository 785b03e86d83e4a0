// Applies the chosen theme before the first paint. A separate file, because the content security policy forbids inline scripts.
try {
  var theme = localStorage.getItem('tema')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch (error) {
  // Storage may be blocked; the system's preference applies then.
}
