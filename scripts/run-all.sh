#!/bin/bash
# Runs the whole site in one container: prepares the database, then runs server, worker and, where DISCORD_TOKEN is set, the bot.
# When one of them ends, or on SIGTERM, all end, and the container with them.
set -e
run() {
	node --enable-source-maps "--max-old-space-size=$1" "$2/dist/main.js" &
}

node --enable-source-maps server/dist/prepare.js
trap 'kill $(jobs -p)' TERM INT
run 256 server
run 192 worker
[ -z "$DISCORD_TOKEN" ] || run 96 bot

code=0
wait -n || code=$?
kill $(jobs -p) 2>/dev/null || true
wait
exit $code
