import SQLite = require('better-sqlite3')

export = SQLite
