import type { Migration } from '../database/migrate.ts';

/**
 * A subject is an account or a shop, by the name of its stream. Whose row is deleted is erased, wherever it was written under that key; the names go
 * with it. `wrapped` is the key under the portal's own.
 */
export const personalDataMigration: Migration = {
  id: '0013-personal-data',
  releasedLate: true,
  sql: `
    CREATE TABLE subject_keys (
      key_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      subject text COLLATE "C" NOT NULL UNIQUE,
      wrapped bytea NOT NULL,
      made_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE actor_names (
      name_id text COLLATE "C" PRIMARY KEY,
      key_id integer NOT NULL REFERENCES subject_keys ON DELETE CASCADE,
      name bytea NOT NULL
    );
    CREATE INDEX ON actor_names (key_id);
  `,
};
