// The one place that loads better-sqlite3. Version 13 needs Node-API 10 (Node.js 22.14) and ends an older Node.js by a segmentation fault;
// version 12 aborts Node.js 24.19 and later.
module.exports =
  Number(process.versions.napi) >= 10 ? require('better-sqlite3') : require('better-sqlite3-for-older-node')
