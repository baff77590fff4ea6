# syntax=docker/dockerfile:1
# The service with its documentation and its dashboard, without the embedded database: set DATABASE_URL.
# docs/docker.md says how to build and run it.

ARG NODE_IMAGE=node:24-bookworm-slim

# Builds dist/ with all packages.
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY . .
ENV CI=true
RUN npm ci --no-audit --no-fund

# Installs what runs. The optional packages are the programs of the embedded database.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY generated/package.json generated/package.json
COPY packages/shared/package.json packages/shared/package.json
COPY packages/snippet/package.json packages/snippet/package.json
RUN npm ci --no-audit --no-fund --omit=dev --omit=optional --ignore-scripts \
    --workspace=generated --workspace=packages/shared --workspace=packages/snippet --include-workspace-root

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SHUTDOWN_DELAY_MS=5000
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/dist dist
COPY --from=build /app/generated generated
COPY --from=build /app/packages/shared/dist packages/shared/dist
COPY --from=build /app/packages/snippet/generated packages/snippet/generated
COPY LICENSE CHANGELOG.md ./
# The user `node`. It writes to /data only, and to nothing if SECRET_KEY is set.
RUN mkdir /data && chown 1000:1000 /data
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The options of the `start` script in package.json. Without npm, so that the service itself receives SIGTERM.
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "dist/src/main.js"]
