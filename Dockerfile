FROM node:20-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /trinchera
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

# The processes are bundles; of node_modules they ask for binaries and for what is served as files.
FROM node:20-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0
WORKDIR /trinchera
COPY package.json .
COPY --from=build /trinchera/node_modules node_modules
COPY --from=build /trinchera/assistant/corpus assistant/corpus
COPY --from=build /trinchera/assistant/dist assistant/dist
COPY --from=build /trinchera/server/dist server/dist
COPY --from=build /trinchera/worker/dist worker/dist
COPY --from=build /trinchera/bot/dist bot/dist
COPY --from=build /trinchera/web/dist web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "--enable-source-maps", "server/dist/main.js"]
