# The tags name versions; whoever needs the very same bytes pins their digests (docs/operations.md#containers).
FROM node:24.21.0-trixie-slim AS build
WORKDIR /trinchera
# Packages first: this layer is built again only when they change.
COPY package.json package-lock.json .npmrc ./
COPY rules/package.json rules/
COPY contract/package.json contract/
COPY db/package.json db/
COPY effects/package.json effects/
COPY assistant/package.json assistant/
COPY runtime/package.json runtime/
COPY server/package.json server/
COPY worker/package.json worker/
COPY bot/package.json bot/
COPY web/package.json web/
COPY testing/package.json testing/
RUN npm ci
COPY . .
RUN npm run build && node scripts/image-modules.mjs /image \
 && for room in server worker bot web; do mkdir -p "/image/$room" && cp -r "$room/dist" "/image/$room/"; done \
 && mkdir -p /image/assistant && cp -r assistant/corpus assistant/dist /image/assistant/ && cp package.json LICENSE scripts/run-all.sh /image/

# The processes are bundles; of node_modules there is only what they cannot hold.
FROM node:24.21.0-trixie-slim
# pg_dump and pg_restore of Debian 13, of the same major version as the server of docker-compose.yml.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production DATA_DIR=/data BACKUP_DIR=/backups HOST=0.0.0.0
WORKDIR /trinchera
RUN mkdir /data /backups && chown node:node /data /backups
COPY --from=build /image .
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
CMD ["node", "--enable-source-maps", "--max-old-space-size=384", "server/dist/main.js"]
