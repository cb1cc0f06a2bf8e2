import type { Migration } from '#kernel/database/migrate.ts';

/** Guesses are counted by way and address too, captchas ask for work, and texts have a budget. */
export const signInGuardsMigration: Migration = {
  id: '0500-sign-in-guards',
  sql: `
    CREATE TABLE sign_in_guesses (
      way text NOT NULL,
      login text NOT NULL,
      address text NOT NULL,
      attempts integer NOT NULL,
      last_at timestamptz NOT NULL,
      PRIMARY KEY (way, login, address)
    );
    CREATE INDEX ON sign_in_guesses (last_at);
    CREATE INDEX ON sign_in_guesses (login);
    DROP TABLE sign_in_attempts;

    ALTER TABLE captchas ADD COLUMN work_bits integer NOT NULL DEFAULT 0;
    ALTER TABLE sms_codes ADD COLUMN guesses integer NOT NULL DEFAULT 0;

    CREATE TABLE sms_spent (
      spent_on text NOT NULL,
      key text NOT NULL,
      day date NOT NULL,
      texts integer NOT NULL,
      PRIMARY KEY (spent_on, key, day)
    );
    CREATE INDEX ON sms_spent (day);
  `,
};
