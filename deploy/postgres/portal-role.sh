#!/usr/bin/env bash
# At the first start of the database: the portal owns its own database and nothing else of the server. PORTAL_PASSWORD comes from secrets/database.env.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --set=password="$PORTAL_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE shelfline LOGIN PASSWORD :'password';
ALTER DATABASE shelfline OWNER TO shelfline;
SQL
