# The image of web, worker, migration and commands, for a PostgreSQL of your own:
#   docker build -t eintritt .
#   docker run --read-only --tmpfs /tmp -e DATABASE_URL=… -e APP_SECRET=… -e APP_URL=… -p 3000:3000 eintritt web
# `npm run release` makes the same image without Docker: bin/release/image.mjs reads the last stage below.
ARG BUILD_BASE=docker.io/library/node:24-bookworm
ARG RUNTIME_BASE=docker.io/library/debian:bookworm-slim

FROM ${BUILD_BASE} AS build
ARG REVISION
WORKDIR /source
COPY . .
RUN npm ci --no-audit --no-fund --omit=dev && node bin/release.mjs --folders

FROM ${RUNTIME_BASE}
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Eintritt"
LABEL org.opencontainers.image.description="Online membership applications for clubs. Licences of packages: /app/LICENCES.txt"
LABEL org.opencontainers.image.licenses="LicenseRef-Proprietary"
LABEL org.opencontainers.image.version="${VERSION}"
LABEL org.opencontainers.image.revision="${REVISION}"
ENV NODE_ENV=production HOME=/tmp METRICS_PORT=9464
ENV PATH=/app/bin:/usr/local/bin:/usr/bin:/bin
WORKDIR /app
COPY --from=build /source/dist/release/image/packages/ /app/
COPY --from=build /source/dist/release/image/product/ /app/
USER 10001:10001
EXPOSE 3000 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 CMD ["node", "bin/eintritt.mjs", "health"]
ENTRYPOINT ["node", "--import", "./bin/source-maps.mjs", "--max-semi-space-size=4", "bin/eintritt.mjs"]
CMD ["start"]
