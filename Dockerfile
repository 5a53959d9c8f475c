# Two images, one for each server: `docker build --target gateway .` and `--target backend .`; compose.yaml builds both.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Read by the build of the client (docs/settings.md).
ARG VITE_GOOGLE_MAPS_API_KEY VITE_MAP_TILES_URL VITE_MAP_ATTRIBUTION VITE_HOW_IT_WORKS_VIDEO_URL
RUN NODE_ENV=production npm run build
# The demo town and the sandbox have no place in production.
RUN rm -rf dist/sandbox dist/server/seed-*

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:22-bookworm-slim AS server
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/schema ./schema
COPY --from=build /app/backend/db/migrations ./backend/db/migrations
COPY --from=build /app/dist ./dist
# A volume mounted there belongs to the user, too.
RUN mkdir /data && chown node:node /data
USER node

# Asked for /readyz: who restarts one after the other goes on when the new one serves.
FROM server AS gateway
ENV PORT=4000
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "dist/gateway/main.js"]

FROM server AS backend
ENV BACKEND_PORT=4001
EXPOSE 4001
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.BACKEND_PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/backend/main.js"]
