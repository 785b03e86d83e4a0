// Shows which browsers would work if the app cannot start. Runs in browsers of any age, so it uses the JavaScript of 2009. The app removes
// the text when it has started.
;(function () {
  function tell() {
    var text = document.getElementById('old-browser')
    if (text) text.removeAttribute('hidden')
    // The failed script is above the text in the page, so the text may not be parsed yet.
    else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell)
  }
  // Errors of a script that this browser cannot parse, or that calls a function it lacks (web/public/boot.js).
  window.addEventListener('error', function (event) {
    if (event.error) tell()
  })
  window.addEventListener('unhandledrejection', tell)
})()
