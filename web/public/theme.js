// Applies the chosen theme before the first paint. The server writes it into the page (server/src/preview/built-web.ts).
try {
  var theme = localStorage.getItem('tema')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch (error) {
  // Storage may be blocked; the system's preference applies then.
}
